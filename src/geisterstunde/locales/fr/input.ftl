input-at = { $reason } - à `{ $place }`
input-wrong-type = On attend `{ $expected }`, pas `{ $got }`
input-one-of = On attend l’un de { $choices }
input-too-long = On attend au plus { $most } caractères
input-expected = On attend { $expected }
input-missing-field = Il manque le champ `{ $field }`
input-unknown-field = Il n’y a pas de champ `{ $field }`
input-no-such-value = La valeur { $given } n’existe pas ici
input-detail = { $detail }
input-not-usable = Cela ne peut pas servir : { $reason }.

input-options = Ces options ne peuvent pas servir : { $reason }.
input-players = players va de 2 à { $most }, pas { $given }.
input-first = first est une place de 0 à { $last } ou rien, pas { $given }.
input-whole-number = { $name } est un nombre entier, pas { $given }.
input-drawing-unreadable =
    { $kind ->
        [layout] Le cimetière { $path } ne peut pas être lu : { $reason }.
       *[board] Le plateau { $path } ne peut pas être lu : { $reason }.
    }
input-drawing-not-text =
    { $kind ->
        [layout] Le cimetière { $path } ne peut pas être lu : ce n’est pas du texte simple.
       *[board] Le plateau { $path } ne peut pas être lu : ce n’est pas du texte simple.
    }
input-drawing-unusable =
    { $kind ->
        [layout] Le cimetière { $path } ne peut pas servir : { $reason }
       *[board] Le plateau { $path } ne peut pas servir : { $reason }
    }

input-no-game = Il n’y a pas de jeu { $given } ; il y a { $games }.
input-no-decision = { $given } n’est pas une décision ; elle commence par { $verbs }, comme dans « { $example } ».
input-first-missing = Une partie enregistrée nomme la place qui commence : options.first manque.
input-deal = La donne ne peut pas servir : { $reason }.
input-deal-first = Selon la donne, la place { $dealt } commence ; selon les options, c’est { $chosen }.
input-digits =
    { $name ->
        [seed] Une graine (seed) a { $digits } chiffres hexadécimaux, pas { $given }.
       *[salt] Un sel (salt) a { $digits } chiffres hexadécimaux, pas { $given }.
    }

input-no-bot = { $game } n’a pas de robot { $given } ; il y a { $bots }.
input-no-names = bots est un nom ou plusieurs, comme dans « { $example } », et non { $given }.
input-too-few-names = bots est deux noms ou plus, comme dans « { $example } ».
input-too-many-names = Il y a { $bots } robots pour { $seats } places ; retires-en.
input-named-twice = { $bot } est nommé { $times } fois ; chacun participe une seule fois.
input-program-at-terminal = { $program } joue sur un serveur : dans les simulations et les tournois, pas ici.
input-memory = Une mémoire est perfect, none, slots(K) avec K jusqu’à { $most }, ou human(decay, noise, blur) avec decay de 0 ou plus, noise au-dessus de 0 et blur de 0 à 1, pas { $given }.

input-your-seat = Ta place est l’une de 0 à { $last }, pas { $given }.
input-folder = Le dossier { $path } ne peut pas être créé : { $reason }.
input-file-there = { $path } existe déjà ; nomme un autre dossier.
input-yes-no = { $name } est yes ou no, pas { $given }.

## Démarrer un serveur

input-port-taken = Le port { $port } est pris, peut-être par un autre serveur ; indique un autre avec --port, ou 0 pour n’importe quel port libre.
input-port-forbidden = Seul l’administrateur du système peut utiliser le port { $port } ; indique avec --port un numéro supérieur à 1023.
input-no-own-address = { $given } n’est pas une adresse de cette machine ; 0.0.0.0 les désigne toutes.
input-root-path = Un chemin s’écrit comme /games/, pas { $given }.
input-server-name = Un nom s’écrit comme games.example, sans http:// ni port, pas { $given }.
input-trusted-proxy = Un proxy de confiance est une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8, pas { $given }.
input-unlimited = Sans limites, seule cette machine peut venir : --host 127.0.0.1, pas { $given }.

input-puzzle-level = Les énigmes ont les niveaux 1 à { $most }, pas { $given }.
input-no-puzzles = Ce jeu n’a pas d’énigmes.

# $first, $given (text) - dates
input-day = Ce jour n’existe pas : il faut une date à partir du { $first }, écrite ainsi, et non { $given }.
