# Der Gedächtnisbericht auf der Seite und das Malen des Friedhofs. Was auch das Terminal sagt, steht in memory.ftl.

report-title = Was du behalten hast
report-title-of = Was { $name } behalten hat
report-lead = { $came } von { $chances } Mal ist wieder eingefallen, was zu sehen war.
report-lead-few = { $chances } Gelegenheiten sind wenige: Sie sagen kaum etwas über ein Gedächtnis.
report-whose = Wessen Gedächtnis?
report-back = Zurück
report-forgot = vergessen
report-remembered = behalten
report-mixed-up = verwechselt
report-never-seen = nie gesehen
report-watch = Ansehen
report-bands = Die Zahlen dahinter
report-came-back = fiel wieder ein
report-between = dazwischen liegt 19 von 20 Mal die Wahrheit
report-interval = { $low } bis { $high } %
report-of = { $came } von { $chances }
report-level-curve = { $name }: { $early } % nach einer, { $late } % nach zwanzig
report-hollow = Hohle Punkte: zu wenige Gelegenheiten, um viel zu sagen.
report-profile = Deine letzten Partien an diesem Gerät
report-profile-lead = { $games ->
    [one] Bisher eine Partie. Sie bleibt hier und wird nie gesendet.
   *[other] { $games } Partien. Sie bleiben hier und werden nie gesendet.
}
report-export = Als Datei speichern
report-delete = Vergessen
report-deleted = Vergessen.
report-draw = Den Friedhof malen
report-paint-what = Male, was du noch weißt.
report-truth-is-up = Da liegt die Wahrheit.
report-then-truth = Dann kommt die Wahrheit ans Licht.
report-colours = Farben
report-rub-out = ausradieren
report-painted = { $count ->
    [one] ein Deckel gemalt
   *[other] { $count } Deckel gemalt
}
report-seconds = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
report-lift = Die Wahrheit lüften
report-skip = Genug, lass sehen
report-right-of = { $right } richtig von { $count }
report-nothing-painted = Nichts gemalt: So lag es.
report-see = Zum Bericht
report-is-right = richtig
report-is-wrong = gemalt hast du { $painted }
report-unpainted = nicht gemalt
report-known-title = Was du hättest wissen können
report-known-title-of = Was { $name } hätte wissen können
report-vain = { $count ->
    [0] Keine Suche war vergeblich, bei der man es wissen konnte.
    [one] Eine Suche war vergeblich, und deine eigenen Augen hatten es dir gesagt.
   *[other] { $count } Suchen waren vergeblich, und deine eigenen Augen hatten es dir gesagt.
}
report-decks = Was jeder Stapel gezeigt hatte
report-deck = Stapel { $deck }
report-deck-sights = gesehen: { $garments }
report-turn-axis = deine Züge
report-still-there = noch da
report-won = gefunden
report-fair = faire Versuche
report-knew = du wusstest es besser
report-own-eyes = mit eigenen Augen gesehen
report-search-won = Zug { $turn }, { $garment }: gefunden
report-search-fair = Zug { $turn }, { $garment }: ein fairer Versuch
report-search-knew = Zug { $turn }, { $garment }: du wusstest es besser
report-ways = Dein Weg und der beste
report-best = best { $needed }
report-ways-sum = { $turns } Züge; von da, wo du standest, hätten { $needed } gereicht.
report-no-finds = Diesmal wurde nichts gefunden.
