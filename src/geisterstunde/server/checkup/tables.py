"""Where tables are kept: whether the database is ours and whole, and whether its times can be true."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Sayable, quoted, sentence
from geisterstunde.server.checkup.patient import Patient, remark
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.store import migrations, queries
from geisterstunde.server.store.choose import store_at
from geisterstunde.server.store.database_file import refuse_unfit

T = TypeVar("T")
MINUTE, DAY = 60_000, 24 * 3600_000  # milliseconds
OUT_OF_STEP = 1_000  # milliseconds by which machines on one database may differ


def database(patient: Patient) -> Sayable:
    """Whether the database can be used as it is."""
    if patient.file is None:
        return in_postgres(patient.database, versioned)
    if not patient.file.exists():
        store_at(patient.database)  # refuses what is no address
        return sentence("doctor-database-new", path=str(patient.file))
    if not patient.file.is_file():
        raise BadInput("store-foreign", path=str(patient.file))
    try:
        refuse_unfit(patient.file)
        version = version_of(patient.file)
    except (OSError, sqlite3.Error) as error:
        raise BadInput("store-unopened", path=str(patient.file), reason=str(error)) from error
    return judged(version)


def version_of(file: Path) -> str | None:
    """The version of a SQLite database of ours; None where nothing is in it yet."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        found: str = connection.execute(migrations.VERSION_OF).fetchone()[0]
        return found


def judged(version: str | None) -> Sayable:
    """What becomes of a database of a version."""
    if version == migrations.NEWEST:
        return sentence("doctor-database")
    if version is None:
        return sentence("doctor-database-empty")
    if version > migrations.NEWEST:
        raise BadInput("store-newer", version=quoted(version, 20), newest=migrations.NEWEST)
    return remark("doctor-database-older", version=version, newest=migrations.NEWEST)


def clock(patient: Patient) -> Sayable:
    """Whether the clock can be right: not before this program was installed, nor before the last line."""
    now = now_in_milliseconds()
    installed = round(1000 * Path(__file__).stat().st_mtime)
    if now < installed - DAY:
        raise BadInput("doctor-clock-behind", now=in_words(now))
    if patient.file is None:
        return in_postgres(patient.database, in_step)
    if (last := last_line_at(patient.file)) > now + MINUTE:
        raise BadInput("doctor-clock-set-back", now=in_words(now), last=in_words(last))
    return sentence("doctor-clock", now=in_words(now))


def in_words(milliseconds: int) -> str:
    """A time as everybody reads it, the same everywhere."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(milliseconds / 1000))


def last_line_at(file: Path) -> int:
    """When the newest line was written, as far as can be told."""
    if not file.is_file():
        return 0
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return int(connection.execute(queries.NEWEST_LINE_AT).fetchone()[0] or 0)
    except sqlite3.Error:
        return 0  # what is wrong with it is told where the database is looked at


def in_postgres(address: str, look: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    """Looks into PostgreSQL, and changes nothing there."""
    store_at(address)  # refuses where the driver is missing
    from geisterstunde.server.store.postgres import visiting  # noqa: PLC0415 - an extra

    async def visit() -> T:
        async with visiting(address) as connection:
            return await look(connection)

    return asyncio.run(visit())


async def versioned(connection: Any) -> Sayable:
    """What becomes of a PostgreSQL database."""
    known = await connection.fetchval("SELECT to_regclass('alembic_version')")
    return judged(await connection.fetchval(migrations.VERSION_OF) if known else None)


async def in_step(connection: Any) -> Sayable:
    """Whether this clock agrees with PostgreSQL's."""
    before = now_in_milliseconds()
    there = int(await connection.fetchval(queries.POSTGRES_NOW))
    after = now_in_milliseconds()
    apart = max(before - there, there - after, 0)
    if apart > OUT_OF_STEP:
        raise BadInput("doctor-clock-out-of-step", seconds=apart // 1000)
    return sentence("doctor-clock", now=in_words(after))
