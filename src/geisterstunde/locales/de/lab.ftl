lab-stopped = Abgebrochen, bevor die ersten Spiele fertig waren.
lab-needs =
    { $what ->
        [plots] Diagramme brauchen { $package }: Installiere geisterstunde[{ $extra }].
        [ratings] Wertungen brauchen { $package }: Installiere geisterstunde[{ $extra }].
       *[cluster] Ein Cluster braucht { $package }: Installiere geisterstunde[{ $extra }].
    }
lab-no-cluster = Ein Cluster ist { $local } oder ray://HOST:PORT, nicht { $given }.

lab-records-need-folder = records brauchen einen Ordner: Nenne einen mit --out.
lab-programs-leave-no-records = Spiele mit Programmen lassen sich für ihre Aufzeichnungen nicht noch einmal spielen.
lab-no-whole-round = Alle gegen alle, auf allen Plätzen, sind { $round } Spiele je Runde: Verlange so viele, nicht { $games }.

lab-vary = vary ist NAME=WERT,WERT mit { $names } als Namen, nicht { $given }.
lab-vary-what = { $name } braucht mindestens zwei verschiedene Werte, nicht { $given }.
lab-varied-twice = Jeder Name lässt sich nur einmal variieren.
lab-varied-and-fixed = { $name } wird variiert: Lass es bei den Optionen weg, die gleich bleiben.
lab-varied-alike = Zwei der Werte bedeuten dasselbe: { $values } gibt es schon.
lab-bots-varied = bots wird variiert: Lass --bots weg.

lab-no-table = Einen Tisch { $given } gibt es nicht; es gibt { $tables }.
lab-players-list = players ist eine Liste von Zahlen wie in '2,4', nicht { $given }.
lab-players-even = Eine Leiter mischt zwei Stufen 1:1, darum muss players gerade sein, nicht { $given }.

lab-no-command = { $name } ist kein Befehl: { $reason }.
lab-command-missing = program braucht einen Befehl, wie in program(python my_bot.py).
lab-programs-with-strangers = Programme spielen an einem Server, mit Bots, die er kennt ({ $bots }), nicht mit { $strangers }.
lab-programs-stay-here = Programme spielen auf diesem Rechner: Lass den Cluster weg.
