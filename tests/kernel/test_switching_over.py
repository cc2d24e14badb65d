"""Plain and compiled rules take turns at one table: the bytes are those of plain rules alone."""

import copy
import random
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from geisterstunde.kernel.jit import MARK, runnable
from tests.play import dealt, state, viewers, walk
from tests.tables import AT_EVERY_TABLE, GameTable

LONG_ENOUGH = 120  # decisions


def table_of(game: Any, functions: dict[str, Any]) -> Any:
    """The same game, played by other functions."""
    other = copy.copy(game)
    other.api = SimpleNamespace(**{**vars(game.api), **functions})
    return other


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_switching_after_every_decision_changes_no_byte(table: GameTable) -> None:
    plain = table.game.api.plain
    assert all(MARK in vars(function) for function in plain.values())
    compiled = {name: runnable(function) for name, function in plain.items()}
    by_plain_rules = table_of(table.game, dict(plain))
    switched = table_of(table.game, compiled)
    position, other = dealt(table, 21), dealt(table, 21)
    watching = viewers(table)
    first_decisions = islice(walk(by_plain_rules, position, random.Random(21)), LONG_ENOUGH)
    for number, taken in enumerate(first_decisions):
        vars(switched.api).update(compiled if number % 2 else plain)
        assert switched.apply(other, taken.seat, taken.action) == taken.events
        assert state(table.game, other) == state(table.game, position)
        viewer = watching[number % len(watching)]
        assert (switched.mask(other, viewer) == by_plain_rules.mask(position, viewer)).all()
        assert switched.view(other, viewer) == by_plain_rules.view(position, viewer)
        assert (switched.observe(other, viewer) == by_plain_rules.observe(position, viewer)).all()


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_a_game_by_chance_is_the_same_plain_and_compiled(table: GameTable) -> None:
    plain = table_of(table.game, dict(table.game.api.plain))
    position, other = dealt(table, 12), dealt(table, 12)
    assert plain.play_randomly(position, 12) == table.game.play_randomly(other, 12)
    assert state(table.game, position) == state(table.game, other)
