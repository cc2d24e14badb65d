"""Sliders: where their magnets are, and what happens when one is pushed or moved (TW-3, TW-11, TW-12)."""

import numpy as np

from geisterstunde.games.through_the_wall.board import PLUG, SIDE, space_at
from geisterstunde.games.through_the_wall.castle import (
    CHAMBERS,
    FURTHEST,
    NOBODY,
    SLIDERS,
    TUNNELS,
    Castle,
    ghost_at,
    place_of_ghost,
)
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit

PATTERNS = (".M.M.M.", "M..M..M", "..M.M.M")  # of sliders 1 to 3, north to south
OFFSETS = 2 * FURTHEST + 1
FIRST_COLUMN = 1  # the first tunnel runs under the second of seven columns
UP = -1
DOWN = 1
OFF_THE_BOARD = -1


def _magnets_below(pattern: str, offset: int) -> int:
    """The rows of the board that have a magnet of this slider below, as places of the first column."""
    rows = [chamber + offset for chamber in range(CHAMBERS) if pattern[chamber] == "M"]
    return sum(1 << SIDE * row for row in rows if 0 <= row < SIDE)


MAGNETS = np.array(
    [[_magnets_below(pattern, offset) for offset in range(-FURTHEST, FURTHEST + 1)] for pattern in PATTERNS],
    dtype=np.int64,
)
COLUMN = sum(1 << SIDE * row for row in range(SIDE))


@rule
def magnet_places(c: Castle) -> int:
    """The places of the frame that have a magnet below, as a set."""
    places = 0
    for slider in range(SLIDERS):
        places |= int(MAGNETS[slider, c.offset[slider] + FURTHEST]) << (FIRST_COLUMN + c.tunnel[slider])
    return places


@rule
def ghost_places(c: Castle) -> int:
    """The places of the frame that ghosts stand at, as a set."""
    places = 0
    for ghost in range(c.players):
        places |= 1 << place_of_ghost(c, ghost)
    return places


@rule
def free_tunnels(c: Castle) -> int:
    """The tunnels without a slider and without a ghost above, as a set."""
    taken = 0
    for slider in range(SLIDERS):
        taken |= 1 << int(c.tunnel[slider])
    return clear_tunnels(c) & ~taken


@rule
def clear_tunnels(c: Castle) -> int:
    """The tunnels without a ghost above, as a set."""
    places = ghost_places(c)
    tunnels = 0
    for tunnel in range(TUNNELS):
        if places & COLUMN << (FIRST_COLUMN + tunnel) == 0:
            tunnels |= 1 << tunnel
    return tunnels


@rule
def moving_rows(c: Castle, slider: int, way: int) -> int:
    """The rows over a slider whose ghosts move along when it is pushed, as a set, or OFF_THE_BOARD.

    A ghost on a magnet is drawn, a ghost in the way of one that moves is pushed, and at the plug they all
    stop (TW-11).
    """
    column = FIRST_COLUMN + c.tunnel[slider]
    ghosts = (ghost_places(c) >> column) & COLUMN
    magnets = int(MAGNETS[slider, c.offset[slider] + FURTHEST])
    if ghosts & magnets == 0:
        return 0
    moving = 0
    chain = 0
    pushed = False
    row = 0 if way == DOWN else SIDE - 1
    for _ in range(SIDE):
        if has_bit(ghosts, SIDE * row) and (pushed or has_bit(magnets, SIDE * row)):
            pushed = True
            chain |= 1 << row
        else:
            if SIDE * row + column != PLUG:
                moving |= chain
            chain = 0
            pushed = False
        row += way
    return OFF_THE_BOARD if chain != 0 else moving


@rule
def may_slide(c: Castle, slider: int, way: int) -> bool:
    """Whether a slider may be pushed one chamber: a part stays below the board, and no ghost falls off."""
    return abs(c.offset[slider] + way) <= FURTHEST and moving_rows(c, slider, way) != OFF_THE_BOARD


@rule
def push_slider(c: Castle, log: Log, slider: int, way: int) -> None:
    """Pushes a slider one chamber; the ghosts it draws and those in their way go along."""
    column = FIRST_COLUMN + c.tunnel[slider]
    rows = moving_rows(c, slider, way)
    c.offset[slider] += way
    row = SIDE - 1 if way == DOWN else 0
    for _ in range(SIDE):
        if has_bit(rows, row):
            ghost = ghost_at(c, space_at(c.quarters, SIDE * row + column))
            if ghost != NOBODY:
                c.ghost[ghost] = space_at(c.quarters, SIDE * (row + way) + column)
                emit(log, Event.CARRIED, EVERYONE, c.colour[ghost], c.ghost[ghost])
        row -= way


@rule
def lay_slider(c: Castle, slider: int, tunnel: int, offset: int) -> None:
    """Moves a slider to another tunnel (TW-12)."""
    c.tunnel[slider] = tunnel
    c.offset[slider] = offset
