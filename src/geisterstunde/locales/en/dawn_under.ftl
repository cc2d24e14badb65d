# Dawn Under: what is asked, and why a decision is refused.
# $grave (text) - a grave's name, such as c4
# $seats (list) - seats or the names of the players there
# $question (text) - what is asked now, as a main clause without its full stop

## What is asked: main clauses, no full stop

dawn-under-asks-open = You have to open a closed grave
dawn-under-asks-open-or-stop = You may open a grave beside the rat, or stop
dawn-under-asks-open-again-or-stop = You may open another grave, or stop
dawn-under-asks-lay = You have to lay a fitting vampire from one of your ends
dawn-under-asks-lay-or-leave = You may lay a fitting vampire, or none
dawn-under-asks-lay-any = You have to lay a vampire from your left or right end
dawn-under-asks-garlic = You may put in garlic, yes or no
dawn-under-asks-garlic-or-stake = You may put in garlic; otherwise you take a stake, for this grave was opened just before
dawn-under-asks-give = You have to give a vampire away, from your left or your right end
dawn-under-asks-take = You have to add a vampire you were given to your left or your right end
dawn-under-asks-believe = You have to believe or doubt that grave { $grave } under the bat is empty
dawn-under-asks-send = You have to send the vampire you found to another seat
dawn-under-asks-set-count = You have to set the Count on a closed grave
dawn-under-asks-set-count-on = You have to set the Count on a closed grave of the next quarter

## Why a decision is refused

dawn-under-already-promised = You have chosen your gift; { AND($seats) } must still choose.
dawn-under-not-a-giver = You do not owe a gift; { AND($seats) } must choose one.
dawn-under-bare-grave = Grave { $grave } has no lid in this game; choose a closed grave.
dawn-under-already-open = Grave { $grave } is open already; choose a closed grave.
dawn-under-reserved = The Count stands on grave { $grave }; nobody opens it.
dawn-under-not-beside-the-rat = Grave { $grave } is no neighbour of the rat's grave; only those may be opened.
dawn-under-no-bats = There are no bats in this game.
dawn-under-bats-fear-rats = Bats fly in normal turns only, not in a plague.
dawn-under-no-bat-left = You have no bat left.
dawn-under-not-closed = The Count stands on closed graves only.
dawn-under-not-his-quarter = The Count goes to the next quarter clockwise that has a closed grave.
dawn-under-no-such-receiver = The seat must be another player's. { $question }.
dawn-under-does-not-fit = The vampire at that end does not fit. { $question }.
dawn-under-no-such-gift = No gift has that colour. { $question }.
dawn-under-must-lay = { $question }.
dawn-under-must-open = { $question }.
