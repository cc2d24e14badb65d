dawn-under-option-edition = Ausgabe
dawn-under-option-edition-help = 2004: Bei einer Plage machen alle mit. 2018: kürzere Plagen, andere Regel fürs Wiederöffnen.
dawn-under-option-fresh-air = Frische Luft
dawn-under-option-fresh-air-help = Die Erweiterung: bluffende Fledermäuse und Graf Rucola.
dawn-under-option-vampires = Variante für Kinder
dawn-under-option-vampires-help = Mit weniger Vampiren geht es schneller.
dawn-under-option-vampires-none = nein
dawn-under-option-vampires-value = { $value } Vampire
dawn-under-option-layout = Wege
dawn-under-option-layout-help = Wie die Wege den Friedhof teilen.
dawn-under-option-layout-classic = klassisch
dawn-under-option-layout-even = gleichmäßig
dawn-under-option-layout-chosen = meine eigenen
dawn-under-option-lids = Deckel
dawn-under-option-lids-help = Behauene Steine sind Merkzeichen. Glatte sehen alle gleich aus, für Puristen.
dawn-under-option-lids-carved = behauen
dawn-under-option-lids-plain = alle gleich
dawn-under-option-bare = Gräber ohne Deckel
dawn-under-option-bare-help = Zu zweit bleiben zwanzig Gräber ohne Deckel.
dawn-under-option-bare-random = zufällig
dawn-under-option-bare-corners = Ecken
dawn-under-option-bare-cross = Kreuz
dawn-under-option-bare-chosen = selbst wählen
dawn-under-option-first = Wer beginnt
dawn-under-option-first-help = Nach den Regeln: wer heute als Letztes aufgestanden ist.
dawn-under-option-first-none = der Zufall entscheidet
dawn-under-option-without = Farben, die fehlen
dawn-under-option-without-help = Zu zweit bleiben zwei Farben in der Schachtel.
dawn-under-option-without-none = zufällig
dawn-under-option-without-chosen = selbst wählen
dawn-under-option-rats = Ratten
dawn-under-option-rats-help = Wie viele Ratten unter den Deckeln lauern. In der Schachtel sind es 6, zu zweit 4.
dawn-under-option-rats-none = wie in der Schachtel
dawn-under-option-rats-value = { $value ->
    [0] keine Ratten
    [one] 1 Ratte
   *[other] { $value } Ratten
}
dawn-under-option-garlic = Knoblauch
dawn-under-option-garlic-help = Wie viele Knollen alle bekommen. In der Schachtel sind es 3.
dawn-under-option-garlic-value = { $value ->
    [0] kein Knoblauch
    [one] 1 Knolle
   *[other] { $value } Knollen
}
dawn-under-option-stakes = Pflöcke
dawn-under-option-stakes-help = Der wievielte Pflock die Geschenke bringt. Nach den Regeln ist es der dritte.
dawn-under-option-stakes-value = { $value ->
    [2] der zweite
    [3] der dritte
    [4] der vierte
   *[5] der fünfte
}
dawn-under-option-may-stop = Aufhören erlaubt
dawn-under-option-may-stop-help = Wer einen Vampir hineingelegt hat, darf aufhören, statt noch ein Grab zu öffnen.
dawn-under-option-may-leave = Hineinlegen freiwillig
dawn-under-option-may-leave-help = In einer Plage von 2018 darf ein passender Vampir auch draußen bleiben, wie 2004.
