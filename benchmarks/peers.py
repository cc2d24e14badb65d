"""What the machine is worth: a fixed loop, and peers where they are there.

OpenSpiel's random play of hearts is one; a program in C that plays Dawn Under by chance is another, where
GEISTERSTUNDE_YARDSTICK names its source.
"""

import os
import statistics
import subprocess
import tempfile
from pathlib import Path

from benchmarks.figures import Figure, median_rate
from geisterstunde.kernel.jit import entry, runnable
from geisterstunde.kernel.playout import next_random

LOOPS = 50_000_000
ROLLOUTS = 2_000
YARDSTICK = "GEISTERSTUNDE_YARDSTICK"
YARDSTICK_GAMES = 20_000
HEARTS_DECISIONS = 52 + 12  # every card is played, after three are passed by each of four players


@entry
def spin(loops: int) -> int:
    """Steps of the playout generator: plain integer work in registers."""
    random = 1
    for _ in range(loops):
        random = next_random(random)
    return random


def calibration() -> Figure:
    """Millions of generator steps a second."""

    def work() -> int:
        runnable(spin)(LOOPS)
        return LOOPS

    return Figure("calibration: xorshift steps", median_rate(work) / 1e6, "million/s")


def openspiel_hearts() -> Figure | None:
    """Millions of decisions a second of OpenSpiel's C++ random play, or None where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found] # noqa: PLC0415 - a peer, not a dependency
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    # Python has no door to the rollouts alone, but a search of one simulation does nothing else
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 100, False, 1, False)

    def work() -> int:
        bot.step(state)
        return ROLLOUTS * HEARTS_DECISIONS

    return Figure("peer: OpenSpiel hearts, C++ random play", median_rate(work) / 1e6, "million decisions/s")


def tuned_c() -> Figure | None:
    """Thousands of games a second of four random players in C, or None where no source is named.

    The program gets a number of games and prints lines such as `4 generic games/s 165052`.
    """
    source = os.environ.get(YARDSTICK)
    if source is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "yardstick"
        subprocess.run(["gcc", "-O3", "-march=native", "-o", program, source, "-lm"], check=True)
        lines = subprocess.run(
            [program, str(YARDSTICK_GAMES)], check=True, capture_output=True, text=True
        ).stdout.splitlines()
    rates = [float(line.split()[3]) for line in lines if line.startswith("4 generic games/s")]
    return Figure(
        "peer: Dawn Under in tuned C, 4 players", statistics.median(rates) / 1e3, "thousand games/s"
    )
