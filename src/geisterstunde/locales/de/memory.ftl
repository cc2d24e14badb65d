# Was jemand von einer Partie behalten hat, die vorbei ist: im Terminal, als eigene Seite und auf der Seite.
# $who (you oder other), $name (text) - wer entschieden hat. $what (text) - was zu behalten war
# $place, $rather (text) - Gräber wie c4, oder Stapel, von 1 an gezählt
# $age (number), $unit (openings oder turns) - wie lange etwas nicht mehr zu sehen war

memory-title = Was behalten wurde
memory-nothing = Nichts in diesem Spiel sagt, was jemand behalten hat.
memory-remembered = Behalten
memory-forgot = Vergessen
memory-mixed-up = Mit dem Nachbarn verwechselt
memory-never-seen = Nie zuvor gesehen
memory-lost-stake = Pflöcke, die ein gutes Gedächtnis erspart
memory-lost-garlic = Knoblauch, den ein gutes Gedächtnis meidet
memory-lost-turn = Züge für nichts
memory-lost-search = Suchen, die schon verloren waren
memory-recall = { $unit ->
    [turns] Was von einmal Gesehenem wieder einfiel, nach Zügen
   *[openings] Was von einmal Gesehenem wieder einfiel, nach Öffnungen
}
memory-ages = { $youngest } bis { $oldest }
memory-ages-and-more = { $youngest } und mehr
memory-share = { $percent } % von { $chances } ({ $low } bis { $high })
memory-no-chance = –
memory-few-chances = * Das sind wenige: Sie sagen kaum etwas über ein Gedächtnis.
memory-moments = Einen zweiten Blick wert
memory-ways = Züge bis zu jedem Kleidungsstück, und wie viele nötig waren
memory-way = { $garment }: { $turns }, nötig { $needed }
memory-map = Wo es geblieben ist
memory-curve = Wie lange es geblieben ist
memory-all = alles
memory-half = halb
memory-none = nichts
memory-axis = { $unit ->
    [turns] Züge ist es her
   *[openings] Öffnungen ist es her
}

memory-moment-remembered = { $who ->
    [you] Du hast { $place } geöffnet, zuletzt gesehen vor { memory-ago }: { $what }.
   *[other] { $name } hat { $place } geöffnet, zuletzt gesehen vor { memory-ago }: { $what }.
}
memory-moment-forgot = { $who ->
    [you] Du hast { $place } wieder geöffnet, zuletzt gesehen vor { memory-ago }: { $what }.
   *[other] { $name } hat { $place } wieder geöffnet, zuletzt gesehen vor { memory-ago }: { $what }.
}
memory-moment-passed-over = { $who ->
    [you] Du hast { $place } geöffnet; { $rather } hätte gepasst, zuletzt gesehen vor { memory-ago }: { $what }.
   *[other] { $name } hat { $place } geöffnet; { $rather } hätte gepasst, zuletzt gesehen vor { memory-ago }: { $what }.
}
memory-moment-mixed-up = { $who ->
    [you] Du hast { $place } geöffnet, gleich neben { $rather }, zuletzt gesehen vor { memory-ago }: { $what }.
   *[other] { $name } hat { $place } geöffnet, gleich neben { $rather }, zuletzt gesehen vor { memory-ago }: { $what }.
}
memory-search-remembered = { $who ->
    [you] Du bist zu Stapel { $place } gegangen; dort lag es vor { memory-ago }: { $what }.
   *[other] { $name } ist zu Stapel { $place } gegangen; dort lag es vor { memory-ago }: { $what }.
}
memory-search-forgot = { $who ->
    [you] Du hast wieder in Stapel { $place } gesucht, zuletzt gesehen vor { memory-ago }; da konnte es nicht sein: { $what }.
   *[other] { $name } hat wieder in Stapel { $place } gesucht, zuletzt gesehen vor { memory-ago }; da konnte es nicht sein: { $what }.
}
memory-search-passed-over = { $who ->
    [you] Du hast in Stapel { $place } gesucht; vor { memory-ago } hast du es in Stapel { $rather } gesehen: { $what }.
   *[other] { $name } hat in Stapel { $place } gesucht; vor { memory-ago } war es in Stapel { $rather } zu sehen: { $what }.
}
memory-search-mixed-up = { $who ->
    [you] Du hast in Stapel { $place } gesucht, gleich neben Stapel { $rather }, wo du es vor { memory-ago } gesehen hast: { $what }.
   *[other] { $name } hat in Stapel { $place } gesucht, gleich neben Stapel { $rather }, wo es vor { memory-ago } zu sehen war: { $what }.
}
memory-ago = { $unit ->
    [turns] { $age ->
        [one] 1 Zug
       *[other] { $age } Zügen
    }
   *[openings] { $age ->
        [one] 1 Öffnung
       *[other] { $age } Öffnungen
    }
}
