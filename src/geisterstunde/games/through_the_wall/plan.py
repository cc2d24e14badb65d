"""A plan: the castles found so far, each once, with the way there.

A castle is packed into one number, so that duplicates are found by a look into a table.
"""

from typing import Annotated

from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.castle import ADRIFT, FURTHEST, SEATS, SLIDERS, Castle
from geisterstunde.games.through_the_wall.landing import anyone_adrift
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Bits, Grid, Ints, layout_of
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
    wanted: Bits  # the spaces better for its ghost than those it stands on in the castles found, none adrift,
    better: Annotated[Ints, "i8", SPACES]  # and what is better than each space
    steps_left: Bits  # steps of turning boards that may yet be simulated
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
def hashed(key: int) -> int:
    """Where a castle is looked for first: its lowest bits, so many as the table has."""
    return (key ^ key >> 15 ^ key >> 31) * 0x9E3779B1


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
        slot = hashed(key) & (TABLE - 1)
        while p.found[slot] != 0:
            if p.key[p.found[slot] - 1] == key:
                return
            slot = (slot + 1) & (TABLE - 1)
        p.found[slot] = number + 1
        p.slot[number] = slot
        p.wanted &= p.better[c.ghost[p.seat]]
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


@rule
def is_adrift(p: Plan, number: int) -> bool:
    """Whether a ghost is adrift in a castle that was noted."""
    return p.covers[number, 0] | p.covers[number, 1] | p.covers[number, 2] | p.covers[number, 3] != 0
