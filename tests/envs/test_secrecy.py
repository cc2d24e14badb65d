"""Change what a seat cannot know: not one byte of what it observes may change, whatever it remembers."""

import copy
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.tables import Tables
from tests.envs.play import RECALLS, SEATED, pick, tables_of
from tests.secrecy.worlds import SECRETS
from tests.tables import TABLES, GameTable

EVENING = 200  # decisions


class Leak(AssertionError):
    """An observation has changed with something that its seat cannot know."""


def watch_a_game(table: GameTable, real: Tables, other: Tables, viewer: int, number: int) -> None:
    """A game is watched from a seat, and beside it one in which all that this seat cannot know is different.

    Before every decision what lies hidden in the other world is shuffled anew. Its minds go on: what the seat
    remembers there comes from other worlds only.
    """
    secrets, chance = SECRETS[table.name], random.Random(number)
    for tables in (real, other):
        tables.begin(number)
    for _ in range(EVENING):
        compare(real, other, viewer)
        before, seat = real.position(0).copy(), int(real.columns[0, 2])
        action = pick(real.masks[0], chance)
        real.step(np.array([action]))
        shown = secrets.shown_by(before, seat, action, real.position(0), viewer)
        hidden = secrets.hidden(before, viewer) - shown
        other.position(0)[:] = secrets.shuffled(before, hidden, chance)
        alike = [] if viewer == seat else secrets.alike(before, seat, action)
        other.step(np.array([*alike, action][:1]))
        if len(real.ended()):
            break
    compare(real, other, viewer)


def watch_games(table: GameTable, real: Tables, other: Tables, games: int) -> None:
    """Many games are watched from seat 1."""
    for number in range(games):
        watch_a_game(table, real, other, 1, number)


def compare(real: Tables, other: Tables, viewer: int) -> None:
    """Both worlds look alike."""
    for one, another in zip(real.show(0, viewer), other.show(0, viewer), strict=True):
        if one.tobytes() != another.tobytes():
            raise Leak(f"seat {viewer}: {one.tolist()} or {another.tolist()}")
    if real.columns[0].tolist() != other.columns[0].tolist():
        raise Leak(f"{real.columns[0].tolist()} or {other.columns[0].tolist()}")


@pytest.mark.parametrize(("table", "recall"), SEATED, ids=str)
def test_no_observation_tells_a_secret(table: GameTable, recall: str) -> None:
    for viewer in range(table.players):
        watch_a_game(table, tables_of(table, recall), tables_of(table, recall), viewer, viewer)


def changed(tables: Tables, **functions: Callable[..., Any]) -> Tables:
    """Tables some of whose compiled functions are others."""
    compiled = copy.copy(tables.adapter.compiled)
    vars(compiled).update(functions)
    adapter = object.__new__(Adapter)
    vars(adapter).update(vars(tables.adapter), compiled=compiled)
    tables.adapter = adapter
    return tables


def leaky(tables: Tables, leak: Callable[[Tables], int]) -> Tables:
    """Tables that add something to every look."""
    show = tables.adapter.compiled.show_seat

    def show_too_much(table: int, seat: int, look: Any, mask: Any, block: Any) -> None:
        show(table, seat, look, mask, block)
        look[-1] = leak(tables)

    return changed(tables, show_seat=show_too_much)


def indiscreet(tables: Tables) -> Tables:
    """Tables at which seat 1 has in mind what seat 0 has seen."""
    step = tables.adapter.compiled.step_tables

    def step_and_tell(block: Any) -> Any:
        answer = step(block)
        tables.minds[0, 1] = tables.minds[0, 0]
        return answer

    return changed(tables, step_tables=step_and_tell)


def a_closed_lid(tables: Tables) -> int:
    return int(tables.adapter.game.state(tables.position(0)).lid[30])  # type: ignore[attr-defined] # compiled


def a_hidden_card(tables: Tables) -> int:
    return int(tables.adapter.game.state(tables.position(0)).deck_of[7])  # type: ignore[attr-defined] # compiled


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize(("table", "leak"), [(TABLES[4], a_closed_lid), (TABLES[-1], a_hidden_card)])
def test_a_planted_leak_is_found(table: GameTable, leak: Any, recall: str) -> None:
    with pytest.raises(Leak):
        watch_a_game(
            table, leaky(tables_of(table, recall), leak), leaky(tables_of(table, recall), leak), 1, 1
        )


def test_a_mind_that_knows_what_others_have_seen_is_found() -> None:
    """Only the searcher sees a deck (TW-20)."""
    table = GameTable("through-the-wall", {"players": 2})
    real, other = (indiscreet(tables_of(table, "perfect")) for _ in range(2))
    with pytest.raises(Leak):
        watch_games(table, real, other, 100)
