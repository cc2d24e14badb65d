page-settings = Einstellungen
page-rules = Regeln
page-language = Sprache
page-to-day = Tagfarben
page-to-night = Nachtfarben
page-sound = Töne
page-comforts = Ton und Bewegung
page-volume = Lautstärke
page-few-sounds = Weniger Geräusche
page-captions = Geräusche als Worte
page-calm = Weniger Bewegung
page-welcome = Die Geisterstunde hat geschlagen
page-your-name = Dein Name
page-guest = Gast
page-code = Code
page-join = Setzen
page-unreachable = Der Server ist nicht zu erreichen; versuch es gleich noch einmal.
page-dawn-under = Dicke Luft in der Gruft
page-dawn-under-lead = Bring deine Vampire ins Bett, bevor die Sonne aufgeht.
page-dawn-under-goal = Merk dir die Deckel! Wer zuerst alle Vampire im Bett hat, gewinnt.
page-fresh-air = Frische Luft
page-through-the-wall = Ab durch die Mauer
page-through-the-wall-lead = Zieh dein Gespenst an, quer durch alle Wände.
page-through-the-wall-goal = Schweb auf Kleider und such sie in einem Stapel. Wer zuerst alle fünf hat, gewinnt!
page-play-now = Jetzt spielen
page-company = Wer spielt?
page-company-children = Kinder
page-company-family = Familie
page-company-expert = Profis
page-hall = Der Tisch am Tor
page-have-code = Hast du einen Code bekommen?
page-with-friends = Mit Freunden
page-read-rules = Regeln lesen
page-puzzles = Rätsel
page-player = Spieler { $number }
page-connecting = Das Tor geht auf …
page-reconnecting = Die Schnur ist gerissen. Wir knoten sie. Dein Platz bleibt.
page-your-turn = Du bist dran
page-memory = Was behalten wurde
page-draw = Aus dem Kopf malen
page-home = Zum Tor
page-who-plays = Wer an diesem Gerät spielt
page-pass-to = Gib das Gerät an { $name }
page-pass-why = Die nächste Antwort ist geheim. Alle anderen schauen weg!
page-pass-here = Ich bin { $name }
page-curtain = Vorhang vor geheimen Antworten
page-seen = Gesehen!
page-tap-twice = Zum Öffnen zweimal tippen
page-letters = Buchstaben am Rand
page-tap-again = zum Öffnen noch einmal tippen
page-armed-open = Tippe noch einmal, um das Grab zu öffnen.
page-armed-bat = Tippe noch einmal: Die Fledermaus fliegt!
page-armed-count = Tippe noch einmal: Da steht der Graf!
page-friends-come = Freunde kommen herein mit
page-share = Teilen
page-invite-to-watch = Alle Plätze sind besetzt. Mit diesem Code oder Link können Freunde zuschauen.
page-link = Einladungslink
page-copy = Link kopieren
page-copied = Kopiert
page-qr = Ein Code zum Scannen mit dem Telefon
page-seats = Plätze
page-name-of-seat = Name an Platz { $number }
page-free = frei
page-seat = Platz
page-sit-down = Hinsetzen
page-your-face = Wer willst du sein?
page-sit-here = Setz dich auf Stuhl
page-on-the-way = noch unterwegs
page-face-of-seat = Gesicht auf Platz { $number }
page-face-girl = Mädchen
page-face-boy = Junge
page-face-woman = Frau
page-face-man = Mann
page-face-grandma = Oma
page-face-grandpa = Opa
page-face-cat = Katze
page-face-witch = Hexe
page-sit-too = + an diesem Gerät
page-get-up = Aufstehen
page-waking-up = Das Haus wacht auf: Bis dahin spielen die besten Bots wie die nächstschwächeren.
page-waking-level = { $name } (wacht gerade auf)
page-who-sits = Wer setzt sich?
page-who-sits-hint = Jemanden auf einen Stuhl ziehen oder antippen.
page-somebody-here = Noch jemand hier
page-shares-device = am selben Gerät
page-at-this-device = an diesem Gerät
page-let-go = { $name } aufstehen lassen
page-start = Los geht’s
page-everybody-here = alle sind da
page-fills-chairs = { $count ->
    [one] ein Stuhl ist frei: { $name } setzt sich
   *[other] { $count } Stühle sind frei: Bots setzen sich
}
page-host-starts = Wer den Tisch aufgemacht hat, startet das Spiel.
page-options = So spielen wir
page-all-options = Alles andere
page-option-players = Mitspieler
page-option-players-help = Wer keinen Platz mehr findet, kann zuschauen.
page-option-first = Wer beginnt
page-option-first-help = Der Zufall entscheidet, oder ihr wählt jemanden.
page-option-first-none = zufällig
page-option-none = ohne
page-house-rules = Hausregeln
page-house-rules-none = keine
page-best-from = Am besten ab { $players } Mitspielern.
page-yes = ja
page-no = nein
page-decks = Kartenstapel
page-lid-time = Deckel bleiben offen
page-lid-time-help = So lange sehen alle, was unter dem Deckel liegt.
page-lid-tap = bis alle getippt haben
page-seconds = { $count } Sekunden
page-clock = Uhr
page-clock-none = keine
page-clock-relaxed = gemütlich: 90 Sekunden
page-clock-brisk = zügig: 25 Sekunden
page-clock-help = Läuft die Zeit ab, spielt ein Bot, bis die Person zurück ist.
page-pace = Tempo
page-pace-calm = gemütlich
page-pace-normal = normal
page-pace-quick = flott
page-pace-help = Wie schnell die Bots spielen und sich alles bewegt.
page-log = Was geschah
page-for-this-device = Für dieses Gerät
page-say-something = Etwas sagen
page-waiting-for = Warten auf { $names }
page-thinks = { $name } überlegt
page-watching = Du schaust zu.
page-time-left = noch { $seconds } Sekunden
page-what-to-do = Was tun
page-verb-open = Grab öffnen
page-verb-bat = Fledermaus schicken
page-verb-count = Graf aufstellen
page-cemetery = Friedhof
page-plaza = Platz in der Mitte
page-reserve = Deckel im Nachziehstapel
page-closed = geschlossen
page-bare = ohne Deckel
page-rat = eine Ratte
page-lid = Deckel: { $colour }
page-inside-vampire = darin ein Vampir: { $colour }
page-inside-garlic = { $who ->
    [you] darin dein Knoblauch
   *[other] darin Knoblauch von { $name }
}
page-inside-empty = leer
page-count-here = hier steht der Graf
page-bat-here = hier sitzt eine Fledermaus
page-colour-w = weiß
page-colour-k = schwarz
page-colour-y = gelb
page-colour-r = rot
page-colour-g = grün
page-colour-b = blau
page-face-down = verdeckt
page-row = { $count } Vampire: { $vampires }
page-away = ein Bot spielt
page-turn = { $who ->
    [you] du bist am Zug
   *[other] am Zug
}
page-you = du
page-count = Graf Rucola
page-vampires-left = Vampire übrig
page-garlic = Knoblauch übrig
page-stakes = Pflöcke: { $count } von { $limit }
page-bats = Fledermäuse übrig
page-plague = { $who ->
    [you] Ratten! Öffne Gräber neben der Ratte. Du hast begonnen.
   *[other] Ratten! Öffne Gräber neben der Ratte. { $name } hat begonnen.
}
page-asks-open = Öffne ein Grab!
page-asks-open-or-stop = Ratten! Öffne daneben, oder hör auf.
page-asks-open-again-or-stop = Schlaf gut! Noch ein Grab, oder Schluss?
page-asks-lay = Wer geht ins Bett?
page-asks-lay-or-leave = Soll einer von deinen ins Bett?
page-asks-lay-any = Wer geht ins Bett? Links oder rechts?
page-asks-garlic = Hier eine Knoblauchfalle stellen?
page-asks-give = Gib { $name } einen: links oder rechts?
page-asks-take = Noch einer für dich: links oder rechts?
page-asks-believe = { $grave } ist leer! Glaubst du das?
page-asks-send = Wer bekommt diesen Vampir?
page-asks-set-count = Stell den Grafen auf ein helles Grab.
page-because-du-13 = Pst! Da schläft jemand: ein Pflock.
page-because-du-41 = Dasselbe Grab noch mal: ein Pflock.
page-because-du-42 = Schon wieder dieses Grab: ein Pflock.
page-because-fa-11 = Es stimmte! Ein Pflock.
page-because-garlic = { $who ->
    [you] Knoblauch! Deine Falle.
   *[other] Knoblauch! Die Falle von { $name }.
}
page-because-own-garlic = { $who ->
    [you] Dein eigener Knoblauch! Alle geben.
   *[other] Eigener Knoblauch! Alle geben { $name }.
}
page-because-gifts = { $who ->
    [you] Zu viele Pflöcke! Alle geben dir.
   *[other] Zu viele Pflöcke! Alle geben { $name }.
}
page-because-rats-gone = Die Ratten sind weg.
page-because-bat = { $who ->
    [you] Du sagst: Da liegt niemand!
   *[other] { $name }: Da liegt niemand!
}
page-because-believed = { $who ->
    [you] Du glaubst es.
   *[other] { $name } glaubt es.
}
page-because-doubted = { $who ->
    [you] Du zweifelst!
   *[other] { $name } zweifelt!
}
page-because-count = { $who ->
    [you] Graf Rucola kommt zu dir!
   *[other] Graf Rucola kommt zu { $name }!
}
page-do-lay-left = Linken hineinlegen
page-do-lay-right = Rechten hineinlegen
page-do-lay-none = Keinen hineinlegen
page-do-garlic-yes = Knoblauch hineinlegen
page-do-garlic-no = Kein Knoblauch
page-do-give-left = Linken verschenken
page-do-give-right = Rechten verschenken
page-do-stop = Aufhören
page-do-believe = Ich glaube es
page-do-doubt = Das bezweifle ich!
page-do-take-left = { $colour } nach links
page-do-take-right = { $colour } nach rechts
page-do-send = an { $name }
page-do-done = Zug beenden
page-facts = Auf dem Tisch
page-fact-none = nichts
page-castle = Burg
page-put = Wo landet { $ghost }?
page-put-in-corner = Ecke für { $ghost }?
page-which-ghost = Welches Gespenst
page-ghost-green = { $who ->
    [you] dein Gespenst
   *[other] das grüne Gespenst ({ $name })
}
page-ghost-red = { $who ->
    [you] dein Gespenst
   *[other] das rote Gespenst ({ $name })
}
page-ghost-yellow = { $who ->
    [you] dein Gespenst
   *[other] das gelbe Gespenst ({ $name })
}
page-ghost-blue = { $who ->
    [you] dein Gespenst
   *[other] das blaue Gespenst ({ $name })
}
page-reachable = erreichbar
page-undressed = noch nicht verkleidet
page-moves-left = { $count ->
    [one] noch 1 Zauberzug
   *[other] noch { $count } Zauberzüge
}
page-turn-left = Nach links drehen
page-turn-right = Nach rechts drehen
page-sliders = Schieber
page-slider-name = { $slider ->
    [1] Mondschieber
    [2] Sternschieber
   *[other] Fledermausschieber
}
page-knob-up = Der { page-slider-name }, oberes Ende
page-knob-down = Der { page-slider-name }, unteres Ende
page-slider-lit = Schieb ihn, oder trag ihn in einen Tunnel
page-how-deep = Wie weit hinein? Dann aufs Siegel!
page-put-down = Den { page-slider-name } in Tunnel { $tunnel } legen
page-move = { $count ->
    [one] Noch eine Magische Bewegung!
    [2] Noch zwei Magische Bewegungen
   *[other] Dreimal: schweb, schieb, dreh!
}
page-acts-stepped = { $who ->
    [you] Du schwebst weiter
   *[other] { $name } schwebt weiter
}
page-acts-slid = { $who ->
    [you] Du schiebst den { page-slider-name }
   *[other] { $name } schiebt den { page-slider-name }
}
page-acts-shifted = { $who ->
    [you] Du trägst den { page-slider-name } hinüber
   *[other] { $name } versetzt den { page-slider-name }
}
page-acts-turned = { $who ->
    [you] Und rundherum!
   *[other] { $name } dreht die Burg!
}
page-acts-put = { $who ->
    [you] Da steht es
   *[other] { $name } setzt ein Gespenst ab
}
page-acts-searches = Was hängt da drin?
page-acts-finds = { $who ->
    [you] Gefunden: { $garment }!
   *[other] { $name } findet: { $garment }!
}
page-acts-misses = { $who ->
    [you] { $garment }? Da nicht.
   *[other] { $name } sucht vergeblich: { $garment }
}
page-acts-swapped = { $who ->
    [you] Du tauschst zwei Stapel
   *[other] { $name } tauscht zwei Stapel
}
page-search-now = { $garment }! Suchen und Zug beenden?
page-swap-decks = Mit welchem Stapel tauscht er den Platz?
page-ring = Alles getan? Läute die Glocke!
page-done = Fertig
page-wardrobes = Garderoben
page-to-find = { $count ->
    [0] fertig verkleidet!
   *[other] noch { $count } zu finden
}
page-found-of = { $count ->
    [5] alle { $all }!
   *[other] { $count } von { $all }
}
page-part-lacks = { $part }: noch zu finden
page-put-on = Anziehen
page-slider-lies = Der { page-slider-name } liegt in Tunnel { $tunnel }, geschoben um { $offset }
page-slide-up = Den { page-slider-name } nach oben schieben
page-slide-down = Den { page-slider-name } nach unten schieben
page-lifted = Du hältst den { page-slider-name }: beweg ihn!
page-to-tunnel = Tunnel { $tunnel }
page-hold-higher = Weiter oben halten
page-hold-lower = Weiter unten halten
page-cockcrow-in = { $rounds ->
    [one] Die letzte Runde, bevor der Hahn kräht!
   *[other] In { $rounds } Runden kräht der Hahn.
}
page-search = Stapel { $deck } durchsuchen
page-swap = Mit Stapel { $deck } tauschen
page-deck = Stapel { $deck }
page-deck-empty = leer
page-drawer = Das siehst nur du. Merk es dir!
page-sought-found = Gefunden: { $garment }!
page-sought-missing = { $garment }? Hier nicht.
page-drawer-shut = In diesen Schrank darf nur { $name } schauen.
page-drawer-open = Schrank öffnen
page-drawer-close = Schrank schließen
page-part-hat = Hut
page-part-mask = Maske
page-part-body = Körper
page-part-legs = Beine
page-part-hand = Hand
page-garment-sombrero = Sombrero
page-garment-topper = Zylinder
page-garment-crown = Krone
page-garment-bonnet = Haube
page-garment-diving-mask = Taucherbrille
page-garment-pumpkin = Kürbis
page-garment-domino = Halbmaske
page-garment-beard = Bart
page-garment-tailcoat = Frack
page-garment-poncho = Poncho
page-garment-apron = Schürze
page-garment-cape = Umhang
page-garment-lederhosen = Lederhose
page-garment-tutu = Tutu
page-garment-kilt = Kilt
page-garment-pantaloons = Pluderhose
page-garment-umbrella = Schirm
page-garment-wand = Zauberstab
page-garment-lantern = Laterne
page-garment-fan = Fächer
page-won = { $who ->
    [you] Du hast gewonnen!
   *[other] { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
}
page-reason-laid-last = Der letzte Vampir liegt im Grab.
page-reason-gave-last = Der letzte Vampir ist verschenkt.
page-reason-dawn = { $who ->
    [you] Du hast die wenigsten wachen Vampire.
   *[other] { $count ->
        [one] { $names } hat die wenigsten wachen Vampire.
       *[other] { $names } haben die wenigsten wachen Vampire.
    }
}
page-reason-dressed = Das Gespenst ist von Kopf bis Fuß verkleidet.
page-reason-cockcrow = { $who ->
    [you] Du hast die meisten Kleider gefunden.
   *[other] { $count ->
        [one] { $names } hat die meisten Kleider gefunden.
       *[other] { $names } haben gleich viele Kleider gefunden.
    }
}
page-table-closed = Dieser Tisch ist geschlossen.
page-step = Schritt { $step } von { $last }
page-step-back = Zurück
page-step-on = Weiter
page-run = Abspielen
page-pause = Pause
page-to-table = Zum Tisch
page-replay = Noch einmal ansehen
page-look-back = Zum Brett
page-who-slept-where = Wer schlief wo?
page-of-steps = von { $last }
page-cry-dawn = Es wird Tag!
page-cry-cockcrow = Kikeriki!
page-quick-reference = Kurzregeln
page-close = Schließen
page-announce-opened = { $who ->
    [you] Du öffnest { $grave }: { $lid }, { $inside }
   *[other] { $name } öffnet { $grave }: { $lid }, { $inside }
}
page-announce-lifted = { $who ->
    [you] Du hebst { $grave } an: { $inside }
   *[other] { $name } hebt { $grave } an: { $inside }
}
page-bare-pick = Wähle 20 Gräber: { $count } gewählt
page-without-pick = Wähle 2 Farben: { $count } gewählt
page-i-am-back = Ich bin wieder da
page-let-bot-play = Einen Bot für mich spielen lassen
page-picture-dawn-under = Eine Plage: Die Ratte liegt offen, ihre Nachbarn dürfen geöffnet werden. In d3 hat jemand Knoblauch gefunden.
page-picture-fresh-air = Eine Fledermaus auf f6: Dieses Grab ist leer, oder? Graf Rucola hält c3 frei.
page-picture-through-the-wall = Gespenster auf dem Brett, Magnete an den Schiebern darunter. Mauern halten Schritte auf, Magnete halten Gespenster fest, wenn sich die Burg dreht.
page-offline = nicht verbunden
page-gone = { $name } ist weg
page-bot-for-gone = Ein Bot soll spielen
page-find = Du suchst:
page-continue = Dein Spiel fortsetzen
page-again = Noch einmal
page-record = Spiel als Datei aufheben
page-back = Zurück
page-stood-in = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
page-returned = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
page-phrase-hello = Hallo!
page-phrase-good_luck = Viel Glück!
page-phrase-well_played = Gut gespielt!
page-phrase-thanks = Danke!
page-phrase-sorry = Entschuldigung!
page-phrase-oops = Hoppla …
page-phrase-hurry = Die Sonne geht auf!
page-phrase-one_moment = Einen Moment
page-phrase-good_game = Schönes Spiel!
page-phrase-laugh = Hihi!
page-phrase-ghost = Buh!
page-phrase-bat = Flatter!
page-phrase-garlic = Puh, Knoblauch!
page-phrase-heart = Ich mag dich!
page-still-awake = { $count ->
    [one] 1 ist noch wach
   *[other] { $count } sind noch wach
}
page-rematch-wanted = { $count ->
    [one] { $name } möchte eine Revanche!
   *[other] { $name } möchten eine Revanche!
}
page-how-it-went = Wie es lief
page-hidden-shown = Verborgenes zeigen
page-speed = Tempo
page-highlight = Zu Schritt { $step }: { $what }
page-hold-to-open = Halten zum Öffnen
page-contents = Inhalt
page-print = Drucken

page-shuffles = mischt mit
page-sealed = Die Auslage ist versiegelt
page-sealed-how = Alle sehen diese vier Bilder: Vergleicht sie laut. Sie stehen für die Auslage und wie ihr spielt, und niemand kann daran noch etwas ändern. Nach dem Spiel prüft deine Seite es nach.
page-sealed-by = Gemischt vom Haus zusammen mit { $names }.
page-sealed-alone = Gemischt vom Haus allein.
page-sealed-late = Von { $names } kam nichts rechtzeitig; an der Stelle zählte das Siegel.
page-fair-checking = Deine Seite prüft die Auslage …
page-fair = Es wurde ehrlich gemischt.
page-fair-how = Deine Seite hat es selbst nachgerechnet: Gespielt wurde, was vor dem Spiel versprochen war. Das Haus hat zusammen mit { $names } gemischt, also konnte niemand die Auslage wählen.
page-fair-alone = Das Versprechen wurde gehalten.
page-fair-alone-how = Deine Seite hat es selbst nachgerechnet: Gespielt wurde, was vor dem Spiel versprochen war. Gemischt hat das Haus allein.
page-fair-unheard = Deine Seite hat geantwortet, aber für das Haus nicht rechtzeitig. Kommt das immer wieder vor, frag nach.
page-fair-unwitnessed = Dieses Gerät hat erst nach dem Spiel von dem Versprechen gehört. Wer vorher die Bilder verglichen hat, weiß, ob es noch dieselben sind.
page-fair-older = Dieses Spiel begann, bevor Seiten Auslagen prüfen konnten; seine Aufzeichnung lässt sich noch prüfen.
page-fair-unknown = Die Auslage ließ sich gerade nicht prüfen.
page-unfair = Die Auslage ist nicht die versprochene!
page-unfair-another-promise = Das Haus zeigt jetzt ein anderes Versprechen als vor dem Spiel.
page-unfair-other-options = Versprochen wurde sie für andere Regeln als die, die ihr gewählt hattet.
page-unfair-other-nonce = Die Zahl eines Platzes ist nicht die, die er versiegelt hatte.
page-unfair-foreign-nonce = Das Haus hat eine Zahl für einen Platz dazugemischt, an dem kein Mensch spielt.
page-unfair-own-nonce = Die Zahl eines Platzes an diesem Gerät wurde vertauscht.
page-unfair-broken-promise = Startwert, Zahlen, Regeln und Versprechen passen nicht zusammen.
page-play-on = Von hier weiterspielen
page-to-origin = Zurück zur ersten Partie
page-still-closed = Noch sind die Deckel zu.
page-what-remembered = Was weißt du noch?
page-paint-it = Malen
page-paint-seconds = { $seconds } Sekunden
page-lift-lids = Deckel auf

page-daily = Der Friedhof heute Nacht
# $nights (number) - played in a row
page-nights = { $nights ->
    [0] Zünd eine Kerze an
    [one] Eine Nacht
   *[other] { $nights } Nächte am Stück
}
page-day-card = Zu deiner Karte
