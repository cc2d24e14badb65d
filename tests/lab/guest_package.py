"""A real package of guests: modules, and the metadata that an installer leaves beside them."""

import os
import subprocess
from pathlib import Path

from tests.cli.commands import COMMAND

MODULE = '''
from geisterstunde.bots.bot import Decision, Reason


class Owl:
    """Takes the last thing it may do."""

    def __init__(self, game, seat, seed):
        self.game, self.seat, self.heard = game, seat, 0

    def watch(self, events):
        self.heard += len(events)

    def decide(self, shown, stop=lambda: False):
        return Decision(self.game.legal(shown, self.seat)[-1], Reason("last"))


class Cheat(Owl):
    def decide(self, shown, stop=lambda: False):
        return Decision(self.game.action_count - 1, Reason("mine"))


class Babbler(Owl):
    def decide(self, shown, stop=lambda: False):
        return "open a1"


class Coward(Owl):
    def decide(self, shown, stop=lambda: False):
        raise ValueError("it is dark,\\nand I am afraid")


class Deaf(Owl):
    def watch(self, events):
        raise KeyError("ears")


class Picky(Owl):
    def __init__(self, game):
        self.game = game


class Quitter(Owl):
    def decide(self, shown, stop=lambda: False):
        raise SystemExit(0)
'''
ENTRY_POINTS = """
[geisterstunde.bots]
owl = night_birds:Owl
cheat = night_birds:Cheat
babbler = night_birds:Babbler
coward = night_birds:Coward
deaf = night_birds:Deaf
picky = night_birds:Picky
quitter = night_birds:Quitter
lost = night_birds:Nobody
homeless = no_such_package:Bird
broken = broken_birds:Bird
"""


def install(folder: Path) -> dict[str, str]:
    """Puts the package into a folder; the surroundings in which Python finds it there."""
    (folder / "night_birds.py").write_text(MODULE, encoding="utf-8")
    (folder / "broken_birds.py").write_text("1 / 0\n", encoding="utf-8")
    information = folder / "night_birds-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: night-birds\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(ENTRY_POINTS)
    plain = {"GEISTERSTUNDE_JIT": "0"}  # ready at once
    return {**os.environ, "PYTHONPATH": str(folder), **plain}


def run_with(
    surroundings: dict[str, str], *words: str | Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Runs `geisterstunde` to its end where the guests are installed."""
    return subprocess.run(
        [COMMAND, *words],
        env=surroundings,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
