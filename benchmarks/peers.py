"""What the machine is worth: a fixed loop, and OpenSpiel's random play of hearts where it is installed."""

from benchmarks.figures import Figure, median_rate
from geisterstunde.kernel.jit import entry, runnable
from geisterstunde.kernel.playout import next_random

LOOPS = 50_000_000
ROLLOUTS = 2_000
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
