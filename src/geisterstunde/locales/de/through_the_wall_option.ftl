through-the-wall-option-decks = Kleiderstapel
through-the-wall-option-decks-help = Wandernde Stapel tauschen nach dem Suchen die Plätze.
through-the-wall-option-decks-stay = bleiben liegen
through-the-wall-option-decks-wander = wandern
