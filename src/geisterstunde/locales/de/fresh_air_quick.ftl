fresh-air-quick-turn = Wenn du dran bist, öffne wie immer ein geschlossenes Grab, oder setz eine deiner beiden Fledermäuse darauf und sag: „Dieses Grab ist leer.“
fresh-air-quick-columns = Im Grab der Fledermaus
    .second = { $players ->
        [2] Dein Gegenüber zweifelt
       *[other] Jemand zweifelt
    }
    .third = { $players ->
        [2] Dein Gegenüber glaubt dir
       *[other] Alle glauben dir
    }
fresh-air-quick-empty = nichts
    .second = wer gezweifelt hat, nimmt einen Pflock; du legst einen Vampir hinein und spielst weiter
    .third = du legst einen Vampir hinein und spielst weiter
fresh-air-quick-vampire = ein Vampir
    .second = du nimmst ihn; wer gezweifelt hat, legt einen hinein; dein Zug ist zu Ende
    .third = schenk ihn { $players ->
        [2] deinem Gegenüber
       *[other] irgendjemandem
    }; du legst einen hinein und spielst weiter
fresh-air-quick-garlic = Knoblauch
    .second = du bekommst Geschenke wie immer; wer gezweifelt hat, legt einen Vampir hinein; dein Zug ist zu Ende
    .third = die Knolle geht nach Hause; du legst einen Vampir hinein und spielst weiter

fresh-air-quick-lids = Die Deckel, die du öffnest, bleiben offen, bis dein Zug zu Ende ist.
    .about = Deckel:
fresh-air-quick-count-comes = wenn du in einem Zug drei Vampire ins Grab legst, mit oder ohne Hilfe einer Fledermaus. Sobald der Zug zu Ende ist, stellst du ihn auf ein beliebiges geschlossenes Grab, das du für leer hältst.
    .about = Graf Rucola kommt zu dir:
fresh-air-quick-hands-off = Das Grab des Grafen öffnet niemand, und keine Fledermaus landet darauf.
    .about = Finger weg:
fresh-air-quick-count-helps = Ist es leer? Leg einen deiner beiden ganz außen liegenden Vampire hinein, stell den Grafen auf ein geschlossenes Grab im nächsten Viertel im Uhrzeigersinn und beginn deinen gewöhnlichen Zug.
    .about = Dein nächster Zug beginnt an seinem Grab:
fresh-air-quick-count-leaves = Es gibt keine Strafe, aber dein Zug ist vorbei, und der Graf geht nach links weiter.
    .about = Es ist nicht leer:
fresh-air-quick-rats = In einer Plage fliegt keine Fledermaus. Schläft ein Vampir unter einer Ratte, kommt zuerst der Pflock, dann die Plage.
    .about = Ratten:
