"""A position: the state, the events of the last decision, and room for one seat's mask and observation."""

from typing import Annotated

from geisterstunde.games.through_the_wall.actions import ACTIONS
from geisterstunde.games.through_the_wall.observation import Seen
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.record import Buffer, Ints, layout_of, opens


class Position:
    """All that crosses from Python to compiled rules and back, in one buffer."""

    state: State
    log: Log
    mask: Annotated[Ints, "u1", ACTIONS]
    seen: Seen


POSITION = layout_of(Position)


@opens(Position)
def position_of(buffer: Buffer) -> Position:
    """The position whose bytes these are."""
    return buffer.view(POSITION)[0]  # type: ignore[no-any-return] # Numba's own record
