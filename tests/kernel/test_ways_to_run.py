"""The rules give the same bytes however they run: compiled, plain, and with bounds checked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables import TABLES

ROOT = Path(__file__).resolve().parents[2]
COMPILED = {"GEISTERSTUNDE_JIT": "1", "GEISTERSTUNDE_BOUNDSCHECK": "0"}
PLAIN = {"GEISTERSTUNDE_JIT": "0", "GEISTERSTUNDE_BOUNDSCHECK": "0"}
BOUNDS_CHECKED = {"GEISTERSTUNDE_JIT": "1", "GEISTERSTUNDE_BOUNDSCHECK": "1"}  # compiles everything once more


def told_by_each(*ways: dict[str, str]) -> list[list[str]]:
    """The same games, told by each way to run, all at the same time."""
    command = [sys.executable, "-m", "tests.kernel.trace"]
    running = [
        subprocess.Popen(command, cwd=ROOT, env={**os.environ, **switches}, stdout=subprocess.PIPE, text=True)
        for switches in ways
    ]
    lines = [process.communicate()[0].splitlines() for process in running]
    assert [process.returncode for process in running] == [0] * len(ways)
    return lines


@pytest.mark.proof
@pytest.mark.parametrize("way", [PLAIN, BOUNDS_CHECKED], ids=["plain", "bounds"])
def test_another_way_tells_the_same_of_every_table(way: dict[str, str]) -> None:
    compiled, other = told_by_each(COMPILED, way)
    for line, expected in zip(other, compiled, strict=False):
        assert line == expected, "first difference"
    assert len(other) == len(compiled)
    assert sum(" at once " in line for line in compiled) == len(TABLES)
    assert len(compiled) > 50 * len(TABLES)
