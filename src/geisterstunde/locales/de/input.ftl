input-at = { $reason } - bei `{ $place }`
input-wrong-type = Erwartet wird `{ $expected }`, nicht `{ $got }`
input-one-of = Erwartet wird eins von { $choices }
input-too-long = Erwartet werden höchstens { $most } Zeichen
input-expected = Erwartet wird { $expected }
input-missing-field = Das Feld `{ $field }` fehlt
input-unknown-field = Ein Feld `{ $field }` gibt es nicht
input-no-such-value = Den Wert { $given } gibt es hier nicht
input-detail = { $detail }
input-not-usable = Das ist nicht zu gebrauchen: { $reason }.

input-options = Diese Optionen sind nicht zu gebrauchen: { $reason }.
input-players = players ist 2 bis { $most }, nicht { $given }.
input-first = first ist ein Platz von 0 bis { $last } oder fehlt, nicht { $given }.
input-whole-number = { $name } ist eine ganze Zahl, nicht { $given }.
input-drawing-unreadable =
    { $kind ->
        [layout] Der Friedhof { $path } lässt sich nicht lesen: { $reason }.
       *[board] Das Brett { $path } lässt sich nicht lesen: { $reason }.
    }
input-drawing-not-text =
    { $kind ->
        [layout] Der Friedhof { $path } lässt sich nicht lesen: Das ist kein reiner Text.
       *[board] Das Brett { $path } lässt sich nicht lesen: Das ist kein reiner Text.
    }
input-drawing-unusable =
    { $kind ->
        [layout] Der Friedhof { $path } ist nicht zu gebrauchen: { $reason }
       *[board] Das Brett { $path } ist nicht zu gebrauchen: { $reason }
    }

input-no-game = Ein Spiel { $given } gibt es nicht; es gibt { $games }.
input-no-decision = { $given } ist keine Entscheidung; eine beginnt mit { $verbs }, wie in '{ $example }'.
input-first-missing = Ein aufgezeichnetes Spiel nennt den Platz, der beginnt: options.first fehlt.
input-deal = Die Auslage ist nicht zu gebrauchen: { $reason }.
input-deal-first = Nach der Auslage beginnt Platz { $dealt }, nach den Optionen { $chosen }.
input-digits =
    { $name ->
        [seed] Ein Startwert (seed) hat { $digits } hexadezimale Ziffern, nicht { $given }.
       *[salt] Ein Salz (salt) hat { $digits } hexadezimale Ziffern, nicht { $given }.
    }

input-no-bot = { $game } hat keinen Bot { $given }; es gibt { $bots }.
input-no-names = bots sind ein oder mehrere Namen, wie in „{ $example }“, nicht { $given }.
input-too-few-names = bots sind zwei oder mehr Namen, wie in '{ $example }'.
input-too-many-names = Das sind { $bots } Bots für { $seats } Plätze; lass welche weg.
input-named-twice = { $bot } ist { $times }-mal genannt; alle machen einmal mit.
input-program-at-terminal = { $program } spielt an einem Server: in Simulationen und Turnieren, nicht hier.
input-memory = Ein Gedächtnis ist perfect, none, slots(K) mit K bis { $most } oder human(decay, noise, blur) mit decay ab 0, noise über 0 und blur von 0 bis 1, nicht { $given }.

input-your-seat = Dein Platz ist einer von 0 bis { $last }, nicht { $given }.
input-folder = Der Ordner { $path } lässt sich nicht anlegen: { $reason }.
input-file-there = { $path } gibt es schon; nenne einen anderen Ordner.
input-yes-no = { $name } ist yes oder no, nicht { $given }.

## Einen Server starten

input-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Server; nenne mit --port einen anderen, oder 0 für irgendeinen freien.
input-port-forbidden = Port { $port } darf nur die Systemverwaltung benutzen; nenne mit --port einen über 1023.
input-no-own-address = { $given } ist keine Adresse dieses Rechners; 0.0.0.0 bedeutet alle.
input-root-path = Ein Pfad sieht aus wie /games/, nicht wie { $given }.
input-server-name = Ein Name sieht aus wie games.example, ohne http:// und ohne Port, nicht wie { $given }.
input-trusted-proxy = Ein vertrauter Proxy ist eine Adresse oder ein Netz, wie 127.0.0.1 oder 10.0.0.0/8, nicht { $given }.
input-unlimited = Ohne Grenzen darf nur dieser Rechner kommen: --host 127.0.0.1, nicht { $given }.

input-puzzle-level = Rätsel haben die Stufen 1 bis { $most }, nicht { $given }.
input-no-puzzles = Zu diesem Spiel gibt es keine Rätsel.

# $first, $given (text) - dates
input-day = Diesen Tag gibt es nicht: Es muss ein Datum ab { $first } sein, so geschrieben, nicht { $given }.
