# Ce que trouve `geisterstunde doctor` : une ligne pour chaque chose, avec ce qu’il faut faire. Options, chemins et en-têtes restent tels quels.

doctor-grade =
    { $grade ->
        [well] bon
        [remark] avis
       *[wrong] ERREUR
    }
doctor-about =
    { $about ->
        [disk] disque
        [permissions] droits
        [files] fichiers ouverts
        [port] port
        [clock] horloge
        [rules] règles
        [database] base de données
       *[proxy] proxy
    }

## La machine

doctor-disk-room = { $gigabytes } Go sont libres dans { $path }.
doctor-disk-little = Seuls { $megabytes } Mo sont libres dans { $path } ; fais de la place avant que ce soit plein.
doctor-disk-full = Seuls { $megabytes } Mo sont libres dans { $path } ; fais de la place, car sur un disque plein personne ne peut continuer à jouer.
doctor-disk-far-away = { $path } est sur un disque réseau ({ $kind }), où des tables peuvent se perdre ; choisis avec --database un disque de cette machine.
doctor-disk-elsewhere = PostgreSQL garde les tables ; veille à son disque là-bas.
doctor-permissions = { $path } peut être écrit, et lu seulement par son propriétaire.
doctor-permissions-new = { $path } peut être créé.
doctor-permissions-elsewhere = PostgreSQL garde les tables ; ce sont ses droits qui comptent.
doctor-folder-forbidden = On ne peut rien écrire dans { $path } ; donne le dossier à l’utilisateur qui lance le serveur, ou choisis une autre --database.
doctor-file-forbidden = On ne peut pas écrire { $path } ; donne le fichier à l’utilisateur qui lance le serveur.
doctor-file-readable = D’autres peuvent lire { $path }, qui contient des parties en cours ; tape chmod 600 { $path }.
doctor-file-of-another = { $path } appartient à un autre utilisateur ; lance le docteur sous son nom, comme le serveur.
doctor-files = { $files } fichiers peuvent être ouverts, un par personne à table.
doctor-files-unlimited = Autant de fichiers qu’on veut peuvent être ouverts.
doctor-files-few = Seuls { $files } fichiers peuvent être ouverts, un par personne à table ; augmente cela par LimitNOFILE= dans l’unité, ou par ulimit -n.
doctor-port-free = Le port { $port } est libre.
doctor-server = Un serveur répond au port { $port }, avec { $tables } tables et { $sockets } connexions.
# $status (texte) - trouble ou leaving
doctor-server-ill = Le serveur au port { $port } dit « { $status } » ; lis son journal.
doctor-rules = Les règles sont compilées.
# $games (liste) - noms de jeux
doctor-rules-waiting = Les règles de { AND($games) } seront compilées au premier démarrage, en une minute ou deux, pendant qu’on peut déjà jouer.
doctor-rules-nowhere = Les règles compilées ne peuvent pas être gardées ; nomme par GEISTERSTUNDE_CACHE un dossier où l’on peut écrire, sinon chaque démarrage prend des minutes.

## Les tables

doctor-clock = Il est { $now }.
doctor-clock-behind = L’horloge dit { $now }, et ce programme n’était pas encore installé ; mets-la à l’heure, de préférence par NTP.
doctor-clock-set-back = L’horloge dit { $now }, mais la dernière ligne date de { $last } ; mets-la à l’heure, de préférence par NTP.
doctor-clock-out-of-step = Cette horloge et celle de PostgreSQL diffèrent de { $seconds } secondes ; règle les deux par NTP.
doctor-database = La base de données est intacte et à jour.
doctor-database-new = { $path } sera créé au premier démarrage.
doctor-database-empty = La base de données est vide ; tout sera créé au premier démarrage.
doctor-database-older = La base de données est en version { $version } ; le prochain démarrage l’amène à { $newest }, alors sauvegarde-la avant.

## Le chemin à travers un proxy

doctor-proxy = { $address } mène ici, et sockets et adresses passent.
doctor-proxy-none = Aucun proxy n’est nommé ; on vient directement à cette machine.
doctor-proxy-untrusted = Si un proxy se trouve devant le serveur, nomme-le par --trusted-proxy 127.0.0.1, sinon tout le monde partage les limites d’une seule adresse.
doctor-proxy-untried = Pour essayer le chemin à travers le proxy, nomme l’adresse de tous : --at https://games.example/
doctor-proxy-address = Nomme une adresse comme https://games.example/games/, pas { $given }.
doctor-proxy-silent = { $address } ne répond pas ({ $reason }) ; regarde si le proxy tourne, et vois son nom et son certificat.
doctor-proxy-other = Autre chose répond à { $address } (statut { $status }) ; regarde où mène le proxy.
doctor-proxy-name = Le serveur ne connaît pas le nom { $name } ; lance-le avec --name { $name }.
doctor-proxy-host = On a demandé { $seen } au serveur, pas { $wanted } ; le proxy doit transmettre l’en-tête Host tel quel.
doctor-proxy-path = Le serveur croit être à { $seen }, pas à { $wanted } ; lance-le avec --root-path { $wanted }
doctor-proxy-scheme = Le serveur croit être atteint par { $seen }, pas par { $wanted } ; le proxy doit mettre X-Forwarded-Proto, et être nommé par --trusted-proxy.
doctor-proxy-line = Le serveur ne peut pas distinguer les gens ; le proxy doit mettre X-Forwarded-For, et être nommé par --trusted-proxy.
doctor-proxy-socket = Les sockets ne passent pas (statut { $status }) ; le proxy doit transmettre Upgrade et Connection en HTTP/1.1.
