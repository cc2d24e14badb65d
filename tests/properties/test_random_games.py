"""The proof by random games: it draws all options, finds what is planted, and a small one passes here."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from geisterstunde.games.dawn_under.state import EndReason
from geisterstunde.kernel.record import Buffer
from tests.games import GAMES
from tests.play import dealt, walk
from tests.tables import AT_EVERY_TABLE, GameTable
from torture.options_by_chance import options_by_chance
from torture.pieces import Fault
from torture.random_games import COUNTING, batches, kept_pieces, loop_of, play_batch

# the loops that count pieces are compiled for these tests alone, which takes longer than all they play
pytestmark = pytest.mark.proof

SOME = {"dawn-under": 40, "through-the-wall": 3}
Plant = Callable[[Any], None]


def test_all_games_take_part() -> None:
    assert COUNTING.keys() == GAMES.keys()
    assert {name for name, _, _ in batches(1000)} == set(GAMES)
    assert sum(games for _, _, games in batches(12_345)) == 12_345


@pytest.mark.parametrize("name", GAMES)
def test_some_random_games_end_and_lose_no_piece(name: str) -> None:
    told = play_batch(name, 0, SOME[name], 1)
    assert not told.fault
    played, cut, decisions, looks = told.counts
    assert played + cut == SOME[name]
    assert decisions > looks > 2 * SOME[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_drawn_at_its_ends_and_left_out(name: str) -> None:
    game, chance = GAMES[name], random.Random(3)
    drawn = [options_by_chance(game, chance) for _ in range(600)]
    for choice in game.choices:
        values = [options[choice.name] for options in drawn if choice.name in options]
        assert choice.name == "players" or len(values) < len(drawn)
        match choice.kind:
            case "number" | "seat":
                assert {choice.least, choice.most} <= set(values)
            case "one_of":
                assert set(choice.values) <= {value for value in values if isinstance(value, str)}
                assert choice.own is None or any(isinstance(value, list | tuple) for value in values)
            case "yes_no":
                assert set(values) == {True, False}
            case "text":
                assert len({str(value) for value in values}) > 5


def faults(table: GameTable, position: Buffer) -> Fault:
    """What the proof finds in a position of the third game at a table."""
    kept = kept_pieces(table.game.options_to(table.game.options_from(table.options)))
    found = loop_of(table.name).faults_in(dealt(table, 3), position, np.array(kept, dtype=np.int16))
    return Fault(int(found))


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_nothing_is_found_where_nothing_is_wrong(table: GameTable) -> None:
    position = dealt(table, 3)
    for number, _ in enumerate(walk(table.game, position, random.Random(3))):
        if number % 50 == 0:
            assert faults(table, position) == 0
    assert faults(table, position) == 0


def a_lid(s: Any) -> None:
    s.lid[10] = (s.lid[10] + 1) % 6


def a_reserve_lid(s: Any) -> None:
    s.reserve[0] = (s.reserve[0] + 1) % 6


def a_vampire(s: Any) -> None:
    s.row_length[1] -= 1
    s.hidden[1] -= 1


def a_vampire_too_many(s: Any) -> None:
    s.inside[10] = 3


def a_bulb(s: Any) -> None:
    s.garlic[2] -= 1


def a_bulb_too_many(s: Any) -> None:
    s.inside[10] = 7


def a_stake_too_many(s: Any) -> None:
    s.stakes[0] = 3


def a_face_down_end(s: Any) -> None:
    s.shown_left[0] -= 1
    s.hidden[0] += 1


def an_end_for_nothing(s: Any) -> None:
    s.owing = 0


def a_winner_with_vampires(s: Any) -> None:
    s.owing, s.reason, s.winners = 0, int(EndReason.LAID_LAST), 1


def a_loser_at_dawn(s: Any) -> None:
    s.owing, s.reason, s.winners = 0, int(EndReason.DAWN), 1


def a_ghost_on_another(s: Any) -> None:
    s.castle.ghost[0] = s.castle.ghost[1]


def a_ghost_on_the_plug(s: Any) -> None:
    s.castle.ghost[0] = 24


def a_ghost_adrift(s: Any) -> None:
    s.castle.ghost[0] = -1


def a_slider_pulled_out(s: Any) -> None:
    s.castle.offset[1] = 7


def two_sliders_in_a_tunnel(s: Any) -> None:
    s.castle.tunnel[1] = s.castle.tunnel[2]


def a_card(s: Any) -> None:
    s.deck_of[4] = -1


def a_card_twice(s: Any) -> None:
    s.worn_by[4] = 1
    s.dressed[1] = 2


def a_part_that_nobody_dressed(s: Any) -> None:
    s.dressed[1] = 2


def a_castle_that_just_ends(s: Any) -> None:
    s.owing, s.reason, s.winners = 0, 1, 1


PLANTED: list[tuple[str, Plant, Fault]] = [
    ("dawn-under", a_lid, Fault.LIDS),
    ("dawn-under", a_reserve_lid, Fault.LIDS),
    ("dawn-under", a_vampire, Fault.VAMPIRES),
    ("dawn-under", a_vampire_too_many, Fault.VAMPIRES),
    ("dawn-under", a_bulb, Fault.BULBS),
    ("dawn-under", a_bulb_too_many, Fault.BULBS),
    ("dawn-under", a_stake_too_many, Fault.STAKES),
    ("dawn-under", a_face_down_end, Fault.ROWS),
    ("dawn-under", an_end_for_nothing, Fault.NO_END),
    ("dawn-under", a_winner_with_vampires, Fault.WINNERS),
    ("dawn-under", a_loser_at_dawn, Fault.WINNERS),
    ("through-the-wall", a_ghost_on_another, Fault.GHOSTS),
    ("through-the-wall", a_ghost_on_the_plug, Fault.GHOSTS),
    ("through-the-wall", a_ghost_adrift, Fault.GHOSTS),
    ("through-the-wall", a_slider_pulled_out, Fault.SLIDERS),
    ("through-the-wall", two_sliders_in_a_tunnel, Fault.SLIDERS),
    ("through-the-wall", a_card, Fault.GARMENTS),
    ("through-the-wall", a_card_twice, Fault.GARMENTS),
    ("through-the-wall", a_part_that_nobody_dressed, Fault.GARMENTS),
    ("through-the-wall", a_castle_that_just_ends, Fault.WINNERS),
    ("through-the-wall", an_end_for_nothing, Fault.NO_END),
]


@pytest.mark.parametrize(("name", "plant", "fault"), PLANTED, ids=lambda part: getattr(part, "__name__", ""))
def test_what_is_planted_is_found(name: str, plant: Plant, fault: Fault) -> None:
    table = GameTable(name, {"players": 3})
    position = dealt(table, 3)
    plant(table.game.api.open_position(position).state)
    assert fault in faults(table, position)


def test_everything_that_can_be_found_was_planted() -> None:
    assert set(Fault) == {fault for _, _, fault in PLANTED}
