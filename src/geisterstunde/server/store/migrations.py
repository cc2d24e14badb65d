"""Brings a database up to date: Alembic writes the statements, the store's own connection executes them.

Alembic is imported only when there is something to do, so that a restart does not wait for it.
"""

import io
import sqlite3
from pathlib import Path

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

NEWEST = "a3"
VERSION_OF = "SELECT version_num FROM alembic_version"


def statements(dialect: str, version: str | None) -> str:
    """What leads from a version (None: an empty database) to the newest."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    written = io.StringIO()
    config = Config(attributes={"dialect": dialect, "statements": written})
    config.set_main_option("script_location", Path(__file__).parent.as_posix())
    try:
        command.upgrade(config, f"{version or 'base'}:{NEWEST}", sql=True)
    except CommandError as error:
        raise BadInput("store-newer", version=quoted(version, 20), newest=NEWEST) from error
    return written.getvalue()


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Brings a SQLite database to the newest version, wholly or not at all."""
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    version = connection.execute(VERSION_OF).fetchone()[0] if known else None
    if version == NEWEST:
        return
    connection.executescript(f"BEGIN;\n{statements('sqlite', version)}\nCOMMIT;")
