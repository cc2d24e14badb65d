# The computer players: a name, and a sentence about each.

## Dawn Under, the weakest first

bots-moth = Moth
bots-moth-sentence = Flutters from grave to grave and has forgotten most of it already.
bots-hedgehog = Hedgehog
bots-hedgehog-sentence = Remembers the last few graves, and is sometimes one off.
bots-raven = Raven
bots-raven-sentence = Has a good memory and forgets only what was long ago.
bots-countess = Countess
bots-countess-sentence = Forgets nothing and plays every night to its end in her head.

## Through the Wall, the weakest first

bots-sheet = Bed sheet
bots-sheet-sentence = Just floats along and forgets what was in the decks.
bots-candle = Candle ghost
bots-candle-sentence = Thinks two moves ahead and remembers what has just been.
bots-butler = Butler
bots-butler-sentence = Knows every way in the castle and almost every deck.
bots-castellan = Castellan
bots-castellan-sentence = Sees every move, forgets no card and thinks for the others too.

## Where a game has no others

bots-random = Chance
bots-random-sentence = Does any of the things that are allowed.
