"""Functions that open a buffer as a declared record, for rules to use."""

from collections.abc import Callable
from typing import Any, TypeVar

from geisterstunde.kernel import record_template
from geisterstunde.kernel.record import Buffer, layout_of, plain_record
from geisterstunde.kernel.template import made_from

R = TypeVar("R")


def opener(declared: type[R]) -> Callable[[Buffer], R]:
    """Opens buffers as this record: plain, as memoryviews over its bytes; compiled, as Numba's own."""
    opened: Any = plain_record(declared)
    name = f"{declared.__module__}.{declared.__qualname__}"
    opened.in_machine_code = made_from(record_template, name, {"LAYOUT": layout_of(declared)}).opened
    return opened  # type: ignore[no-any-return] # a class made at run time
