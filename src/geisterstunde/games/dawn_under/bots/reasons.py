"""Why a player of Dawn Under decided so, to be told after the game."""

from enum import IntEnum


class Why(IntEnum):
    """Reason codes. Those that speak of a colour say which."""

    CARELESS = 0  # did not think
    REMEMBERED = 1  # remembered a fitting colour here
    SLIPPED = 2  # remembered a fitting colour, but one grave off
    GUESSED = 3  # nothing remembered here
    NOTHING_BETTER = 4  # remembered that it does not fit, but everything else looked worse
    STOPPED = 5  # the rest looked worse than stopping
    BETTER_END = 6  # kept the end that is easier to lay
    TRAP = 7  # garlic where others will want to lay
    SAVED_GARLIC = 8  # kept the bulb
    REMEMBERED_EMPTY = 9  # claimed or believed what it remembered to be empty
    REMEMBERED_TAKEN = 10  # doubted what it remembered to be taken
    TRUSTED = 11  # remembered nothing, and believed
    AGAINST_THE_LEADER = 12  # harmed whoever is ahead
    SEARCHED = 13  # played it out in the mind
