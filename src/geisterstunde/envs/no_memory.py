"""For a game whose observations hold no memory: loops are made of these rules, but never call them."""

from typing import Any

from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Byte


class NothingRemembered:
    """A record has to have a field."""

    nothing: Byte


@rule
def write_remembered(m: Any, shown: Any, remembered: NothingRemembered) -> None:
    """There is nothing to write."""


NO_MEMORY = {"remembered_of": opener(NothingRemembered), "write_remembered": write_remembered}
