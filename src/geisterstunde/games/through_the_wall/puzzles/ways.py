"""All ways of a ghost through the castle within some moves, counted.

Like the planner it looks at every castle once, breadth first; but sliders stay in their tunnels, and each
castle knows in how many ways it is reached. A way is a sequence of decisions: moves, and where a turn leaves
ghosts adrift, where they are put. Two ways that differ in anything, be it only the order, are two.
"""

from typing import Annotated

from geisterstunde.games.through_the_wall import putting_down_template
from geisterstunde.games.through_the_wall.actions import OTHERS, STEPS, WORD, Other
from geisterstunde.games.through_the_wall.board import SPACES, Space
from geisterstunde.games.through_the_wall.castle import ADRIFT, SEATS, Castle
from geisterstunde.games.through_the_wall.landing import anyone_adrift
from geisterstunde.games.through_the_wall.plan import hashed, packed, unpack
from geisterstunde.games.through_the_wall.play import legal_moves, move
from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import ALL_UNREAD, Log
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Bits, Buffer, Grid, Ints, layout_of
from geisterstunde.kernel.seats import Seat
from geisterstunde.kernel.template import made_from

MOST_MOVES = 3
ROOM = 1 << 13  # castles; twelve moves at most go on from each, and three lead to fewer than half as many
TABLE = 2 * ROOM
START = -1
FAR = 127  # moves
# What a move costs to think of: every turn is harder than all slides of a way together.
SLIDE_TOIL = 1
TURN_TOIL = 8


class Ways:
    """Castles in the order they were found, also those with ghosts adrift, and the spaces they reach."""

    castle: Castle  # the one being looked at
    log: Log  # nobody reads it
    count: Bits
    first: Bits  # of the castles that the last move has led to
    key: Annotated[Ints, "i8", ROOM]
    covers: Annotated[Grid, "i8", (ROOM, SEATS)]  # what its ghosts adrift cover
    parent: Annotated[Ints, "i4", ROOM]  # on a way that takes the least toil
    action: Annotated[Ints, "i2", ROOM]
    ways: Annotated[Ints, "i4", ROOM]
    toil: Annotated[Ints, "i2", ROOM]
    adrift: Annotated[Ints, "i1", ROOM]
    slot: Annotated[Ints, "i4", ROOM]  # where its number stands in the table
    found: Annotated[Ints, "i4", TABLE]  # by a hashed key: the number of a castle, counted from 1, or 0

    # For every space: after how many moves the ghost can stand there first, in how many ways, with what toil.
    moves_to: Annotated[Ints, "i1", SPACES]
    ways_to: Annotated[Ints, "i4", SPACES]
    toil_to: Annotated[Ints, "i2", SPACES]
    castle_at: Annotated[Ints, "i4", SPACES]  # where the way with the least toil ends


WAYS = layout_of(Ways)
ways_of = opener(Ways)


@entry
def find_ways(buffer: Buffer, seat: Seat, moves: int) -> None:
    """Finds all ways of a seat's ghost from the castle at the head of the bytes."""
    w = ways_of(buffer)
    begin(w)
    put_all_down(w, 0)
    reckon(w, seat, 0, 0)
    for made in range(1, moves + 1):
        first, last = w.first, w.count
        w.first = last
        for number in range(first, last):
            if not w.adrift[number]:
                try_all_moves(w, number, seat)
        put_all_down(w, last)
        reckon(w, seat, last, made)


@rule
def begin(w: Ways) -> None:
    """Forgets the last search: nothing is known but the castle itself."""
    for number in range(w.count):
        if not w.adrift[number]:
            w.found[w.slot[number]] = 0
    w.count = 0
    w.first = 0
    w.log.unread = ALL_UNREAD
    for space in range(SPACES):
        w.moves_to[space] = FAR
        w.ways_to[space] = 0
        w.toil_to[space] = 0
    note(w, START, START)


@rule
def try_all_moves(w: Ways, number: int, seat: Seat) -> None:
    """Notes what steps, slides and turns make of a castle."""
    key = w.key[number]
    unpack(w.castle, key)
    for word in (STEPS, OTHERS):
        legal = legal_moves(w.castle, seat, word)
        while legal != 0:
            bit = lowest_bit(legal)
            legal &= legal - 1
            move(w.castle, w.log, seat, word, bit)
            note(w, number, WORD * word + bit)
            unpack(w.castle, key)


@rule
def toil_of(action: int) -> int:
    """How hard a move is to think of; to step, and to put ghosts down, takes no toil."""
    if action // WORD != OTHERS:
        return 0
    return SLIDE_TOIL if action % WORD < Other.TURN_LEFT else TURN_TOIL


@rule
def note(w: Ways, parent: int, action: int) -> None:
    """Writes the castle down. One that the same move has led to before gains ways; an older one is left."""
    c, number, key = w.castle, w.count, packed(w.castle)
    ways, toil = 1, 0
    if parent != START:
        ways, toil = int(w.ways[parent]), w.toil[parent] + toil_of(action)
    adrift = anyone_adrift(c)
    if not adrift:
        slot = hashed(key) & (TABLE - 1)
        while w.found[slot] != 0:
            known = w.found[slot] - 1
            if w.key[known] == key:
                if known >= w.first:
                    w.ways[known] += ways
                    if toil < w.toil[known]:
                        w.toil[known] = toil
                        w.parent[known] = parent
                        w.action[known] = action
                return
            slot = (slot + 1) & (TABLE - 1)
        w.found[slot] = number + 1
        w.slot[number] = slot
    for ghost in range(SEATS):
        w.covers[number, ghost] = c.covers[ghost] if c.ghost[ghost] == ADRIFT else 0
    w.key[number] = key
    w.parent[number] = parent
    w.action[number] = action
    w.ways[number] = ways
    w.toil[number] = toil
    w.adrift[number] = adrift
    w.count = number + 1


@rule
def is_adrift(w: Ways, number: int) -> bool:
    """Whether a ghost is adrift in a castle that was noted."""
    return w.adrift[number] != 0


PUTTING_DOWN = made_from(
    putting_down_template, "through_the_wall_ways", {"note": note, "is_adrift": is_adrift}
)
put_all_down = PUTTING_DOWN.put_all_down


@rule
def reckon(w: Ways, seat: Seat, first: int, moves: int) -> None:
    """Adds up, for the spaces not reached before, the ways of the castles that so many moves have led to."""
    for number in range(first, w.count):
        if w.adrift[number]:
            continue
        unpack(w.castle, w.key[number])
        space: Space = w.castle.ghost[seat]
        if w.moves_to[space] < moves:
            continue
        if w.moves_to[space] == FAR or w.toil[number] < w.toil_to[space]:
            w.toil_to[space] = w.toil[number]
            w.castle_at[space] = number
        w.moves_to[space] = moves
        w.ways_to[space] += w.ways[number]
