"""Every declared Python that the machine has plays the same games to the last byte, from `run.lock` alone."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.guards.repository import ROOT
from tests.pythons.interpreters import declared_versions, interpreters
from tools.bootstrap import OLDEST_PYTHON, fetch_uv, find_uv

PLAYTHROUGH = Path(__file__).parent / "playthrough.py"
FOUND = interpreters()
PLAIN = {
    **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))},
    "GEISTERSTUNDE_JIT": "0",
    "PYTHONPATH": str(ROOT / "src"),
    "UV_PYTHON_DOWNLOADS": "never",
}


def run(*command: str | Path) -> str:
    done = subprocess.run(command, env=PLAIN, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def told_by(python: str | Path) -> object:
    """What a Python says of the games it has played."""
    return json.loads(run(python, PLAYTHROUGH))


@cache
def told_here() -> object:
    return told_by(sys.executable)


@pytest.mark.proof
@pytest.mark.parametrize("version", FOUND, ids=lambda version: f"python{version}")
def test_it_plays_the_same_games_on_every_python(version: str) -> None:
    uv = find_uv() or fetch_uv()
    assert uv
    with TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        lock = ROOT / "requirements" / "run.lock"
        run(uv, "venv", "--quiet", "--python", FOUND[version], folder)
        run(uv, "pip", "sync", "--quiet", "--python", python, "--require-hashes", lock)
        assert told_by(python) == told_here()


def test_the_oldest_python_that_sets_up_is_the_oldest_declared() -> None:
    assert declared_versions()[0] == ".".join(map(str, OLDEST_PYTHON))
