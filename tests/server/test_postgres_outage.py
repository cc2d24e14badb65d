"""PostgreSQL goes away and comes back: everybody is told, nothing is lost, nobody restarts anything."""

import asyncio
import contextlib
import signal
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from geisterstunde.server import journal, table
from geisterstunde.server.pace import CLOCK_SECONDS
from tests.server.house import OpenHouse, open_house
from tests.server.playing import play_to_the_end, up_to
from tests.server.postgres import Postgres, common_postgres
from tests.server.processes import game_across, journal_of
from tests.server.scene import scene
from tests.server.visitor import Seat

pytestmark = pytest.mark.proof

WAYS = {
    "stopped": (lambda postgres: postgres.stop(), lambda postgres: postgres.start()),
    "crashed": (lambda postgres: postgres.stop(signal.SIGQUIT), lambda postgres: postgres.start()),
    "frozen": (lambda postgres: postgres.freeze(), lambda postgres: postgres.thaw()),
}


@contextlib.asynccontextmanager
async def two_houses() -> AsyncIterator[tuple[Postgres, Sequence[OpenHouse], str]]:
    """Two servers on one PostgreSQL that can be stopped."""
    postgres = await asyncio.to_thread(common_postgres)
    address = await asyncio.to_thread(postgres.new_database)
    async with open_house(address) as one, open_house(address) as two:
        yield postgres, (one, two), address


async def told_of(seat: Seat, kind: str) -> Any:
    """The word to everybody that nothing can be written, or that it can again."""
    while (message := await seat.next(kind)).get("id") is not None:
        pass
    return message


@pytest.mark.parametrize("way", WAYS)
def test_everybody_is_told_and_play_goes_on_where_it_was(way: str) -> None:
    end, begin = WAYS[way]

    @scene
    async def plays() -> None:
        async with two_houses() as (postgres, houses, address), game_across(houses) as (name, seats):
            asked = next(seat for seat in seats if seat.is_asked)
            decision, answers = asked.ask["decisions"][0], asked.n
            await asyncio.to_thread(end, postgres)
            try:
                for seat in seats:
                    assert (await told_of(seat, "unavailable"))["sentence"]
                sent = await asked.decide(decision)
                assert (await asked.next("unavailable"))["id"] == sent
                async with Seat(asked.server, name, asked.hello["key"]) as newcomer:
                    await newcomer.next("state")
                    await told_of(newcomer, "unavailable")
            finally:
                await asyncio.to_thread(begin, postgres)
            for seat in seats:
                await told_of(seat, "available")
            await asked.decide(decision, id=sent, answers=answers)
            kept = await asked.next("ack")
            for seat in seats:
                await up_to(seat, kept["n"])
            await play_to_the_end(seats, 2)
            lines = await journal_of(address, name)
            assert Counter(line.command for line, _ in lines)[f"{seats.index(asked)}:{sent}"] == 1

    plays()


@scene
async def test_what_one_process_wrote_before_the_outage_the_other_reads_after_it() -> None:
    async with two_houses() as (postgres, houses, _), game_across(houses) as (_, seats):
        one, other = seats
        await asyncio.to_thread(postgres.stop)
        await told_of(other, "unavailable")
        await one.send(type="say", id="hello", phrase="hello")
        await asyncio.to_thread(postgres.start)
        await told_of(one, "available")
        await one.send(type="say", id="hello", phrase="hello")
        said = await one.next("ack")
        await up_to(other, said["n"])


@scene
async def test_the_clock_stands_in_once_however_many_processes_have_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "CLOCK_SECONDS", {**CLOCK_SECONDS, "brisk": 0.3})
    async with two_houses() as (_, houses, address), game_across(houses, clock="brisk") as (name, seats):
        silent = next(number for number, seat in enumerate(seats) if seat.is_asked)
        for seat in seats:
            while not seat.table["seats"][silent].get("stand_in"):
                await seat.next()
        for seat in seats:
            while not any(each.get("about") == "decided" for each in seat.got):
                await seat.next()
        entries = [journal.read(line) for line, _ in await journal_of(address, name)]
        stood_in = [entry.seat for entry in entries if isinstance(entry, journal.StoodIn)]
        assert stood_in.count(silent) == 1
