terminal-you = Du
terminal-seat = Platz { $seat }

terminal-how-to-type = Tippe '{ $example }' oder einfach '{ $short }'. '?' erklärt die Zeichen, 'quit' beendet.
terminal-promise = Versprechen: { $charms } – { $commitment }
terminal-type-one-of = Bitte tippe eins davon: { $decisions }.
terminal-good-night = Gute Nacht.
terminal-saved = Das Spiel steht jetzt in { $path }.

terminal-verified = { $path }: stimmt
terminal-all-verified = { $right } von { $count } aufgezeichneten Spielen stimmen.
terminal-no-records = In { $path } sind keine aufgezeichneten Spiele: Keine Datei darin endet auf .json.
terminal-recorded =
    { $count ->
        [one] 1 Spiel steht jetzt in { $path }
       *[other] { $count } Spiele stehen jetzt in { $path }
    }

terminal-tables-set = Die Tische sind gedeckt: { $address }
terminal-friends-come-to = Freunde im selben Netz kommen zu { $address }
terminal-backed-up = Alle Tische sind nach { $path } kopiert.
terminal-restored = Alle Tische sind nun wie in { $path }.
terminal-former-kept = Was vorher da war, liegt in { $path }.

terminal-waking-up = Die Regeln werden übersetzt, nur dieses eine Mal; gespielt werden kann schon: { $percent } %
terminal-awake = Die Regeln sind übersetzt.
terminal-preparing = Die Regeln werden vorbereitet, nur dieses eine Mal; das dauert ein, zwei Minuten …
terminal-cannot-be-kept = Für den nächsten Start lassen sie sich nicht aufheben; GEISTERSTUNDE_CACHE kann einen Ordner nennen.

terminal-system-refuses = Das System weigert sich: { $reason }.
