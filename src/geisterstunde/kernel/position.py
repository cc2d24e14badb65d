"""A position: all that crosses from Python to compiled rules and back, in one buffer."""

from typing import Annotated, Any, Protocol, TypeVar

from geisterstunde.kernel.log import Log
from geisterstunde.kernel.record import Ints

S_co = TypeVar("S_co", covariant=True)
O_co = TypeVar("O_co", covariant=True)


class Position(Protocol[S_co, O_co]):
    """A game's state, the events of the last decision, and room for one seat's mask and observation."""

    log: Log
    mask: Ints

    @property
    def state(self) -> S_co: ...
    @property
    def seen(self) -> O_co: ...


def position_record(state: type, seen: type, actions: int) -> type[Any]:
    """The record of a game's positions."""
    fields = {"state": state, "log": Log, "mask": Annotated[Ints, "u1", actions], "seen": seen}
    return type("Position", (), {"__module__": state.__module__, "__annotations__": fields})
