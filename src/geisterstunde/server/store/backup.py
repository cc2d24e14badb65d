"""Copies a database while it is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.store.choose import POSTGRESQL


def back_up(database: str, copy: Path) -> None:
    """Writes a copy that is whole at one moment; an existing file is never overwritten."""
    if database.startswith(POSTGRESQL):
        raise BadInput("store-own-tool")
    if not Path(database).is_file():
        raise BadInput("store-none", path=database)
    if copy.exists():
        raise BadInput("store-copy-exists", path=str(copy))
    try:
        with (
            closing(sqlite3.connect(f"{Path(database).resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise BadInput("store-copy-failed", reason=str(error)) from error
