"""Dawn: what ends a game in which nobody can lay: DU-20."""

from typing import Any

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.kernel.game import Result
from tests.cemetery import ALL_WHITE, Table
from tests.rules.manners import must_be_closed, next_in_plague, next_to_open

CEMETERY = """
g r y b k w w w
w w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w * g
w w w w w w w *
"""

BLACK = "kk????kk"


def table_of(*rows: str, turns_left: int = 1, **more: Any) -> Table:
    """The cemetery above; after so many turns without a laying day breaks. Nobody has a bulb."""
    players = len(rows)
    more = {"garlic": [0] * players, "hidden": dict.fromkeys(range(players), "kkkk"), **more}
    return Table(CEMETERY, rows=rows, idle_turns=20 * players - turns_left, **more)


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_du_20_day_breaks_after_twenty_turns_for_each_player(players: int, edition: str) -> None:
    """Counted from the first turn of the game: after exactly 20 x players turns, not one earlier."""
    table = Table(ALL_WHITE, rows=["kkkk"] * players, garlic=[0] * players, edition=edition)
    for number in range(20 * players):
        assert table.result is None
        assert table.view().idle_turns == number
        seat = next_to_open(table)
        assert seat == number % players
        # no grave twice within a minute, so that nobody takes a stake
        table.do(seat, f"open {GRAVE_NAMES[number % 60]}")
    assert table.result == Result(tuple(range(players)), "dawn")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_du_20_the_turn_of_the_last_laying_is_not_counted(players: int) -> None:
    """A turn that lays and then misses starts the count at nothing; twenty more for each player follow."""
    lids = "r" + "w" * 59
    table = Table(lids, rows=["rkkkk", *["kkkkkk"] * (players - 1)], garlic=[0] * players, idle_turns=7)
    table.do(0, "open a1", "open b1")
    assert table.view().idle_turns == 0
    for number in range(20 * players):
        assert table.result is None
        table.do(next_to_open(table), f"open {GRAVE_NAMES[2 + number % 58]}")
    assert table.result == Result((0,), "dawn")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_20_one_turn_before_the_limit_the_game_goes_on(players: int) -> None:
    """20 x players less one is not enough."""
    table = table_of(*[BLACK] * players, turns_left=2)
    table.do(0, "open a2")
    assert table.result is None
    assert next_to_open(table) == 1
    table.do(1, "open b2")
    assert table.result is not None
    assert table.result.reason == "dawn"


def test_du_20_no_turn_begins_after_dawn() -> None:
    """The game ends when the turn does; nobody owes anything."""
    table = table_of(BLACK, BLACK, BLACK)
    table.do(0, "open a2")
    assert table.kinds[-1] == "game_over"
    assert "turn_began" not in table.kinds
    assert table.owed == {}


def test_du_20_the_fewest_vampires_win() -> None:
    """Whoever has the shortest row, wherever they sit."""
    table = table_of(BLACK, BLACK, "kkkk", "kkkkk")
    table.do(0, "open a2")
    assert table.result == Result((2,), "dawn")


@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        (["kkk", "kkkk", "kkk"], (0, 2)),
        (["kkkk", "kkk", "kkk"], (1, 2)),
        (["kkk", "kkk", "kkk"], (0, 1, 2)),
        (["kk", "kk"], (0, 1)),
    ],
)
def test_du_20_ties_are_shared(rows: list[str], winners: tuple[int, ...]) -> None:
    """All who have as few win together."""
    table = table_of(*rows)
    table.do(0, "open a2")
    assert table.result == Result(winners, "dawn")


def test_du_20_hidden_vampires_count_like_the_others() -> None:
    """It is the number in the row, not the number face up."""
    table = table_of("kkkkkk", "kk???kk")
    table.do(0, "open a2")
    assert table.result == Result((0,), "dawn")


def test_du_20_a_laying_in_the_last_turn_starts_the_count_again() -> None:
    """Even when the same turn ends with a miss."""
    table = table_of("rkk", BLACK, BLACK)
    table.do(0, "open b1", "open a2")
    assert table.result is None
    assert table.view().idle_turns == 0


def test_du_20_a_last_vampire_laid_in_the_last_turn_wins() -> None:
    """Winning comes at that moment, before the turn is over."""
    table = table_of("r", "kk", "kk")
    table.do(0, "open b1")
    assert table.result == Result((0,), "laid_last")


def test_du_20_a_last_vampire_given_in_the_last_turn_wins() -> None:
    """So does giving."""
    table = table_of("kk", BLACK, "k", inside={"a2": "garlic 2"})
    table.do(0, "open a2")
    assert table.result == Result((2,), "gave_last")


