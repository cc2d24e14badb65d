through-the-wall-option-decks = Decks
through-the-wall-option-decks-help = Wandering decks change places after a search.
through-the-wall-option-decks-stay = stay
through-the-wall-option-decks-wander = wander
through-the-wall-option-board = Castle
through-the-wall-option-board-help = The rooms and where the garments lie: as they come with the game, or painted by you.
through-the-wall-option-board-castle = the usual one
through-the-wall-option-board-chosen = my own
through-the-wall-option-first = Who begins
through-the-wall-option-first-help = By the rules, whoever last turned round three times.
through-the-wall-option-first-none = chance decides
through-the-wall-option-ghosts = Ghosts
through-the-wall-option-ghosts-help = Every ghost begins in the corner of its colour. Unless you choose, two players begin in opposite corners.
through-the-wall-option-ghosts-none = as usual
through-the-wall-option-ghosts-chosen = choose them
through-the-wall-option-ghosts-green = green
through-the-wall-option-ghosts-red = red
through-the-wall-option-ghosts-yellow = yellow
through-the-wall-option-ghosts-blue = blue
through-the-wall-option-floor = Floor
through-the-wall-option-floor-help = Through glass you see the sliders and magnets below. Stone hides them, as in the box: only what sticks out shows.
through-the-wall-option-floor-glass = glass
through-the-wall-option-floor-stone = stone
through-the-wall-option-night = Cock-crow
through-the-wall-option-night-help = When nobody finds anything for so long, the cock crows, and whoever has the most garments wins.
through-the-wall-option-night-none = never
through-the-wall-option-night-value = { $value ->
    [one] after { $value } round
   *[other] after { $value } rounds
}
