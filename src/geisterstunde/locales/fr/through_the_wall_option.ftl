through-the-wall-option-decks = Paquets d’habits
through-the-wall-option-decks-help = Les paquets qui se déplacent changent de place après une fouille.
through-the-wall-option-decks-stay = restent
through-the-wall-option-decks-wander = se déplacent
