"""What is remembered: with a perfect memory all that was seen, with a human one less, never anything else."""

import random

import numpy as np
import pytest

from geisterstunde.bots.memory import TRACES, MemoryModel
from geisterstunde.envs.recall import memory_for
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.state import BARE, GARLIC
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.game import GameEvent
from tests.envs.play import pick, tables_of
from tests.tables import TABLES, GameTable

CEMETERY = GameTable("dawn-under", {"players": 3})
CASTLE = GameTable("through-the-wall", {"players": 2})
EVENING = 250  # decisions


def test_a_perfect_memory_knows_every_grave_that_was_open() -> None:
    """Lids and insides do not change unseen, so what is remembered is true; all that was opened is known."""
    tables, chance = tables_of(CEMETERY, "perfect"), random.Random(4)
    tables.begin(4)
    opened = set()
    state = game_named("dawn-under").state(tables.position(0))  # type: ignore[attr-defined] # of compiled games
    for _ in range(EVENING):
        action = pick(tables.masks[0], chance)
        if action < GRAVES:
            opened.add(action)
        tables.step(np.array([action]))
        if len(tables.ended()):
            break
        for seat in range(3):
            look = tables.show(0, seat)[0].view(tables.layout)[0]
            for grave in range(GRAVES):
                lid, inside = look["lid_remembered"][grave], look["inside_remembered"][grave]
                assert lid in (-1, state.lid[grave])
                if inside >= GARLIC:
                    inside = GARLIC + (inside - GARLIC + seat) % 3
                assert inside in (-1, state.inside[grave])
                if grave in opened:
                    assert inside != -1
    assert len(opened) > 20
    assert (look["lid_remembered"] >= 0).sum() >= len(opened) - state.reserve_used
    assert BARE not in look["lid_remembered"]


def test_a_human_memory_keeps_less() -> None:
    kept = {}
    for recall in ("perfect", "human", "none"):
        tables, chance = tables_of(CEMETERY, recall), random.Random(5)
        tables.begin(5)
        kept[recall] = 0
        for _ in range(100):
            look = tables.observations[0].view(tables.layout)[0]
            kept[recall] += int((look["lid_remembered"] >= 0).sum())
            tables.step(np.array([pick(tables.masks[0], chance)]))
    assert kept["perfect"] > kept["human"] > kept["none"]


def test_a_searched_deck_is_known_to_the_searcher_and_its_shares_are_whole() -> None:
    tables, chance = tables_of(CASTLE, "perfect"), random.Random(6)
    game = CASTLE.game
    for seed in range(40):
        tables.begin(seed)
        for _ in range(EVENING):
            before = tables.position(0).copy()
            seat, action = game.owing(before)[0], pick(tables.masks[0], chance)
            events = game.apply(before, seat, action)
            tables.step(np.array([action]))
            share = tables.show(0, seat)[0].view(tables.layout)[0]["share"]
            assert set(share.sum(axis=1).tolist()) <= {0, 99, 100, 101, 102}
            if searched(events):
                deck = action % 4
                assert set(share[:, deck].tolist()) == {0, 100}
                return
    raise AssertionError("nobody has searched a deck")


def searched(events: list[GameEvent]) -> bool:
    return any(event.kind == "deck_seen" for event in events)


@pytest.mark.parametrize("recall", ["perfect", "slots(5)", "human(0.2, 0.3, 0.02)"])
def test_any_memory_can_be_given(recall: str) -> None:
    assert memory_for(recall) == MemoryModel.from_text(recall)


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "dawn-under"], ids=str)
def test_a_memory_kept_event_by_event_is_one_that_recalls_everything(table: GameTable) -> None:
    """A perfect memory is kept up to date; one with a slot for every fact goes through them each time."""
    kept, recalled = tables_of(table, "perfect"), tables_of(table, f"slots({TRACES})")
    chance = random.Random(7)
    for tables in (kept, recalled):
        tables.begin(7)
    while not len(kept.ended()):
        for seat in range(table.players):
            assert kept.show(0, seat)[0].tobytes() == recalled.show(0, seat)[0].tobytes()
        assert kept.observations.tobytes() == recalled.observations.tobytes()
        action = np.array([pick(kept.masks[0], chance)])
        kept.step(action)
        recalled.step(action)
    assert kept.finals.tobytes() == recalled.finals.tobytes()
