"""Functions that open a buffer as a declared record, for rules to use."""

from collections.abc import Callable
from typing import TypeVar

from geisterstunde.kernel import record_template
from geisterstunde.kernel.jit import COMPILED
from geisterstunde.kernel.record import Buffer, layout_of, plain_record
from geisterstunde.kernel.template import made_from

R = TypeVar("R")


def opener(declared: type[R]) -> Callable[[Buffer], R]:
    """Opens buffers as this record: compiled, as Numba's own; plain, as memoryviews over the same bytes."""
    if not COMPILED:
        return plain_record(declared)
    name = f"{declared.__module__}.{declared.__qualname__}"
    opened: Callable[[Buffer], R] = made_from(record_template, name, {"LAYOUT": layout_of(declared)}).opened
    return opened
