"""The chooser of tables leaves no pair out, and multiplies nothing."""

from itertools import combinations, product
from typing import Any

import pytest

from tests.pairwise import pairwise

PLAIN: dict[str, list[Any]] = {
    "players": [2, 3, 4, 5, 6],
    "edition": ["2004", "2018"],
    "air": [False, True],
    "rats": [None, 0, 10],
    "layout": ["even", ["a", "list"]],
}


def met(rows: list[dict[str, Any]]) -> set[tuple[tuple[str, str], ...]]:
    """All pairs of values that some row has."""
    return {
        pair
        for row in rows
        for pair in combinations(sorted((name, repr(value)) for name, value in row.items()), 2)
    }


def test_every_value_meets_every_other() -> None:
    """And with far fewer rows than there are combinations."""
    rows = pairwise(PLAIN)
    everything = [dict(zip(PLAIN, values, strict=True)) for values in product(*PLAIN.values())]
    assert met(rows) == met(everything)
    assert len(rows) < 20 < len(everything) == 120


def test_rows_name_all_factors_in_their_order() -> None:
    assert {tuple(row) for row in pairwise(PLAIN)} == {tuple(PLAIN)}


def test_what_cannot_be_is_not_chosen_and_everything_else_is() -> None:
    def possible(row: dict[str, Any]) -> bool:
        return not (row.get("players") == 2 and row.get("rats") == 10)

    rows = pairwise(PLAIN, possible)
    everything = [
        row for values in product(*PLAIN.values()) if possible(row := dict(zip(PLAIN, values, strict=True)))
    ]
    assert all(possible(row) for row in rows)
    assert met(rows) == met(everything)


def test_the_choice_is_always_the_same() -> None:
    assert pairwise(PLAIN) == pairwise(PLAIN)


@pytest.mark.parametrize("left_out", range(3))
def test_a_pair_that_is_left_out_is_missed(left_out: int) -> None:
    """The test above would notice: no row of a small cover can be spared."""
    small: dict[str, list[Any]] = {"one": [1, 2], "two": [1, 2], "three": [1, 2]}
    rows = pairwise(small)
    assert len(rows) == 4
    assert met(rows[:left_out] + rows[left_out + 1 :]) != met(rows)
