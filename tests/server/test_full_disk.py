"""On a full disk decisions are turned down with the reason, reading goes on, and room mends everything."""

import asyncio
from pathlib import Path

import pytest

from geisterstunde.server import journal
from geisterstunde.server.errors import Declined
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.store import Addition, NewTable, Outcome, StoreUnavailable
from torture.full_disk import NO_ROOM, PretendedDisk, fill_and_make_room
from torture.small_disk import SWITCH, narrow


@pytest.mark.proof
def test_a_full_disk_turns_decisions_down_with_a_reason_and_room_mends_it(tmp_path: Path) -> None:
    endured = asyncio.run(
        fill_and_make_room(tmp_path, PretendedDisk(), tables=3, rate=50, times=2, between=10, unavailable=3)
    )
    assert endured.faults == ()
    assert endured.sentences == (Declined(NO_ROOM).sentence("en"),)
    assert endured.acknowledged_while_full == 0


def line(number: int) -> Addition:
    return Addition(journal.Line(number, f"command {number}", journal.VERSION, b"{}"), 0)


async def fill_while_writing(folder: Path) -> None:
    store = SqliteStore(folder / "tables.db")
    await store.open()
    await store.create(NewTable("table", "CODE", "dawn-under", public=False), [line(1)])
    (folder / SWITCH).touch()
    for attempt in (store.append("table", line(2)), store.ping(), store.ping()):
        with pytest.raises(StoreUnavailable, match=r"^no_room$"):
            await attempt
    assert [each.seq for each in await store.read("table", 0)] == [1]
    (folder / SWITCH).unlink()
    await store.ping()
    assert await store.append("table", line(2)) is Outcome.KEPT
    await store.close()


def test_a_store_without_room_says_so_until_there_is_some(tmp_path: Path) -> None:
    disk = narrow(tmp_path)
    disk.watch()
    try:
        asyncio.run(fill_while_writing(tmp_path))
    finally:
        disk.leave()
