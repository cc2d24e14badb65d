"""The few numbers that Python and the compiled tables agree on: who sits there, what is noted of a game."""

# What whoever sits at a seat does. Roles below BY_CHANCE are asked from outside.
ASKED = 0
REMINDED = 1  # asked, and shown what comes back to mind
INFORMED = 2  # asked, and shown all that was seen, which is kept event by event
BY_CHANCE = 3
BY_THUMB = 4
WATCH_NOTHING = frozenset({ASKED, BY_CHANCE})

# The columns of a table.
NUMBER = 0  # what the dice of this game start from
DECISIONS = 1
SEAT = 2  # who is asked
END = 3
WINNERS = 4  # bits of seats
DICE = 5  # the first of one column per seat: generators of those who decide by chance
LEGAL = 11  # the first of a column a word of actions: what the seat that is asked may decide

# How a game ended.
GOES_ON = 0
FINISHED = 1
CUT = 2  # too many decisions

# The arrays of the block in which the tables lie: a row each, but for the last three.
ACTIONS = 0
POSITIONS = 1
MINDS = 2
COLUMNS = 3
SEAT_MAP = 4
OBSERVATIONS = 5
MASKS = 6
FINALS = 7
ROLES = 8
ROOM = 9
LIMIT = 10
