"""What can happen in Through the Wall, as events."""

from enum import IntEnum


class Event(IntEnum):
    """The kinds of events; `words.FORMS` says which facts each carries."""

    TURN_BEGAN = 0
    STEPPED = 1
    SLID = 2
    CARRIED = 3
    SHIFTED = 4
    TURNED = 5
    PASSED_BY = 6
    SETTLED = 7
    PUSHED_OFF = 8
    STRADDLES = 9
    PUT = 10
    SEARCHED = 11
    DECK_SEEN = 12
    DRESSED = 13
    SWAPPED = 14
    GAME_OVER = 15
