through-the-wall-input-decks = decks ist { OR($choices) }, nicht { $given }.
through-the-wall-input-board = board ist { OR($boards) } oder vierzehn Zeilen, nicht { $given }.
through-the-wall-input-board-rows = board: { $reason }
through-the-wall-input-ghosts = ghosts sind { $ghosts } verschiedene Farben aus { AND($colours) }, nicht { $given }.
through-the-wall-input-floor = floor ist { OR($choices) }, nicht { $given }.
through-the-wall-input-night = night ist { $least } bis { $most } Runden oder none, wenn der Hahn nie kräht, nicht { $given }.

through-the-wall-input-lines = Ein Brett hat { $lines } Zeilen mit Räumen und { $lines } mit Verkleidungen, nicht { $given } Zeilen.
through-the-wall-input-garments =
    { $spaces } Felder zeigen eine Verkleidung für { $part ->
        [hat] den Kopf
        [mask] das Gesicht
        [body] den Körper
        [legs] die Beine
       *[hand] die Hand
    }, gezeichnet als { $letter }, nicht { $given }.
through-the-wall-input-block =
    { $block ->
        [rooms] der Räume
       *[garments] der Verkleidungen
    }
through-the-wall-input-letters = Zeile { $line } { through-the-wall-input-block }: Eine Zeile hat { $letters } Buchstaben, nicht { $given }.
through-the-wall-input-at = Zeile { $line } { through-the-wall-input-block }, Buchstabe { $letter }: { $reason }
through-the-wall-input-drawn =
    { $place } wird gezeichnet als { $meant ->
        [plug] { OR($allowed) }, der Stecker
        [room] sein Raum, A bis Z
        [corner] { OR($allowed) }, eine Ecke
       *[garment] { OR($allowed) }
    }, nicht { $given }.
through-the-wall-input-room-apart = Raum { $room } muss zusammenhängen, aber { $place } liegt abseits.

through-the-wall-input-deal-decks = Die Auslage muss { $decks } Stapel haben, nicht { $given }.
through-the-wall-input-deal-deck = Stapel { $deck } der Auslage muss je eine Verkleidung für { $parts } haben.
through-the-wall-input-deal-garments = Die Auslage muss jede Verkleidung einmal haben.
through-the-wall-input-deal-sliders = Die Schieber der Auslage müssen { $patterns } sein, in beliebiger Reihenfolge in den Tunneln 1, 3 und 5, und null in den anderen.

through-the-wall-input-plug = Auf { $space } sitzt der Stecker; dort kann kein Gespenst stehen.
through-the-wall-input-no-deck = Es gibt die Stapel 1 bis { $last }.
through-the-wall-input-no-slider = Es gibt die Schieber 1 bis { $last }.
through-the-wall-input-no-tunnel = Es gibt die Tunnel 1 bis { $last }.
through-the-wall-input-too-far = Ein Schieber lässt sich um -{ $most } (nach oben) bis { $most } (nach unten) Kammern schieben: Eine bleibt immer unter dem Brett.

through-the-wall-input-door = Es gibt die Türen 1 bis { $last }, nicht { $given }.
through-the-wall-input-puzzle-decisions = Ein Rätsel hat höchstens { $most } Entscheidungen.
through-the-wall-input-puzzle-over = Dieses Rätsel ist zu Ende; nimm einen Zug zurück oder geh zu einer anderen Tür.
through-the-wall-input-puzzle-moves-only = In einem Rätsel ziehen Gespenster, werden Schieber geschoben und dreht sich die Burg; Schieber bleiben in ihren Tunneln, und nichts wird durchsucht.
