through-the-wall-terminal-signs =
    Das Brett ist gezeichnet, wie es gerade liegt; a1 bis g7 sind aufgedruckt und drehen sich mit. Mauern halten Gespenster auf, keine Schieber.
    Ein Feld: sein Name, ‹ wenn es jetzt wählbar ist, seine Verkleidung in drei Buchstaben, ein Gespenst (G grün, R rot, Y gelb, B blau),
    und was darunter liegt: ● ein Magnet, ○ ein Schieber ohne Magnet; ein Boden aus Stein verbirgt beides. Oben: die Tunnel 1 bis 5 und
    der Schieber darin; S1 +2 ist der Mondschieber, zwei Kammern nach unten geschoben. Über und unter dem Brett steht, was herausragt, von
    Norden nach Süden. Schieber 1, der Mondschieber, ist { $first }; 2, der Sternschieber, { $second }; 3, der Fledermausschieber, { $third }.
    Stapel: H Hut, M Maske, B Körper, L Beine, G Hand.
    Züge: 'step b1', 'slide 2 up', 'shift 1 4 -2' (der Mondschieber in Tunnel 4, zwei Kammern nach oben), 'turn left', 'done'.
through-the-wall-terminal-deck = Stapel { $deck }
through-the-wall-terminal-moves = Zauberzüge
through-the-wall-terminal-cockcrow =
    { $rounds ->
        [one] letzte Runde vor dem Hahnenschrei
       *[other] noch { $rounds } Runden bis zum Hahnenschrei
    }
