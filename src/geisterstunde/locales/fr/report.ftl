# Le bilan de mémoire sur la page, et le dessin du cimetière. Ce que dit aussi le terminal est dans memory.ftl.

report-title = Ce que tu as retenu
report-title-of = Ce que { $name } a retenu
report-lead = { $came } fois sur { $chances }, ce qui avait été vu est revenu.
report-lead-few = { $chances } occasions, c’est peu : cela n’en dit guère sur une mémoire.
report-whose = La mémoire de qui ?
report-back = Retour
report-forgot = oublié
report-remembered = retenu
report-mixed-up = confondu
report-never-seen = jamais vu
report-watch = Revoir
report-bands = Les chiffres
report-came-back = est revenu
report-between = la vérité est entre les deux, 19 fois sur 20
report-interval = { $low } à { $high } %
report-of = { $came } sur { $chances }
report-level-curve = { $name } : { $early } % après une, { $late } % après vingt
report-hollow = Points vides : trop peu d’occasions pour en dire long.
report-profile = Tes dernières parties sur cet appareil
report-profile-lead = { $games ->
    [one] { $games } partie pour l’instant. Elle reste ici et n’est jamais envoyée.
   *[other] { $games } parties. Elles restent ici et ne sont jamais envoyées.
}
report-export = Enregistrer dans un fichier
report-delete = Oublier
report-deleted = Oublié.
report-draw = Dessiner le cimetière
report-paint-what = Peins ce que tu as retenu.
report-truth-is-up = Voici la vérité.
report-then-truth = Puis la vérité se lève.
report-colours = Couleurs
report-rub-out = effacer
report-painted = { $count ->
    [one] { $count } couvercle peint
   *[other] { $count } couvercles peints
}
report-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
report-lift = Lever la vérité
report-skip = Assez, je veux voir
report-right-of = { $right } juste sur { $count }
report-nothing-painted = Rien de peint : voilà comment c’était.
report-see = Voir le bilan
report-is-right = juste
report-is-wrong = tu as peint { $painted }
report-unpainted = pas peint
report-known-title = Ce que tu aurais pu savoir
report-known-title-of = Ce que { $name } aurait pu savoir
report-vain = { $count ->
    [0] Aucune fouille n’était perdue d’avance.
    [one] { $count } fouille était vaine, et tes propres yeux te l’avaient dit.
   *[other] { $count } fouilles étaient vaines, et tes propres yeux te l’avaient dit.
}
report-decks = Ce que chaque paquet avait montré
report-deck = Paquet { $deck }
report-deck-sights = vu : { $garments }
report-turn-axis = tes tours
report-still-there = encore là
report-won = trouvé
report-fair = essais honnêtes
report-knew = tu le savais pourtant
report-own-eyes = vu de tes propres yeux
report-search-won = Tour { $turn }, { $garment } : trouvé
report-search-fair = Tour { $turn }, { $garment } : essai honnête
report-search-knew = Tour { $turn }, { $garment } : tu le savais pourtant
report-ways = Ton chemin, et le meilleur
report-best = au mieux { $needed }
report-ways-sum = { $turns } tours ; d’où tu étais, { $needed } auraient suffi.
report-no-finds = Rien n’a été trouvé cette fois.
