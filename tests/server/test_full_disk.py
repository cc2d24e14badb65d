"""On a full disk decisions are turned down with the reason, reading goes on, and room mends everything."""

import asyncio
from pathlib import Path

from geisterstunde.server.declined import Declined
from torture.full_disk import NO_ROOM, PretendedDisk, fill_and_make_room


def test_a_full_disk_turns_decisions_down_with_a_reason_and_room_mends_it(tmp_path: Path) -> None:
    endured = asyncio.run(
        fill_and_make_room(tmp_path, PretendedDisk(), tables=4, rate=50, times=2, between=20, unavailable=8)
    )
    assert endured.faults == ()
    assert endured.sentences == (Declined(NO_ROOM).sentence("en"),)
    assert endured.acknowledged_while_full == 0
