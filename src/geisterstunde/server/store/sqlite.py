"""Journals in SQLite: one file, one writer that commits many lines at once, readers that never wait."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.store import migrations, queries
from geisterstunde.server.store.database_file import Claim, refuse_unfit
from geisterstunde.server.store.reading import ReadingStore
from geisterstunde.server.store.store import (
    Addition,
    NewTable,
    Outcome,
    Score,
    StoreUnavailable,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to be written, and who waits for it."""

    work: Work
    done: asyncio.Future[Any]
    is_one_statement: bool  # and so a transaction by itself


MOST_AT_ONCE = 512
NO_ROOM = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)
REALLY_WRITE = "PRAGMA user_version = 0"


def connect(path: Path) -> sqlite3.Connection:
    """A connection that keeps what it commits even when the power fails."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2.0)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA fullfsync=ON")  # on a Mac a plain sync leaves data in the drive's own memory
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


class SqliteStore(ReadingStore):
    """One file for all tables of one server process."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "journal-reader")
        self.is_well = True  # as far as known

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        with contextlib.ExitStack() as held:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self.claim = Claim(self.path)  # a second process would not hear what the first one writes
                held.callback(self.claim.release)
                refuse_unfit(self.path)
                self.writing = held.enter_context(contextlib.closing(connect(self.path)))
                migrations.bring_up_to_date(self.writing)
                self.readable = connect(self.path)
            except (OSError, sqlite3.Error) as error:
                raise BadInput("store-unopened", path=str(self.path), reason=str(error)) from error
            held.pop_all()  # all went well: they stay open until `close`
        self.writer = threading.Thread(target=self._write_on, name="journal-writer", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        self.reading.shutdown()
        self.readable.close()
        self.writing.close()
        self.claim.release()

    def listen(self, hint: Callable[[str, int], None], all_changed: Callable[[], None]) -> None:
        """Nobody else writes here."""

    async def create(self, table: NewTable, lines: Sequence[Addition]) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            values = (table.id, table.code, table.game, table.public, table.phase, lines[0].at)
            if not execute(db, queries.NEW_TABLE, *values).rowcount:
                return False
            for addition in lines:
                add(db, table.id, addition)
            return True

        return await self._write(work)

    async def append(self, table: str, addition: Addition) -> Outcome:
        plain = addition.phase is None and addition.name is None
        return await self._write(lambda db: add(db, table, addition), is_one_statement=plain)

    async def now(self) -> int:
        return now_in_milliseconds()

    async def touch(self, tables: Sequence[str], at: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.executemany(queries.TOUCH.replace("$", "?"), [(name, at) for name in tables])

        if tables:
            await self._write(work)

    async def forget(self, before: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            execute(db, queries.FORGET_NAMES, before)
            execute(db, queries.FORGET_CODES, before)

        await self._write(work)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        await self._write(lambda db: execute(db, queries.NEW_SECRET, name, fresh), is_one_statement=True)
        return bytes((await self._rows(queries.SECRET, name))[0][0])

    async def keep_score(self, score: Score) -> None:
        values = msgspec.structs.astuple(score)
        await self._write(lambda db: execute(db, queries.NEW_SCORE, *values), is_one_statement=True)

    async def ping(self) -> None:
        # to lock the file says little about its disk; after a trouble only a real write says that it is over
        await self._write(lambda db: execute(db, queries.NOTHING if self.is_well else REALLY_WRITE))
        self.is_well = True

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        try:
            return await self.loop.run_in_executor(self.reading, rows, self.readable, query, *values)
        except sqlite3.Error as error:
            raise StoreUnavailable("unreachable") from error

    async def _write(self, work: Callable[[sqlite3.Connection], T], is_one_statement: bool = False) -> T:
        future: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Job(work, future, is_one_statement))
        return await future

    def _write_on(self) -> None:
        """The writer: all that waits becomes one transaction, so that many share one wait for the disk."""
        going_on = True
        while going_on:
            batch = [self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():  # nobody else takes anything out
                batch.append(self.waiting.get_nowait())
            going_on = None not in batch
            self._commit([each for each in batch if each is not None])

    def _commit(self, jobs: Sequence[Job]) -> None:
        try:
            results = self._carry_out(jobs)
        except (sqlite3.Error, ValueError, OverflowError) as error:  # values may be unfit too
            with contextlib.suppress(sqlite3.Error):
                self.writing.execute("ROLLBACK")
            self.is_well = False
            code = "no_room" if getattr(error, "sqlite_errorcode", None) in NO_ROOM else "unreachable"
            failed = StoreUnavailable(code)
            self.loop.call_soon_threadsafe(answer, [(job.done, failed) for job in jobs])
            return
        answers = [(job.done, result) for job, result in zip(jobs, results, strict=True)]
        self.loop.call_soon_threadsafe(answer, answers)

    def _carry_out(self, jobs: Sequence[Job]) -> list[Any]:
        if len(jobs) == 1 and jobs[0].is_one_statement:
            return [jobs[0].work(self.writing)]  # SQLite commits it by itself, and syncs just the same
        self.writing.execute("BEGIN IMMEDIATE")
        results = [job.work(self.writing) for job in jobs]
        self.writing.execute("COMMIT")
        return results


def answer(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Hands results to those who wait, and troubles too."""
    for future, result in answers:
        if future.cancelled():
            continue
        if isinstance(result, StoreUnavailable):
            future.set_exception(result)
        else:
            future.set_result(result)


def execute(db: sqlite3.Connection, query: str, *values: Any) -> sqlite3.Cursor:
    """Carries out a statement."""
    return db.execute(in_sqlite(query), values)


@cache
def in_sqlite(query: str) -> str:
    """A statement whose values are counted from $1, which SQLite writes as ?1."""
    return query.replace("$", "?")


def rows(db: sqlite3.Connection, query: str, *values: Any) -> list[Any]:
    """What a statement gives."""
    return execute(db, query, *values).fetchall()


def add(db: sqlite3.Connection, table: str, addition: Addition) -> Outcome:
    """Appends a line, and what changes with it."""
    line = addition.line
    values = (table, line.seq, line.command, line.version, line.body, addition.at)
    if not execute(db, queries.NEW_LINE, *values).rowcount:
        known = rows(db, queries.KNOWN_COMMAND, table, line.command)
        return Outcome.COMMAND_KNOWN if known else Outcome.NUMBER_TAKEN
    if addition.phase is not None:
        execute(db, queries.NEW_PHASE, table, addition.phase)
    if addition.name is not None:
        execute(db, queries.NEW_NAME, table, addition.seat, addition.name)
    return Outcome.KEPT
