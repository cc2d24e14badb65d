"""The event log: what rules write down is told in order, in words, to whom it may concern."""

import numpy as np
import pytest

from geisterstunde.kernel.game import SPECTATOR, GameEvent
from geisterstunde.kernel.log import (
    ALL_READ,
    ALL_UNREAD,
    EVENT_FIELDS,
    EVERYONE,
    LOG,
    LONGEST_LOG,
    MOTION_UNREAD,
)
from geisterstunde.kernel.notation import EventForm, tell
from geisterstunde.kernel.record import Buffer
from tests.kernel.entries import write_down

FORMS = {
    3: EventForm("knock", {"seat": int, "door": "abc".__getitem__}),
    5: EventForm("silence", {}),
}


def rows_of(buffer: Buffer) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    log = buffer.view(LOG)[0]
    rows: np.ndarray[tuple[int, int], np.dtype[np.int16]] = log["event"][: log["count"]]
    return rows


def test_events_are_told_in_order() -> None:
    buffer = np.zeros(LOG.itemsize, dtype=np.uint8)
    write_down(buffer, 3, EVERYONE, 2, 1)
    write_down(buffer, 5, 4, 0, 0)
    write_down(buffer, 3, 0, -300, 2)
    assert tell(FORMS, rows_of(buffer)) == [
        GameEvent("knock", EVERYONE, {"seat": 2, "door": "b"}),
        GameEvent("silence", 4, {}),
        GameEvent("knock", 0, {"seat": -300, "door": "c"}),
    ]


def test_an_event_is_for_its_audience() -> None:
    public, private = GameEvent("knock", EVERYONE, {}), GameEvent("knock", 2, {})
    assert [public.is_for(seat) for seat in (SPECTATOR, 0, 2)] == [True, True, True]
    assert [private.is_for(seat) for seat in (SPECTATOR, 0, 2)] == [False, False, True]


def test_the_log_holds_as_many_as_it_promises() -> None:
    buffer = np.zeros(LOG.itemsize + 64, dtype=np.uint8)
    log = buffer[: LOG.itemsize]
    for number in range(LONGEST_LOG):
        write_down(log, 3, EVERYONE, number, 0)
    assert [happening.facts["seat"] for happening in tell(FORMS, rows_of(log))] == list(range(LONGEST_LOG))
    assert not buffer[LOG.itemsize :].any()
    assert rows_of(log).shape == (LONGEST_LOG, EVENT_FIELDS)


def test_an_unknown_kind_is_an_error() -> None:
    buffer = np.zeros(LOG.itemsize, dtype=np.uint8)
    write_down(buffer, 4, EVERYONE, 0, 0)
    with pytest.raises(KeyError):
        tell(FORMS, rows_of(buffer))


@pytest.mark.parametrize(("unread", "written"), [(ALL_READ, 3), (MOTION_UNREAD, 3), (ALL_UNREAD, 0)])
def test_events_are_counted_by_kind_whether_anybody_reads_them_or_not(unread: int, written: int) -> None:
    buffer = np.zeros(LOG.itemsize, dtype=np.uint8)
    buffer.view(LOG)["unread"] = unread
    for kind in (5, 3, 5):
        write_down(buffer, kind, EVERYONE, 0, 0)
    told = buffer.view(LOG)["told"][0]
    assert {kind: count for kind, count in enumerate(told.tolist()) if count} == {3: 1, 5: 2}
    assert len(rows_of(buffer)) == written
