"""A played game as a row of whole numbers: what every path through the lab yields, compiled or not."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.int32]

KINDS = 32  # of events; no game has more
HALF = 2


class Column(IntEnum):
    """What stands where in a row."""

    FIRST = 0  # the seat that began
    WINNERS = 1  # seats as bits; none where a game was cut
    REASON = 2  # why it ended, as the game numbers its reasons
    DECISIONS = 3
    TRAILING = 4  # seats as bits: who had most to do when the first had done half; none if all were level
    PLAYERS = 5
    EVENTS = 6  # the first of the counts of events, a column a kind


WIDTH = Column.EVENTS + KINDS


def empty_rows(games: int) -> Rows:
    """Room for so many games."""
    return np.zeros((games, WIDTH), dtype=np.int32)
