
puzzle-moves =
    { $moves ->
        [0] plus aucune action
        [1] une action
        [2] deux actions
        [3] trois actions
       *[other] { $moves } actions
    }
puzzle-goal = À atteindre : { $garment }, en { puzzle-moves }
puzzle-door = Porte { $number }
puzzle-ways =
    { $ways ->
        [1] Il y a un seul chemin.
       *[other] Il y a { $ways } chemins.
    }

puzzle-warmth =
    { $warmth ->
        [begin] Regarde autant que tu veux. Seules les actions coûtent une bougie.
        [open] Repose ce qui flotte encore.
        [warm] Tu chauffes.
        [very_warm] Tu brûles !
        [takes_longer] D’ici, ce sera plus long.
        [out_of_moves] Plus de bougie. Reviens en arrière.
       *[solved] Le voilà !
    }

puzzle-hint =
    { $kind ->
        [step] Continue par un pas.
        [slide] Continue par une réglette.
        [turn] Continue en tournant le château.
       *[put] Repose bien le fantôme.
    }
puzzle-take-back-first = Reviens d’abord en arrière.
puzzle-the-way = Le ruban sait. Touche le timbre clair.
puzzle-as-you-were = Comme avant.

puzzle-lanterns =
    { $lanterns ->
        [1] Une lanterne
        [2] Deux lanternes
       *[3] Trois lanternes
    }
puzzle-how-well =
    { $lanterns ->
        [1] Le ruban a montré le chemin.
        [2] Résolu, avec un indice.
       *[3] Le plus court chemin, sans aucune aide.
    }

puzzle-how-to-type = Tape une action comme « { $example } » ; ou hint (indice), way (chemin), back (arrière), quit (fin). « ? » explique les signes. Les réglettes restent dans leurs tunnels.
puzzle-way-told = Le chemin : { $way }
puzzle-nothing-to-take-back = Il n’y a rien à reprendre.
puzzle-next-door = La touche Entrée ouvre la porte { $number } ; quit arrête.

puzzle-corridor = Le couloir des portes
puzzle-corridor-lead = Derrière chacune, un habit. Les bougies disent combien d’actions.
puzzle-corridor-before = Portes d’avant
puzzle-corridor-after = Autres portes
puzzle-tally = { $count } lanternes sur { $most }
puzzle-door-label = Porte { $number } : { $garment }, { puzzle-moves }, { $lanterns } lanternes sur 3
puzzle-doors = Portes
puzzle-ribbon = Tes actions
puzzle-take-back = Reprendre
puzzle-a-hint = Un indice
puzzle-way = Le chemin
puzzle-next = Porte suivante
puzzle-again = Encore une fois
puzzle-stamp-slide =
    { $slider ->
        [1] Lune
        [2] Étoile
       *[other] Chauve-souris
    } { $way ->
        [up] en haut
       *[down] en bas
    }
puzzle-stamp-step = Va en { $space }
puzzle-stamp-put = Pose en { $space }
