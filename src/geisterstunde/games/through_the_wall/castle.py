"""What stands where: the board and how far it is turned, the ghosts on it, the sliders below it."""

from typing import Annotated

from geisterstunde.games.through_the_wall.board import SPACES, place_of
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Byte, Ints, layout_of

SEATS = 4
SLIDERS = 3
CHAMBERS = 7
TUNNELS = 5
FURTHEST = 6  # a slider's offset goes from -6 to 6: one chamber stays under the board

NOBODY = -1
ADRIFT = -1  # a ghost that stands on no space yet


class Castle:
    """All that moves can change, and the rooms whose walls stop a step."""

    covers: Annotated[Ints, "i8", SEATS]  # the spaces a ghost adrift may be put on, as bits
    ghost: Annotated[Ints, "i1", SEATS]  # the space of each ghost, or ADRIFT
    tunnel: Annotated[Ints, "i1", SLIDERS]
    offset: Annotated[Ints, "i1", SLIDERS]
    quarters: Byte  # how far the board has been turned, clockwise
    players: Byte
    room: Annotated[Ints, "i1", SPACES]


CASTLE = layout_of(Castle)


@rule
def ghost_at(c: Castle, space: int) -> int:
    """The ghost that stands on a space, or nobody."""
    for ghost in range(c.players):
        if c.ghost[ghost] == space:
            return ghost
    return NOBODY


@rule
def occupied_spaces(c: Castle) -> int:
    """The spaces that ghosts stand on, as a set."""
    spaces = 0
    for ghost in range(c.players):
        if c.ghost[ghost] != ADRIFT:
            spaces |= 1 << int(c.ghost[ghost])
    return spaces


@rule
def place_of_ghost(c: Castle, ghost: int) -> int:
    """Where on the frame a ghost stands."""
    return place_of(c.quarters, c.ghost[ghost])
