"""Journals in PostgreSQL: any number of server processes on one database.

LISTEN/NOTIFY is only a hint to read; what counts is what can be read.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import asyncpg
import msgspec

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.store import migrations, queries
from geisterstunde.server.store.reading import ReadingStore
from geisterstunde.server.store.store import (
    Addition,
    NewTable,
    Outcome,
    Score,
    StoreUnavailable,
)

CHANNEL = "geisterstunde"
LISTENER = "geisterstunde listening"  # as PostgreSQL's own views name the connection that hints come by
PATIENCE = 1.5  # seconds for all that one request asks of the database: players are told soon
PING_PATIENCE = 1.0
PREPARE_SECONDS = 60.0  # another process may be busy with the migrations
RECONNECT_SECONDS = 0.5
HEARTBEAT_SECONDS = 5.0
CONNECTIONS = 8
NO_ROOM = "53100"  # disk_full
TROUBLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # so much for a connection that was hung up on between two statements
    asyncio.TimeoutError,
)
MUST_BE_ON = ("synchronous_commit", "fsync", "full_page_writes")

# Each is one statement, and so a transaction without a pause: a process that dies or hangs in the middle can
# keep no number from the others.
CREATE = (
    f"WITH made AS ({queries.NEW_TABLE} RETURNING id),"
    " kept AS (INSERT INTO entries (table_id, seq, command, version, body, at)"
    " SELECT made.id, line.* FROM made, unnest("
    "CAST($7 AS INT[]), CAST($8 AS TEXT[]), CAST($9 AS INT[]), CAST($10 AS BYTEA[]), CAST($11 AS BIGINT[])"
    ") AS line),"
    " named AS (INSERT INTO names (table_id, seat, name)"
    " SELECT made.id, each.* FROM made, unnest(CAST($12 AS INT[]), CAST($13 AS TEXT[])) AS each)"
    " SELECT id FROM made"
)
APPEND = (
    f"WITH kept AS ({queries.NEW_LINE} RETURNING seq),"
    " phased AS (UPDATE tables SET phase = $7 FROM kept WHERE id = $1 AND CAST($7 AS TEXT) IS NOT NULL),"
    " named AS (INSERT INTO names (table_id, seat, name)"
    " SELECT $1, CAST($8 AS INT), $9 FROM kept WHERE CAST($9 AS TEXT) IS NOT NULL"
    " ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name)"
    f" SELECT pg_notify('{CHANNEL}', $1 || ' ' || seq) FROM kept"
)


class PostgresStore(ReadingStore):
    """One database for the tables of many server processes."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.hint: Callable[[str, int], None] = lambda table, number: None
        self.all_changed: Callable[[], None] = lambda: None

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, reset=leave_as_is
            )
            try:
                async with asyncio.timeout(PREPARE_SECONDS), self.pool.acquire() as connection:
                    await refuse_unsafe(connection)
                    await bring_up_to_date(connection)
            except BaseException:
                self.pool.terminate()
                raise
        except BadInput:
            raise
        except (*TROUBLE, ValueError) as error:
            raise unusable(error) from error
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
        names = {each.seat: each.name for each in lines if each.name is not None}
        async with self._connection() as db:
            made = await db.fetch(
                CREATE,
                *(table.id, table.code, table.game, table.public, table.phase, lines[0].at),
                *columns([msgspec.structs.astuple(each.line) for each in lines]),
                [each.at for each in lines],
                list(names),
                list(names.values()),
            )
            return bool(made)

    async def append(self, table: str, addition: Addition) -> Outcome:
        line = addition.line
        values = (table, line.seq, line.command, line.version, line.body, addition.at)
        async with self._connection() as db:
            if await db.fetch(APPEND, *values, addition.phase, addition.seat, addition.name):
                return Outcome.KEPT
            known = await db.fetch(queries.KNOWN_COMMAND, table, line.command)
            return Outcome.COMMAND_KNOWN if known else Outcome.NUMBER_TAKEN

    async def now(self) -> int:
        return int((await self._rows(queries.POSTGRES_NOW))[0][0])

    async def touch(self, tables: Sequence[str], at: int) -> None:
        async with self._connection() as db:
            await db.executemany(queries.TOUCH, [(name, at) for name in tables])

    async def forget(self, before: int) -> None:
        await self._rows(queries.FORGET_NAMES, before)
        await self._rows(queries.FORGET_CODES, before)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        await self._rows(queries.NEW_SECRET, name, fresh)
        return bytes((await self._rows(queries.SECRET, name))[0][0])

    async def keep_score(self, score: Score) -> None:
        await self._rows(queries.NEW_SCORE, *msgspec.structs.astuple(score))

    async def ping(self) -> None:
        async with self._connection(PING_PATIENCE) as db:
            await db.fetch(queries.NOTHING)

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        async with self._connection() as db:
            try:
                found: list[Any] = await db.fetch(query, *values)
            except asyncpg.CharacterNotInRepertoireError:
                return []  # words that PostgreSQL cannot hold are nowhere in it
            return found

    @contextlib.asynccontextmanager
    async def _connection(self, patience: float = PATIENCE) -> AsyncIterator[Any]:
        """A connection for a moment; one that does not answer in time is given up for good."""
        try:
            async with asyncio.timeout(patience), self.pool.acquire() as connection:
                try:
                    yield connection
                except asyncpg.PostgresError:
                    raise  # it answered, and is as good as before
                except BaseException:
                    connection.terminate()  # to end it politely would mean to wait for it again
                    raise
        except TROUBLE as error:
            full = getattr(error, "sqlstate", None) == NO_ROOM
            raise StoreUnavailable("no_room" if full else "unreachable") from error

    async def _listen_on(self) -> None:
        """Listens for ever; after every gap, anything may have changed."""
        while True:
            with contextlib.suppress(*TROUBLE):
                await self._listen_until_lost()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_until_lost(self) -> None:
        connection = await asyncpg.connect(
            self.address,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings={"application_name": LISTENER},
        )
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self.all_changed()
            while not lost.is_set():
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(lost.wait(), HEARTBEAT_SECONDS)
                await connection.fetch(queries.NOTHING)  # raises where it was lost without a word
        finally:
            connection.terminate()

    def _heard(self, connection: Any, process: int, channel: str, payload: str) -> None:
        table, _, number = payload.partition(" ")
        self.hint(table, int(number))