def test_du_20_gifts_of_the_last_turn_come_first() -> None:
    """Seat 0 had fewest, takes two gifts for their own garlic, and seat 1 wins at dawn."""
    table = table_of("kkk", "kkkk", "kkkkk", inside={"a2": "garlic 0"})
    table.do(0, "open a2")
    table.do(1, "give left")
    table.do(2, "give left")
    assert table.result is None
    table.do(0, "take k left", "take k left")
    assert table.rows == ["kkkkk", "kkk", "kkkk"]
    assert table.result == Result((1,), "dawn")


@pytest.mark.parametrize("inside", ["vampire g", "garlic 1"])
def test_du_20_a_turn_that_meets_a_penalty_counts(inside: str) -> None:
    """Nothing was laid, whatever else happened."""
    table = table_of(BLACK, BLACK, BLACK, inside={"a2": inside}, turns_left=5)
    table.do(0, "open a2")
    if inside.startswith("garlic"):
        table.do(1, "give left")
        table.do(0, "take k left")
    assert table.view().idle_turns == 56


def test_du_20_putting_in_garlic_is_no_laying() -> None:
    """A bulb is not a vampire."""
    table = table_of(BLACK, "kk", garlic=[3, 3])
    table.do(0, "open a2", "garlic yes")
    assert table.result == Result((1,), "dawn")


def test_du_20_a_plague_belongs_to_the_turn_that_found_the_rat() -> None:
    """All its gos together are one turn."""
    table = table_of(BLACK, BLACK, BLACK, turns_left=2)
    table.do(0, "open h8", "open g8", "stop")
    table.do(1, "open h7")
    table.do(1, "stop")
    table.do(2, "stop")
    assert table.result is None
    assert table.view().idle_turns == 59


def test_du_20_a_chain_of_plagues_is_one_turn() -> None:
    """Another rat starts no new turn."""
    table = table_of(BLACK, BLACK, BLACK, turns_left=2)
    table.do(0, "open h8", "open g7")
    for seat in (1, 2, 0):
        assert next_in_plague(table) == seat
        table.do(seat, "stop")
    assert table.result is None
    assert table.view().idle_turns == 59


@pytest.mark.parametrize("layer", [0, 1, 2])
def test_du_20_a_vampire_laid_in_a_plague_is_a_laying(layer: int) -> None:
    """By whoever has the go: no dawn, and the count starts again."""
    rows = [BLACK, BLACK, BLACK]
    rows[layer] = "gk????kk"
    table = table_of(*rows)
    table.do(0, "open h8")
    for seat in range(3):
        if seat == layer:
            table.do(seat, "open h7", "lay left")
        table.do(seat, "stop")
    assert table.result is None
    assert table.view().idle_turns == 0
    assert next_to_open(table) == 1


def test_du_20_a_vampire_laid_before_the_rat_is_a_laying() -> None:
    """The plague that follows in the same turn does not undo it."""
    table = table_of("rk????kk", BLACK, BLACK)
    table.do(0, "open b1", "open h8", "stop")
    table.do(1, "stop")
    table.do(2, "stop")
    assert table.result is None
    assert table.view().idle_turns == 0


def test_du_20_a_vampire_laid_in_a_plague_of_2018_is_a_laying() -> None:
    """The same in the other edition."""
    table = table_of("gk????kk", BLACK, BLACK, edition="2018")
    table.do(0, "open h8", "open h7", "stop")
    assert table.result is None
    assert table.view().idle_turns == 0


def test_du_20_declining_in_a_plague_is_no_laying() -> None:
    """It could have been laid, but it was not."""
    table = table_of("gk????kk", BLACK, BLACK)
    table.do(0, "open h8", "open h7", "lay none", "stop")
    table.do(1, "stop")
    table.do(2, "stop")
    assert table.result is not None
    assert table.result.reason == "dawn"


def test_du_20_day_breaks_when_the_last_turns_plague_is_over() -> None:
    """Not before: everybody still has their go; the rat is covered, the lids close, then comes the day."""
    table = table_of(BLACK, BLACK, "kkk", reserve="bkyrgw")
    table.do(0, "open h8", "open g8", "stop")
    table.do(1, "stop")
    assert table.result is None
    table.do(2, "stop")
    assert table.result == Result((2,), "dawn")
    assert table.lid("h8") == "b"
    must_be_closed(table)


def test_du_20_a_third_stake_in_the_last_turn_is_settled_before_dawn() -> None:
    """Penalties come before anything else."""
    table = table_of("kkkk", BLACK, "kkkkk", stakes=[2], inside={"a2": "vampire g"})
    table.do(0, "open a2")
    assert table.result is None
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(0, "take k left", "take k left")
    assert table.result == Result((2,), "dawn")
    assert table.stakes == [0, 0, 0]
