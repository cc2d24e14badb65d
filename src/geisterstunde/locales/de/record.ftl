record-none = Das ist keine Aufzeichnung eines Spiels: { $reason }.
record-too-deep = Das ist keine Aufzeichnung eines Spiels: Sie ist zu tief verschachtelt.
record-not-json = Das ist keine Aufzeichnung eines Spiels: Sie ist kein vollständiges JSON ({ $reason }).
record-other-format = Diese Aufzeichnung hat das Format { $given }; lesen lässt sich { $formats }.
record-in-file = { $path }: { $reason }
record-unreadable = { $path } lässt sich nicht lesen: { $reason }.
record-unwritable = { $path } lässt sich nicht schreiben: { $reason }.

record-impossible-decision = Entscheidung { $number }, { $decision } von { $seat }, kann nicht sein: { $reason }
record-other-end = Die Aufzeichnung und ihre Entscheidungen enden nicht gleich. Die Aufzeichnung: { $told }; die Entscheidungen: { $found }.
record-goes-on = Das Spiel ist nicht zu Ende
record-ended = { AND($seats) }, { $reason }
record-ended-for-nobody = niemand, { $reason }

record-unfinished = Das Spiel ist nicht zu Ende: Der Startwert wird erst nach der letzten Entscheidung verraten, dann lässt er sich prüfen.
record-not-promised = Das ist nicht, was versprochen wurde: Salz, Startwert, Optionen und die Siegel der Plätze passen nicht zum Versprechen.
record-seed-not-promised = Der Startwert ist nicht der versprochene: Salz und Startwert passen nicht zum Versprechen.
record-other-nonce = Die Zufallszahl von { $seat } ist nicht die, die vor dem Versprechen versiegelt wurde.
record-shares = Die Aufzeichnung muss für jeden der { $players } Plätze sagen, was er zur Auslage beitrug; sie sagt es für { $given }.
record-shares-too-early = Im Format geisterstunde/1 konnte kein Platz etwas zur Auslage beitragen, diese Aufzeichnung behauptet es aber.
record-odd-spelling = Entscheidung { $number } ist { $given } geschrieben; eine Aufzeichnung schreibt { $spelled }.
record-lacks = In der Aufzeichnung fehlt { $name }; ob ehrlich ausgelegt wurde, lässt sich so nicht prüfen.
record-other-deal = Der Startwert gibt eine andere Auslage: Die Aufzeichnung weicht ab bei { $part }.

record-promise-holds = Startwert und Optionen sind die, die vor dem Spiel versprochen wurden ({ $charms }).
record-seed-promised = Der Startwert ist der, der vor dem Spiel versprochen wurde; in diesem älteren Format galt das nicht für die Optionen, und wer austeilte, wählte ihn allein.
record-seats-added = Niemand konnte die Auslage allein wählen: Nach dem Versprechen kamen Zufallszahlen dazu, von { AND($seats) }.
record-nobody-added = Kein Platz gab eine Zufallszahl zur Auslage: Wer den Startwert versprach, wählte sie allein.
record-seats-silent = Von { AND($seats) } kam keine Zufallszahl rechtzeitig; an ihrer Stelle zählte das Siegel.
record-deal-holds = Der Startwert gibt genau diese Auslage.
record-decisions-hold = Alle { $count } Entscheidungen folgen den Regeln.
record-end-holds = Sie enden wie aufgezeichnet: { $ended }.

# $given (text) - a commitment
record-another-promise = Diese Partie hält ein anderes Versprechen als { $given }.
record-day-of-no-table = Die Auslage eines Tages kommt allein aus seinem Startwert; diese Aufzeichnung sagt aber, sie käme auch anderswoher.
# $day (text) - a date. $charms (text) - the pictures that people may have compared
record-day-holds = Es ist die Auslage vom { $day }, für alle die gleiche: Startwert und Optionen sind die, die für diesen Tag versprochen waren ({ $charms }).
