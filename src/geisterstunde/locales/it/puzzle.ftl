
puzzle-moves =
    { $moves ->
        [0] nessuna mossa
        [1] una mossa
        [2] due mosse
        [3] tre mosse
       *[other] { $moves } mosse
    }
puzzle-goal = Da raggiungere: { $garment }, in { puzzle-moves }
puzzle-door = Porta { $number }
puzzle-ways =
    { $ways ->
        [1] C’è una sola via.
       *[other] Ci sono { $ways } vie.
    }

puzzle-warmth =
    { $warmth ->
        [begin] Guarda quanto vuoi. Solo le mosse costano una candela.
        [open] Rimetti a posto chi è rimasto in bilico.
        [warm] Fuocherello.
        [very_warm] Fuoco!
        [takes_longer] Da qui ci vuole di più.
        [out_of_moves] Niente più candele. Torna indietro di una.
       *[solved] Eccolo!
    }

puzzle-hint =
    { $kind ->
        [step] Continua con un passo.
        [slide] Continua con una barretta.
        [turn] Continua girando il castello.
       *[put] Rimetti bene il fantasma.
    }
puzzle-take-back-first = Prima torna indietro di una mossa.
puzzle-the-way = Il nastro lo sa. Tocca il bollo chiaro.
puzzle-as-you-were = Come prima.

puzzle-lanterns =
    { $lanterns ->
        [1] Una lanterna
        [2] Due lanterne
       *[3] Tre lanterne
    }
puzzle-how-well =
    { $lanterns ->
        [1] Il nastro ha mostrato la via.
        [2] Risolto, con un indizio.
       *[3] La via più breve, senza alcun aiuto.
    }

puzzle-how-to-type = Scrivi una mossa come «{ $example }»; oppure hint (indizio), way (via), back (indietro), quit (fine). «?» spiega i segni. Le barrette restano nei loro tunnel.
puzzle-way-told = La via: { $way }
puzzle-nothing-to-take-back = Non c’è niente da riprendere.
puzzle-next-door = Invio apre la porta { $number }; quit esce.

puzzle-corridor = Il corridoio delle porte
puzzle-corridor-lead = Dietro ognuna un vestito. Le candele dicono quante mosse.
puzzle-corridor-before = Porte di prima
puzzle-corridor-after = Altre porte
puzzle-tally = { $count } lanterne su { $most }
puzzle-door-label = Porta { $number }: { $garment }, { puzzle-moves }, { $lanterns } lanterne su 3
puzzle-doors = Porte
puzzle-ribbon = Le tue mosse
puzzle-take-back = Indietro
puzzle-a-hint = Un indizio
puzzle-way = La via
puzzle-next = Porta seguente
puzzle-again = Ancora una volta
puzzle-stamp-slide =
    { $slider ->
        [1] Luna
        [2] Stella
       *[other] Pipistrello
    } { $way ->
        [up] su
       *[down] giù
    }
puzzle-stamp-step = Va’ in { $space }
puzzle-stamp-put = Metti in { $space }
