through-the-wall-option-decks = Decks
through-the-wall-option-decks-help = Wandering decks change places after a search.
through-the-wall-option-decks-stay = stay
through-the-wall-option-decks-wander = wander
