record-none = Das ist keine Aufzeichnung eines Spiels: { $reason }.
record-too-deep = Das ist keine Aufzeichnung eines Spiels: Sie ist zu tief verschachtelt.
record-not-json = Das ist keine Aufzeichnung eines Spiels: Sie ist kein vollständiges JSON ({ $reason }).
record-other-format = Diese Aufzeichnung hat das Format { $given }; lesen lässt sich { $format }.
record-in-file = { $path }: { $reason }
record-unreadable = { $path } lässt sich nicht lesen: { $reason }.
record-unwritable = { $path } lässt sich nicht schreiben: { $reason }.

record-impossible-decision = Entscheidung { $number }, { $decision } von { $seat }, kann nicht sein: { $reason }
record-other-end = Die Aufzeichnung und ihre Entscheidungen enden nicht gleich. Die Aufzeichnung: { $told }; die Entscheidungen: { $found }.
record-goes-on = Das Spiel ist nicht zu Ende
record-ended = { AND($seats) }, { $reason }
record-ended-for-nobody = niemand, { $reason }

record-unfinished = Das Spiel ist nicht zu Ende: Der Startwert wird erst nach der letzten Entscheidung verraten, dann lässt er sich prüfen.
record-not-promised = Der Startwert ist nicht der versprochene: Salz und Startwert passen nicht zum Versprechen.
record-lacks = In der Aufzeichnung fehlt { $name }; ob ehrlich ausgelegt wurde, lässt sich so nicht prüfen.
record-other-deal = Der Startwert gibt eine andere Auslage: Die Aufzeichnung weicht ab bei { $part }.

record-promise-holds = Der Startwert ist der, der vor dem Spiel versprochen wurde.
record-deal-holds = Der Startwert gibt genau diese Auslage.
record-decisions-hold = Alle { $count } Entscheidungen folgen den Regeln.
record-end-holds = Sie enden wie aufgezeichnet: { $ended }.
