through-the-wall-ghost =
    fantasma { $colour ->
        [green] verde
        [red] rosso
        [yellow] giallo
       *[blue] blu
    }
through-the-wall-colour =
    { $item ->
        [green] il verde
        [red] il rosso
        [yellow] il giallo
       *[blue] il blu
    }
through-the-wall-way =
    { $way ->
        [up] verso l’alto
       *[down] verso il basso
    }
through-the-wall-slider =
    { $slider ->
        [1] barretta luna
        [2] barretta stella
       *[other] barretta pipistrello
    }
through-the-wall-moves =
    { $moves ->
        [one] uno spostamento magico
       *[other] { $moves } spostamenti magici
    }

through-the-wall-asks-put = Devi rimettere a posto ciò che il tavoliere ha spostato girando: { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-put-in-corner = Devi mettere in un angolo vuoto ciò che il tavoliere ha spinto fuori girando: { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-swap = Devi scambiare di posto il mazzo { $deck } con un altro
through-the-wall-asks-search = Non hai più spostamenti magici; puoi cercare in un mazzo, oppure finire il turno
through-the-wall-asks-move = Puoi fare { through-the-wall-moves }
through-the-wall-asks-move-or-search = Puoi fare { through-the-wall-moves }, oppure cercare in un mazzo, e così finisci il turno

through-the-wall-no-move-left = Hai già fatto i tuoi tre spostamenti magici.
through-the-wall-already-there = Il tuo fantasma è già su { $space }.
through-the-wall-not-beside = Il tuo fantasma si sposta solo sulla casella accanto; { $space } non è lì vicino.
through-the-wall-wall = C’è un muro tra il tuo fantasma e { $space }.
through-the-wall-occupied = Su { $space } c’è già il { through-the-wall-ghost }.
through-the-wall-slider-at-its-end = La { through-the-wall-slider } non va più avanti { through-the-wall-way }: un segmento resta sempre sotto il tavoliere.
through-the-wall-ghost-would-fall = La { through-the-wall-slider } non si può spingere { through-the-wall-way }: un fantasma finirebbe fuori dal tavoliere.
through-the-wall-same-tunnel = La { through-the-wall-slider } è già nel tunnel { $tunnel }; deve andare in un altro.
through-the-wall-tunnel-taken = Nel tunnel { $tunnel } c’è già una barretta.
through-the-wall-ghost-above = Sopra il tunnel { $tunnel } c’è un fantasma, perciò nessuna barretta può entrarci o uscirne.
through-the-wall-no-garment = Il tuo fantasma non è su nessun travestimento, quindi non c’è niente da cercare.
through-the-wall-already-dressed =
    Il tuo fantasma ha già qualcosa { $part ->
        [hat] in testa
        [mask] sul viso
        [body] sul corpo
        [legs] sulle gambe
       *[hand] in mano
    }.
through-the-wall-empty-deck = Il mazzo { $deck } è vuoto; cerca nel mazzo { OR($decks) }.
through-the-wall-no-swap = I mazzi si scambiano di posto solo subito dopo una ricerca, e solo se si spostano.
through-the-wall-not-adrift = Il { through-the-wall-ghost } non va rimesso da nessuna parte.
through-the-wall-not-playing = Il { through-the-wall-ghost } non è in gioco.
through-the-wall-put-on-another = Su { $space } c’è già un altro fantasma.
through-the-wall-not-covered = Il { through-the-wall-ghost } si può mettere solo su { OR($spaces) }.
