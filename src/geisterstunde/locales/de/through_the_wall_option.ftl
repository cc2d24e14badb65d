through-the-wall-option-decks = Kartenstapel
through-the-wall-option-decks-help = Wandernde Stapel tauschen nach dem Suchen die Plätze.
through-the-wall-option-decks-stay = bleiben liegen
through-the-wall-option-decks-wander = wandern
through-the-wall-option-board = Burg
through-the-wall-option-board-help = Die Räume und wo die Verkleidungen liegen: wie im Spiel oder selbst gemalt.
through-the-wall-option-board-castle = die gewohnte
through-the-wall-option-board-chosen = meine eigene
through-the-wall-option-first = Wer beginnt
through-the-wall-option-first-help = Nach den Regeln: wer sich zuletzt dreimal im Kreis gedreht hat.
through-the-wall-option-first-none = der Zufall entscheidet
through-the-wall-option-ghosts = Gespenster
through-the-wall-option-ghosts-help = Jedes Gespenst beginnt in der Ecke seiner Farbe. Wenn ihr nichts wählt, beginnen zwei in gegenüberliegenden Ecken.
through-the-wall-option-ghosts-none = wie üblich
through-the-wall-option-ghosts-chosen = selbst wählen
through-the-wall-option-ghosts-green = grün
through-the-wall-option-ghosts-red = rot
through-the-wall-option-ghosts-yellow = gelb
through-the-wall-option-ghosts-blue = blau
through-the-wall-option-floor = Boden
through-the-wall-option-floor-help = Durch Glas seht ihr die Schieber und Magnete darunter. Stein verbirgt sie, wie in der Schachtel: Man sieht nur, was herausragt.
through-the-wall-option-floor-glass = Glas
through-the-wall-option-floor-stone = Stein
through-the-wall-option-night = Hahnenschrei
through-the-wall-option-night-help = Findet so lange niemand etwas, kräht der Hahn, und es gewinnt, wer die meisten Verkleidungen hat.
through-the-wall-option-night-none = nie
through-the-wall-option-night-value = { $value ->
    [one] nach { $value } Runde
   *[other] nach { $value } Runden
}
