# Through the Wall: what is asked, and why a decision is refused.
# $space (text) - a space's name, such as b1; $spaces (list) - several
# $slider, $tunnel, $deck (number) - counted from 1; $decks (list) - several
# $colour (green, red, yellow or blue) - a ghost's; $colours (list) - several
# $way (up or down) - where a slider is pushed
# $question (text) - what is asked now, as a main clause without its full stop

## Pieces of the sentences below

through-the-wall-ghost = { $colour } ghost
# $item (green, red, yellow or blue) - a ghost's colour in a list
through-the-wall-colour = { $item }
through-the-wall-way = { $way }
through-the-wall-slider =
    { $slider ->
        [1] moon slider
        [2] star slider
       *[other] bat slider
    }
# $moves (number) - how many moves are left
through-the-wall-moves =
    { $moves ->
        [one] a magical move
       *[other] { $moves } magical moves
    }

## What is asked: main clauses, no full stop

through-the-wall-asks-put = You have to put down what the turning board has moved about: { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-put-in-corner = You have to put in an empty corner what the turning board has pushed off: { AND($colours, each: "through-the-wall-colour") }
through-the-wall-asks-swap = You have to swap places between deck { $deck } and another
through-the-wall-asks-search = You have no magical move left; you may search a deck, or be done
through-the-wall-asks-move = You may make { through-the-wall-moves }
through-the-wall-asks-move-or-search = You may make { through-the-wall-moves }, or search a deck, which ends your turn

## Why a decision is refused

through-the-wall-no-move-left = You have made your three magical moves.
through-the-wall-already-there = Your ghost stands on { $space } already.
through-the-wall-not-beside = Your ghost steps to the next space only; { $space } is not beside it.
through-the-wall-wall = A wall stands between your ghost and { $space }.
through-the-wall-occupied = The { through-the-wall-ghost } stands on { $space }.
through-the-wall-slider-at-its-end = The { through-the-wall-slider } goes no farther { through-the-wall-way }: one chamber stays under the board.
through-the-wall-ghost-would-fall = The { through-the-wall-slider } cannot be pushed { through-the-wall-way }: a ghost would be taken off the board.
through-the-wall-same-tunnel = The { through-the-wall-slider } lies in tunnel { $tunnel } already; it moves to another.
through-the-wall-tunnel-taken = A slider lies in tunnel { $tunnel } already.
through-the-wall-ghost-above = A ghost stands over tunnel { $tunnel }, so no slider moves in or out.
through-the-wall-no-garment = Your ghost stands on no garment, so there is none to search.
# $part (hat, mask, body, legs or hand) - where a garment is worn
through-the-wall-already-dressed = Your ghost has something for the { $part } already.
through-the-wall-empty-deck = Deck { $deck } has no cards left; search { OR($decks) }.
through-the-wall-no-swap = Decks change places right after a search only, and only where they wander.
through-the-wall-not-adrift = The { through-the-wall-ghost } need not be put anywhere.
through-the-wall-not-playing = Nobody plays the { through-the-wall-ghost }.
through-the-wall-put-on-another = Another ghost stands on { $space }.
through-the-wall-not-covered = The { through-the-wall-ghost } can be put on { OR($spaces) } only.
