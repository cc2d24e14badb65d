"""Copies a database while it is in use, and puts a copy back in its place."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.store.choose import POSTGRESQL
from geisterstunde.server.store.database_file import OWNER_ONLY, Claim, log_of, refuse_unfit

ROOT = 0  # the user who may give files away


def back_up(database: str, copy: Path) -> None:
    """Writes a copy that is whole at one moment; an existing file is never overwritten."""
    if database.startswith(POSTGRESQL):
        raise BadInput("store-own-tool")
    if not Path(database).is_file():
        raise BadInput("store-none", path=database)
    if copy.exists():
        raise BadInput("store-copy-exists", path=str(copy))
    write_copy(Path(database), copy)


def restore(copy: Path, database: str) -> Path | None:
    """Puts a copy in the place of a database that no server uses; returns where the former one is kept."""
    if database.startswith(POSTGRESQL):
        raise BadInput("store-own-tool")
    if not copy.is_file():
        raise BadInput("store-no-copy", path=str(copy))
    path = Path(database).resolve()
    if path.exists() and path.samefile(copy):
        raise BadInput("store-same-file", path=str(copy))
    try:
        refuse_unfit(copy)
    except BadInput as error:
        raise BadInput("store-unfit-copy", path=str(copy)) from error
    path.parent.mkdir(parents=True, exist_ok=True)
    owner = (path if path.exists() else path.parent).stat()
    claim = Claim(path)
    try:
        fresh = path.with_name(path.name + ".restoring")
        fresh.unlink(missing_ok=True)
        write_copy(copy, fresh)
        if os.geteuid() == ROOT:  # who often restores what a service with a user of its own has to write
            os.chown(fresh, owner.st_uid, owner.st_gid)
        kept = set_aside(path)
        fresh.replace(path)  # at no moment is there no database
        sync(path.parent)
    finally:
        claim.release()
    return kept


def write_copy(source: Path, target: Path) -> None:
    """Writes a database to a new file that its owner alone may read."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(target)) as written,
        ):
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")
        sync(target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise BadInput("store-copy-failed", reason=str(error)) from error


def set_aside(path: Path) -> Path | None:
    """Keeps a database, with the log that belongs to it, under a name that is free."""
    if path.stat().st_size == 0 and not log_of(path).exists():
        return None
    number = 1
    while (kept := path.with_name(f"{path.name}.before-{number}")).exists():
        number += 1
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    if log_of(path).exists():
        log_of(path).rename(log_of(kept))
    os.link(path, kept)
    return kept


def sync(path: Path) -> None:
    """Waits until the disk has a file, or the names in a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
