"""The whole state of a game as one record, and who may see which part of it."""

from enum import IntEnum
from typing import Annotated

from geisterstunde.kernel.projection import projection_of
from geisterstunde.kernel.record import Byte, Ints, Short
from geisterstunde.kernel.visibility import PUBLIC, Public, computed

SEATS = 4
THINGS = ("owl", "key", "candle", "bell", "lamp", "violin")
MOST_CHESTS = 2 * len(THINGS)
LAST_IDLE_TURN = 60

EMPTY = -1
CLOSED = -2  # what is seen of a chest that is closed
NO_CHEST = -1


class Event(IntEnum):
    """What can happen; `words.FORMS` says which facts each carries."""

    TURN_BEGAN = 0
    CHEST_OPENED = 1
    PAIR_TAKEN = 2
    CHESTS_CLOSED = 3
    GAME_OVER = 4


class Reason(IntEnum):
    """Why a game ended."""

    UNFINISHED = 0
    ALL_FOUND = 1
    MIDNIGHT = 2


class State:
    """Everything there is to know about a game. Sets of chests and of seats are bits."""

    players: Public[Byte]
    chests: Public[Byte]  # how many stand in the attic
    closed: Public[Short]
    thing: Annotated[Ints, "i1", MOST_CHESTS, computed("thing_seen", blank=CLOSED)]  # or EMPTY
    opened: Public[Byte]  # the first chest of this pair, or NO_CHEST
    pairs: Annotated[Ints, "i1", SEATS, PUBLIC]
    idle_turns: Public[Byte]  # without a pair, in a row
    turn: Public[Byte]
    owing: Public[Byte]
    reason: Public[Byte]
    winners: Public[Byte]


PROJECTION = projection_of(State)
