"""`geisterstunde doctor` finds what is wrong with a place for a server, and says what to do about it."""

import http.server
import os
import resource
import shutil
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click.testing
import pytest

from geisterstunde.cli import main
from geisterstunde.locales.speech import LANGUAGES
from geisterstunde.server.checkup import machine
from geisterstunde.server.checkup.examination import CHECKS
from geisterstunde.server.store.migrations import bring_up_to_date
from geisterstunde.server.store.sqlite import connect
from tests.server.running import RunningServer

FREE = ("--port", "0")


def diagnosis(*words: str | Path, language: str = "en") -> tuple[int, dict[str, str]]:
    """The exit code, and every line by what it is about."""
    command = ["--language", language, "doctor", "--host", "127.0.0.1", *map(str, words)]
    done = click.testing.CliRunner(env={"GEISTERSTUNDE_JIT": "1"}).invoke(main, command)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    lines = [line.split(": ", 1) for line in done.stdout.splitlines()]
    assert all(len(line) == 2 for line in lines), done.output
    return done.exit_code, {head[8:]: f"{head[:8].strip()} {rest}" for head, rest in lines}


def wrong(about: str, *words: str | Path) -> str:
    """The one thing that is wrong."""
    code, lines = diagnosis(*words)
    assert code == 1
    assert [name for name, line in lines.items() if line.startswith("WRONG")] == [about], lines
    return lines[about].removeprefix("WRONG ")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as a server leaves it."""
    path = tmp_path / "tables.db"
    with closing(connect(path)) as connection:
        bring_up_to_date(connection)
    path.chmod(0o600)
    return path


def test_all_is_well_in_every_language(database: Path) -> None:
    told = set()
    for language in LANGUAGES:
        code, lines = diagnosis("--database", database, *FREE, language=language)
        assert code == 0
        assert len(lines) == len(CHECKS)
        told.add(tuple(lines.values()))
    assert len(told) == len(LANGUAGES)


def test_before_the_first_start_nothing_is_made(tmp_path: Path) -> None:
    code, lines = diagnosis("--database", tmp_path / "new" / "tables.db", *FREE)
    assert code == 0
    assert lines["database"] == f"ok {tmp_path}/new/tables.db will be made at the first start."
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = shutil.disk_usage(database.parent)._replace(free=150 * machine.MEGABYTE)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: room)
    assert wrong("disk", "--database", database, *FREE).startswith("Only 150 MB are free")


def test_a_network_drive(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/a / ext4 rw 0 0\nserver:/x {tmp_path}/far\\040away nfs4 rw 0 0\n")
    far = tmp_path / "far away" / "tables"
    far.mkdir(parents=True)
    assert machine.kind_of_disk(far, mounts) in machine.FAR_AWAY
    assert machine.kind_of_disk(tmp_path, mounts) == "ext4"


def test_a_database_that_others_can_read(database: Path) -> None:
    database.chmod(0o640)
    assert wrong("permissions", "--database", database, *FREE).endswith(f"type chmod 600 {database}.")


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert wrong("permissions", "--database", tmp_path / "file" / "tables.db", *FREE).startswith(
        "Nothing can be"
    )


def test_a_database_of_somebody_else(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: database.stat().st_uid + 1)
    code, lines = diagnosis("--database", database, *FREE)
    assert code == 0
    assert lines["permissions"].startswith("note ")
    database.chmod(0o640)
    assert wrong("permissions", "--database", database, *FREE).startswith("Others can read")


def test_few_files(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda what: (256, 256))
    assert diagnosis("--database", database, *FREE)[1]["open files"].startswith("note Only 256 files")


def test_a_taken_port(database: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))  # and never listens
        port = str(other.getsockname()[1])
        assert wrong("port", "--database", database, "--port", port).startswith(f"Port {port} is taken")


def test_a_clock_that_was_set_back(database: Path) -> None:
    tomorrow = 1000 * (int(time.time()) + 24 * 3600)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(
            "INSERT INTO tables (id, game, public, phase, created_at) VALUES ('t', 'g', 0, 'over', 0)"
        )
        connection.execute("INSERT INTO entries VALUES ('t', 1, 'c', 2, '{}', ?)", [tomorrow])
        connection.commit()
    assert "but the newest line was written at" in wrong("clock", "--database", database, *FREE)


def test_a_clock_before_its_time(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert wrong("clock", "--database", database, *FREE).startswith("The clock says 1970-01-01")


def test_rules_that_wait(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path / "cache"))
    assert diagnosis("--database", database, *FREE)[1]["rules"].startswith("note The rules of")
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path / "file"))
    assert wrong("rules", "--database", database, *FREE).startswith("Compiled rules cannot be kept")


def test_databases_that_cannot_be_used(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'z9'")
        connection.commit()
    assert wrong("database", "--database", database, *FREE).startswith("The database has version")
    foreign = tmp_path / "foreign.db"
    foreign.write_text("a letter to Grandpa")
    foreign.chmod(0o600)
    assert "is no database of Geisterstunde" in wrong("database", "--database", foreign, *FREE)
    assert foreign.read_text() == "a letter to Grandpa"


def test_a_running_server_is_no_trouble(server: RunningServer) -> None:
    code, lines = diagnosis("--database", server.database, "--port", str(server.port))
    assert code == 0, lines
    assert lines["port"].startswith(f"ok A server answers at port {server.port}")


@contextmanager
def something_else(status: int, content: bytes) -> Iterator[str]:
    """Something that answers everything alike; its address."""

    class Alike(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *arguments: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Alike) as answering:
        thread = threading.Thread(target=answering.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{answering.server_port}"
        answering.shutdown()
        thread.join()


HOUSE = b'{"origin": "%b", "forwarded": %b}'


@pytest.mark.parametrize(
    ("status", "content", "said"),
    [
        (421, b"", "--name 127.0.0.1"),
        (502, b"", "(status 502)"),
        (200, b"<h1>It works!</h1>", "Something else answers"),
        (200, HOUSE % (b"http://x/games", b"true"), "--root-path /"),
        (200, HOUSE % (b"https://x", b"true"), "X-Forwarded-Proto"),
        (200, HOUSE % (b"http://x", b"false"), "X-Forwarded-For"),
        (200, HOUSE % (b"http://x", b"true"), "Sockets do not come through"),
    ],
)
def test_a_proxy_that_hands_on_too_little(status: int, content: bytes, said: str, database: Path) -> None:
    with something_else(status, content) as address:
        assert said in wrong("proxy", "--database", database, *FREE, "--at", address)


def test_a_proxy_that_is_not_there(database: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}/"
        assert "does not answer" in wrong("proxy", "--database", database, *FREE, "--at", address)
    assert "Name an address like" in wrong("proxy", "--database", database, *FREE, "--at", "games.example")


def test_remarks_about_proxies(database: Path) -> None:
    for words, said in (
        ((), "name it with --trusted-proxy"),
        (("--trusted-proxy", "127.0.0.1"), "To try the way through the proxy"),
    ):
        assert said in diagnosis("--database", database, *FREE, *words)[1]["proxy"]
