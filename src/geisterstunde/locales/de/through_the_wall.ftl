through-the-wall-ghost =
    { $colour ->
        [green] grüne
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Gespenst
through-the-wall-colour =
    { $item ->
        [green] Grün
        [red] Rot
        [yellow] Gelb
       *[blue] Blau
    }
through-the-wall-way =
    { $way ->
        [up] nach oben
       *[down] nach unten
    }
through-the-wall-slider =
    { $slider ->
        [1] Mondschieber
        [2] Sternschieber
       *[other] Fledermausschieber
    }
through-the-wall-moves =
    { $moves ->
        [one] eine Magische Bewegung
       *[other] { $moves } Magische Bewegungen
    }

through-the-wall-asks-put = Du musst wieder hinstellen, was das Brett beim Drehen verschoben hat: { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-put-in-corner = Du musst in eine leere Ecke stellen, was beim Drehen vom Brett geraten ist: { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-swap = Du musst Stapel { $deck } mit einem anderen vertauschen
through-the-wall-asks-search = Du hast keine Magische Bewegung mehr; du darfst einen Stapel durchsuchen oder deinen Zug beenden
through-the-wall-asks-move = Du darfst { through-the-wall-moves } machen
through-the-wall-asks-move-or-search = Du darfst { through-the-wall-moves } machen oder einen Stapel durchsuchen, womit du deinen Zug beendest

through-the-wall-no-move-left = Du hast deine drei Magischen Bewegungen schon gemacht.
through-the-wall-already-there = Dein Gespenst steht schon auf { $space }.
through-the-wall-not-beside = Dein Gespenst zieht nur aufs nächste Feld; { $space } liegt nicht daneben.
through-the-wall-wall = Zwischen deinem Gespenst und { $space } steht eine Mauer.
through-the-wall-occupied = Auf { $space } steht schon das { through-the-wall-ghost }.
through-the-wall-slider-at-its-end = Der { through-the-wall-slider } geht nicht weiter { through-the-wall-way }: Eine Kammer bleibt immer unter dem Brett.
through-the-wall-ghost-would-fall = Der { through-the-wall-slider } lässt sich nicht { through-the-wall-way } schieben: Ein Gespenst würde vom Brett geraten.
through-the-wall-same-tunnel = Der { through-the-wall-slider } liegt schon in Tunnel { $tunnel }; er muss in einen anderen.
through-the-wall-tunnel-taken = In Tunnel { $tunnel } liegt schon ein Schieber.
through-the-wall-ghost-above = Über Tunnel { $tunnel } steht ein Gespenst, darum kommt dort kein Schieber hinein oder heraus.
through-the-wall-no-garment = Dein Gespenst steht auf keiner Verkleidung, also gibt es nichts zu suchen.
through-the-wall-already-dressed =
    Dein Gespenst hat schon etwas { $part ->
        [hat] auf dem Kopf
        [mask] vor dem Gesicht
        [body] am Körper
        [legs] an den Beinen
       *[hand] in der Hand
    }.
through-the-wall-empty-deck = Stapel { $deck } ist leer; durchsuche Stapel { OR($decks) }.
through-the-wall-no-swap = Stapel tauschen nur gleich nach dem Suchen die Plätze, und nur wenn sie wandern.
through-the-wall-not-adrift = Das { through-the-wall-ghost } musst du nirgends hinstellen.
through-the-wall-not-playing = Das { through-the-wall-ghost } spielt nicht mit.
through-the-wall-put-on-another = Auf { $space } steht schon ein anderes Gespenst.
through-the-wall-not-covered = Das { through-the-wall-ghost } darfst du nur auf { OR($spaces) } stellen.
