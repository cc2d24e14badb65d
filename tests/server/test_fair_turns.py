"""Bots of tables where people play think first; of equal ones, those of the table that used least."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.bots.bot import Decision
from geisterstunde.bots.guard import fallback
from geisterstunde.server.bot_pool import BotPool, Request
from geisterstunde.server.fair_turns import FairTurns
from tests.games import GAMES
from tests.server.house import open_house
from tests.server.playing import play_on
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def order_of(turns: FairTurns, asking: list[tuple[str, bool]]) -> list[str]:
    """Who gets a turn after whom, when all of them ask while somebody else has it."""
    order: list[str] = []
    free = asyncio.Event()

    async def takes(table: str, people: bool, wait: asyncio.Event | None = None) -> None:
        async with turns.turn(table, people):
            order.append(table)
            if wait is not None:
                await wait.wait()

    first = asyncio.create_task(takes("first", False, free))
    await asyncio.sleep(0)
    others = [asyncio.create_task(takes(*each)) for each in asking]
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(first, *others)
    return order[1:]


@scene
async def test_people_do_not_wait_for_bots_among_themselves() -> None:
    asking = [("bots 1", False), ("bots 2", False), ("family", True), ("bots 3", False), ("class", True)]
    order = await order_of(FairTurns(Clock()), asking)
    assert order == ["family", "class", "bots 1", "bots 2", "bots 3"]


@scene
async def test_whoever_used_much_waits_for_whoever_used_little_until_it_is_forgotten() -> None:
    clock = Clock()
    turns = FairTurns(clock)
    async with turns.turn("greedy", True):
        clock.now += 10.0
    async with turns.turn("modest", True):
        clock.now += 0.1
    asking = [("greedy", True), ("modest", True), ("new", True)]
    assert await order_of(turns, asking) == ["new", "modest", "greedy"]
    clock.now += 10_000.0
    assert await order_of(turns, asking) == ["greedy", "modest", "new"]
    turns.tidy()
    assert set(turns.used) <= {"first", "greedy", "modest", "new"}
    clock.now += 10_000.0
    turns.tidy()
    assert not turns.used


@scene
async def test_who_does_not_wait_any_more_keeps_nobody_waiting() -> None:
    turns = FairTurns(Clock())
    async with turns.turn("first", True):
        gone = asyncio.create_task(turns.turn("gone", True).__aenter__())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    async with asyncio.timeout(5), turns.turn("next", True):
        pass


@scene
async def test_a_pool_asks_in_that_order(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["dawn-under"]
    position = game.deal(game.options_from({"players": 2, "first": 0}), bytes(32))
    pool = BotPool(1, lambda sentence: None)
    asked: list[str] = []

    def ask(request: Request, kind: str) -> Decision:
        asked.append(request.table)
        return fallback(game, request.shown, 0, random.Random(0))

    monkeypatch.setattr(pool.workers[0], "ask", ask)

    async def decide(table: str, people: bool) -> Any:
        shown = game.public_state(position, 0)
        return await pool.decide(game, table, 0, "random", 0, [], shown, with_people=people)

    await asyncio.gather(*(decide(f"bots {number}", False) for number in range(6)), decide("family", True))
    assert asked.index("family") <= 1  # one may have begun
    pool.close()


@scene
async def test_a_table_says_whether_people_play_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: dict[str, set[bool]] = {}
    honest = BotPool.decide

    async def noting(self: BotPool, game: Any, table: str, *others: Any, with_people: bool) -> Any:
        said.setdefault(table, set()).add(with_people)
        return await honest(self, game, table, *others, with_people=with_people)

    monkeypatch.setattr(BotPool, "decide", noting)
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        for people in (0, 1):
            made = await edda.table(people=people, bots=2 - people)
            await edda.start(made)
            key = made["seats"][0]["key"] if people else None
            async with Seat(house, made["table"]["id"], key) as seat:
                await play_on(seat, random.Random(1), lambda message: message.get("n", 0) > 12)
            assert said[made["table"]["id"]] == {bool(people)}
