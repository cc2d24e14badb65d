"""A database is held by one server, readable by its owner, and refused untouched when it is unfit."""

import asyncio
import functools
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.journal import Line
from geisterstunde.server.store.backup import back_up, restore
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.store import Addition, NewTable

EVERYBODY = 0o077
ANOTHER = 54321  # user, who need not exist


@contextmanager
def opened(path: Path) -> Iterator[tuple[SqliteStore, asyncio.AbstractEventLoop]]:
    """A store in use."""
    with closing(asyncio.new_event_loop()) as loop:
        store = SqliteStore(path)
        loop.run_until_complete(store.open())
        try:
            yield store, loop
        finally:
            loop.run_until_complete(store.close())


def keep_tables(path: Path, *names: str) -> None:
    """Sets tables up in a database."""
    with opened(path) as (store, loop):
        for name in names:
            line = Addition(Line(1, "created", 1, b"{}"), at=0)
            assert loop.run_until_complete(store.create(NewTable(name, name, "dawn-under", False), [line]))


def tables_in(path: Path) -> set[str]:
    """The tables that a server would find."""
    with opened(path) as (store, loop):
        return {row[0] for row in loop.run_until_complete(store._rows("SELECT id FROM tables"))}


def killed_copy(path: Path, to: Path) -> None:
    """A database as a killed server leaves it, its log beside it."""
    with opened(path), closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("INSERT INTO tables VALUES ('late', 'late', 'dawn-under', 0, 'lobby', 0, 0)")
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{to}{end}")


def refusal_of(open_it: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as refused:
        open_it()
    return refused.value.message


def open_and_close(path: Path) -> None:
    with opened(path):
        pass


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_second_server_is_refused_by_whatever_name_it_comes(
    tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    path, other = tmp_path / "tables.db", tmp_path / "elsewhere" / "other.db"
    other.parent.mkdir()
    with opened(path):
        link(path, other)
        assert refusal_of(lambda: open_and_close(other)) == "store-taken"
        assert refusal_of(lambda: open_and_close(path)) == "store-taken"
    open_and_close(other)


def test_only_its_owner_reads_a_database_and_its_copies(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    path.touch()
    path.chmod(0o644)
    with opened(path):
        back_up(str(path), copy)
        for each in tmp_path.iterdir():
            assert not stat.S_IMODE(each.stat().st_mode) & EVERYBODY, each


def test_a_file_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    foreign, text = tmp_path / "bookmarks.db", tmp_path / "letter.txt"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE bookmarks (address)")
        connection.commit()
    text.write_text("Dear aunt, the bats are back.")
    for path in (foreign, text):
        before = path.read_bytes()
        assert refusal_of(functools.partial(open_and_close, path)) == "store-foreign"
        assert path.read_bytes() == before


def test_a_damaged_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    keep_tables(path, *(f"table {number}" for number in range(400)))
    content = bytearray(path.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 6000] = os.urandom(6000)
    path.write_bytes(content)
    assert refusal_of(lambda: open_and_close(path)) == "store-damaged"


def test_a_copy_laid_over_a_database_beside_its_old_log_is_refused(tmp_path: Path) -> None:
    path, copy, killed = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "killed.db"
    keep_tables(path, "early")
    back_up(str(path), copy)
    killed_copy(path, killed)
    shutil.copy(copy, killed)
    assert refusal_of(lambda: open_and_close(killed)) == "store-mixed"


def test_a_killed_server_starts_again_with_everything(tmp_path: Path) -> None:
    path, killed = tmp_path / "tables.db", tmp_path / "killed.db"
    keep_tables(path, "early")
    killed_copy(path, killed)
    assert tables_in(killed) == {"early", "late"}


def test_a_copy_is_restored_and_what_was_there_is_kept_beside_it(tmp_path: Path) -> None:
    path, copy, killed = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "killed.db"
    keep_tables(path, "early")
    back_up(str(path), copy)
    killed_copy(path, killed)
    kept = restore(copy, str(killed))
    assert tables_in(killed) == {"early"}
    assert kept is not None
    assert tables_in(kept) == {"early", "late"}
    assert copy.exists()


def test_a_restored_database_belongs_to_whom_it_belonged(tmp_path: Path) -> None:
    """A service has a user of its own, and whoever restores its tables is often root."""
    path, copy = tmp_path / "tables" / "tables.db", tmp_path / "copy.db"
    path.parent.mkdir()
    keep_tables(path, "early")
    back_up(str(path), copy)
    owner = ANOTHER if os.geteuid() == 0 else os.geteuid()
    for each in (path, path.parent):
        os.chown(each, owner, -1)
    kept = restore(copy, str(path))
    assert kept is not None
    assert (path.stat().st_uid, kept.stat().st_uid) == (owner, owner)
    path.unlink()
    restore(copy, str(path))
    assert path.stat().st_uid == owner  # as the folder does


def test_a_copy_is_restored_where_nothing_was(tmp_path: Path) -> None:
    path, copy, new = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "house" / "new.db"
    keep_tables(path, "early")
    back_up(str(path), copy)
    assert restore(copy, str(new)) is None
    assert tables_in(new) == {"early"}


def test_nothing_is_restored_while_a_server_runs_or_from_an_unfit_file(tmp_path: Path) -> None:
    path, copy, letter = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "letter.txt"
    keep_tables(path, "early")
    back_up(str(path), copy)
    letter.write_text("Dear aunt, the bats are back.")
    with opened(path):
        assert refusal_of(lambda: restore(copy, str(path))) == "store-taken"
    assert refusal_of(lambda: restore(letter, str(path))) == "store-unfit-copy"
    assert refusal_of(lambda: restore(tmp_path / "nowhere", str(path))) == "store-no-copy"
    assert refusal_of(lambda: restore(path, str(path))) == "store-same-file"
    assert tables_in(path) == {"early"}
