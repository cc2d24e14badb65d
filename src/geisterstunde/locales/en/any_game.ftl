# What every game says.
# $seats (list) - seats or, where they are known, the names of the players there
# $question (text) - what is asked now, as a main clause without its full stop

any-game-seat = seat { $seat }

any-game-game-over = The game is over.
# $last (number) - the highest seat
any-game-no-such-seat = Seats here are 0 to { $last }.
any-game-not-your-turn = It is not for you to decide now; { AND($seats) } must.
any-game-no-such-decision = { $question }; there is no decision number { $number }.
any-game-not-asked = { $question }.
