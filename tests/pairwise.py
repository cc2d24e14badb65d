"""Chooses few rows so that every value of every factor meets every value of every other one.

    >>> factors = {"players": [2, 3], "edition": ["2004", "2018"], "fresh_air": [False, True]}
    >>> len(pairwise(factors))
    4

Instead of multiplying all options with each other: most faults need one option or a pair of them to show.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

Factors = Mapping[str, Sequence[Any]]
Row = dict[str, Any]
Side = tuple[str, int]  # a factor, and which of its values
Pair = frozenset[Side]


def always(row: Row) -> bool:
    """Every combination is possible."""
    return True


def pairwise(factors: Factors, possible: Callable[[Row], bool] = always) -> list[Row]:
    """Rows that between them have every possible pair of values.

    `possible` is asked about rows that name some factors only, and says whether those go together. Values
    may be anything, lists too. The choice is greedy, and the same on every machine.
    """
    missing = dict.fromkeys(pairs_of(factors, possible))  # in order, so that chance has no say
    rows = []
    while missing:
        sides = dict(next(iter(missing)))
        for name in factors:
            if name not in sides:
                sides[name] = most_useful(factors, sides, name, missing, possible)
        for pair in combinations(sides.items(), 2):
            missing.pop(frozenset(pair), None)
        rows.append(valued(factors, {name: sides[name] for name in factors}))
    return rows


def pairs_of(factors: Factors, possible: Callable[[Row], bool]) -> list[Pair]:
    """All pairs of values that go together."""
    return [
        pair
        for one, other in combinations(factors, 2)
        for first in range(len(factors[one]))
        for second in range(len(factors[other]))
        if possible(valued(factors, dict(pair := frozenset([(one, first), (other, second)]))))
    ]


def valued(factors: Factors, sides: Mapping[str, int]) -> Row:
    """A row by its values."""
    return {name: factors[name][which] for name, which in sides.items()}


def most_useful(
    factors: Factors,
    sides: Mapping[str, int],
    name: str,
    missing: Mapping[Pair, None],
    possible: Callable[[Row], bool],
) -> int:
    """The value of a factor that brings most of the missing pairs to a row, or else is missing most."""

    def use(which: int) -> tuple[int, int]:
        brought = sum(frozenset([side, (name, which)]) in missing for side in sides.items())
        return brought, sum((name, which) in pair for pair in missing)

    going = [
        which for which in range(len(factors[name])) if possible(valued(factors, {**sides, name: which}))
    ]
    return max(going, key=use)
