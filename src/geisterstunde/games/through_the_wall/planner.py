"""All castles a player can bring about within the moves left, each once, with the shortest way there.

A breadth-first search. A castle is packed into one number, so that duplicates are found by a look into a
table. Where a turn of the board leaves ghosts adrift, every way to put them down is an outcome of its own.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.through_the_wall.actions import OTHERS, PUTS, STEPS, TEXT_OF, WORD, WORDS, Other
from geisterstunde.games.through_the_wall.board import QUARTER_TURNS, space_at
from geisterstunde.games.through_the_wall.castle import (
    ADRIFT,
    CASTLE,
    FURTHEST,
    SEATS,
    SLIDERS,
    Castle,
    ghost_of_colour,
    place_of_ghost,
)
from geisterstunde.games.through_the_wall.landing import anyone_adrift, put_ghost
from geisterstunde.games.through_the_wall.play import LEFT, RIGHT, legal_moves, legal_puts, move
from geisterstunde.games.through_the_wall.sliders import magnet_places
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule, runnable
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Bits, Buffer, Grid, Ints, layout_of
from geisterstunde.kernel.seats import Seat

ROOM = 1 << 18  # castles; three moves of four ghosts lead to fewer than half as many
TABLE = 2 * ROOM
START = -1

GHOST_BITS = 6
TUNNEL_BITS = 3
OFFSET_BITS = 4
BELOW_GHOSTS = SLIDERS * (TUNNEL_BITS + OFFSET_BITS)


class Plan:
    """Castles in the order they were found. Those with a ghost adrift are steps on the way to others."""

    castle: Castle  # the one being looked at
    log: Log  # nobody reads it
    seat: Bits  # whose moves are planned,
    seen: Bits  # and the spaces that its ghost stands on in the castles found, none adrift
    count: Bits
    key: Annotated[Ints, "i8", ROOM]
    covers: Annotated[Grid, "i8", (ROOM, SEATS)]  # what its ghosts adrift cover; 0 for the others
    parent: Annotated[Ints, "i4", ROOM]
    action: Annotated[Ints, "i2", ROOM]
    slot: Annotated[Ints, "i4", ROOM]  # where its number stands in the table
    found: Annotated[Ints, "i4", TABLE]  # by a hashed key: the number of a castle, counted from 1, or 0


PLAN = layout_of(Plan)
plan_of = opener(Plan)


@rule
def packed(c: Castle) -> int:
    """A castle as one number. Ghosts adrift count as on space 63; what they cover is not in it."""
    key = int(c.quarters)
    for ghost in range(SEATS):
        key = key << GHOST_BITS | (int(c.ghost[ghost]) & ((1 << GHOST_BITS) - 1))
    for slider in range(SLIDERS):
        key = key << TUNNEL_BITS | int(c.tunnel[slider])
        key = key << OFFSET_BITS | (int(c.offset[slider]) + FURTHEST)
    return key


@rule
def unpack(c: Castle, key: int) -> None:
    """Sets a castle up again."""
    for slider in range(SLIDERS - 1, -1, -1):
        c.offset[slider] = (key & ((1 << OFFSET_BITS) - 1)) - FURTHEST
        key >>= OFFSET_BITS
        c.tunnel[slider] = key & ((1 << TUNNEL_BITS) - 1)
        key >>= TUNNEL_BITS
    for ghost in range(SEATS - 1, -1, -1):
        space = key & ((1 << GHOST_BITS) - 1)
        c.ghost[ghost] = ADRIFT if space == (1 << GHOST_BITS) - 1 else space
        key >>= GHOST_BITS
    c.quarters = key


@rule
def space_in(p: Plan, number: int, seat: Seat) -> int:
    """Where a seat's ghost stands in a castle that was noted."""
    return (p.key[number] >> (BELOW_GHOSTS + GHOST_BITS * (SEATS - 1 - seat))) & ((1 << GHOST_BITS) - 1)


@rule
def note(p: Plan, parent: int, action: int) -> None:
    """Writes the castle down unless it is known."""
    c, number = p.castle, p.count
    key = packed(c)
    if anyone_adrift(c):
        for ghost in range(SEATS):
            p.covers[number, ghost] = c.covers[ghost] if c.ghost[ghost] == ADRIFT else 0
    else:
        slot = (key ^ key >> 15 ^ key >> 31) * 0x9E3779B1 & (TABLE - 1)
        while p.found[slot] != 0:
            if p.key[p.found[slot] - 1] == key:
                return
            slot = (slot + 1) & (TABLE - 1)
        p.found[slot] = number + 1
        p.slot[number] = slot
        p.seen |= 1 << int(c.ghost[p.seat])
        for ghost in range(SEATS):
            p.covers[number, ghost] = 0
    p.key[number] = key
    p.parent[number] = parent
    p.action[number] = action
    p.count = number + 1


@rule
def wipe_table(p: Plan) -> None:
    """Makes room for a new plan, in as many steps as the last one had castles."""
    for number in range(p.count):
        if not is_adrift(p, number):
            p.found[p.slot[number]] = 0
    p.count = 0
    p.seen = 0


@rule
def is_adrift(p: Plan, number: int) -> bool:
    """Whether a ghost is adrift in a castle that was noted."""
    return p.covers[number, 0] | p.covers[number, 1] | p.covers[number, 2] | p.covers[number, 3] != 0


