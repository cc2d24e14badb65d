"""Bots decide the same compiled and plain."""

import os
import subprocess
import sys

from tests.bots.thinking import DECISIONS
from tests.games import LEVELS
from tests.guards.repository import ROOT


def thoughts(jit: str) -> list[str]:
    """What all levels decide in a run of this kind."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.bots.thinking"],
        cwd=ROOT,
        env={**os.environ, "GEISTERSTUNDE_JIT": jit},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_every_level_decides_the_same_compiled_and_plain() -> None:
    """The searching ones too: their worlds, playouts and plans are the same source."""
    plain = thoughts("0")
    assert len(plain) == DECISIONS * sum(len(levels) for levels in LEVELS.values())
    assert thoughts("1") == plain
