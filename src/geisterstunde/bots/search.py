"""Search, written once for all games: candidates are tried out in imagined worlds, the better half goes on.

Sequential halving: every round the budget is shared among the candidates still in the race, all in the same
worlds, and the worse half drops out. A game says what the candidates are and how they are tried out.
"""

import math
from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.playout import stirred

Choices = NDArray[np.int64]  # one row per candidate
BATCH = 16  # worlds between two looks at the clock
FEWEST_WORLDS = 8  # of a round: fewer would be a toss of a coin


class Trial(Protocol):
    """Tries candidates out: how well each went in so many worlds, one row a world."""

    def __call__(self, choices: Choices, number: int, worlds: int) -> NDArray[np.float64]: ...


def number_of(*numbers: int) -> int:
    """A number for a small generator, never 0, that differs well between neighbours."""
    mixed = 0
    for number in numbers:
        mixed = stirred(mixed, number & 0xFFFFFFFF)
    return mixed or 1


def never() -> bool:
    """Nobody asks to stop."""
    return False


def best_choice(
    choices: Choices,
    trial: Trial,
    budget: int,
    number: int,
    margin: float = 1.0,
    stop: Callable[[], bool] = never,
) -> int:
    """Which candidate is best, by a budget of trials; when asked to stop, the best so far.

    The first candidate is what the player would do without a thought. It stays in the race, and another is
    taken only if it did better by so many standard errors: trials are noisy, habits are not.
    """
    if len(choices) == 1:
        return 0
    alive = np.arange(len(choices))
    rounds = max(math.ceil(math.log2(len(choices))), 1)
    values = np.zeros((0, len(choices)))
    for _ in range(rounds):
        worlds = max(budget // (rounds * len(alive)), FEWEST_WORLDS)
        for batch in batches(worlds):
            if stop():
                break
            rows = np.full((batch, len(choices)), np.nan)
            rows[:, alive] = trial(choices[alive], number, batch)
            values = np.vstack([values, rows])
            number += 1
        gains = np.array([gain_over_first(values, int(choice), margin) for choice in alive])
        best_first = alive[np.argsort(-gains, kind="stable")]
        alive = np.union1d([0], best_first[: max(len(alive) // 2, 1)])
    gains = np.array([gain_over_first(values, int(choice), margin) for choice in alive])
    return int(alive[np.argmax(gains)])


def gain_over_first(values: NDArray[np.float64], choice: int, margin: float) -> float:
    """How much better than the first a candidate surely did in the worlds of both; 0 for itself."""
    if choice == 0:
        return 0.0
    gains = values[:, choice] - values[:, 0]
    gains = gains[~np.isnan(gains)]
    if len(gains) < 2:
        return -math.inf
    return float(gains.mean() - margin * gains.std(ddof=1) / math.sqrt(len(gains)))


def batches(worlds: int) -> list[int]:
    """Worlds in handy portions, so that a search can be stopped soon.

    >>> batches(70)
    [16, 16, 16, 16, 6]
    """
    whole, rest = divmod(worlds, BATCH)
    return [BATCH] * whole + ([rest] if rest else [])
