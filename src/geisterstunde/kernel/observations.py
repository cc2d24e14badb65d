"""What a game brings to be stepped by agents: how the table looks to a seat, and what it remembers."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np


class Field(NamedTuple):
    """Some bytes of an observation, their bounds, and what they mean."""

    name: str
    low: int
    high: int
    meaning: str


class Observations(msgspec.Struct, frozen=True, kw_only=True):
    """The observations of one game, and the compiled rules that write them."""

    version: int  # counted up whenever observations or actions change their meaning
    look: np.dtype[np.void]
    look_fields: Sequence[Field]
    remembered: np.dtype[np.void] | None = None
    remembered_fields: Sequence[Field] = ()
    several_at_once: bool = (
        False  # whether several seats can owe a decision, so that a parallel one makes sense
    )
    # `look_of` and `look_around`; where there is a memory also `remembered_of` and `write_remembered`; and
    # where a perfect one is kept event by event, which is quicker, `forget_all`, `keep_event`, `write_kept`
    rules: Mapping[str, Any]

    @property
    def keeps_events(self) -> bool:
        """Whether a perfect memory is kept event by event, and need not be recalled."""
        return "keep_event" in self.rules
