"""The rules give the same bytes however they run: compiled, plain, and with bounds checked."""

import os
import subprocess
import sys
from pathlib import Path

from tests.tables import TABLES

ROOT = Path(__file__).resolve().parents[2]
WAYS = {
    "compiled": {"GEISTERSTUNDE_JIT": "1", "GEISTERSTUNDE_BOUNDSCHECK": "0"},
    "plain": {"GEISTERSTUNDE_JIT": "0", "GEISTERSTUNDE_BOUNDSCHECK": "0"},
    "bounds checked": {"GEISTERSTUNDE_JIT": "1", "GEISTERSTUNDE_BOUNDSCHECK": "1"},
}


def told_by_each_way() -> dict[str, list[str]]:
    """The same games, told by each way to run, all at the same time."""
    command = [sys.executable, "-m", "tests.kernel.trace"]
    running = {
        way: subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **switches}, stdout=subprocess.PIPE, text=True
        )
        for way, switches in WAYS.items()
    }
    lines = {way: process.communicate()[0].splitlines() for way, process in running.items()}
    assert {way: process.returncode for way, process in running.items()} == dict.fromkeys(WAYS, 0)
    return lines


def test_every_way_tells_the_same_of_every_table() -> None:
    told = told_by_each_way()
    compiled = told["compiled"]
    for way, lines in told.items():
        for line, expected in zip(lines, compiled, strict=False):
            assert line == expected, f"first difference, {way}"
        assert len(lines) == len(compiled), way
    assert sum(" at once " in line for line in compiled) == len(TABLES)
    assert len(compiled) > 50 * len(TABLES)
