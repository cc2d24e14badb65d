"""A real server on a real port inside this process, whose tables can be given a deal of our choice.

The journal of a table names a seed, and a seed cannot be found for a deal. So one class of the server is
replaced here by a subclass of it: when a game starts, it is dealt by its own fresh seed as always, and then
the chosen position takes the place of the dealt one. All else is the server as it is run: uvicorn with its
settings, sockets, journals in SQLite, requests and answers over TCP.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
import uvicorn

from geisterstunde.bots.bot import Decision
from geisterstunde.bots.guard import Worker
from geisterstunde.kernel.record import Buffer
from geisterstunde.match.fairness import FirstSeal, Seal
from geisterstunde.match.match import Match
from geisterstunde.server import bot_pool, commands, folding, limits, rooms, tables
from geisterstunde.server import serve as serving
from geisterstunde.server import table as one_table
from geisterstunde.server.bot_pool import BotPool, Request
from geisterstunde.server.logs import JsonLines
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.serve import web_server
from geisterstunde.server.store.sqlite import SqliteStore
from tests.server.house import HERE
from tests.server_secrecy.clock import milliseconds, the_loop
from tests.server_secrecy.pairs import BOT_SEED

PLENTY = 10**9
A_MOMENT = 0.001  # seconds of everybody else's time, which others may need to get on
ROUNDS = 30  # of the loop, in which whatever waited for a timer has gone on to the next one


class LaidOutTable(one_table.Table):
    """A table at which a chosen position is played."""

    chosen: ClassVar[dict[str, Buffer]] = {}

    def deal(self, seal: Seal | FirstSeal) -> Match:
        match = super().deal(seal)
        if self.id in self.chosen:
            match.position = self.chosen[self.id].copy()
        return match

    def _go_on(self, command: str, proposal: Proposal) -> None:
        super()._go_on(command, proposal)
        self.bot_seed = BOT_SEED


class CountedPool(BotPool):
    """Counts how often a bot was asked."""

    asked = 0

    async def decide(self, *arguments: Any, **named: Any) -> Decision:
        self.asked += 1
        return await super().decide(*arguments, **named)


class OverheardWorker(Worker):
    """Keeps what bots are told on its way to their process."""

    told: ClassVar[list[Request]] = []

    def ask(self, request: Any, kind: str = "") -> Any:
        self.told.append(request)
        return super().ask(request, kind)


class Server(serving.Server):
    """A server that is asked to end without a signal, and does not look around ten times a second for one."""

    running: ClassVar[list["Server"]] = []

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.running.append(self)
        self.wanted_no_more = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.wanted_no_more.wait()


class Log(logging.Handler):
    """All that the server writes into its log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record).encode())


class HouseHere:
    """A running server."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    async def is_left_with(self, people: int) -> None:
        """Waits until the server has noticed that all others are gone."""
        while len(self.server.service.web_app.connections) > people:
            await asyncio.sleep(0)

    def shows_something(self, name: str) -> bool:
        """Whether the last that happened at a table has to be seen before the game goes on."""
        table = self.table(name)
        return table.showing_seconds(table.last_told[1]) > 0.0

    def table(self, name: str) -> one_table.Table:
        """A table of this house."""
        return self.server.service.rooms.tables.live[name].table

    async def goes_on_by_itself(self, name: str) -> None:
        """So much time passes, timer by timer, that a table has one more line: of a bot, or of a clock."""
        live, pool = self.server.service.rooms.tables.live[name], self.server.service.rooms.bot_pool
        assert isinstance(pool, CountedPool)
        line, asked = live.table.seq, pool.asked
        while live.table.seq == line:
            if pool.asked != asked or live.lock.locked():  # a bot thinks, or a line is being written
                await asyncio.to_thread(time.sleep, A_MOMENT)
            else:
                the_loop().pass_to_next_timer()
            for _ in range(ROUNDS):
                await asyncio.sleep(0)

    async def forgets(self) -> None:
        """So much time passes that tables at which nobody sits are only in their journals."""
        await self.is_left_with(0)
        the_loop().let_pass(tables.KEPT_SECONDS + 1.0)
        self.server.service.rooms.tables.forget_deserted()


LIMITS_LIFTED = ("MESSAGES_AT_ONCE", "PHRASES_AT_ONCE", "WRONG_CODES")
SETTINGS = msgspec.structs.replace(HERE, port=0, unlimited=True)


def without_pings(service: serving.Service) -> uvicorn.Config:
    """A server that does not ask whether people are still there: hours pass here in moments."""
    config = web_server(service)
    config.ws_ping_interval = None
    return config


@contextlib.contextmanager
def our_tables() -> Iterator[None]:
    """Servers started inside deal what we choose, and let everybody ask as much as they like."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (folding, tables):
            patch.setattr(module, "Table", LaidOutTable)
        patch.setattr(serving, "Server", Server)
        patch.setattr(serving, "web_server", without_pings)
        patch.setattr(rooms, "BotPool", CountedPool)
        patch.setattr(bot_pool, "Worker", OverheardWorker)
        for module in (commands, tables):
            patch.setattr(module, "now_in_milliseconds", milliseconds)
        for limit in LIMITS_LIFTED:
            patch.setattr(limits, limit, PLENTY)
        yield
    LaidOutTable.chosen.clear()


@contextlib.contextmanager
def listening_to_the_log() -> Iterator[Log]:
    """What the server logs, in full."""
    log, logger = Log(), logging.getLogger("geisterstunde")
    before = logger.level
    logger.addHandler(log)
    logger.setLevel(logging.DEBUG)
    try:
        yield log
    finally:
        logger.setLevel(before)
        logger.removeHandler(log)


@contextlib.asynccontextmanager
async def house(database: Path) -> AsyncIterator[HouseHere]:
    """A server with a database of its own."""
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(serving.serve(SqliteStore(database), SETTINGS, ready.set_result))
    first: list[asyncio.Future[Any]] = [ready, task]
    await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
    server = Server.running.pop()
    try:
        yield HouseHere(server, ready.result())
    finally:
        the_loop().run_on()
        server.wanted_no_more.set()
        await task


@contextlib.asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[HouseHere, HouseHere]]:
    """Two servers, one for each world; time stands still in both."""
    async with house(folder / "one.db") as one, house(folder / "other.db") as other:
        for each in (one, other):
            for chore in each.server.service.chores:
                chore.cancel()  # tidying up has times of its own, and both houses share one clock
        the_loop().stand_still()
        yield one, other