@entry
def explore(p: Plan, seat: Seat, moves: int, words: int, most: int) -> None:
    """Finds the castles within so many moves of a seat from the plan's own.

    `words` is SHIFTS to leave out the many moves that lay sliders elsewhere, PUTS to try them all. Of the
    last move all castles are noted until there are `most`, and from then on only those in which the seat's
    ghost stands where it stood in none before.
    """
    wipe_table(p)
    p.seat = seat
    p.log.unread = 1
    note(p, START, START)
    put_all_down(p, 0)
    first = 0
    for moves_left in range(moves, 0, -1):
        last = p.count
        for number in range(first, last):
            if is_adrift(p, number):
                continue
            if moves_left == 1 and p.count >= most:
                try_last_moves(p, number)
            else:
                try_all_moves(p, number, words)
        put_all_down(p, last)
        first = last


@rule
def try_all_moves(p: Plan, number: int, words: int) -> None:
    """Notes what the moves of the seat make of a castle."""
    c, key, seat = p.castle, p.key[number], p.seat
    unpack(c, key)
    for word in range(words):
        legal = legal_moves(c, seat, word)
        while legal != 0:
            bit = lowest_bit(legal)
            legal &= legal - 1
            p.log.count = 0
            move(c, p.log, seat, word, bit)
            note(p, number, WORD * word + bit)
            unpack(c, key)


@rule
def try_last_moves(p: Plan, number: int) -> None:
    """Notes those moves of the seat that bring its ghost where no castle has it yet; no shift does."""
    c, key, seat = p.castle, p.key[number], p.seat
    unpack(c, key)
    steps = legal_moves(c, seat, STEPS) & ~p.seen
    while steps != 0:
        space = lowest_bit(steps)
        steps &= steps - 1
        c.ghost[seat] = space
        note(p, number, WORD * STEPS + space)
        unpack(c, key)
    others = legal_moves(c, seat, OTHERS)
    place = place_of_ghost(c, seat)
    is_held = has_bit(magnet_places(c), place)
    while others != 0:
        bit = lowest_bit(others)
        others &= others - 1
        if bit >= Other.TURN_LEFT and is_held and has_bit(p.seen, space_when_held(c, place, bit)):
            continue
        p.log.count = 0
        move(c, p.log, seat, OTHERS, bit)
        if c.ghost[seat] == ADRIFT or not has_bit(p.seen, c.ghost[seat]):
            note(p, number, WORD * OTHERS + bit)
        unpack(c, key)


@rule
def space_when_held(c: Castle, place: int, turn: int) -> int:
    """The space of a ghost that a magnet holds at a place while the board turns below it."""
    return space_at((c.quarters + (LEFT if turn == Other.TURN_LEFT else RIGHT)) % QUARTER_TURNS, place)


@rule
def put_all_down(p: Plan, first: int) -> None:
    """Notes what follows on the castles with ghosts adrift, from the first one on."""
    number = first
    while number < p.count:
        if is_adrift(p, number):
            for word in range(PUTS, WORDS):
                set_adrift(p, number)
                legal = legal_puts(p.castle, word)
                while legal != 0:
                    bit = lowest_bit(legal)
                    legal &= legal - 1
                    set_adrift(p, number)
                    p.log.count = 0
                    put_ghost(p.castle, p.log, ghost_of_colour(p.castle, word - PUTS), bit)
                    note(p, number, WORD * word + bit)
        number += 1


@rule
def set_adrift(p: Plan, number: int) -> None:
    """Sets a castle with ghosts adrift up again."""
    unpack(p.castle, p.key[number])
    for ghost in range(SEATS):
        p.castle.covers[ghost] = p.covers[number, ghost]


@entry
def plan_turn(buffer: Buffer, seat: Seat, moves: int, most: int) -> None:
    """Finds the outcomes of a seat's moves from the castle at the head of a plan's bytes."""
    explore(plan_of(buffer), seat, moves, PUTS, most)


class Planner:
    """Plans a turn. Its room is used again and again: what it found holds until it plans anew."""

    def __init__(self) -> None:
        self._buffer = np.zeros(PLAN.itemsize, dtype=np.uint8)
        self._plan = self._buffer.view(PLAN)[0]

    def plan(self, castle: Buffer, seat: Seat, moves: int, most: int = ROOM) -> None:
        """Finds the outcomes for a seat that has so many moves left; `most` as in `explore`."""
        self._buffer[: CASTLE.itemsize] = castle[: CASTLE.itemsize]
        runnable(plan_turn)(self._buffer, seat, moves, most)

    @property
    def count(self) -> int:
        """How many castles were noted, those on the way included."""
        return int(self._plan["count"])

    def outcomes(self) -> NDArray[np.int64]:
        """The numbers of the castles in which every ghost stands on a space; the nearest first."""
        return np.flatnonzero(~self._plan["covers"][: self.count].any(axis=1))

    def ghost_spaces(self, seat: Seat) -> NDArray[np.int64]:
        """The space of a seat's ghost in every castle noted."""
        below = BELOW_GHOSTS + GHOST_BITS * (SEATS - 1 - seat)
        spaces: NDArray[np.int64] = self._plan["key"][: self.count] >> below & (1 << GHOST_BITS) - 1
        return spaces

    def decisions(self, number: int) -> list[str]:
        """The decisions that lead to a castle."""
        way: list[str] = []
        while self._plan["parent"][number] != START:
            way.append(TEXT_OF[int(self._plan["action"][number])])
            number = int(self._plan["parent"][number])
        return way[::-1]
