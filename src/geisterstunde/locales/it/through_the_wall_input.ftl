through-the-wall-input-decks = decks è { OR($choices) }, non { $given }.
through-the-wall-input-board = board è { OR($boards) } oppure quattordici righe, non { $given }.
through-the-wall-input-board-rows = board: { $reason }
through-the-wall-input-ghosts = ghosts è { $ghosts } colori diversi tra { AND($colours) }, non { $given }.
through-the-wall-input-floor = floor è { OR($choices) }, non { $given }.
through-the-wall-input-night = night va da { $least } a { $most } giri, oppure none se il gallo non canta mai, non { $given }.

through-the-wall-input-lines = un tavoliere ha { $lines } righe di stanze e { $lines } di travestimenti, non { $given } righe.
through-the-wall-input-garments =
    { $spaces } caselle mostrano un travestimento per { $part ->
        [hat] la testa
        [mask] il viso
        [body] il corpo
        [legs] le gambe
       *[hand] la mano
    }, disegnato { $letter }, non { $given }.
through-the-wall-input-block =
    { $block ->
        [rooms] delle stanze
       *[garments] dei travestimenti
    }
through-the-wall-input-letters = riga { $line } { through-the-wall-input-block }: una riga ha { $letters } lettere, non { $given }.
through-the-wall-input-at = riga { $line } { through-the-wall-input-block }, lettera { $letter }: { $reason }
through-the-wall-input-drawn =
    { $place } si disegna { $meant ->
        [plug] { OR($allowed) }, il perno
        [room] con la sua stanza, da A a Z
        [corner] { OR($allowed) }, un angolo
       *[garment] { OR($allowed) }
    }, non { $given }.
through-the-wall-input-room-apart = la stanza { $room } deve essere tutta unita, ma { $place } è isolata.

through-the-wall-input-deal-decks = La distribuzione deve avere { $decks } mazzi, non { $given }.
through-the-wall-input-deal-deck = Il mazzo { $deck } della distribuzione deve avere un travestimento per ciascuno: { $parts }.
through-the-wall-input-deal-garments = La distribuzione deve avere ogni travestimento una volta.
through-the-wall-input-deal-sliders = Le barrette della distribuzione devono essere { $patterns } in qualsiasi ordine nei tunnel 1, 3 e 5, e null negli altri.

through-the-wall-input-plug = Su { $space } c’è il perno; nessun fantasma può starci.
through-the-wall-input-no-deck = Ci sono i mazzi da 1 a { $last }.
through-the-wall-input-no-slider = Ci sono le barrette da 1 a { $last }.
through-the-wall-input-no-tunnel = Ci sono i tunnel da 1 a { $last }.
through-the-wall-input-too-far = Una barretta si spinge da -{ $most } (verso l’alto) a { $most } (verso il basso) segmenti: uno resta sempre sotto il tavoliere.

through-the-wall-input-door = Ci sono le porte da 1 a { $last }, non { $given }.
through-the-wall-input-puzzle-decisions = Un enigma prende al massimo { $most } decisioni.
through-the-wall-input-puzzle-over = Questo enigma è finito; torna indietro di una mossa o va’ a un’altra porta.
through-the-wall-input-puzzle-moves-only = In un enigma i fantasmi si muovono, le barrette si spingono e il castello gira; le barrette restano nei loro tunnel e non si cerca nulla.
