"""The cemetery: 60 graves on an 8 x 8 square round the plaza, parted into quarters (DU-2)."""

import numpy as np

from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Ints

Grave = int  # 0 to 59 in reading order, or NO_GRAVE

SIDE = 8
GRAVES = 60
ALL_GRAVES = (1 << GRAVES) - 1
PLAZA = (27, 28, 35, 36)
NO_GRAVE = -1
COLUMNS = "abcdefgh"

SQUARE_OF = np.array([square for square in range(SIDE * SIDE) if square not in PLAZA], dtype=np.int64)
GRAVE_AT = np.full(SIDE * SIDE, NO_GRAVE, dtype=np.int64)
GRAVE_AT[SQUARE_OF] = np.arange(GRAVES)


def _touching(grave: Grave) -> int:
    """The graves beside this one, diagonals included, as a set."""
    row, column = divmod(int(SQUARE_OF[grave]), SIDE)
    return sum(
        1 << other
        for other in range(GRAVES)
        if other != grave
        and abs(int(SQUARE_OF[other]) // SIDE - row) <= 1
        and abs(int(SQUARE_OF[other]) % SIDE - column) <= 1
    )


TOUCHING = np.array([_touching(grave) for grave in range(GRAVES)], dtype=np.int64)


@rule
def neighbours_of(quarter: Ints, grave: Grave) -> int:
    """The graves that touch this one in its own quarter, as a set (DU-2)."""
    beside = int(TOUCHING[grave])
    neighbours = 0
    while beside != 0:
        other = lowest_bit(beside)
        beside &= beside - 1
        if quarter[other] == quarter[grave]:
            neighbours |= 1 << other
    return neighbours


def grave_name(grave: Grave) -> str:
    """Its column a to h from west to east and its row 1 to 8 from north to south.

    >>> grave_name(0), grave_name(59)
    ('a1', 'h8')
    """
    row, column = divmod(int(SQUARE_OF[grave]), SIDE)
    return f"{COLUMNS[column]}{row + 1}"


GRAVE_NAMES = tuple(grave_name(grave) for grave in range(GRAVES))
GRAVE_NUMBERS = {name: grave for grave, name in enumerate(GRAVE_NAMES)}
