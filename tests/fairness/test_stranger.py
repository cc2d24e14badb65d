"""The reference of records is enough to check a promise and to deal again, without a line of the engine."""

import json
from typing import Any

import pytest

from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import encode, record_of
from tests.fairness import stranger
from tests.fairness.fair_games import fair_match, sealed
from tests.fairness.make import CASTLE, CEMETERY

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("dawn-under", {"players": 3}),
    ("dawn-under", {"players": 4, "first": 2, "rats": 10}),
    ("dawn-under", {"players": 6, "vampires": 4, "edition": "2018"}),
    ("through-the-wall", {"players": 2, "first": 1}),
    ("through-the-wall", {"players": 4}),
]
DEALT = {"dawn-under": stranger.cemetery, "through-the-wall": stranger.castle}


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
@pytest.mark.parametrize("together", [True, False])
def test_a_stranger_finds_the_same_promise_and_the_same_deal(
    game: str, options: dict[str, Any], together: bool
) -> None:
    for number in range(3):
        alone = random_match(game, options, number)
        match = fair_match(sealed(game, options, number, silent=[0])) if together else alone
        record = json.loads(encode(record_of(match)))
        assert ("shares" in record) is together
        assert stranger.commitment(record) == record["commitment"]
        assert DEALT[game](record) == record["deal"]


@pytest.mark.parametrize("path", [CEMETERY, CASTLE], ids=lambda path: path.stem)
def test_also_for_the_games_that_are_kept(path: Any) -> None:
    record = json.loads(path.read_bytes())
    assert stranger.commitment(record) == record["commitment"]
    assert DEALT[record["game"]](record) == record["deal"]
