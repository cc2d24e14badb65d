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
    rules: Mapping[str, Any]
