terminal-you = Toi
terminal-seat = Place { $seat }

terminal-how-to-type = Tape « { $example } », ou juste « { $short } ». « ? » explique les signes, « quit » arrête la partie.
terminal-promise = Promesse : { $charms } – { $commitment }
terminal-type-one-of = Tape s’il te plaît l’un de ces choix : { $decisions }.
terminal-good-night = Bonne nuit.
terminal-saved = La partie est enregistrée dans { $path }.

terminal-verified = { $path } : en ordre
terminal-all-verified = { $right } parties enregistrées sur { $count } sont en ordre.
terminal-no-records = Il n’y a pas de parties enregistrées dans { $path } : aucun fichier ne s’y termine par .json.
terminal-recorded =
    { $count ->
        [one] { $count } partie enregistrée dans { $path }
       *[other] { $count } parties enregistrées dans { $path }
    }

terminal-tables-set = Les tables sont prêtes : { $address }
terminal-friends-come-to = Les amis du même réseau viennent à { $address }
terminal-backed-up = Toutes les tables sont copiées dans { $path }.
terminal-restored = Toutes les tables sont maintenant comme dans { $path }.
terminal-former-kept = Ce qu’il y avait avant est gardé dans { $path }.

terminal-waking-up = Compilation des règles, une seule fois ; on peut déjà jouer : { $percent } %
terminal-awake = Les règles sont compilées.
terminal-preparing = Préparation des règles, une seule fois ; cela prend une minute ou deux …
terminal-cannot-be-kept = Elles ne peuvent pas être gardées pour la prochaine fois ; GEISTERSTUNDE_CACHE peut nommer un dossier.

terminal-system-refuses = Le système refuse : { $reason }.
