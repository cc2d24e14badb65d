"""Search, written once for all games: candidates are tried out in imagined worlds, the better half goes on.

Sequential halving: every round the budget is shared among the candidates still in the race, all in the same
worlds, and the worse half drops out. A game says what the candidates are and how one is tried out.
"""

import math
from collections.abc import Callable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Choices = NDArray[np.int16]


class Trial(Protocol):
    """Tries candidates out: adds up, for each, how well it went in so many worlds."""

    def __call__(self, choices: Choices, number: int, worlds: int) -> NDArray[np.float64]: ...


def never() -> bool:
    """Nobody asks to stop."""
    return False


def best_choice(
    choices: Choices, trial: Trial, budget: int, number: int, stop: Callable[[], bool] = never
) -> int:
    """The best of some candidates by a budget of trials; when asked to stop, the best so far.

    The first candidate is what the player would do without a thought: it stays unless another is better.
    """
    totals, tried = np.zeros(len(choices)), np.zeros(len(choices))
    alive = np.arange(len(choices))
    rounds = max(math.ceil(math.log2(len(choices))), 1)
    for _ in range(rounds):
        for batch in batches(max(budget // (rounds * len(alive)), 1)):
            if stop():
                return int(alive[0])
            totals[alive] += trial(choices[alive], number, batch)
            tried[alive] += batch
            number += 1
        mean = totals[alive] / tried[alive]
        best_first = np.argsort(-mean, kind="stable")
        alive = alive[best_first[: max(len(alive) // 2, 1)]]
    return int(alive[0])


def batches(worlds: int, size: int = 64) -> list[int]:
    """Worlds in handy portions, so that a search can be stopped soon.

    >>> batches(150)
    [64, 64, 22]
    """
    whole, rest = divmod(worlds, size)
    return [size] * whole + ([rest] if rest else [])
