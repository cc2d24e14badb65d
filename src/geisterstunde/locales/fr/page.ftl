page-settings = Réglages
page-rules = Règles
page-language = Langue
page-to-day = Couleurs de jour
page-to-night = Couleurs de nuit
page-sound = Son
page-comforts = Son et mouvement
page-volume = Volume
page-few-sounds = Moins de bruits
page-captions = Les bruits en mots
page-calm = Moins de mouvement
page-welcome = L’heure des fantômes a sonné
page-your-name = Ton nom
page-guest = Invité
page-code = Code
page-join = S’asseoir
page-unreachable = Le serveur est injoignable ; réessaie dans un instant.
page-dawn-under = Outre-Tombe
page-dawn-under-lead = Couche tes vampires avant que le soleil se lève.
page-dawn-under-goal = Retiens les couvercles ! Qui couche tous ses vampires le premier gagne.
page-fresh-air = Fresh Air
page-through-the-wall = Through the Wall
page-through-the-wall-lead = Habille ton fantôme, à travers les murs.
page-through-the-wall-goal = Flotte sur un habit, puis cherche-le dans un paquet. Qui a les cinq le premier gagne !
page-play-now = Jouer
page-company = Qui joue ?
page-company-children = enfants
page-company-family = famille
page-company-expert = experts
page-hall = La table près de la grille
page-have-code = Un ami t’a donné un code ?
page-with-friends = Avec des amis
page-read-rules = Lire les règles
page-puzzles = Énigmes
page-player = Joueur { $number }
page-connecting = Le portail s’ouvre…
page-reconnecting = Le fil s’est rompu. On le renoue. Ta place est gardée.
page-your-turn = À toi
page-memory = Ce qui a été retenu
page-draw = Dessiner de mémoire
page-home = Vers l’entrée
page-who-plays = Qui joue sur cet appareil
page-pass-to = Passe l’appareil à { $name }
page-pass-why = La prochaine réponse est secrète. Les autres regardent ailleurs !
page-pass-here = C’est moi, { $name }
page-curtain = Rideau avant les réponses secrètes
page-seen = Vu !
page-tap-twice = Toucher deux fois pour ouvrir
page-letters = Lettres au bord
page-tap-again = touche encore pour ouvrir
page-armed-open = Touche encore pour ouvrir.
page-armed-bat = Touche encore pour envoyer la chauve-souris.
page-armed-count = Touche encore pour placer le comte.
page-friends-come = Les amis entrent avec
page-share = Partager
page-invite-to-watch = Toutes les places sont prises. Avec ce code ou ce lien, les amis peuvent regarder.
page-link = Lien d’invitation
page-copy = Copier le lien
page-copied = Copié
page-qr = Un code à scanner avec le téléphone
page-seats = Places
page-name-of-seat = Nom à la place { $number }
page-free = libre
page-seat = Place
page-sit-down = S’asseoir
page-your-face = Qui veux-tu être ?
page-sit-here = S’asseoir sur la chaise
page-on-the-way = en chemin
page-face-of-seat = Visage à la place { $number }
page-face-girl = Fille
page-face-boy = Garçon
page-face-woman = Femme
page-face-man = Homme
page-face-grandma = Mamie
page-face-grandpa = Papi
page-face-cat = Chat
page-face-witch = Sorcière
page-sit-too = + sur cet appareil
page-get-up = Se lever
page-waking-up = La maison se réveille : en attendant, les meilleurs robots jouent comme ceux d’en dessous.
page-waking-level = { $name } (se réveille)
page-who-sits = Qui s’assied ?
page-who-sits-hint = Glisse quelqu’un sur une chaise, ou touche-le.
page-somebody-here = Quelqu’un ici
page-shares-device = sur le même appareil
page-at-this-device = sur cet appareil
page-let-go = Faire lever { $name }
page-start = C’est parti
page-everybody-here = tout le monde est là
page-fills-chairs = { $count ->
    [one] une chaise est libre : { $name } s’assied
   *[other] { $count } chaises sont libres : des robots s’assoient
}
page-host-starts = L’hôte de la table lance la partie.
page-options = Nos règles du jeu
page-all-options = Tout le reste
page-option-players = Joueurs
page-option-players-help = Les autres peuvent regarder.
page-option-first = Qui commence
page-option-first-help = Le hasard décide, ou vous choisissez quelqu’un.
page-option-first-none = au hasard
page-option-none = sans
page-house-rules = Règles maison
page-house-rules-none = aucune
page-best-from = À jouer de préférence à { $players } ou plus.
page-yes = oui
page-no = non
page-decks = Paquets de cartes
page-lid-time = Les couvercles restent ouverts
page-lid-time-help = Pendant ce temps, tous voient ce qu’il y a sous le couvercle.
page-lid-tap = jusqu’à ce que tous aient touché l’écran
page-seconds = { $count } secondes
page-clock = Horloge
page-clock-none = aucune
page-clock-relaxed = détendue : 90 secondes
page-clock-brisk = rapide : 25 secondes
page-clock-help = Quand le temps est écoulé, un robot joue jusqu’au retour du joueur.
page-pace = Allure
page-pace-calm = tranquille
page-pace-normal = normale
page-pace-quick = rapide
page-pace-help = À quelle vitesse jouent les robots et bougent les choses.
page-log = Ce qui s’est passé
page-for-this-device = Pour cet appareil
page-say-something = Dire quelque chose
page-waiting-for = En attente de { $names }
page-thinks = { $name } réfléchit
page-watching = Tu regardes.
page-time-left = encore { $seconds } secondes
page-what-to-do = Que faire
page-verb-open = Ouvrir une tombe
page-verb-bat = Envoyer une chauve-souris
page-verb-count = Placer le comte
page-cemetery = Cimetière
page-plaza = place centrale
page-reserve = Couvercles en réserve
page-closed = fermée
page-bare = sans couvercle
page-rat = un rat
page-lid = couvercle { $colour }
page-inside-vampire = un vampire dedans : { $colour }
page-inside-garlic = { $who ->
    [you] ton ail dedans
   *[other] ail de { $name } dedans
}
page-inside-empty = vide
page-count-here = le comte est ici
page-bat-here = une chauve-souris est ici
page-colour-w = blanc
page-colour-k = noir
page-colour-y = jaune
page-colour-r = rouge
page-colour-g = vert
page-colour-b = bleu
page-face-down = face cachée
page-row = { $count } vampires : { $vampires }
page-away = un robot joue
page-turn = { $who ->
    [you] à toi
   *[other] joue
}
page-you = toi
page-count = Comte Rucola
page-vampires-left = vampires restants
page-garlic = ail restant
page-stakes = pieux : { $count } sur { $limit }
page-bats = chauves-souris restantes
page-plague = { $who ->
    [you] Des rats ! Ouvre des tombes près du rat. Tu as commencé.
   *[other] Des rats ! Ouvre des tombes près du rat. { $name } a commencé.
}
page-asks-open = Ouvre une tombe !
page-asks-open-or-stop = Des rats ! Ouvre à côté, ou arrête.
page-asks-open-again-or-stop = Bonne nuit ! Encore une, ou stop ?
page-asks-lay = Qui va au lit ?
page-asks-lay-or-leave = L’un des tiens va-t-il au lit ?
page-asks-lay-any = Qui va au lit ? Gauche ou droite ?
page-asks-garlic = Tendre un piège à l’ail ici ?
page-asks-give = Donne-en un à { $name } : gauche ou droite ?
page-asks-take = Un de plus pour toi : gauche ou droite ?
page-asks-believe = { $grave } est vide ! Tu le crois ?
page-asks-send = Qui reçoit ce vampire ?
page-asks-set-count = Pose le comte sur une tombe éclairée.
page-because-du-13 = Chut ! Quelqu’un dort là : un pieu.
page-because-du-41 = Encore la même tombe : un pieu.
page-because-du-42 = De nouveau cette tombe : un pieu.
page-because-fa-11 = C’était vrai ! Un pieu.
page-because-garlic = { $who ->
    [you] De l’ail ! Ton piège.
   *[other] De l’ail ! Le piège de { $name }.
}
page-because-own-garlic = { $who ->
    [you] Ton propre ail ! Tous te donnent.
   *[other] Son propre ail ! Tous donnent à { $name }.
}
page-because-gifts = { $who ->
    [you] Trop de pieux ! Tous te donnent.
   *[other] Trop de pieux ! Tous donnent à { $name }.
}
page-because-rats-gone = Les rats sont partis.
page-because-bat = { $who ->
    [you] Tu dis : il n’y a personne !
   *[other] { $name } : il n’y a personne !
}
page-because-believed = { $who ->
    [you] Tu le crois.
   *[other] { $name } le croit.
}
page-because-doubted = { $who ->
    [you] Tu en doutes !
   *[other] { $name } en doute !
}
page-because-count = { $who ->
    [you] Le comte Rucola vient chez toi !
   *[other] Le comte Rucola va chez { $name } !
}
page-do-lay-left = Coucher celui de gauche
page-do-lay-right = Coucher celui de droite
page-do-lay-none = N’en coucher aucun
page-do-garlic-yes = Mettre de l’ail
page-do-garlic-no = Pas d’ail
page-do-give-left = Donner celui de gauche
page-do-give-right = Donner celui de droite
page-do-stop = Arrêter
page-do-believe = Je le crois
page-do-doubt = J’en doute !
page-do-take-left = { $colour } à gauche
page-do-take-right = { $colour } à droite
page-do-send = à { $name }
page-do-done = Finir mon tour
page-facts = Sur la table
page-fact-none = rien
page-castle = Château
page-put = Où se pose { $ghost } ?
page-put-in-corner = Quel coin pour { $ghost } ?
page-which-ghost = Quel fantôme
page-ghost-green = { $who ->
    [you] ton fantôme
   *[other] le fantôme vert ({ $name })
}
page-ghost-red = { $who ->
    [you] ton fantôme
   *[other] le fantôme rouge ({ $name })
}
page-ghost-yellow = { $who ->
    [you] ton fantôme
   *[other] le fantôme jaune ({ $name })
}
page-ghost-blue = { $who ->
    [you] ton fantôme
   *[other] le fantôme bleu ({ $name })
}
page-reachable = accessible
page-undressed = pas encore habillé
page-moves-left = { $count ->
    [one] encore 1 action magique
   *[other] encore { $count } actions magiques
}
page-turn-left = Tourner à gauche
page-turn-right = Tourner à droite
page-sliders = Réglettes
page-slider-name = { $slider ->
    [1] réglette lune
    [2] réglette étoile
   *[other] réglette chauve-souris
}
page-knob-up = La { page-slider-name }, bout du haut
page-knob-down = La { page-slider-name }, bout du bas
page-slider-lit = Pousse-la, ou porte-la dans un tunnel
page-how-deep = À quelle profondeur ? Puis le sceau !
page-put-down = Poser la { page-slider-name } dans le tunnel { $tunnel }
page-move = { $count ->
    [one] Encore une action magique !
    [2] Encore deux actions magiques
   *[other] Flotte, pousse ou tourne 3 fois !
}
page-acts-stepped = { $who ->
    [you] Tu flottes plus loin
   *[other] { $name } flotte plus loin
}
page-acts-slid = { $who ->
    [you] Tu pousses la { page-slider-name }
   *[other] { $name } pousse la { page-slider-name }
}
page-acts-shifted = { $who ->
    [you] Tu déplaces la { page-slider-name }
   *[other] { $name } déplace la { page-slider-name }
}
page-acts-turned = { $who ->
    [you] Et que ça tourne !
   *[other] { $name } fait tourner le château !
}
page-acts-put = { $who ->
    [you] Le voilà posé
   *[other] { $name } pose un fantôme
}
page-acts-searches = Qu’est-ce qui pend là-dedans ?
page-acts-finds = { $who ->
    [you] Trouvé : { $garment } !
   *[other] { $name } trouve : { $garment } !
}
page-acts-misses = { $who ->
    [you] { $garment } : pas là
   *[other] { $name } cherche en vain : { $garment }
}
page-acts-swapped = { $who ->
    [you] Tu échanges deux paquets
   *[other] { $name } échange deux paquets
}
page-search-now = { $garment } ! Chercher clôt ton tour.
page-swap-decks = Avec quel paquet l’échanger ?
page-ring = C’est tout ? Sonne la cloche !
page-done = Fini
page-wardrobes = Garde-robes
page-to-find = { $count ->
    [0] costume complet !
   *[other] encore { $count } à trouver
}
page-found-of = { $count ->
    [5] les { $all } !
   *[other] { $count } sur { $all }
}
page-part-lacks = { $part } : à trouver
page-put-on = L’enfiler
page-slider-lies = La { page-slider-name } est dans le tunnel { $tunnel }, poussée de { $offset }
page-slide-up = Pousser la { page-slider-name } vers le haut
page-slide-down = Pousser la { page-slider-name } vers le bas
page-lifted = Ta { page-slider-name } : joue-la !
page-to-tunnel = Tunnel { $tunnel }
page-hold-higher = La tenir plus haut
page-hold-lower = La tenir plus bas
page-cockcrow-in = { $rounds ->
    [one] Dernier tour de table avant que le coq chante !
   *[other] Le coq chante dans { $rounds } tours de table.
}
page-search = Fouiller le paquet { $deck }
page-swap = Échanger avec le paquet { $deck }
page-deck = Paquet { $deck }
page-deck-empty = vide
page-drawer = Pour tes yeux seulement. Retiens-le !
page-sought-found = Trouvé : { $garment } !
page-sought-missing = { $garment } : pas ici.
page-drawer-shut = Cette armoire est réservée à { $name }.
page-drawer-open = Ouvrir l’armoire
page-drawer-close = Fermer l’armoire
page-part-hat = chapeau
page-part-mask = masque
page-part-body = corps
page-part-legs = jambes
page-part-hand = main
page-garment-sombrero = sombrero
page-garment-topper = haut-de-forme
page-garment-crown = couronne
page-garment-bonnet = coiffe
page-garment-diving-mask = masque de plongée
page-garment-pumpkin = citrouille
page-garment-domino = loup
page-garment-beard = barbe
page-garment-tailcoat = queue-de-pie
page-garment-poncho = poncho
page-garment-apron = tablier
page-garment-cape = cape
page-garment-lederhosen = culotte bavaroise
page-garment-tutu = tutu
page-garment-kilt = kilt
page-garment-pantaloons = pantalon bouffant
page-garment-umbrella = parapluie
page-garment-wand = baguette magique
page-garment-lantern = lanterne
page-garment-fan = éventail
page-won = { $who ->
    [you] Tu gagnes !
   *[other] { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
}
page-reason-laid-last = Le dernier vampire est couché.
page-reason-gave-last = Le dernier vampire est donné.
page-reason-dawn = { $who ->
    [you] Tu as le moins de vampires éveillés.
   *[other] { $count ->
        [one] { $names } a le moins de vampires éveillés.
       *[other] { $names } ont le moins de vampires éveillés.
    }
}
page-reason-dressed = Le fantôme est habillé de la tête aux pieds.
page-reason-cockcrow = { $who ->
    [you] Tu as trouvé le plus d’habits.
   *[other] { $count ->
        [one] { $names } a trouvé le plus d’habits.
       *[other] { $names } ont trouvé autant d’habits.
    }
}
page-table-closed = Cette table est fermée.
page-step = Étape { $step } sur { $last }
page-step-back = Précédent
page-step-on = Suivant
page-run = Lecture
page-pause = Pause
page-to-table = Vers la table
page-replay = Revoir
page-look-back = Voir le plateau
page-who-slept-where = Qui dormait où ?
page-of-steps = sur { $last }
page-cry-dawn = Le jour se lève !
page-cry-cockcrow = Cocorico !
page-quick-reference = Aide-mémoire
page-close = Fermer
page-announce-opened = { $who ->
    [you] Tu ouvres { $grave } : { $lid }, { $inside }
   *[other] { $name } ouvre { $grave } : { $lid }, { $inside }
}
page-announce-lifted = { $who ->
    [you] Tu soulèves { $grave } : { $inside }
   *[other] { $name } soulève { $grave } : { $inside }
}
page-bare-pick = Choisis 20 tombes : { $count } choisies
page-without-pick = Choisis 2 couleurs : { $count } choisies
page-i-am-back = Je suis de retour
page-let-bot-play = Laisser un robot jouer pour moi
page-picture-dawn-under = Une invasion : le rat est découvert, les tombes voisines peuvent être ouvertes. En d3, quelqu’un a trouvé de l’ail.
page-picture-fresh-air = Une chauve-souris sur f6 : cette tombe est vide, vraiment ? Le comte Rucola garde c3.
page-picture-through-the-wall = Des fantômes sur le plateau, des aimants sur les réglettes dessous. Les murs arrêtent les pas, les aimants retiennent les fantômes quand le château tourne.
page-offline = non connecté
page-gone = { $name } est parti
page-bot-for-gone = Laisser jouer un robot
page-find = Tu cherches :
page-continue = Continuer ta partie
page-again = Rejouer
page-record = Garder la partie en fichier
page-back = Retour
page-stood-in = { $who ->
    [you] Un robot joue pour toi.
   *[other] Un robot joue pour { $name }.
}
page-returned = { $who ->
    [you] Te revoilà.
   *[other] { $name } est de retour.
}
page-phrase-hello = Salut !
page-phrase-good_luck = Bonne chance !
page-phrase-well_played = Bien joué !
page-phrase-thanks = Merci !
page-phrase-sorry = Pardon !
page-phrase-oops = Oups…
page-phrase-hurry = Le soleil se lève !
page-phrase-one_moment = Un moment
page-phrase-good_game = Belle partie !
page-phrase-laugh = Hi hi !
page-phrase-ghost = Bouh !
page-phrase-bat = Flap flap !
page-phrase-garlic = Pouah, de l’ail !
page-phrase-heart = Je t’aime bien !
page-still-awake = { $count ->
    [one] 1 encore éveillé
   *[other] { $count } encore éveillés
}
page-rematch-wanted = { $count ->
    [one] { $name } veut une revanche !
   *[other] { $name } veulent une revanche !
}
page-how-it-went = Comment ça s’est passé
page-hidden-shown = Montrer ce qui était caché
page-speed = Vitesse
page-highlight = À l’étape { $step } : { $what }
page-hold-to-open = Maintiens pour ouvrir
page-contents = Sommaire
page-print = Imprimer

page-shuffles = mélange aussi
page-sealed = La donne est scellée
page-sealed-how = Tout le monde voit ces quatre images : comparez-les à voix haute. Elles représentent la donne et votre façon de jouer, et plus personne ne peut y toucher. Après la partie, ta page vérifie.
page-sealed-by = Mélangée par la maison avec { $names }.
page-sealed-alone = Mélangée par la maison seule.
page-sealed-late = Rien n’est venu à temps de { $names } : le sceau a compté à la place.
page-fair-checking = Ta page vérifie la donne…
page-fair = La donne était honnête.
page-fair-how = Ta page l’a calculé elle-même : on a joué ce qui était promis avant la partie. La maison a mélangé avec { $names }, donc personne n’a pu choisir la donne.
page-fair-alone = La promesse est tenue.
page-fair-alone-how = Ta page l’a calculé elle-même : on a joué ce qui était promis avant la partie. La maison a mélangé seule.
page-fair-unheard = Ta page a répondu, mais pas à temps pour la maison. Si cela se répète, demande pourquoi.
page-fair-unwitnessed = Cet appareil n’a entendu parler de la promesse qu’après la partie. Qui a comparé les images avant sait si ce sont toujours les mêmes.
page-fair-older = Cette partie a commencé avant que les pages sachent vérifier ; son enregistrement peut encore être vérifié.
page-fair-unknown = La donne n’a pas pu être vérifiée maintenant.
page-unfair = La donne n’est pas celle qui était promise !
page-unfair-another-promise = La maison montre maintenant une autre promesse qu’avant la partie.
page-unfair-other-options = Elle était promise pour d’autres règles que celles que vous aviez choisies.
page-unfair-other-nonce = Le nombre d’une place n’est pas celui qu’elle avait scellé.
page-unfair-foreign-nonce = La maison a ajouté un nombre pour une place où aucun être humain ne joue.
page-unfair-own-nonce = Le nombre d’une place de cet appareil a été échangé.
page-unfair-broken-promise = La graine, les nombres, les règles et la promesse ne vont pas ensemble.
page-play-on = Reprendre d’ici
page-to-origin = Retour à la première partie
page-still-closed = Les couvercles sont encore fermés.
page-what-remembered = De quoi te souviens-tu ?
page-paint-it = Le peindre
page-paint-seconds = { $seconds } secondes
page-lift-lids = Lever les couvercles

page-daily = Le cimetière de cette nuit
# $nights (number) - played in a row
page-nights = { $nights ->
    [0] Allume une bougie
    [one] Une nuit
   *[other] { $nights } nuits de suite
}
page-day-card = Voir ta carte
