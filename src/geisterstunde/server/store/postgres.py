"""Journals in PostgreSQL: any number of server processes on one database.

LISTEN/NOTIFY is only a hint to read; what counts is what can be read.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import asyncpg

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.journal import Line
from geisterstunde.server.store import migrations, queries
from geisterstunde.server.store.store import Addition, Listed, NewTable, Outcome, Unavailable

CHANNEL = "geisterstunde"
PATIENCE = 1.5  # seconds for a statement, and to connect: players are told soon
RECONNECT_SECONDS = 0.5
CONNECTIONS = 8
NO_ROOM = "53100"  # disk_full
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError)
MUST_BE_ON = ("synchronous_commit", "fsync", "full_page_writes")


class PostgresStore:
    """One database for the tables of many server processes."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.hint: Callable[[str, int], None] = lambda table, number: None
        self.all_changed: Callable[[], None] = lambda: None

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE
            )
            async with self.pool.acquire() as connection:
                await refuse_unsafe(connection)
                await bring_up_to_date(connection)
        except (*TROUBLE, ValueError) as error:
            raise BadInput(f"The database cannot be used: {str(error) or 'it does not answer'}.") from error
        self.listening = asyncio.create_task(self._listen_on())

    async def close(self) -> None:
        self.listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.listening
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.pool.close(), PATIENCE)

    def listen(self, hint: Callable[[str, int], None], all_changed: Callable[[], None]) -> None:
        self.hint, self.all_changed = hint, all_changed

    async def create(self, table: NewTable, lines: Sequence[Addition]) -> bool:
        async with self._transaction() as db:
            values = (table.id, table.code, table.game, table.public, lines[0].at)
            if not await db.fetch(queries.NEW_TABLE, *values):
                return False
            for addition in lines:
                await add(db, table.id, addition)
            return True

    async def append(self, table: str, addition: Addition) -> Outcome:
        async with self._transaction() as db:
            return await add(db, table, addition)

    async def read(self, table: str, after: int) -> list[Line]:
        return [Line(*row) for row in await self._read(queries.LINES, table, after)]

    async def names(self, table: str) -> dict[int, str]:
        return {row[0]: row[1] for row in await self._read(queries.NAMES, table)}

    async def code_of(self, table: str) -> str | None:
        found = await self._read(queries.CODE, table)
        return found[0][0] if found else None

    async def table_by_code(self, code: str) -> str | None:
        found = await self._read(queries.TABLE_BY_CODE, code)
        return found[0][0] if found else None

    async def open_tables(self, game: str | None) -> list[Listed]:
        return [Listed(*row) for row in await self._read(queries.OPEN_TABLES, game)]

    async def idle_tables(self, phase: str, before: int) -> list[str]:
        return [row[0] for row in await self._read(queries.IDLE_TABLES, phase, before)]

    async def forget(self, before: int) -> None:
        async with self._transaction() as db:
            await db.fetch(queries.FORGET_NAMES, before)
            await db.fetch(queries.FORGET_CODES, before)

    async def ping(self) -> None:
        async with self._transaction() as db:
            await db.fetch(queries.NOTHING)

    async def _read(self, query: str, *values: Any) -> list[Any]:
        async with self._connection() as db:
            found: list[Any] = await db.fetch(query, *values)
            return found

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except TROUBLE as error:
            full = getattr(error, "sqlstate", None) == NO_ROOM
            raise Unavailable("no_room" if full else "unreachable") from error

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        async with self._connection() as connection, connection.transaction():
            yield connection

    async def _listen_on(self) -> None:
        """Listens for ever; after every gap, anything may have changed."""
        while True:
            with contextlib.suppress(*TROUBLE):
                connection = await asyncpg.connect(self.address, timeout=PATIENCE)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, self._heard)
                    self.all_changed()
                    await lost.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(RECONNECT_SECONDS)

    def _heard(self, connection: Any, process: int, channel: str, payload: str) -> None:
        table, _, number = payload.partition(" ")
        self.hint(table, int(number))


async def add(db: Any, table: str, addition: Addition) -> Outcome:
    """Appends a line, and what changes with it, and gives the hint that others should read."""
    line = addition.line
    values = (table, line.seq, line.command, line.version, line.body, addition.at)
    if not await db.fetch(queries.NEW_LINE, *values):
        known = await db.fetch(queries.KNOWN_COMMAND, table, line.command)
        return Outcome.COMMAND_KNOWN if known else Outcome.NUMBER_TAKEN
    if addition.phase is not None:
        await db.fetch(queries.NEW_PHASE, table, addition.phase)
    if addition.name is not None:
        await db.fetch(queries.NEW_NAME, table, addition.seat, addition.name)
    await db.fetch("SELECT pg_notify($1, $2)", CHANNEL, f"{table} {line.seq}")
    return Outcome.KEPT


async def refuse_unsafe(db: Any) -> None:
    """A database that forgets what it has acknowledged is no place for a game."""
    for setting in MUST_BE_ON:
        value = await db.fetchval(f"SHOW {setting}")
        if value == "off":
            raise BadInput(
                f"PostgreSQL runs with {setting} {value}; it must be on, or decisions could be lost."
            )


async def bring_up_to_date(db: Any) -> None:
    """Brings the database to the newest version; of several processes that try, one does."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock(8042)")
        known = await db.fetchval("SELECT to_regclass('alembic_version')")
        version = await db.fetchval(migrations.VERSION_OF) if known else None
        if version != migrations.NEWEST:
            await db.execute(migrations.statements("postgresql", version))
