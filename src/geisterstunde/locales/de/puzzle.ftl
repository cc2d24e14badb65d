
puzzle-moves =
    { $moves ->
        [0] kein Zug mehr
        [1] ein Zug
        [2] zwei Züge
        [3] drei Züge
       *[other] { $moves } Züge
    }
puzzle-goal = Gesucht: { $garment }. Du hast: { puzzle-moves }
puzzle-door = Tür { $number }
puzzle-ways =
    { $ways ->
        [1] Es gibt einen Weg.
       *[other] Es gibt { $ways } Wege.
    }

puzzle-warmth =
    { $warmth ->
        [begin] Schau, so lange du magst. Nur Züge kosten eine Kerze.
        [open] Stell hin, was noch treibt.
        [warm] Warm.
        [very_warm] Sehr warm!
        [takes_longer] Von hier dauert es länger.
        [out_of_moves] Keine Kerze mehr. Nimm einen Zug zurück.
       *[solved] Da ist es!
    }

puzzle-hint =
    { $kind ->
        [step] Weiter geht es mit einem Schritt.
        [slide] Weiter geht es mit einem Schieber.
        [turn] Weiter geht es mit einer Drehung der Burg.
       *[put] Stell das Gespenst gut hin.
    }
puzzle-take-back-first = Nimm erst einen Zug zurück.
puzzle-the-way = Das Band weiß es. Tippe auf die helle Stelle.
puzzle-as-you-were = Wie zuvor.

puzzle-lanterns =
    { $lanterns ->
        [1] Eine Laterne
        [2] Zwei Laternen
       *[3] Drei Laternen
    }
puzzle-how-well =
    { $lanterns ->
        [1] Das Band hat den Weg gezeigt.
        [2] Gelöst, mit einem Hinweis.
       *[3] Der kürzeste Weg, ganz ohne Hilfe.
    }

puzzle-how-to-type = Tippe einen Zug wie '{ $example }'; oder hint (Hinweis), way (Weg), back (zurück), quit (Ende). '?' erklärt die Zeichen. Die Schieber bleiben in ihren Tunneln.
puzzle-way-told = Der Weg: { $way }
puzzle-nothing-to-take-back = Es gibt nichts zurückzunehmen.
puzzle-next-door = Die Eingabetaste öffnet Tür { $number }; quit beendet.

puzzle-corridor = Der Gang der Türen
puzzle-corridor-lead = Hinter jeder eine Verkleidung. Die Kerzen sagen, wie viele Züge.
puzzle-corridor-before = Frühere Türen
puzzle-corridor-after = Weitere Türen
puzzle-tally = { $count } von { $most } Laternen
puzzle-door-label = Tür { $number }: { $garment }, { puzzle-moves }, { $lanterns } von 3 Laternen
puzzle-doors = Türen
puzzle-ribbon = Deine Züge
puzzle-take-back = Zurück
puzzle-a-hint = Ein Hinweis
puzzle-way = Der Weg
puzzle-next = Nächste Tür
puzzle-again = Noch einmal
puzzle-stamp-slide =
    { $slider ->
        [1] Mond
        [2] Stern
       *[other] Fledermaus
    } { $way ->
        [up] hoch
       *[down] runter
    }
puzzle-stamp-step = Auf { $space }
puzzle-stamp-put = Stell auf { $space }
