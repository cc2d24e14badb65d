"""Why a player of Through the Wall decided so, to be told after the game."""

from enum import IntEnum


class Why(IntEnum):
    """Reason codes. Those that speak of a garment say which."""

    CARELESS = 0  # did not plan
    KNEW = 1  # went for a garment whose deck it knew
    GUESSED = 2  # went for a garment without knowing its deck
    NOTHING_IN_REACH = 3  # no garment it needs could be reached
    MIXED = 4  # swapped decks
    SEARCHED = 5  # played it out in the mind
