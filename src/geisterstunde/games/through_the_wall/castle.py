"""What stands where: the board and how far it is turned, the ghosts on it, the sliders below it."""

from typing import Annotated

from geisterstunde.games.through_the_wall.board import SPACES, Space, place_of
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.projection import projection_of
from geisterstunde.kernel.record import Byte, Ints, layout_of
from geisterstunde.kernel.seats import Seat
from geisterstunde.kernel.visibility import PUBLIC, Public, computed

SEATS = 4
SLIDERS = 3
CHAMBERS = 7
TUNNELS = 5
FURTHEST = 6  # a slider's offset goes from -6 to 6: one chamber stays under the board

NOBODY = -1
ADRIFT = -1  # a ghost that stands on no space yet


class Castle:
    """All that moves can change, and the rooms whose walls stop a step."""

    # The spaces a ghost adrift may be put on, as bits; and the space of each ghost, or ADRIFT.
    covers: Annotated[Ints, "i8", SEATS, computed("covers_seen", blank=0)]
    ghost: Annotated[Ints, "i1", SEATS, computed("ghost_seen", blank=ADRIFT)]
    tunnel: Annotated[Ints, "i1", SLIDERS, PUBLIC]
    offset: Annotated[Ints, "i1", SLIDERS, PUBLIC]
    quarters: Public[Byte]  # how far the board has been turned, clockwise
    colour: Annotated[Ints, "i1", SEATS, PUBLIC]  # of each seat's ghost; it says where the ghost starts
    players: Public[Byte]
    room: Annotated[Ints, "i1", SPACES, PUBLIC]


CASTLE = layout_of(Castle)
CASTLE_PROJECTION = projection_of(Castle)


@rule
def ghost_at(c: Castle, space: Space) -> int:
    """The ghost that stands on a space, or nobody."""
    for ghost in range(c.players):
        if c.ghost[ghost] == space:
            return ghost
    return NOBODY


@rule
def ghost_of_colour(c: Castle, colour: int) -> int:
    """The ghost of a colour, or nobody where none plays."""
    for ghost in range(c.players):
        if c.colour[ghost] == colour:
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


@rule
def ghost_seen(c: Castle, seat: Seat) -> int:
    """The space of a ghost; where nobody sits there is no ghost to be seen."""
    return c.ghost[seat] if 0 <= seat < c.players else ADRIFT


@rule
def covers_seen(c: Castle, seat: Seat) -> int:
    """What a ghost covers, for as long as it is adrift."""
    return c.covers[seat] if seat < c.players and ghost_seen(c, seat) == ADRIFT else 0
