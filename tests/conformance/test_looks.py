"""Looking changes nothing, and what was seen stays as it was."""

import random

import msgspec
import numpy as np
import pytest

from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput
from tests.games import GAMES
from tests.play import dealt, one_of_each_kind, state, viewers, walk
from tests.tables import GameTable


def test_looking_changes_nothing(table: GameTable) -> None:
    game = table.game
    for position in one_of_each_kind(table):
        before = state(game, position)
        for viewer in viewers(table):
            game.view(position, viewer)
            game.observe(position, viewer)
            game.mask(position, viewer)
            game.legal(position, viewer)
            game.refuse(position, viewer, 0)
            game.owing(position)
            game.result(position)
        assert state(game, position) == before


def test_everybody_sees_the_same_again(table: GameTable) -> None:
    """Whoever looked in between, and from a copy as well."""
    for position in one_of_each_kind(table):
        first = {viewer: looks(table, position, viewer) for viewer in viewers(table)}
        for viewer in reversed(viewers(table)):
            assert looks(table, position, viewer) == first[viewer]
            assert looks(table, position.copy(), viewer) == first[viewer]


def test_a_game_that_says_all_see_the_same_shows_all_the_same(table: GameTable) -> None:
    """But for the number of the viewer; a server tells such a view once."""
    game = table.game
    for position in one_of_each_kind(table):
        if game.all_see_the_same(position):
            told = {
                msgspec.json.encode(msgspec.structs.replace(game.view(position, viewer), viewer=0))
                for viewer in viewers(table)
            }
            assert len(told) == 1


def looks(table: GameTable, position: Buffer, viewer: int) -> list[bytes]:
    game = table.game
    return [
        msgspec.json.encode(game.view(position, viewer)),
        game.observe(position, viewer).tobytes(),
        game.mask(position, viewer).tobytes(),
    ]


def test_what_was_seen_is_no_window_onto_what_follows(table: GameTable) -> None:
    game = table.game
    position = dealt(table, 0)
    kept = []
    for number, _ in enumerate(walk(game, position, random.Random(0))):
        if number < 30:
            seen, mask = game.observe(position, 0), game.mask(position, 0)
            kept.append((seen, seen.tobytes(), mask, mask.tobytes()))
    for seen, seen_bytes, mask, mask_bytes in kept:
        assert (seen.tobytes(), mask.tobytes()) == (seen_bytes, mask_bytes)
    assert len({seen_bytes for _, seen_bytes, _, _ in kept}) > 1


def test_observations_of_a_game_have_one_form(table: GameTable) -> None:
    game = table.game
    forms = set()
    for position in one_of_each_kind(table):
        for viewer in viewers(table):
            seen = game.observe(position, viewer)
            forms.add((seen.shape, seen.dtype.str))
    assert len(forms) == 1
    assert forms.pop()[1] == np.dtype(np.int8).str


def test_views_are_plain_data(table: GameTable) -> None:
    """What a view holds survives the way through JSON, and is drawn without complaint."""
    game = table.game
    options = game.options_from(table.options)
    reader = Reader("de", [f"Player {seat}" for seat in range(table.players)], seat=0)
    for position in one_of_each_kind(table):
        for viewer in viewers(table):
            view = game.view(position, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            choices = [game.action_to(action) for action in game.legal(position, viewer)]
            assert game.draw(view, options, reader, choices).strip()


JUNK: list[dict[str, object]] = [
    {"no_such_option": 1},
    {"players": "four"},
    {"players": 2.5},
    {"players": None},
    {"players": 10**30},
    {"players": -(10**30)},
    {"players": [4]},
    {"players": True},
]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("given", JUNK, ids=str)
def test_bad_options_are_refused_in_one_sentence(name: str, given: dict[str, object]) -> None:
    with pytest.raises(BadInput) as refused:
        GAMES[name].options_from(given)
    assert "\n" not in str(refused.value)
