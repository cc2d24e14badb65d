# The quick reference. Which line stands there at which table, the game's package says.
# $night (number) - an option of the table

through-the-wall-quick-turn = On your turn, make up to three magical moves. Then you may search a deck.
through-the-wall-quick-columns = Move
    .second = You do
    .third = Mind this
through-the-wall-quick-step = step
    .second = take your ghost to a free neighbour space
    .third = same room only, never diagonally
through-the-wall-quick-slide = slide
    .second = push a slider one chamber up or down
    .third = ghosts over its magnets go along and push others, through walls too; at the plug they stop; nobody may leave the board
through-the-wall-quick-shift = shift
    .second = put a slider into another, empty tunnel, as far as you like
    .third = no ghost over either tunnel; you may not turn the slider round
through-the-wall-quick-quarter = turn
    .second = turn the board a quarter left or right
    .third = ghosts over magnets stay, the others ride; magnets catch riders, and ghosts push each other

through-the-wall-quick-settling = You put each ghost that stands on several spaces on a free one of them, and each ghost that was pushed off on an empty corner. This costs no move.
    .about = After a turn of the board:
through-the-wall-quick-touched = A slider once touched is moved. Nobody may try it out first.
    .about = Touched is moved:
through-the-wall-quick-search = You may search one deck if your ghost stands on a garment for a part of the body that you have not dressed yet. If that garment is there, lay its card in front of you. Found or not, your turn is over.
    .about = Search:
through-the-wall-quick-wandering = A searched deck changes places with another one that the searcher names.
    .about = Wandering decks:
through-the-wall-quick-backs = The backs show everybody which parts a deck holds. The fronts only the searcher sees: remember them!
    .about = The cards:
through-the-wall-quick-stone = You see only how far the sliders stick out, and what sticks out. What the three sliders look like, everybody may look up.
    .about = Stone floor:
through-the-wall-quick-night = When nobody has found a garment for { $night } rounds, the cock crows, and whoever has the most garments wins.
    .about = Cock-crow:
through-the-wall-quick-winning = as soon as all five parts are dressed.
    .about = You win:
