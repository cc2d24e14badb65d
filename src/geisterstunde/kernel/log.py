"""The event log: what happened, written down by the rules while it happens."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.record import Grid, Ints, Short, layout_of

EVERYONE = -1
KINDS = 32  # of events; no game has more
LONGEST_LOG = 64
EVENT_FIELDS = 6
KIND, AUDIENCE, FIRST_FACT = 0, 1, 2  # the places of an event's fields

ALL_READ = 0  # how much of a log somebody reads: all of it,
MOTION_UNREAD = 1  # all but what only shows how things move,
ALL_UNREAD = 2  # or nothing, and then nothing is written

EventNumbers = NDArray[np.int16]  # some events: kind, audience, and up to four facts each


class Log:
    """The events of one decision. Each is a kind, an audience (a seat, or everyone) and up to four facts.

    Read or not, events are counted by their kinds, from the deal on.
    """

    count: Short
    unread: Short
    told: Annotated[Ints, "i4", KINDS]
    event: Annotated[Grid, "i2", (LONGEST_LOG, EVENT_FIELDS)]


LOG = layout_of(Log)


@rule
def begin_log(log: Log) -> None:
    """Nothing has happened in a game that is about to be dealt."""
    log.count = 0
    for kind in range(KINDS):
        log.told[kind] = 0


@rule
def emit(log: Log, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Counts one event, and writes it down where somebody reads it."""
    log.told[kind] += 1
    if log.unread != ALL_UNREAD:
        # `| 0` makes whole numbers of all sizes and of enums alike, so that one function serves them all
        write_down(log, kind | 0, audience | 0, a | 0, b | 0, c | 0, d | 0)


@entry  # apart, because rules tell of events at a hundred places
def write_down(log: Log, kind: int, audience: int, a: int, b: int, c: int, d: int) -> None:
    """Adds one event to the log."""
    n = log.count
    log.event[n, 0] = kind
    log.event[n, 1] = audience
    log.event[n, 2] = a
    log.event[n, 3] = b
    log.event[n, 4] = c
    log.event[n, 5] = d
    log.count = n + 1
