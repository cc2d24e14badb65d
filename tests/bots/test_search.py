"""The search that all games share, on a toy whose answer is known."""

import itertools
from functools import partial

import numpy as np
import pytest
from numpy.typing import NDArray

from geisterstunde.bots.search import BATCH, Choices, batches, best_choice, number_of

BUDGET = 2000


class Toy:
    """Candidates with a true worth each, seen through noise: some all share, some of their own."""

    def __init__(self, worths: list[float], noise: float = 1.0, shared: float = 5.0) -> None:
        self.worths = np.array(worths)
        self.noise = noise
        self.shared = shared
        self.tried = np.zeros(len(worths), dtype=np.int64)
        self.numbers: list[int] = []

    def __call__(self, choices: Choices, number: int, worlds: int) -> NDArray[np.float64]:
        chance = np.random.default_rng(number)
        self.tried[choices] += worlds
        self.numbers.append(number)
        luck = self.shared * chance.standard_normal((worlds, 1))
        own: NDArray[np.float64] = chance.standard_normal((worlds, len(self.worths)))[:, choices]
        result: NDArray[np.float64] = self.worths[choices] + luck + self.noise * own
        return result


def search(toy: Toy, budget: int = BUDGET, number: int = 1, margin: float = 1.0) -> int:
    """What the search makes of a toy."""
    return best_choice(np.arange(len(toy.worths), dtype=np.int16), toy, budget, number, margin)


@pytest.mark.parametrize("best", range(6))
def test_the_best_is_found_through_the_noise(best: int) -> None:
    worths = [0.0] * 6
    worths[best] = 0.8
    found = [search(Toy(worths), number=number) for number in range(100, 120)]
    assert found.count(best) >= 19


def test_the_best_of_many_good_ones_is_found() -> None:
    found = [search(Toy([0.0, 0.3, 0.6, 0.9, 1.5]), number=number) for number in range(20)]
    assert found.count(4) >= 19


@pytest.mark.parametrize("noise", [0.0, 1.0])
def test_the_first_is_kept_where_nothing_is_surely_better(noise: float) -> None:
    """Habit wins ties, and most of what is but noise."""
    found = [search(Toy([0.0] * 4, noise), number=number, margin=3.0) for number in range(30)]
    assert found.count(0) >= (30 if noise == 0.0 else 28)
    assert search(Toy([0.0, -1.0, -2.0], noise)) == 0


def test_a_margin_asks_for_more_than_a_little() -> None:
    toys = [Toy([0.0, 0.05], noise=2.0) for _ in range(2)]
    assert search(toys[0], budget=200, margin=8.0) == 0
    assert search(Toy([0.0, 3.0], noise=2.0), budget=200, margin=8.0) == 1


def test_the_budget_goes_to_those_still_in_the_race() -> None:
    toy = Toy([0.0, -3.0, -3.0, -3.0, -3.0, -3.0, -3.0, 3.0])
    assert search(toy) == 7
    assert toy.tried.sum() <= BUDGET
    assert toy.tried[0] == toy.tried.max() == toy.tried[7]
    assert min(toy.tried) < toy.tried[7] / 2
    assert len(set(toy.numbers)) == len(toy.numbers), "every batch has worlds of its own"


def test_one_candidate_needs_no_rival() -> None:
    assert search(Toy([1.0])) == 0


def test_the_same_number_finds_the_same() -> None:
    toys = [Toy([0.0, 0.1, 0.2]) for _ in range(2)]
    assert search(toys[0], 64, 9) == search(toys[1], 64, 9)
    assert toys[0].numbers == toys[1].numbers


def test_asked_to_stop_at_once_it_does_the_first() -> None:
    toy = Toy([0.0, 9.0])
    assert best_choice(np.arange(2, dtype=np.int16), toy, 10**6, 1, stop=lambda: True) == 0
    assert toy.tried.sum() == 0


@pytest.mark.parametrize("looks", [1, 3])
def test_asked_to_stop_it_takes_the_best_so_far(looks: int) -> None:
    toy = Toy([0.0, 9.0, -9.0], noise=0.1)
    answers = iter([False] * looks)
    found = best_choice(np.arange(3, dtype=np.int16), toy, 10**6, 1, stop=partial(next, answers, True))
    assert found == 1
    assert toy.tried.max() == looks * BATCH


def test_batches_add_up() -> None:
    for worlds in range(1, 100):
        assert sum(batches(worlds)) == worlds
        assert max(batches(worlds)) <= BATCH


def test_numbers_for_neighbours_differ_and_are_never_0() -> None:
    numbers = {number_of(seed, seat) for seed, seat in itertools.product(range(300), range(6))}
    assert len(numbers) == 1800
    assert min(numbers) > 0
    assert max(numbers) < 2**32
    assert 0.45 < sum(number & 1 for number in numbers) / len(numbers) < 0.55
