"""The whole state of a game as one record, and the few numbers its fields are made of."""

from enum import IntEnum
from typing import Annotated

from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.kernel.record import Bits, Byte, Grid, Ints, Short, layout_of

SEATS = 6
COLOURS = 6
LONGEST_ROW = 64  # all 60 vampires fit; a power of two makes the ring's arithmetic a mask

RAT = 6  # a lid's underside is a colour 0 to 5, a rat, or there is no lid at all
BARE = 7

EMPTY = 0  # inside a grave: nothing, VAMPIRE + its colour, or GARLIC + its owner's seat
VAMPIRE = 1
GARLIC = 7

LEFT = 0
RIGHT = 1

NOBODY = -1
NOWHERE = -1
STAKES_UNTIL_GIFTS = 3
BULBS_EACH = 3
BATS_EACH = 2


class Ask(IntEnum):
    """What the seats that owe a decision are asked."""

    NOTHING = 0
    OPEN = 1
    OPEN_OR_STOP = 2
    LAY = 3
    LAY_OR_LEAVE = 4
    GARLIC = 5
    GIVE = 6
    TAKE = 7
    BELIEVE = 8
    SEND = 9
    LAY_CLAIMED = 10
    LAY_DOUBTED = 11
    LAY_RESERVED = 12
    SET_COUNT = 13


class Repeat(IntEnum):
    """What opening a grave again costs."""

    FREE = 0
    STAKE_IF_LEFT_EMPTY = 1  # DU-41
    STAKE_FOR_THE_THIRD_TIME = 2  # DU-42


class Reason(IntEnum):
    """Why a game ended."""

    UNFINISHED = 0
    LAID_LAST = 1
    GAVE_LAST = 2
    DAWN = 3


class State:
    """Everything there is to know about a game, seen and unseen. Sets of graves and of seats are bits."""

    # Chosen before the game, never changed.
    covered: Bits  # graves that have a lid: all but the bare ones of two players
    quarter: Annotated[Ints, "i1", GRAVES]
    players: Byte
    everyone_joins_plague: Byte
    rats_chain: Byte
    may_leave_in_plague: Byte
    repeat: Byte
    gifts_from_owner: Byte
    gifts_from_each: Byte
    reserve_size: Byte  # as many as there are rats
    fresh_air: Byte

    # The cemetery.
    closed: Bits  # graves whose lid lies closed
    unturned: Bits  # graves whose lid was lifted without turning it over
    reserved: Bits  # the grave the Count stands on, if any
    lid: Annotated[Ints, "i1", GRAVES]
    inside: Annotated[Ints, "i1", GRAVES]
    reserve: Annotated[Ints, "i1", 6]
    reserve_used: Byte

    # In front of the players. A row is a ring: left to right from its start, shown, hidden, shown.
    row: Annotated[Grid, "i1", (SEATS, LONGEST_ROW)]
    row_start: Annotated[Ints, "i1", SEATS]
    row_length: Annotated[Ints, "i1", SEATS]
    shown_left: Annotated[Ints, "i1", SEATS]
    hidden: Annotated[Ints, "i1", SEATS]
    garlic: Annotated[Ints, "i1", SEATS]
    stakes: Annotated[Ints, "i1", SEATS]
    bats: Annotated[Ints, "i1", SEATS]

    # Who is asked what.
    ask: Byte
    owing: Byte  # the seats that owe a decision
    turn: Byte
    next_turn: Byte
    actor: Byte  # who opens: the turn's player, or in a plague whoever has the go

    # The turn.
    opened: Byte  # the grave whose lid has just been lifted, or NOWHERE
    laid_here: Byte
    laid_in_turn: Byte  # whether anybody has laid since the turn began
    laid_in_go: Byte  # how many the actor has laid in this turn or go (FA-3)
    idle_turns: Short

    # Openings that count for repeating (DU-41, DU-42).
    latest_opener: Byte
    latest_grave: Byte
    latest_grave_of_others: Byte
    previous_turn: Byte
    opened_in_turn: Annotated[Ints, "i8", 2]
    third_time: Bits

    # The plague.
    rat_grave: Byte
    holder: Byte
    gos_left: Byte
    neighbours: Bits

    # Gifts under way.
    receiver: Byte
    givers: Byte
    rounds_left: Byte
    promised: Annotated[Ints, "i1", SEATS]
    gift: Annotated[Ints, "i1", SEATS]
    gifts: Byte
    after_gifts: Byte

    # Bats and the Count.
    bat_grave: Byte
    claim_rule: Byte  # the number of the rule by which a claim is settled, FA-11 to FA-16
    doubter: Byte
    count_owner: Byte
    count_places: Bits
    after_count: Byte

    # The end.
    reason: Byte
    winners: Byte


STATE = layout_of(State)
