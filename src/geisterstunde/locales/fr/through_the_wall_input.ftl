through-the-wall-input-decks = decks est { OR($choices) }, pas { $given }.
through-the-wall-input-board = board est { OR($boards) } ou quatorze lignes, pas { $given }.
through-the-wall-input-board-rows = board : { $reason }
through-the-wall-input-ghosts = ghosts est { $ghosts } couleurs différentes parmi { AND($colours) }, pas { $given }.
through-the-wall-input-floor = floor est { OR($choices) }, pas { $given }.
through-the-wall-input-night = night va de { $least } à { $most } tours de table, ou none si le coq ne chante jamais, pas { $given }.

through-the-wall-input-lines = un plateau a { $lines } lignes de pièces et { $lines } de vêtements, pas { $given } lignes.
through-the-wall-input-garments =
    { $spaces } cases montrent un vêtement pour { $part ->
        [hat] la tête
        [mask] le visage
        [body] le corps
        [legs] les jambes
       *[hand] la main
    }, dessiné { $letter }, pas { $given }.
through-the-wall-input-block =
    { $block ->
        [rooms] des pièces
       *[garments] des vêtements
    }
through-the-wall-input-letters = ligne { $line } { through-the-wall-input-block } : une ligne a { $letters } lettres, pas { $given }.
through-the-wall-input-at = ligne { $line } { through-the-wall-input-block }, lettre { $letter } : { $reason }
through-the-wall-input-drawn =
    { $place } se dessine { $meant ->
        [plug] { OR($allowed) }, la fixation
        [room] par sa pièce, A à Z
        [corner] { OR($allowed) }, un coin
       *[garment] { OR($allowed) }
    }, pas { $given }.
through-the-wall-input-room-apart = la pièce { $room } doit être d’un seul tenant, mais { $place } est à part.

through-the-wall-input-deal-decks = La donne doit avoir { $decks } paquets, pas { $given }.
through-the-wall-input-deal-deck = Le paquet { $deck } de la donne doit avoir un vêtement pour chacun : { $parts }.
through-the-wall-input-deal-garments = La donne doit avoir chaque vêtement une fois.
through-the-wall-input-deal-sliders = Les réglettes de la donne doivent être { $patterns }, dans n’importe quel ordre, dans les tunnels 1, 3 et 5, et null dans les autres.

through-the-wall-input-plug = La fixation occupe { $space } ; aucun fantôme ne peut s’y tenir.
through-the-wall-input-no-deck = Il y a les paquets 1 à { $last }.
through-the-wall-input-no-slider = Il y a les réglettes 1 à { $last }.
through-the-wall-input-no-tunnel = Il y a les tunnels 1 à { $last }.
through-the-wall-input-too-far = Une réglette se pousse de -{ $most } (vers le haut) à { $most } (vers le bas) sections : une reste toujours sous le plateau.

through-the-wall-input-door = Il y a les portes 1 à { $last }, pas { $given }.
through-the-wall-input-puzzle-decisions = Une énigme prend au plus { $most } décisions.
through-the-wall-input-puzzle-over = Cette énigme est finie ; reviens en arrière ou va à une autre porte.
through-the-wall-input-puzzle-moves-only = Dans une énigme, on avance, on pousse les réglettes et on tourne le château ; les réglettes restent dans leurs tunnels et on ne fouille rien.
