"""Hints are only hints: one that comes at a bad moment, or to no avail, leaves no table behind."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from geisterstunde.server import journal
from geisterstunde.server.journal import Line
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.serve import Service
from geisterstunde.server.setting_up import checked_creation
from geisterstunde.server.settings import Settings
from geisterstunde.server.store.postgres import PostgresStore
from geisterstunde.server.store.store import ANY_NUMBER, Addition, Outcome, StoreUnavailable
from tests.server.postgres import common_postgres
from tests.server.scene import scene


class CapriciousStore(PostgresStore):
    """A real store whose readers can be held up or sent away, and that can be deaf to hints."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.open_door = asyncio.Event()
        self.open_door.set()
        self.has_read = asyncio.Event()
        self.heard: asyncio.Queue[int] = asyncio.Queue()
        self.failures = 0
        self.deaf = False

    async def read(self, table: str, after: int, most: int = ANY_NUMBER) -> list[Line]:
        if self.failures > 0:
            self.failures -= 1
            raise StoreUnavailable("unreachable")
        lines = await super().read(table, after, most)
        self.has_read.set()
        await self.open_door.wait()
        return lines

    def _heard(self, connection: object, process: int, channel: str, payload: str) -> None:
        if not self.deaf:
            super()._heard(connection, process, channel, payload)
        self.heard.put_nowait(int(payload.split()[1]))

    async def until_heard(self, number: int) -> None:
        while await self.heard.get() != number:
            pass


@contextlib.asynccontextmanager
async def table_in_a_house() -> AsyncIterator[tuple[Service, CapriciousStore, PostgresStore, LiveTable]]:
    """A house, its store, the store of somebody else, and a table in the house's memory."""
    address = await asyncio.to_thread(common_postgres().new_database)
    store, other = CapriciousStore(address), PostgresStore(address)
    house = Service(store, Settings(bot_workers=1))
    await house.open()
    await other.open()
    try:
        created = checked_creation("dawn-under", {"players": 2}, "0", "none", "normal", False, "host")
        yield house, store, other, await house.rooms.tables.create(created, [])
    finally:
        for chore in house.chores:
            chore.cancel()
        await house.close()
        await other.close()


def bot_in(seat: int, number: int) -> Addition:
    """A line as another process writes it."""
    entry = journal.BotSeated(seat, "random")
    return Addition(Line(number, f"other {number}", journal.VERSION, journal.write(entry)), 0)


async def until_at(live: LiveTable, number: int) -> None:
    """Waits until a table has taken a line in."""
    while live.table.seq < number:
        live.moved.clear()
        await live.moved.wait()


@scene
async def test_a_hint_that_comes_while_the_journal_is_read_is_not_forgotten() -> None:
    async with table_in_a_house() as (_, store, other, live):
        store.has_read.clear()
        store.open_door.clear()
        assert await other.append(live.table.id, bot_in(0, 2)) is Outcome.KEPT
        await store.has_read.wait()
        assert await other.append(live.table.id, bot_in(1, 3)) is Outcome.KEPT
        await store.until_heard(3)
        store.open_door.set()
        await until_at(live, 3)


@scene
async def test_a_hint_that_cannot_be_followed_at_once_is_followed_later() -> None:
    async with table_in_a_house() as (_, store, other, live):
        store.failures = 2
        assert await other.append(live.table.id, bot_in(0, 2)) is Outcome.KEPT
        await until_at(live, 2)
        assert store.failures == 0


@scene
async def test_who_loses_a_race_reads_what_the_winner_wrote_without_any_hint() -> None:
    async with table_in_a_house() as (house, store, other, live):
        store.deaf = True
        assert await other.append(live.table.id, bot_in(0, 2)) is Outcome.KEPT
        seated = journal.BotSeated(1, "random")
        assert await house.rooms.commands.carry_out(live, "mine", lambda table: table.propose(seated)) == 3
        assert [seat.kind for seat in live.table.seats] == ["bot", "bot"]
