# The computer players: a name, a sentence about each, and how old somebody is who plays like that.

## Dawn Under, the weakest first

bots-moth = Moth
bots-moth-sentence = Flutters from grave to grave and has forgotten most of it already.
bots-moth-age = like a child of 6
bots-hedgehog = Hedgehog
bots-hedgehog-sentence = Remembers the last few graves, and is sometimes one off.
bots-hedgehog-age = like a child of 8
bots-raven = Raven
bots-raven-sentence = Has a good memory and forgets only what was long ago.
bots-raven-age = like a good adult
bots-countess = Countess
bots-countess-sentence = Forgets nothing and plays every night to its end in her head.
bots-countess-age = better than almost anybody

## Through the Wall, the weakest first

bots-sheet = Bed sheet
bots-sheet-sentence = Just floats along and forgets what was in the decks.
bots-sheet-age = like a child of 6
bots-candle = Candle ghost
bots-candle-sentence = Thinks two moves ahead and remembers what has just been.
bots-candle-age = like a child of 9
bots-butler = Butler
bots-butler-sentence = Knows every way in the castle and almost every deck.
bots-butler-age = like a good adult
bots-castellan = Castellan
bots-castellan-sentence = Sees every move, forgets no card and thinks for the others too.
bots-castellan-age = better than almost anybody

## Where a game has no others

bots-random = Chance
bots-random-sentence = Does any of the things that are allowed.
