"""The whole state of a game as one record, and the few numbers its fields are made of."""

from enum import IntEnum
from typing import Annotated

from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.kernel.projection import projection_of
from geisterstunde.kernel.record import Bits, Byte, Grid, Ints, Short, layout_of
from geisterstunde.kernel.visibility import PUBLIC, Public, computed, hidden, owners

SEATS = 6
COLOURS = 6
LONGEST_ROW = 64  # all 60 vampires fit; a power of two makes the ring's arithmetic a mask

RAT = 6  # a lid's underside is a colour 0 to 5, a rat, or there is no lid at all
BARE = 7

EMPTY = 0  # inside a grave: nothing, VAMPIRE + its colour, or GARLIC + its owner's seat
VAMPIRE = 1
GARLIC = 7

UNSEEN = -1  # in a public state: a lid or a vampire that lies face down

LEFT = 0
RIGHT = 1

NOBODY = -1
NOWHERE = -1
BATS_EACH = 2
MOST_RATS = 10


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
    OPEN_AGAIN_OR_STOP = 14  # DU-63


class Repeat(IntEnum):
    """What opening a grave again costs."""

    FREE = 0
    STAKE_IF_LEFT_EMPTY = 1  # DU-41
    STAKE_FOR_THE_THIRD_TIME = 2  # DU-42


class EndReason(IntEnum):
    """Why a game ended."""

    UNFINISHED = 0
    LAID_LAST = 1
    GAVE_LAST = 2
    DAWN = 3


class State:
    """Everything there is to know about a game, seen and unseen. Sets of graves and of seats are bits."""

    # Chosen before the game, never changed.
    covered: Public[Bits]  # graves that have a lid: all but the bare ones of two players
    quarter: Annotated[Ints, "i1", GRAVES, PUBLIC]
    players: Public[Byte]
    everyone_joins_plague: Public[Byte]
    rats_chain: Public[Byte]
    may_leave_in_plague: Public[Byte]
    may_stop: Public[Byte]
    repeat: Public[Byte]
    bulbs_each: Public[Byte]
    stakes_until_gifts: Public[Byte]
    gifts_from_owner: Public[Byte]
    gifts_from_each: Public[Byte]
    reserve_size: Public[Byte]  # as many as there are rats
    fresh_air: Public[Byte]

    # The cemetery.
    closed: Public[Bits]  # graves whose lid lies closed
    unturned: Public[Bits]  # graves whose lid was lifted without turning it over
    reserved: Public[Bits]  # the grave the Count stands on, if any
    lid: Annotated[Ints, "i1", GRAVES, computed("lid_seen", blank=UNSEEN)]
    inside: Annotated[Ints, "i1", GRAVES, computed("inside_seen", blank=EMPTY)]
    reserve: Annotated[Ints, "i1", MOST_RATS, hidden(blank=UNSEEN)]
    reserve_used: Public[Byte]

    # In front of the players. A row is a ring: left to right from its start, shown, hidden, shown. The start
    # would tell from which end vampires were taken: in a public state every row starts at 0.
    row: Annotated[Grid, "i1", (SEATS, LONGEST_ROW), computed("vampire_seen", blank=UNSEEN)]
    row_start: Annotated[Ints, "i1", SEATS, computed("vampire_seen", blank=0)]
    row_length: Annotated[Ints, "i1", SEATS, PUBLIC]
    shown_left: Annotated[Ints, "i1", SEATS, PUBLIC]
    hidden: Annotated[Ints, "i1", SEATS, PUBLIC]
    garlic: Annotated[Ints, "i1", SEATS, PUBLIC]
    stakes: Annotated[Ints, "i1", SEATS, PUBLIC]
    bats: Annotated[Ints, "i1", SEATS, PUBLIC]

    # Who is asked what.
    ask: Public[Byte]
    owing: Public[Byte]  # the seats that owe a decision
    turn: Public[Byte]
    next_turn: Public[Byte]
    actor: Public[Byte]  # who opens: the turn's player, or in a plague whoever has the go

    # The turn.
    opened: Public[Byte]  # the grave whose lid has just been lifted, or NOWHERE
    laid_here: Public[Byte]
    laid_in_turn: Public[Byte]  # whether anybody has laid since the turn began
    laid_in_go: Public[Byte]  # how many the actor has laid in this turn or go (FA-3)
    idle_turns: Public[Short]

    # Openings that count for repeating (DU-41, DU-42). Everyone saw them, but nothing on the table shows
    # them any more: they are hidden, and left to memories.
    last_opened: Annotated[Byte, hidden(blank=NOWHERE)]
    marked: Annotated[Byte, hidden(blank=NOWHERE)]
    previous_turn: Public[Byte]
    opened_in_turn: Annotated[Ints, "i8", 2, hidden(blank=0)]
    third_time: Annotated[Bits, hidden(blank=0)]

    # The plague.
    rat_grave: Public[Byte]
    holder: Public[Byte]
    gos_left: Public[Byte]
    neighbours: Public[Bits]

    # Gifts under way.
    receiver: Public[Byte]
    givers: Public[Byte]
    rounds_left: Public[Byte]
    promised: Annotated[Ints, "i1", SEATS, owners(blank=0)]
    gift: Annotated[Ints, "i1", SEATS, PUBLIC]
    gifts: Public[Byte]
    after_gifts: Public[Byte]

    # Bats and the Count.
    bat_grave: Public[Byte]
    claim_rule: Public[Byte]  # the number of the rule by which a claim is settled, FA-11 to FA-16
    doubter: Public[Byte]
    count_owner: Public[Byte]
    count_places: Public[Bits]
    after_count: Public[Byte]

    # The end.
    reason: Public[Byte]
    winners: Public[Byte]


STATE = layout_of(State)
STATE_PROJECTION = projection_of(State)
