"""What is observed is what the rules show: field by field, mask by mask, and within its bounds."""

import random

import numpy as np
import pytest

from geisterstunde.envs import layout
from geisterstunde.games.dawn_under import observation as seen_in_dawn_under
from geisterstunde.games.dawn_under.observation import ENDS
from geisterstunde.games.dawn_under.public_state import NO_VAMPIRE
from geisterstunde.games.through_the_wall import observation as seen_in_the_castle
from tests.envs.play import RECALLS, SEATED, pick, tables_of
from tests.tables import AT_EVERY_TABLE, TABLES, GameTable

SEEN = {"dawn-under": seen_in_dawn_under.SEEN, "through-the-wall": seen_in_the_castle.SEEN}
EVENING = 400  # decisions


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_every_seat_observes_what_the_rules_show(table: GameTable) -> None:
    """The observation selects from the one list of what is shown; of rows it takes the ends."""
    tables, chance = tables_of(table, "view"), random.Random(1)
    tables.begin(1)
    for _ in range(EVENING):
        for seat in range(table.players):
            observation, mask = tables.show(0, seat)
            look = observation.view(tables.layout)[0]
            seen = table.game.observe(tables.position(0), seat).view(SEEN[table.name])[0]
            for name in tables.layout.names or ():
                if name in ("left", "right"):
                    continue
                assert np.array_equal(look[name], seen[name]), name
            if table.name == "dawn-under":
                check_ends(look, seen)
            assert mask.nonzero()[0].tolist() == list(table.game.legal(tables.position(0), seat))
        tables.step(np.array([pick(tables.masks[0], chance)]))
        if len(tables.ended()):
            break


def check_ends(look: np.void, seen: np.void) -> None:
    """The vampires at both ends of every row."""
    for seat, length in enumerate(seen["row_length"]):
        row = seen["row"][seat, :length].tolist()
        padded = [*row, *[NO_VAMPIRE] * ENDS], [*row[::-1], *[NO_VAMPIRE] * ENDS]
        assert look["left"][seat].tolist() == padded[0][:ENDS]
        assert look["right"][seat].tolist() == padded[1][:ENDS]


@pytest.mark.parametrize(("table", "recall"), SEATED, ids=str)
def test_observations_stay_in_their_bounds(table: GameTable, recall: str) -> None:
    tables, chance = tables_of(table, recall), random.Random(2)
    space = tables.observation_space()
    tables.begin(2)
    for _ in range(EVENING):
        assert space.contains({"observation": tables.observations[0], "action_mask": tables.masks[0]})
        tables.step(np.array([pick(tables.masks[0], chance)]))
        if len(tables.ended()):
            assert all(space["observation"].contains(final) for final in tables.finals[0])
            break


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_every_byte_has_a_name(table: GameTable) -> None:
    tables = tables_of(table, "perfect")
    assert tuple(field.name for field in tables.fields) == tables.layout.names
    assert tables.observation_space()["observation"].shape == tables.observations[0].shape


@pytest.mark.parametrize("table", [TABLES[4], TABLES[-4]], ids=str)
@pytest.mark.parametrize("recall", RECALLS)
def test_looking_twice_shows_the_same(table: GameTable, recall: str) -> None:
    """Even what a human memory yields hangs on the moment, not on how often it is asked."""
    tables, chance = tables_of(table, recall), random.Random(3)
    tables.begin(3)
    for _ in range(60):
        seat = int(tables.columns[0, layout.SEAT])
        for _ in range(2):
            observation, mask = tables.show(0, seat)
            assert observation.tobytes() == tables.observations[0].tobytes()
            assert mask.tobytes() == tables.masks[0].tobytes()
        tables.step(np.array([pick(tables.masks[0], chance)]))
