"""Whoever asks for little is not kept waiting by the compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from geisterstunde.cli.compiling import announce_compiling
from tests.golden.wanted import FOLDER

RECORD = str(FOLDER / "dawn-under" / "2004-3-gave_last.json")
ASK = """
import sys
from geisterstunde.cli import main
main(sys.argv[1:], standalone_mode=False)
print("numba" in sys.modules)
"""


def is_compiled(folder: Path, *words: str) -> bool:
    """Whether a process that is free to choose takes compiled rules for such a command."""
    free = {name: value for name, value in os.environ.items() if name != "GEISTERSTUNDE_JIT"}
    command = [sys.executable, "-c", ASK, *words]
    done = subprocess.run(command, cwd=folder, env=free, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1] == "True"


@pytest.mark.parametrize(
    "words",
    [
        ("verify", RECORD),
        ("replay", RECORD),
        ("record", "dawn-under", "--fresh-air", "yes", "-n", "3", "--out", "games"),
        ("simulate", "dawn-under", "--games", "10", "--players", "2"),
    ],
    ids=lambda words: words[0],
)
def test_small_jobs_are_done_plainly(words: tuple[str, ...], tmp_path: Path) -> None:
    assert not is_compiled(tmp_path, *words)


@pytest.mark.parametrize(
    "words",
    [("--games", "11"), ("--games", "2", "--bots", "moth")],
    ids=["many", "thinking"],
)
def test_larger_ones_are_compiled(words: tuple[str, ...], tmp_path: Path) -> None:
    assert is_compiled(tmp_path, "simulate", "dawn-under", "--players", "2", *words)


def test_who_has_to_wait_is_told_in_one_line_also_in_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path))
    announce_compiling()
    assert capsys.readouterr() == ("", "Preparing the rules, once; this takes a minute or two …\n")