@contextlib.asynccontextmanager
async def visiting(address: str) -> AsyncIterator[Any]:
    """A connection to look round by, at a database that could be used; raises BadInput where it could not."""
    try:
        connection = await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            await refuse_unsafe(connection)
            yield connection
        finally:
            connection.terminate()
    except BadInput:
        raise
    except (*TROUBLE, ValueError) as error:
        raise unusable(error) from error


def unusable(error: BaseException) -> BadInput:
    """Why a database cannot be used, in a sentence."""
    return BadInput("store-unusable", reason=str(error)) if str(error) else BadInput("store-silent")


async def leave_as_is(connection: Any) -> None:
    """Nothing here changes a session, so there is nothing to reset when a connection is given back."""


def columns(rows: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Rows as columns.

    >>> columns([(1, "a"), (2, "b")])
    [[1, 2], ['a', 'b']]
    """
    return [list(column) for column in zip(*rows, strict=True)]


async def refuse_unsafe(db: Any) -> None:
    """A database that forgets what it has acknowledged is no place for a game."""
    for setting in MUST_BE_ON:
        if await db.fetchval(f"SHOW {setting}") == "off":
            raise BadInput("store-careless", setting=setting)


async def bring_up_to_date(db: Any) -> None:
    """Brings the database to the newest version; of several processes that try, one does."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock(8042)")
        known = await db.fetchval("SELECT to_regclass('alembic_version')")
        version = await db.fetchval(migrations.VERSION_OF) if known else None
        if version != migrations.NEWEST:
            await db.execute(migrations.statements("postgresql", version))
