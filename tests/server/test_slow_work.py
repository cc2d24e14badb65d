"""What takes a while is worked out by one thread, and whoever wants much of it keeps nobody else waiting."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from geisterstunde.server import handlers, limits, puzzles
from tests.server.house import OpenHouse, open_house
from tests.server.scene import scene
from tests.server.test_limits import neighbour
from tests.server.visitor import Visitor

DOORS = "/api/games/through-the-wall/puzzles"
MANY = 20


class SlowDoors:
    """Stands for puzzles that take long: each waits until it may go on, and notes when it began."""

    def __init__(self) -> None:
        self.honest = puzzles.corridor
        self.may_go_on = threading.Event()
        self.begun: list[int] = []
        self.at_once, self.most_at_once = 0, 0

    def __call__(self, game: str, door: int) -> object:
        self.begun.append(door)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        assert self.may_go_on.wait(20)
        self.at_once -= 1
        return self.honest(game, 1)


@contextmanager
def slow_doors() -> Iterator[SlowDoors]:
    """Puzzles are slow until the end of the block at the latest."""
    with pytest.MonkeyPatch.context() as patch:
        doors = SlowDoors()
        patch.setattr(handlers, "corridor", doors)
        try:
            yield doors
        finally:
            doors.may_go_on.set()


async def until_asked(house: OpenHouse, times: int) -> None:
    """Waits until the house has been asked so often."""
    buckets = house.service.web_app.requests.of
    async with asyncio.timeout(20):
        while sum(bucket.most - bucket.level for bucket in buckets.values()) < times - 0.5:
            await asyncio.sleep(0)


@scene
async def test_whoever_wants_much_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as eve, neighbour(house) as edda:
        house.service.web_app.requests = limits.Buckets(1e-9, 1000)
        with slow_doors() as doors:
            many = [asyncio.create_task(eve.get(f"{DOORS}?door={number}")) for number in range(1, MANY + 1)]
            await until_asked(house, MANY)
            one = asyncio.create_task(edda.get(f"{DOORS}?door={MANY + 1}"))
            await until_asked(house, MANY + 1)
            doors.may_go_on.set()
            await asyncio.gather(one, *many)
        assert doors.most_at_once == 1
        assert doors.begun.index(MANY + 1) == 1  # only what had begun came first


@scene
async def test_a_line_waits_for_so_much_and_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as eve, neighbour(house) as edda:
        house.service.web_app.requests = limits.Buckets(1e-9, 1000)
        too_many = limits.SLOW_WORK_OF_LINE + 10
        with slow_doors() as doors:
            many = [asyncio.create_task(eve.http.get(f"{DOORS}?door={n}")) for n in range(1, too_many + 1)]
            await until_asked(house, too_many)
            assert len(doors.begun) == 1
            doors.may_go_on.set()
            answers = await asyncio.gather(*many)
        refused = [answer.json() for answer in answers if not answer.is_success]
        assert [answer["code"] for answer in refused] == ["too_fast"] * 10
        assert (await edda.get(f"{DOORS}?door=1")).is_success
        assert not house.service.handlers.slow_work.wanted
