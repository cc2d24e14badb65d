# Games on file: what is wrong with one, and what holds of one that is right.

record-none = This is no record of a game: { $reason }.
record-too-deep = This is no record of a game: it is nested too deeply.
record-not-json = This is no record of a game: it is not complete JSON ({ $reason }).
record-other-format = This record has the format { $given }; { $formats } can be read.
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
record-not-promised = This is not what was promised: salt, seed, options and the seats’ commitments do not give the commitment.
record-seed-not-promised = The seed is not the one that was promised: salt and seed do not give the commitment.
record-other-nonce = The nonce of { $seat } is not the one that it committed to before the promise.
# $players, $given (number) - seats
record-shares = The record must say for each of the { $players } seats what it gave to the deal; it does for { $given }.
record-shares-too-early = No seat could give anything to the deal in the format geisterstunde/1, but this record says so.
# $given, $spelled (text) - a decision
record-odd-spelling = Decision { $number } is written { $given }; a record writes { $spelled }.
# $name (text) - a field of the record
record-lacks = The record has no { $name }, so the fairness of its deal cannot be checked.
record-other-deal = The seed gives another deal: the record differs in its { $part }.

# $charms (text) - the pictures that people may have compared
record-promise-holds = Seed and options are those that were promised before the game ({ $charms }).
record-seed-promised = The seed is the one that was promised before the game; in this older format the options were not, and whoever dealt chose it alone.
record-seats-added = Nobody could choose the deal alone: after the promise came nonces, from { AND($seats) }.
record-nobody-added = No seat gave a nonce to the deal: whoever promised the seed chose it alone.
record-seats-silent = Of { AND($seats) } no nonce came in time, so the commitment counted in its place.
record-deal-holds = The seed gives this very deal.
record-decisions-hold = All { $count } decisions follow the rules.
record-end-holds = They end as recorded: { $ended }.

# $given (text) - a commitment
record-another-promise = This game keeps another promise than { $given }.
record-day-of-no-table = The deal of a day is dealt by its seed alone, but this record says that it was dealt otherwise too.
# $day (text) - a date. $charms (text) - the pictures that people may have compared
record-day-holds = It is the deal of { $day }, the same for everybody: seed and options are those that were promised for that day ({ $charms }).
