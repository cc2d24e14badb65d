# Castle puzzles, on the page and at the terminal.
# $moves (number) - how many moves; $garment (text) - what is wanted; $number (number) - of a door

puzzle-moves =
    { $moves ->
        [0] no move left
        [1] one move
        [2] two moves
        [3] three moves
       *[other] { $moves } moves
    }
puzzle-goal = Wanted: { $garment }, in { puzzle-moves }
puzzle-door = Door { $number }
# $ways (number) - in how many ways it can be done
puzzle-ways =
    { $ways ->
        [1] There is one way.
       *[other] There are { $ways } ways.
    }

## What is said after a move: $warmth (begin, open, warm, very_warm, takes_longer, out_of_moves or solved)

puzzle-warmth =
    { $warmth ->
        [begin] Look as long as you like. Only moves cost a candle.
        [open] Set down what is adrift.
        [warm] Warm.
        [very_warm] Very warm!
        [takes_longer] From here it takes longer.
        [out_of_moves] No candle left. Take one back.
       *[solved] There it is!
    }

## Help: $kind (step, slide, turn or put) - the next move

puzzle-hint =
    { $kind ->
        [step] Go on with a step.
        [slide] Go on with a slider.
        [turn] Go on with a turn of the castle.
       *[put] Put the ghost down well.
    }
puzzle-take-back-first = Take one back first.
puzzle-the-way = The ribbon knows. Tap the bright stamp.
puzzle-as-you-were = As you were.

## How well it went: $lanterns (number) - one to three

puzzle-lanterns =
    { $lanterns ->
        [1] One lantern
        [2] Two lanterns
       *[3] Three lanterns
    }
puzzle-how-well =
    { $lanterns ->
        [1] The ribbon showed the way.
        [2] Solved, with a hint.
       *[3] The shortest way, and nobody helped.
    }

## At the terminal

puzzle-how-to-type = Type a move such as '{ $example }'; or hint, way, back, quit. '?' explains the signs. Sliders stay in their tunnels.
# $way (text) - decisions, as they can be typed
puzzle-way-told = The way: { $way }
puzzle-nothing-to-take-back = There is nothing to take back.
puzzle-next-door = Enter opens door { $number }; quit leaves.

## On the page: $lanterns, $count, $most (number) - how many of them; $slider (number), $way (up or down), $space (text)

puzzle-corridor = The corridor of doors
puzzle-corridor-lead = Behind each a garment. The candles say how many moves.
puzzle-corridor-before = Earlier doors
puzzle-corridor-after = More doors
puzzle-tally = { $count } of { $most } lanterns
puzzle-door-label = Door { $number }: { $garment }, { puzzle-moves }, { $lanterns } of 3 lanterns
puzzle-doors = Doors
puzzle-ribbon = Your moves
puzzle-take-back = Take back
puzzle-a-hint = A hint
puzzle-way = The way
puzzle-next = Next door
puzzle-again = Once more
puzzle-stamp-slide =
    { $slider ->
        [1] Moon
        [2] Star
       *[other] Bat
    } { $way ->
        [up] up
       *[down] down
    }
puzzle-stamp-step = Step to { $space }
puzzle-stamp-put = Put on { $space }
