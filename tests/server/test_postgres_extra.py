"""PostgreSQL is an extra: without it SQLite works, and a PostgreSQL address is answered in one sentence."""

import subprocess
import sys
from pathlib import Path

# Python takes a module that is None for one that is not installed
WITHOUT_ASYNCPG = "import sys; sys.modules['asyncpg'] = None; "


def run(program: str, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", WITHOUT_ASYNCPG + program, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_server_says_what_to_install() -> None:
    serve = ["serve", "--no-browser", "--port", "0", "--database", "postgresql://nobody@localhost/tables"]
    done = run("from geisterstunde.cli import main; main()", *serve)
    assert done.returncode == 1
    assert done.stderr == "Error: PostgreSQL needs asyncpg: install geisterstunde[postgres].\n"


def test_sqlite_does_without(tmp_path: Path) -> None:
    program = (
        "import asyncio; from geisterstunde.server.store.choose import store_at; "
        "store = store_at(sys.argv[1]); asyncio.run(store.open()); print(type(store).__name__)"
    )
    done = run(program, str(tmp_path / "tables.db"))
    assert (done.returncode, done.stdout) == (0, "SqliteStore\n"), done.stderr
