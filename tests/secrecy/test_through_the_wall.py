"""Rearranging what is hidden in Through the Wall loses no card and touches nothing that lies open."""

import random
from collections import Counter

import pytest

from geisterstunde.games.through_the_wall.castle import CASTLE
from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS
from geisterstunde.games.through_the_wall.state import STATE, State
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.record import Buffer
from tests.play import dealt, one_of_each_kind
from tests.secrecy.through_the_wall import SEARCHES, ThroughTheWallSecrets
from tests.tables import TABLES, GameTable

SECRETS = ThroughTheWallSecrets()
ALL = range(len(GARMENTS))


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "through-the-wall"], ids=str)
def test_rearranging_keeps_the_cards_and_all_that_is_seen(table: GameTable) -> None:
    for position in one_of_each_kind(table):
        for viewer in (SPECTATOR, 1):
            hidden = SECRETS.hidden(position, viewer)
            world = SECRETS.shuffled(position, hidden, random.Random(6))
            real, other = API.open_position(position).state, API.open_position(world).state
            assert backs(real) == backs(other)
            assert {g for g in ALL if real.deck_of[g] < 0} == {g for g in ALL if other.deck_of[g] < 0}
            assert open_fields(position) == open_fields(world)
            players = real.castle.players
            assert [real.castle.ghost[g] for g in range(players)] == [
                other.castle.ghost[g] for g in range(players)
            ]


def test_a_fresh_table_hides_every_front() -> None:
    position = dealt(GameTable("through-the-wall", {"players": 3}), 0)
    kinds = Counter(kind for kind, _, _ in SECRETS.hidden(position, 0))
    assert kinds == {"card": 4 * 20, "covers": 4, "absent": 1}


def test_every_front_can_lie_in_every_deck_and_one_known_stays() -> None:
    """All orders come about; those that contradict what is known do not."""
    position = dealt(GameTable("through-the-wall", {"players": 3}), 0)
    hidden, chance = SECRETS.hidden(position, 0), random.Random(5)
    hats = {hats_of(SECRETS.shuffled(position, hidden, chance)) for _ in range(400)}
    assert len(hats) == 24
    deck = hats_of(position)[0]
    hats = {hats_of(SECRETS.shuffled(position, hidden - {("card", deck, 0)}, chance)) for _ in range(200)}
    assert len(hats) == 6
    other = (deck + 1) % 4
    hats = {hats_of(SECRETS.shuffled(position, hidden - {("card", other, 0)}, chance)) for _ in range(400)}
    assert len(hats) == 18
    assert all(order[0] != other for order in hats)


def test_a_search_shows_everyone_one_answer_and_the_searcher_a_deck() -> None:
    position = dealt(GameTable("through-the-wall", {"players": 3}), 0)
    s = API.open_position(position).state
    s.castle.ghost[0] = next(space for space in range(49) if s.garment[space] == 7)
    shown = {viewer: SECRETS.shown_by(position, 0, SEARCHES[2], position, viewer) for viewer in (-1, 0, 1)}
    assert shown[-1] == shown[1] == {("card", 2, 7)}
    assert shown[0] == {("card", 2, garment) for garment in ALL}


def hats_of(position: Buffer) -> tuple[int, ...]:
    s = API.open_position(position).state
    return tuple(s.deck_of[garment] for garment in range(EACH_PART))


def backs(s: State) -> Counter[tuple[int, int]]:
    """Which parts lie in which decks."""
    return Counter((s.deck_of[garment], garment // EACH_PART) for garment in ALL if s.deck_of[garment] >= 0)


def open_fields(position: Buffer) -> dict[str, bytes]:
    """All that no other world may change, by name."""
    found = {}
    for layout, start, kept in ((STATE, 0, {"deck_of", "castle"}), (CASTLE, 0, {"covers", "ghost"})):
        assert layout.fields is not None
        for name in set(layout.names or ()) - kept:
            kind, offset = layout.fields[name][:2]
            found[name] = position[start + offset : start + offset + kind.itemsize].tobytes()
    return found
