"""How long people wait: compiling once, starting from the cache, and the help text."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.figures import Figure, median_seconds

FIRST_DECISION = """
from geisterstunde.match.random_games import random_match
match = random_match("dawn-under", {"players": 4}, 1)
match.game.observe(match.position, 0)
"""


def run(*command: str, cache: str | None = None) -> None:
    """Runs a program to its end, quietly."""
    environment = os.environ | ({"GEISTERSTUNDE_CACHE": cache} if cache else {})
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def figures() -> list[Figure]:
    """Cold compile, warm start, help."""
    with tempfile.TemporaryDirectory() as cache:
        start = time.perf_counter()
        run(sys.executable, "-c", FIRST_DECISION, cache=cache)
        cold = time.perf_counter() - start
        warm = median_seconds(lambda: run(sys.executable, "-c", FIRST_DECISION, cache=cache))
    command = str(Path(sys.executable).parent / "geisterstunde")
    return [
        Figure("cold compile to the end of a first game", cold, "s", "at most 40"),
        Figure("the same from the cache, imports included", warm, "s", "at most 1.5"),
        Figure("geisterstunde --help", median_seconds(lambda: run(command, "--help")), "s", "at most 0.3"),
    ]
