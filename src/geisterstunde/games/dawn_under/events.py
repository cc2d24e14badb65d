"""What can happen in Dawn Under, as events."""

from enum import IntEnum


class Event(IntEnum):
    """The kinds of events; `words.FORMS` says which facts each carries."""

    TURN_BEGAN = 0
    OPENED = 1
    LAID = 2
    TURNED_UP = 3
    GARLIC_PUT = 4
    LEFT_EMPTY = 5
    STAKE_TAKEN = 6
    STAKES_RETURNED = 7
    GARLIC_FOUND = 8
    BULB_WENT_HOME = 9
    GIFTS_FELL_DUE = 10
    GIFT_PROMISED = 11
    GIVER_READY = 12
    GAVE = 13
    TOOK = 14
    PLAGUE_BEGAN = 15
    GO_BEGAN = 16
    PLAGUE_ENDED = 17
    RAT_COVERED = 18
    LIDS_CLOSED = 19
    GAME_OVER = 20
    LIFTED = 21
    BAT_LANDED = 22
    BELIEVED = 23
    DOUBTED = 24
    FOUND_VAMPIRE_SENT = 25
    COUNT_CAME = 26
    COUNT_SET = 27
    COUNT_LOST = 28
    STOPPED = 29


class StakeRule(IntEnum):
    """Why a stake was taken."""

    OCCUPIED = 0  # DU-13
    REOPENED = 1  # DU-41
    THIRD_TIME = 2  # DU-42
    DOUBTED_WRONGLY = 3  # FA-11
