"""A bot that hangs, raises or eats memory costs nobody a game: something legal is played."""

from functools import partial
from pathlib import Path

import pytest

from geisterstunde.bots.guard import Worker
from tests.server.house import OpenHouse, open_house
from tests.server.naughty_minds import minds
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

KINDS = ["Hangs", "Raises", "EatsMemory"]  # the guard itself is tested with many more
DEADLINE = 1.0
LONGEST_THOUGHT = 10.0
WITH_IMPORTS = 60.0


def with_naughty_bots(house: OpenHouse, kind: str) -> Worker:
    """Lets the bots of the level `random` be of a naughty kind, and all others good."""
    (usual,) = house.service.rooms.bot_pool.workers
    assert 0.0 < usual.deadline <= LONGEST_THOUGHT
    worker = Worker(partial(minds, "random", kind), DEADLINE, WITH_IMPORTS, memory_limit=usual.memory_limit)
    if kind == "Hangs":  # it will never answer, so nobody waits longer for the first time
        worker.answered.add("dawn-under random")
    house.service.rooms.bot_pool.workers = [worker]
    return worker


async def bots_play(house: OpenHouse, level: str, times: int) -> None:
    """Two bots play while somebody watches, until they have decided so often."""
    async with Visitor(house) as edda:
        made = await edda.table(people=0, bots=2, level=level)
        async with Seat(house, made["table"]["id"]) as watching:
            await watching.next("state")
            await edda.start(made)
            while times:
                times -= (await watching.next("event"))["about"] == "decided"


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_with_naughty_bots_goes_on(tmp_path: Path, kind: str) -> None:
    @scene
    async def plays() -> None:
        async with open_house(tmp_path / "tables.db") as house:
            with_naughty_bots(house, kind)
            await bots_play(house, "random", 1)
            text = house.service.rooms.metrics.text().decode()
            assert "geisterstunde_bot_troubles_total 0.0" not in text, "it was naughty"
            assert "geisterstunde_faults_total 0.0" in text
            await bots_play(house, "moth", 5)

    plays()


@scene
async def test_good_bots_are_trusted_and_asked_in_one_process(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        worker = with_naughty_bots(house, "Good")
        await bots_play(house, "random", 40)
        assert "geisterstunde_bot_troubles_total 0.0" in house.service.rooms.metrics.text().decode()
        assert worker.lives == 1
