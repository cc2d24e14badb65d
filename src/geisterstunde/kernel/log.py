"""The event log: what happened, written down by the rules while it happens."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Grid, Short, layout_of

EVERYONE = -1
LONGEST_LOG = 64
EVENT_FIELDS = 6

EventNumbers = NDArray[np.int16]  # some events: kind, audience, and up to four facts each


class Log:
    """The events of one decision. Each is a kind, an audience (a seat, or everyone) and up to four facts."""

    count: Short
    unread: Short  # 1: nobody will read it, and what takes long to tell may be left out
    event: Annotated[Grid, "i2", (LONGEST_LOG, EVENT_FIELDS)]


LOG = layout_of(Log)


@rule
def emit(log: Log, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Writes one event down."""
    n = log.count
    log.event[n, 0] = kind
    log.event[n, 1] = audience
    log.event[n, 2] = a
    log.event[n, 3] = b
    log.event[n, 4] = c
    log.event[n, 5] = d
    log.count = n + 1
