"""For a game whose observations hold no memory, or none kept event by event: loops never call these rules."""

from typing import Any

from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Byte


class NothingRemembered:
    """A record has to have a field."""

    nothing: Byte


@rule
def write_remembered(m: Any, shown: Any, remembered: Any) -> None:
    """There is nothing to write."""


@rule
def forget_all(kept: Any) -> None:
    """There is nothing to forget."""


@rule
def keep_event(
    kept: Any, players: int, seat: int, kind: int, first: int, second: int, third: int, fourth: int
) -> None:
    """There is nothing to keep."""


@rule
def write_kept(s: Any, seat: int, kept: Any, remembered: Any) -> None:
    """There is nothing to write."""


NO_MEMORY = {
    "remembered_of": opener(NothingRemembered),
    "write_remembered": write_remembered,
    "forget_all": forget_all,
    "keep_event": keep_event,
    "write_kept": write_kept,
}
