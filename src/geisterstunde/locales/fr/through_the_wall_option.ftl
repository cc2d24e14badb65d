through-the-wall-option-decks = Paquets de cartes
through-the-wall-option-decks-help = Les paquets qui se déplacent changent de place après une fouille.
through-the-wall-option-decks-stay = restent
through-the-wall-option-decks-wander = se déplacent
through-the-wall-option-board = Château
through-the-wall-option-board-help = Les pièces et l’emplacement des vêtements : ceux du jeu, ou peints par toi.
through-the-wall-option-board-castle = celui du jeu
through-the-wall-option-board-chosen = le mien
through-the-wall-option-first = Qui commence
through-the-wall-option-first-help = D’après la règle, la dernière personne à avoir fait trois tours sur elle-même.
through-the-wall-option-first-none = le hasard décide
through-the-wall-option-ghosts = Fantômes
through-the-wall-option-ghosts-help = Chaque fantôme part du coin de sa couleur. Sans choix de votre part, à deux, on part de coins opposés.
through-the-wall-option-ghosts-none = comme d’habitude
through-the-wall-option-ghosts-chosen = à choisir
through-the-wall-option-ghosts-green = vert
through-the-wall-option-ghosts-red = rouge
through-the-wall-option-ghosts-yellow = jaune
through-the-wall-option-ghosts-blue = bleu
through-the-wall-option-floor = Sol
through-the-wall-option-floor-help = À travers le verre, on voit les réglettes et les aimants. La pierre les cache, comme dans la boîte : on ne voit que ce qui dépasse.
through-the-wall-option-floor-glass = verre
through-the-wall-option-floor-stone = pierre
through-the-wall-option-night = Chant du coq
through-the-wall-option-night-help = Si personne ne trouve rien pendant si longtemps, le coq chante, et la victoire va à qui a le plus de vêtements.
through-the-wall-option-night-none = jamais
through-the-wall-option-night-value = { $value ->
    [one] après { $value } tour de table
   *[other] après { $value } tours de table
}
