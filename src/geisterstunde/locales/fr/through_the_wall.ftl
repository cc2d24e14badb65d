through-the-wall-ghost =
    fantôme { $colour ->
        [green] vert
        [red] rouge
        [yellow] jaune
       *[blue] bleu
    }
through-the-wall-colour =
    { $item ->
        [green] le vert
        [red] le rouge
        [yellow] le jaune
       *[blue] le bleu
    }
through-the-wall-way =
    { $way ->
        [up] vers le haut
       *[down] vers le bas
    }
through-the-wall-slider =
    { $slider ->
        [1] réglette lune
        [2] réglette étoile
       *[other] réglette chauve-souris
    }
through-the-wall-moves =
    { $moves ->
        [one] une action magique
       *[other] { $moves } actions magiques
    }

through-the-wall-asks-put = Tu dois reposer ce que le plateau a déplacé en tournant : { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-put-in-corner = Tu dois poser dans un coin vide ce que le plateau a éjecté en tournant : { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-swap = Tu dois échanger le paquet { $deck } avec un autre
through-the-wall-asks-search = Tu n’as plus d’action magique ; tu peux fouiller un paquet, ou finir ton tour
through-the-wall-asks-move = Tu peux faire { through-the-wall-moves }
through-the-wall-asks-move-or-search = Tu peux faire { through-the-wall-moves }, ou fouiller un paquet, ce qui termine ton tour

through-the-wall-no-move-left = Tu as déjà fait tes trois actions magiques.
through-the-wall-already-there = Ton fantôme est déjà en { $space }.
through-the-wall-not-beside = Ton fantôme n’avance que d’une case ; { $space } n’est pas à côté de lui.
through-the-wall-wall = Il y a un mur entre ton fantôme et { $space }.
through-the-wall-occupied = Le { through-the-wall-ghost } est déjà en { $space }.
through-the-wall-slider-at-its-end = La { through-the-wall-slider } ne va pas plus loin { through-the-wall-way } : une section reste toujours sous le plateau.
through-the-wall-ghost-would-fall = La { through-the-wall-slider } ne peut pas être poussée { through-the-wall-way } : un fantôme quitterait le plateau.
through-the-wall-same-tunnel = La { through-the-wall-slider } est déjà dans le tunnel { $tunnel } ; elle doit aller dans un autre.
through-the-wall-tunnel-taken = Il y a déjà une réglette dans le tunnel { $tunnel }.
through-the-wall-ghost-above = Un fantôme se tient au-dessus du tunnel { $tunnel } : aucune réglette ne peut y entrer ni en sortir.
through-the-wall-no-garment = Ton fantôme n’est sur aucun vêtement, il n’y a donc rien à chercher.
through-the-wall-already-dressed =
    Ton fantôme a déjà quelque chose { $part ->
        [hat] sur la tête
        [mask] sur le visage
        [body] sur le corps
        [legs] aux jambes
       *[hand] à la main
    }.
through-the-wall-empty-deck = Le paquet { $deck } est vide ; fouille le paquet { OR($decks) }.
through-the-wall-no-swap = Les paquets n’échangent leurs places que juste après une fouille, et seulement s’ils se déplacent.
through-the-wall-not-adrift = Le { through-the-wall-ghost } n’a pas besoin d’être déplacé.
through-the-wall-not-playing = Le { through-the-wall-ghost } ne joue pas.
through-the-wall-put-on-another = Un autre fantôme est déjà en { $space }.
through-the-wall-not-covered = Le { through-the-wall-ghost } ne peut être posé qu’en { OR($spaces) }.
