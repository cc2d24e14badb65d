"""Rearranging what is hidden in Dawn Under loses no piece and touches nothing that lies open."""

import random
from collections import Counter

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, LONGEST_ROW, RAT, STATE, State
from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.record import Buffer
from tests.play import dealt, one_of_each_kind
from tests.secrecy.dawn_under import DawnUnderSecrets, Place
from tests.tables import TABLES, GameTable

SECRETS = DawnUnderSecrets()
REARRANGED = {"lid", "inside", "reserve", "row", "promised"}


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "dawn-under"], ids=str)
def test_rearranging_keeps_the_pieces_and_all_that_is_seen(table: GameTable) -> None:
    for position in one_of_each_kind(table):
        for viewer in (SPECTATOR, 1):
            hidden = SECRETS.hidden(position, viewer)
            world = SECRETS.shuffled(position, hidden, random.Random(6))
            real, other = API.open_position(position).state, API.open_position(world).state
            assert lids(real) == lids(other)
            assert bulbs(real) == bulbs(other)
            assert filled(real) == filled(other)
            assert RAT not in [
                other.reserve[place] for place in range(other.reserve_used, other.reserve_size)
            ]
            assert open_places(position, hidden) == open_places(world, hidden)
            for name in set(STATE.names or ()) - REARRANGED:
                offset, size = field(name)
                assert position[offset : offset + size].tobytes() == world[offset : offset + size].tobytes()


def test_a_fresh_table_hides_all_but_the_ends_of_rows() -> None:
    position = dealt(GameTable("dawn-under", {"players": 4}), 0)
    kinds = Counter(kind for kind, _, _ in SECRETS.hidden(position, 0))
    assert kinds == {"lid": 60, "inside": 60, "reserve": 6, "row": 4 * 11, "void": 4 * (LONGEST_ROW - 15)}


def field(name: str) -> tuple[int, int]:
    assert STATE.fields is not None
    kind, offset = STATE.fields[name][:2]
    return offset, kind.itemsize


def lids(s: State) -> Counter[int]:
    on_graves = [s.lid[grave] for grave in range(GRAVES)]
    return Counter(on_graves + [s.reserve[place] for place in range(s.reserve_size)])


def bulbs(s: State) -> list[int]:
    return sorted(s.inside[grave] for grave in range(GRAVES) if s.inside[grave] >= GARLIC)


def filled(s: State) -> int:
    return sum(s.inside[grave] != EMPTY for grave in range(GRAVES))


def open_places(position: Buffer, hidden: set[Place]) -> dict[Place, int]:
    """What lies in every place that is not hidden."""
    s = API.open_position(position).state
    everything = {("lid", grave, 0): s.lid[grave] for grave in range(GRAVES)}
    everything |= {("inside", grave, 0): s.inside[grave] for grave in range(GRAVES)}
    everything |= {("reserve", place, 0): s.reserve[place] for place in range(s.reserve_size)}
    everything |= {("promise", seat, 0): s.promised[seat] for seat in range(s.players)}
    for seat in range(s.players):
        for slot in range(LONGEST_ROW):
            if ("void", seat, slot) not in hidden:
                everything["row", seat, slot] = s.row[seat, slot]
    return {place: content for place, content in everything.items() if place not in hidden}
