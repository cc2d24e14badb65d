"""Two server processes on one PostgreSQL, and tables whose people come to both."""

import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

from geisterstunde.server import journal
from geisterstunde.server.folding import folded
from tests.server.postgres import common_postgres, rows_of
from tests.server.running import RunningServer
from tests.server.visitor import Seat, Visitor

LINES = "SELECT seq, command, version, body, at FROM entries WHERE table_id = $1 ORDER BY seq"


@contextlib.contextmanager
def two_processes() -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two servers on one fresh database."""
    address = common_postgres().new_database()
    with (
        RunningServer(address, "--bot-workers", "1") as one,
        RunningServer(address, "--bot-workers", "1") as two,
    ):
        yield one, two


@contextlib.asynccontextmanager
async def game_across(
    servers: Sequence[Any], people: int = 2, **wishes: Any
) -> AsyncIterator[tuple[str, list[Seat]]]:
    """A game that has begun, its people at the servers in turn; the table and the seats."""
    async with Visitor(servers[0]) as edda, contextlib.AsyncExitStack() as room:
        made = await edda.table(people=people, **wishes)
        name = made["table"]["id"]
        seats = []
        for number, seat in enumerate(made["seats"]):
            server = servers[number % len(servers)]
            seats.append(await room.enter_async_context(Seat(server, name, seat["key"])))
        for each in seats:
            await each.next("state")
        await edda.start(made)
        for each in seats:
            while each.table["phase"] != "playing":
                await each.next()
        yield name, seats


async def journal_of(database: str, table: str) -> list[tuple[journal.Line, int]]:
    """A table's lines as the database has them, and when each was written; it has no gaps, by the rules."""
    rows = await rows_of(database, LINES, table)
    lines = [(journal.Line(*row[:4]), int(row[4])) for row in rows]
    folded(table, None, {}, [line for line, _ in lines])
    return lines


def numbers_heard(seat: Seat) -> list[int]:
    """The numbers of all events a seat was told of."""
    return [message["n"] for message in seat.got if message["type"] == "event"]
