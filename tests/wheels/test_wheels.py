"""Wheels carry all they need: the page, and for machines like the one that built them the compiled rules."""

import os
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.guards.repository import ROOT
from tools.bootstrap import fetch_uv, find_uv
from tools.wheel import main as build_wheels

pytestmark = pytest.mark.proof

FIRST_DECISION = """
import time
began = time.monotonic()
from geisterstunde.bots.registry import bot_names
from geisterstunde.games.registry import game_named, game_names
from geisterstunde.server.prepare import is_prepared, rehearse
for game in game_names():
    assert is_prepared(game), game
    for bot in bot_names(game):
        rehearse(game_named(game), bot)
        print(f"{game} {bot} after {time.monotonic() - began:.1f} s")
from geisterstunde.kernel.compiler import _made
print(sum(sum(made.stats.cache_hits.values()) for made in _made.values()), "hits")
print(sum(sum(made.stats.cache_misses.values()) for made in _made.values()), "misses")
"""


@pytest.fixture(scope="module")
def wheels() -> dict[bool, Path]:
    """Both, by whether they are for any machine."""
    for old in (ROOT / "dist").glob("*.whl"):
        old.unlink()
    build_wheels()
    return {wheel.stem.endswith("-any"): wheel for wheel in (ROOT / "dist").glob("*.whl")}


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "platform"])
def test_the_page_is_inside_and_compiled_rules_where_they_fit(wheels: dict[bool, Path], plain: bool) -> None:
    with zipfile.ZipFile(wheels[plain]) as wheel:
        names = wheel.namelist()
    assert "geisterstunde/page/index.html" in names
    assert any(name.startswith("geisterstunde/compiled/") for name in names) != plain


def test_a_first_start_compiles_nothing(wheels: dict[bool, Path], tmp_path: Path) -> None:
    """A fresh environment, an empty home: all bots of all games play, and all they need was there."""
    uv = find_uv() or fetch_uv()
    assert uv
    python = tmp_path / "venv" / "bin" / "python"
    lock = ROOT / "requirements" / "run.lock"
    home = tmp_path / "home"
    home.mkdir()
    steps: list[list[str | Path]] = [
        ["venv", tmp_path / "venv"],
        ["pip", "sync", "--python", python, "--require-hashes", lock],
        ["pip", "install", "--python", python, "--no-deps", wheels[False]],
    ]
    for step in steps:
        subprocess.run([uv, "--quiet", *step], check=True)
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(home), "GEISTERSTUNDE_JIT": "1"}
    ran = subprocess.run(
        [python, "-c", FIRST_DECISION],
        cwd=home,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1] == "0 misses", ran.stdout
    assert not list(home.rglob("*.nbc"))
