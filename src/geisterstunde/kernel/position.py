"""A position: all that crosses from Python to compiled rules and back, in one buffer."""

from typing import Annotated, Any

from geisterstunde.kernel.log import Log
from geisterstunde.kernel.record import Ints


def position_record(state: type, seen: type, actions: int) -> type[Any]:
    """The record of a game's positions: its state, the last events, one seat's mask and observation."""
    fields = {"state": state, "log": Log, "mask": Annotated[Ints, "u1", actions], "seen": seen}
    return type("Position", (), {"__module__": state.__module__, "__annotations__": fields})
