"""The file of a SQLite database: one process holds it, its owner alone reads it, and it is ours and whole."""

import contextlib
import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from geisterstunde.kernel.refusal import BadInput

OWNER_ONLY = 0o600  # a database holds the seeds of games that are being played
BEGINNING = b"SQLite format 3\0"
ROLLBACK_JOURNAL = b"\x01\x01"  # what the header says of a copy; a database in use keeps a write-ahead log
JOURNAL_KIND = slice(18, 20)
TABLE_NAMES = "SELECT name FROM sqlite_master WHERE type = 'table'"
OUR_TABLES = {"alembic_version", "tables", "entries", "names"}


class Claim:
    """Holds a database for this process, whatever name it was opened by.

    The lock lies on the file itself, so that a link to it leads to the same lock.
    """

    def __init__(self, path: Path) -> None:
        while True:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.path.samestat(os.fstat(self.file), path.stat()):
                    break
                self.release()  # somebody has put another file in its place meanwhile
            except BlockingIOError as error:
                self.release()
                raise BadInput("store-taken", path=str(path)) from error
        with contextlib.suppress(PermissionError):  # somebody else's file that we may use
            os.fchmod(self.file, OWNER_ONLY)

    def release(self) -> None:
        """Lets others have it. SQLite's own locks end with it, so its connections are closed before."""
        os.close(self.file)


def log_of(path: Path) -> Path:
    """The write-ahead log that SQLite keeps beside a database."""
    return path.with_name(path.name + "-wal")


def refuse_unfit(path: Path) -> None:
    """Refuses a file that is damaged or none of our databases, and leaves it as it is."""
    log = log_of(path)
    has_log = log.exists() and log.stat().st_size > 0
    with path.open("rb") as file:
        header = file.read(len(BEGINNING) + 4)
    if not header:
        return
    if not header.startswith(BEGINNING):
        raise BadInput("store-foreign", path=str(path))
    if has_log and header[JOURNAL_KIND] == ROLLBACK_JOURNAL:
        raise BadInput("store-mixed", path=str(path), log=log.name)
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            names = {row[0] for row in connection.execute(TABLE_NAMES)}
            damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise BadInput("store-damaged", path=str(path), reason=str(error)) from error
    if names and not names >= OUR_TABLES:
        raise BadInput("store-foreign", path=str(path))
    if damage != "ok":
        raise BadInput("store-damaged", path=str(path), reason=str(damage).splitlines()[-1])
