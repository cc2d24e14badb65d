dawn-under-quick-turn = Wenn du dran bist, öffne ein geschlossenes Grab. Alle schauen hin.
dawn-under-quick-columns = Du findest
    .second = Das tust du
    .third = Und dann
dawn-under-quick-fits = ein leeres Grab, und der Deckel hat die Farbe eines deiner beiden ganz außen liegenden Vampire
    .second = leg diesen Vampir schlafen
    .third = öffne noch ein Grab
dawn-under-quick-fits-or-stop = { dawn-under-quick-fits }
    .second = { dawn-under-quick-fits.second }
    .third = öffne noch ein Grab oder hör auf
dawn-under-quick-fits-not = ein leeres Grab in einer anderen Farbe
    .second = leg Knoblauch hinein, wenn du magst
    .third = dein Zug ist zu Ende
dawn-under-quick-fits-not-without-garlic = { dawn-under-quick-fits-not }
    .second = lass es leer
    .third = { dawn-under-quick-fits-not.third }
dawn-under-quick-vampire = einen Vampir
    .second = nimm einen Pflock
    .third = dein Zug ist zu Ende
dawn-under-quick-last-stake = … und es ist dein { $stakes ->
        [2] zweiter
        [4] vierter
        [5] fünfter
       *[3] dritter
    } Pflock
    .second = { $players ->
        [2] dein Gegenüber schenkt dir vier Vampire
       *[other] alle schenken dir einen Vampir
    }; die Pflöcke gehen zurück
    .third = dein Zug ist zu Ende
dawn-under-quick-last-stake-of-the-house = { dawn-under-quick-last-stake }
    .second = { dawn-under-quick-last-stake.second }
    .third = { dawn-under-quick-last-stake.third }
dawn-under-quick-garlic = { $players ->
        [2] Knoblauch deines Gegenübers
       *[other] Knoblauch von jemand anderem
    }
    .second = die Person, der er gehört, schenkt dir { $players ->
        [2] zwei Vampire
       *[other] einen Vampir
    } und nimmt die Knolle zurück
    .third = dein Zug ist zu Ende
dawn-under-quick-own-garlic = deinen eigenen Knoblauch
    .second = { $players ->
        [2] dein Gegenüber schenkt dir vier Vampire
       *[other] alle schenken dir einen Vampir
    }; du nimmst die Knolle zurück
    .third = dein Zug ist zu Ende
dawn-under-quick-rat = eine Ratte
    .second = eine Rattenplage bricht aus!
    .third = siehe unten

dawn-under-quick-gifts = Verschenkt wird ein ganz außen liegender Vampir; wer schenkt, sucht das Ende aus. Du legst Geschenke links oder rechts an, wie du willst und in beliebiger Reihenfolge.
    .about = Geschenke:
dawn-under-quick-row = Die äußeren zwei Vampire auf jeder Seite sind immer aufgedeckt, bei vier oder weniger alle. Die Reihenfolge änderst du nie.
    .about = Deine Reihe:
dawn-under-quick-plague = Öffne so viele geschlossene Nachbargräber der Ratte, wie du magst, in beliebiger Reihenfolge; danach { $players ->
        [2] ist dein Gegenüber dran
       *[other] kommen reihum alle anderen dran
    }. Einen passenden Vampir darfst du hineinlegen oder behalten. Strafen gibt es wie immer, aber nichts beendet deinen Durchgang. Die Deckel bleiben offen, bis die Plage vorbei ist.
    .about = Rattenplage:
dawn-under-quick-plague-of-2018 = Wer die Ratte gefunden hat, öffnet beliebig viele ihrer geschlossenen Nachbargräber, in beliebiger Reihenfolge. Ein passender Vampir muss hinein. Strafen gibt es wie immer, aber nichts beendet den Durchgang. Die Deckel bleiben offen, bis die Plage vorbei ist.
    .about = Rattenplage:
dawn-under-quick-plague-of-2018-or-leave = Wer die Ratte gefunden hat, öffnet beliebig viele ihrer geschlossenen Nachbargräber, in beliebiger Reihenfolge. Ein passender Vampir darf hinein, muss aber nicht. Strafen gibt es wie immer, aber nichts beendet den Durchgang. Die Deckel bleiben offen, bis die Plage vorbei ist.
    .about = Rattenplage:
dawn-under-quick-neighbours = Gräber, die sich berühren, auch an einer Ecke. Über einen Weg hinweg gibt es keine Nachbarn.
    .about = Nachbargräber:
dawn-under-quick-just-opened = Nur in das Grab, das du gerade geöffnet hast, darfst du etwas legen, auch wenn später ein passender Vampir nach außen rückt.
    .about = Jetzt oder nie:
dawn-under-quick-plague-ends = wenn alle Nachbargräber offen sind, wenn alle dran waren oder wenn noch eine Ratte auftaucht. Ein Deckel vom Nachziehstapel kommt auf das Grab der Ratte, die anderen gehen zu. Den nächsten Zug hat, wer links von der Person sitzt, die die Ratte hat.
    .about = Die Plage endet:
dawn-under-quick-another-rat = Mit ihr beginnt eine neue Plage; wer sie gefunden hat, hat sie und fängt an. Wer aber schon die alte Ratte hatte, gibt die neue nach links weiter.
    .about = Noch eine Ratte:
dawn-under-quick-plague-of-2018-ends = wenn diese Person aufhört, wenn alle Nachbargräber offen sind oder wenn eine zweite Ratte auftaucht; die wird wieder zugedeckt und löst nichts aus. Ein Deckel vom Nachziehstapel kommt auf das Grab der ersten Ratte, die anderen gehen zu, und weiter geht es links von der Person, die die Ratte gefunden hat.
    .about = Die Plage endet:
dawn-under-quick-marked = Das ist das letzte Grab, das im Zug direkt vor deinem geöffnet wurde. Wenn du es öffnest { $garlic ->
        [0] und keinen Vampir hineinlegst
       *[other] und weder einen Vampir noch Knoblauch hineinlegst
    }, nimmst du einen Pflock. Nach einer Plage gibt es kein solches Grab.
    .about = Gerade erst offen:
dawn-under-quick-third-time = Hat dein Gegenüber in seinem letzten Zug ein Grab geöffnet, das du in deinem Zug davor geöffnet hattest? Öffnest du es im nächsten Zug schon wieder, nimmst du einen Pflock.
    .about = Kein drittes Mal:
dawn-under-quick-bare = Zwanzig Gräber haben keinen Deckel. Sie werden nie geöffnet und sind niemandes Nachbarn.
    .about = Gräber ohne Deckel:
dawn-under-quick-dawn = Hat zwanzig Züge pro Person lang niemand einen Vampir hineingelegt, bricht der Tag an, und wer die wenigsten Vampire hat, gewinnt.
    .about = Der Tag bricht an:
dawn-under-quick-winning = in dem Augenblick, in dem dein letzter Vampir dich verlässt, ob ins Grab gelegt oder verschenkt.
    .about = Du gewinnst:
