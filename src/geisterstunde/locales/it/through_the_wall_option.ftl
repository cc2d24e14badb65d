through-the-wall-option-decks = Mazzi di vestiti
through-the-wall-option-decks-help = I mazzi che girano cambiano posto dopo una ricerca.
through-the-wall-option-decks-stay = restano
through-the-wall-option-decks-wander = girano
