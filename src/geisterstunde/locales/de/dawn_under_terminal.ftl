dawn-under-terminal-signs =
    Farben: w weiß, k schwarz, y gelb, r rot, g grün, b blau. ➤ entscheidet; unterstrichen: wer am Zug ist.
    Gräber: ▐c4▌ geschlossen, <c4> jetzt wählbar, ' r  ' offen und leer, ' rv ' mit Vampir, ' r● ' mit Knoblauch,
    ' *  ' eine Ratte, ' ^  ' nur angehoben, nicht umgedreht, '.' ohne Deckel, ʌc4ʌ unter einer Fledermaus, !c4! hält Graf Rucola frei.
    Reihen: Die beiden Enden zählen; ▒ liegt verdeckt. ● Knoblauch, † Pflöcke, ʌ Fledermäuse auf der Hand, * hat die Ratte.

dawn-under-terminal-garlic = Knoblauch
dawn-under-terminal-stakes = Pflöcke
dawn-under-terminal-bats = Fledermäuse

dawn-under-terminal-reserve =
    { $lids ->
        [one] 1 Deckel im Nachziehstapel
       *[other] { $lids } Deckel im Nachziehstapel
    }
dawn-under-terminal-count-waits = Graf Rucola steht auf dem Platz
dawn-under-terminal-count-with = Graf Rucolas Sockel: { $owner }
dawn-under-terminal-count-keeps = Graf Rucola hält Grab { $grave } frei: { $owner }
