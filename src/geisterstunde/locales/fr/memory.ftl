# Ce que quelqu'un a retenu d'une partie terminée : au terminal, en page à part et sur la page.
# $who (you ou other), $name (text) - qui a décidé. $what (text) - ce qu'il y avait à retenir
# $place, $rather (text) - des tombes comme c4, ou des paquets, comptés à partir de 1
# $age (number), $unit (openings ou turns) - depuis combien de temps on ne l'a plus vu

memory-title = Ce qui a été retenu
memory-nothing = Rien dans ce jeu ne dit ce que quelqu’un a retenu.
memory-remembered = Retenu
memory-forgot = Oublié
memory-mixed-up = Confondu avec la voisine
memory-never-seen = Jamais vu avant
memory-lost-stake = Pieux qu’une bonne mémoire épargne
memory-lost-garlic = Ail qu’une bonne mémoire évite
memory-lost-turn = Tours pour rien
memory-lost-search = Fouilles perdues d’avance
memory-recall = { $unit ->
    [turns] Ce qui est revenu, vu une seule fois, selon le nombre de tours
   *[openings] Ce qui est revenu, vu une seule fois, selon le nombre d’ouvertures
}
memory-ages = { $youngest } à { $oldest }
memory-ages-and-more = { $youngest } et plus
memory-share = { $percent } % sur { $chances } ({ $low } à { $high })
memory-no-chance = –
memory-few-chances = * C’est peu : cela n’en dit guère sur une mémoire.
memory-moments = À revoir
memory-ways = Tours jusqu’à chaque vêtement, et combien il en fallait
memory-way = { $garment } : { $turns }, il en fallait { $needed }
memory-map = Où c’est resté
memory-curve = Combien de temps c’est resté
memory-all = tout
memory-half = la moitié
memory-none = rien
memory-axis = { $unit ->
    [turns] tours plus tôt
   *[openings] ouvertures plus tôt
}

memory-moment-remembered = { $who ->
    [you] Tu as ouvert { $place }, vue { memory-ago } plus tôt : { $what }.
   *[other] { $name } a ouvert { $place }, vue { memory-ago } plus tôt : { $what }.
}
memory-moment-forgot = { $who ->
    [you] Tu as rouvert { $place }, vue { memory-ago } plus tôt : { $what }.
   *[other] { $name } a rouvert { $place }, vue { memory-ago } plus tôt : { $what }.
}
memory-moment-passed-over = { $who ->
    [you] Tu as ouvert { $place } ; { $rather } convenait, vue { memory-ago } plus tôt : { $what }.
   *[other] { $name } a ouvert { $place } ; { $rather } convenait, vue { memory-ago } plus tôt : { $what }.
}
memory-moment-mixed-up = { $who ->
    [you] Tu as ouvert { $place }, juste à côté de { $rather }, vue { memory-ago } plus tôt : { $what }.
   *[other] { $name } a ouvert { $place }, juste à côté de { $rather }, vue { memory-ago } plus tôt : { $what }.
}
memory-search-remembered = { $who ->
    [you] Tu as fouillé le paquet { $place }, où tu l’avais vu { memory-ago } plus tôt : { $what }.
   *[other] { $name } a fouillé le paquet { $place }, où on l’avait vu { memory-ago } plus tôt : { $what }.
}
memory-search-forgot = { $who ->
    [you] Tu as refouillé le paquet { $place }, vu { memory-ago } plus tôt ; cela ne pouvait pas y être : { $what }.
   *[other] { $name } a refouillé le paquet { $place }, vu { memory-ago } plus tôt ; cela ne pouvait pas y être : { $what }.
}
memory-search-passed-over = { $who ->
    [you] Tu as fouillé le paquet { $place } ; { memory-ago } plus tôt, tu l’avais vu dans le paquet { $rather } : { $what }.
   *[other] { $name } a fouillé le paquet { $place } ; { memory-ago } plus tôt, on l’avait vu dans le paquet { $rather } : { $what }.
}
memory-search-mixed-up = { $who ->
    [you] Tu as fouillé le paquet { $place }, juste à côté du paquet { $rather }, où tu l’avais vu { memory-ago } plus tôt : { $what }.
   *[other] { $name } a fouillé le paquet { $place }, juste à côté du paquet { $rather }, où on l’avait vu { memory-ago } plus tôt : { $what }.
}
memory-ago = { $unit ->
    [turns] { $age ->
        [one] { $age } tour
       *[other] { $age } tours
    }
   *[openings] { $age ->
        [one] { $age } ouverture
       *[other] { $age } ouvertures
    }
}
