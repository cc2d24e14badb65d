"""Who may see a field is said beside it, and nothing that a seat is shown comes from anywhere else."""

import inspect
import random
from types import ModuleType
from typing import Any

import pytest

from geisterstunde.bots.registry import kit_of
from geisterstunde.envs.adapters import adapter_of
from geisterstunde.games.dawn_under import state as cemetery
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.through_the_wall import castle
from geisterstunde.games.through_the_wall import state as castle_state
from tests.games import GAMES
from tests.play import one_of_each_kind, state, viewers
from tests.secrecy.reading import Readings
from tests.tables import AT_EVERY_TABLE, GameTable


class Shown:
    """The functions of a game that show its state, and what they read."""

    def __init__(self, name: str) -> None:
        rules = kit_of(name).api.rules
        look_around = adapter_of(name).observations.rules["look_around"]
        self.functions = [rules["public_state"], rules["observe"], look_around]
        self.readings = Readings(rules["public_state"])


SHOWN = {name: Shown(name) for name in GAMES}


@pytest.mark.parametrize(
    ("module", "record"), [(cemetery, "State"), (castle_state, "State"), (castle, "Castle")]
)
def test_a_field_that_is_forgotten_stops_the_import(module: ModuleType, record: str) -> None:
    source = inspect.getsource(module)
    begin = source.index("\n\n", source.index(f"class {record}:"))
    forgetful = source[:begin] + "\n\n    omen: Byte" + source[begin:]
    exec(compile(source, "state.py", "exec"), {"__name__": module.__name__})
    with pytest.raises(TypeError, match=rf"^{record}\.omen has to say once who may see it"):
        exec(compile(forgetful, "state.py", "exec"), {"__name__": module.__name__})


@pytest.mark.parametrize("shown", SHOWN.values(), ids=SHOWN)
def test_what_is_shown_is_read_from_what_may_be_seen(shown: Shown) -> None:
    readings = shown.readings
    for function in shown.functions:
        assert readings.read(function)
        assert readings.peeked(function) == set()


@pytest.mark.parametrize("shown", SHOWN.values(), ids=SHOWN)
def test_a_field_seen_in_part_is_read_by_the_function_it_names_only(shown: Shown) -> None:
    readings = shown.readings
    for name, function in readings.showing.items():
        read = {field.visibility.shown_by for field in readings.read(function)}
        assert name in read
        assert readings.peeked(function) == set()


def peeks_at_the_reserve(s: cemetery.State, seen: Any, viewer: int) -> None:
    seen.reserve_left = s.reserve[viewer]


def peeks_through_a_rule(s: cemetery.State, seen: Any, viewer: int) -> None:
    seen.row[0, 0] = vampire_at(s, viewer, 5)


def peeks_at_the_promise_of_another(s: cemetery.State, seen: Any, viewer: int) -> None:
    seen.promised = s.promised[viewer] + s.promised[viewer + 1]


def peeks_by_another_name(s: castle_state.State, seen: Any, viewer: int) -> None:
    c = s.castle
    seen.ghost[viewer] = c.ghost[viewer]


def peeks_from_within_a_record(c: castle.Castle) -> int:
    return c.covers[0] | c.quarters


def peeks_under_the_cards(s: castle_state.State, seen: Any) -> None:
    seen.backs[0] = max(s.deck_of[0], seen.searched)


@pytest.mark.parametrize(
    ("game", "function", "fields"),
    [
        ("dawn-under", peeks_at_the_reserve, {"reserve"}),
        ("dawn-under", peeks_through_a_rule, {"row", "row_start"}),
        ("dawn-under", peeks_at_the_promise_of_another, {"promised"}),
        ("through-the-wall", peeks_by_another_name, {"castle.ghost"}),
        ("through-the-wall", peeks_from_within_a_record, {"castle.covers"}),
        ("through-the-wall", peeks_under_the_cards, {"deck_of"}),
    ],
)
def test_a_planted_peek_is_found(game: str, function: Any, fields: set[str]) -> None:
    assert SHOWN[game].readings.peeked(function) == fields


def test_a_state_that_goes_where_nobody_can_follow_is_found() -> None:
    def hands_it_on(s: cemetery.State, friend: Any) -> None:
        friend(s)

    def keeps_it(s: cemetery.State, seen: Any) -> None:
        seen.everything = [s]

    for function in (hands_it_on, keeps_it):
        with pytest.raises(AssertionError, match=function.__name__):
            SHOWN["dawn-under"].readings.peeked(function)


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_the_public_state_holds_all_that_is_observed(table: GameTable) -> None:
    """So an observation tells nothing that the public state does not; and that is all there is to show."""
    game, chance = table.game, random.Random(4)
    for position in one_of_each_kind(table):
        viewer = chance.choice(viewers(table))
        public = game.public_state(position, viewer)
        assert game.observe(public, viewer).tobytes() == game.observe(position, viewer).tobytes()
        assert state(game, game.public_state(public, viewer)) == state(game, public)
        assert state(game, public) != state(game, position)
