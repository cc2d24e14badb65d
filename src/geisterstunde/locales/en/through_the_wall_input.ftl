# Options, drawings and deals of Through the Wall that cannot be used. Names of options stay as they are.

## Options

through-the-wall-input-decks = decks is { OR($choices) }, not { $given }.
through-the-wall-input-board = board is { OR($boards) } or fourteen rows, not { $given }.
through-the-wall-input-board-rows = board: { $reason }
# $ghosts (number) - how many there have to be. $colours (list) - all there are
through-the-wall-input-ghosts = ghosts is { $ghosts } different colours out of { AND($colours) }, not { $given }.
through-the-wall-input-floor = floor is { OR($choices) }, not { $given }.
# $least, $most (number) - rounds
through-the-wall-input-night = night is { $least } to { $most } rounds, or none where the cock never crows, not { $given }.

## Drawings of a board; $line and $letter count from 1, $block is rooms or garments, $place a space

through-the-wall-input-lines = a board has { $lines } lines of rooms and { $lines } of garments, not { $given } lines.
# $part (hat, mask, body, legs or hand), $letter (text) - how it is drawn
through-the-wall-input-garments = { $spaces } spaces show a garment for the { $part }, drawn as { $letter }, not { $given }.
through-the-wall-input-block =
    { $block ->
        [rooms] of the rooms
       *[garments] of the garments
    }
through-the-wall-input-letters = line { $line } { through-the-wall-input-block }: a line has { $letters } letters, not { $given }.
through-the-wall-input-at = line { $line } { through-the-wall-input-block }, letter { $letter }: { $reason }
# $meant (plug, room, corner or garment) - what is to be drawn there, by these letters ($allowed)
through-the-wall-input-drawn =
    { $place } is drawn as { $meant ->
        [plug] { OR($allowed) }, the plug
        [room] its room, A to Z
        [corner] { OR($allowed) }, a corner
       *[garment] { OR($allowed) }
    }, not { $given }.
through-the-wall-input-room-apart = room { $room } must be in one piece, but { $place } lies apart.

## Deals

through-the-wall-input-deal-decks = The deal must have { $decks } decks, not { $given }.
through-the-wall-input-deal-deck = Deck { $deck } of the deal must be one garment each for { $parts }.
through-the-wall-input-deal-garments = The deal must have every garment once.
through-the-wall-input-deal-sliders = The deal's sliders must be { $patterns } in any order in tunnels 1, 3 and 5, null in the others.

## Decisions that name what is not there; $last (number) - the highest of them

through-the-wall-input-plug = The plug fills { $space }; no ghost can stand there.
through-the-wall-input-no-deck = There are decks 1 to { $last }.
through-the-wall-input-no-slider = There are sliders 1 to { $last }.
through-the-wall-input-no-tunnel = There are tunnels 1 to { $last }.
# $most (number) - chambers
through-the-wall-input-too-far = A slider can be pushed by -{ $most } (up) to { $most } (down) chambers: one stays under the board.

## Puzzles; $last, $most (number) - the highest, or as many as there may be

through-the-wall-input-door = There are doors 1 to { $last }, not { $given }.
through-the-wall-input-puzzle-decisions = A puzzle takes at most { $most } decisions.
through-the-wall-input-puzzle-over = This puzzle is at its end; take a move back, or go to another door.
through-the-wall-input-puzzle-moves-only = In a puzzle ghosts step, sliders are pushed and the castle turns; sliders stay in their tunnels and nothing is searched.
