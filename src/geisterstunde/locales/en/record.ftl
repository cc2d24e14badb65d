# Games on file: what is wrong with one, and what holds of one that is right.

record-none = This is no record of a game: { $reason }.
record-too-deep = This is no record of a game: it is nested too deeply.
record-not-json = This is no record of a game: it is not complete JSON ({ $reason }).
record-other-format = This record has the format { $given }; { $format } can be read.
record-in-file = { $path }: { $reason }
record-unreadable = { $path } cannot be read: { $reason }.
record-unwritable = { $path } cannot be written: { $reason }.

# $number (number) - of the decision. $seat (text) - whose it is
record-impossible-decision = Decision { $number }, { $decision } by { $seat }, cannot be: { $reason }
# $told, $found (text) - how the game ended
record-other-end = The record and its decisions do not end alike. The record: { $told }; the decisions: { $found }.
record-goes-on = the game is unfinished
# $seats (list) - who won. $reason (text) - why, in one word
record-ended = { AND($seats) }, { $reason }
record-ended-for-nobody = nobody, { $reason }

record-unfinished = The game is unfinished: its seed is told, and can be checked, after the last decision.
record-not-promised = The seed is not the one that was promised: salt and seed do not give the commitment.
# $name (text) - a field of the record
record-lacks = The record has no { $name }, so the fairness of its deal cannot be checked.
record-other-deal = The seed gives another deal: the record differs in its { $part }.

record-promise-holds = The seed is the one that was promised before the game.
record-deal-holds = The seed gives this very deal.
record-decisions-hold = All { $count } decisions follow the rules.
record-end-holds = They end as recorded: { $ended }.
