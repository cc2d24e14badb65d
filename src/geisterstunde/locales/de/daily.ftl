# Tonight's graveyard: the same deal for everybody on a date.

# $number (number) - of the night
daily-number = Nr. { $number }
daily-same = Für alle dieselben Deckel
daily-company = Acht Vampire für jeden: du und zwei Igel. Wer gleich spielt, bekommt gleiche Antworten.
daily-goal = Wenig öffnen, wenig irren
# $time (text) - by the reader's clock
daily-one-try = Ein Versuch, bis Mitternacht UTC: bei dir { $time }
# $name (text) - of a bot. $count (number) - openings
daily-guide = { $name }: { $count ->
    [one] einmal geöffnet
   *[other] { $count }-mal geöffnet
}
daily-guide-lost = { $name } kam heute Nacht zu spät
# $count (number) - people
daily-been = { $count ->
    [0] Noch war niemand hier
    [one] Jemand war schon hier
   *[other] { $count } waren schon hier
}
# $count (number) - people
daily-came = { $count ->
    [0] Niemand war da
    [one] Jemand war da
   *[other] { $count } waren da
}
daily-go = Hineingehen
daily-go-on = Weiterspielen
daily-yesterday = Der Friedhof von gestern

daily-card = Karte zum Verschicken
# $count (number) - openings
daily-openings = { $count ->
    [one] Einmal geöffnet
   *[other] { $count }-mal geöffnet
}
# $count (number) - mistakes
daily-mistakes = { $count ->
    [0] Kein einziger Irrtum.
    [one] Ein Irrtum.
   *[other] { $count } Irrtümer.
}
daily-won = Alle schlafen!
daily-lost = Ein Igel war schneller.
daily-sign-bed = zu Bett gebracht
daily-sign-stake = ein Pflock
daily-sign-rats = Ratten
daily-sign-garlic = Knoblauch
daily-sign-forgot = eigentlich gewusst
daily-sign-nothing = nichts

daily-no-lid = Kein Deckel wird verraten. Du darfst sie verschicken.
daily-copy = Zum Verschicken kopieren
daily-share = Teilen
daily-copied = Kopiert. Füg es ein, wo du magst.
daily-not-copied = Dieser Browser lässt nichts kopieren.
daily-others = Die Kerzen aller
daily-alone = Du bist heute Nacht als Erstes hier.
# $worse, $others (number) - people
daily-better = { $worse ->
    [0] { $others ->
        [one] Noch jemand war hier, und nicht schlechter.
       *[other] { $others } andere waren hier, und nicht schlechter.
    }
   *[other] Besser als { $worse } von { $others }.
}
daily-shut = Um Mitternacht UTC heben sich die Deckel: Dann gibt es die Wiederholung, und was du dir gemerkt hast.

daily-promise = Was versprochen wurde
daily-promise-how = Die Auslage einer Nacht steht am Tag davor fest. Merk dir diese Zeichen: Ist die Nacht vorbei, wird der Startwert verraten, und alle können prüfen, dass nichts geändert wurde.
daily-promise-kept = Ausgelegt wie versprochen. Diese Seite hatte sich das Versprechen vorher gemerkt und hat es geprüft.
daily-promise-unseen = Startwert und Versprechen passen zusammen. Vorher gemerkt hatte sich diese Seite das Versprechen nicht.
daily-promise-broken = Das ist nicht, was versprochen wurde!
daily-best = Die beste Partie
# $name (text) - of a bot
daily-best-guide = So spielt es: { $name }
# $count (number) - openings
daily-yours = { $count ->
    [one] Du: einmal geöffnet.
   *[other] Du: { $count }-mal geöffnet.
}
daily-watch = Ansehen
daily-watch-yours = Deine ansehen

daily-kept = Auf diesem Gerät
daily-kept-how = Deine Nächte, und was du dir gemerkt hast, behält allein dieser Browser. Nichts davon wird gesendet.
daily-export = Als Datei sichern
daily-delete = Löschen
