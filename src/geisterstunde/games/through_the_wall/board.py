"""The board's 49 spaces, and where they lie on the frame (TW-1).

A space is numbered in reading order on the board as printed. The frame does not turn; its places are numbered
in reading order too. How far the board has been turned says which space lies at which place.
"""

import numpy as np

from geisterstunde.kernel.jit import rule

Space = int  # 0 to 48 in reading order on the board as printed

SIDE = 7
SPACES = SIDE * SIDE
MIDDLE = SIDE // 2
PLUG = 24
GHOST_COLOURS = ("green", "red", "yellow", "blue")
CORNERS = (0, 6, 48, 42)  # clockwise from the north-west: where the ghosts of these colours start (TW-4)
ALL_CORNERS = sum(1 << corner for corner in CORNERS)
QUARTER_TURNS = 4

COLUMNS = "abcdefg"
SPACE_NAMES = tuple(f"{COLUMNS[space % SIDE]}{space // SIDE + 1}" for space in range(SPACES))
SPACE_NUMBERS = {name: space for space, name in enumerate(SPACE_NAMES)}


def _turned(space: Space, quarters: int) -> int:
    """Where a space lies after so many quarter turns clockwise."""
    row, column = divmod(space, SIDE)
    for _ in range(quarters):
        row, column = column, SIDE - 1 - row
    return SIDE * row + column


PLACE_OF = np.array(
    [[_turned(space, quarters) for space in range(SPACES)] for quarters in range(QUARTER_TURNS)],
    dtype=np.int64,
)
SPACE_AT = np.argsort(PLACE_OF, axis=1)


def _beside(space: Space) -> int:
    """The spaces that share a side with this one, the plug left out, as a set."""
    row, column = divmod(space, SIDE)
    return sum(
        1 << other
        for other in range(SPACES)
        if other != PLUG and abs(other // SIDE - row) + abs(other % SIDE - column) == 1
    )


BESIDE = np.array([_beside(space) for space in range(SPACES)], dtype=np.int64)


@rule
def place_of(quarters: int, space: Space) -> int:
    """Where a space of the board lies on the frame."""
    return int(PLACE_OF[quarters, space])


@rule
def space_at(quarters: int, place: int) -> int:
    """Which space of the board lies at a place of the frame."""
    return int(SPACE_AT[quarters, place])
