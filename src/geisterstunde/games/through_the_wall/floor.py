"""The floor: what is seen of the sliders, through glass or beside stone (TW-25).

How far a slider sticks out is always seen, and so is what sticks out. The three patterns are known to all,
so nothing here is secret: a floor of stone makes people remember them, or look them up.
"""

import numpy as np

from geisterstunde.games.through_the_wall.board import SIDE
from geisterstunde.games.through_the_wall.sliders import PATTERNS
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.kernel.jit import rule

UNSEEN = -1
CHAMBER_LETTERS = {UNSEEN: "?", 0: ".", 1: "M"}
HAS_MAGNET = np.array([[letter == "M" for letter in pattern] for pattern in PATTERNS], dtype=np.int64)


@rule
def chamber_seen(s: State, slider: int, chamber: int) -> int:
    """Whether a chamber of a slider has a magnet, 1 or 0, or UNSEEN where stone lies above it."""
    if s.stone and 0 <= chamber + s.castle.offset[slider] < SIDE:
        return UNSEEN
    return int(HAS_MAGNET[slider, chamber])
