"""The gift that wins really moves, for everybody to see: DU-18."""

from collections import Counter
from typing import Any

import pytest

from geisterstunde.kernel.game import Result
from tests.cemetery import Table
from tests.rules.boards import CEMETERY
from tests.rules.manners import refused

LONG = "kw????wk"


def given_away(row: str, gave: list[dict[str, Any]]) -> str:
    """What is left of a row after these gifts; every one of them was at the end it is told to come from."""
    for told in gave:
        assert told["end"] in ("left", "right")
        assert told["colour"] == (row[0] if told["end"] == "left" else row[-1])
        assert len(row) > 1 or told["end"] == "left", "a row of one has one end, called left (DU-50)"
        row = row[1:] if told["end"] == "left" else row[:-1]
    return row


def must_have_given_all(table: Table, winner: int, row: str, receiver: int = 0) -> None:
    """Makes sure that the winner's whole row moved before the receiver, told to all before the game ended."""
    gave = table.told("gave")
    assert {(told["seat"], told["receiver"]) for told in gave} == {(winner, receiver)}
    assert given_away(row, gave) == ""
    assert table.rows[winner] == ""
    assert Counter(table.gifts_waiting) == Counter(row)
    assert [event.audience for event in table.events if event.kind == "gave"] == [-1] * len(row)
    due, over = table.kinds.index("gifts_fell_due"), table.kinds.index("game_over")
    assert [place for place, kind in enumerate(table.kinds) if kind == "gave"] == list(
        range(over - len(row), over)
    )
    assert due < over - len(row)
    assert table.kinds[-1] == "game_over"
    assert table.told("game_over") == [{"winners": (winner,), "reason": "gave_last"}]
    assert table.result == Result((winner,), "gave_last")
    assert table.owed == {}


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("penalty", ["vampire b", "garlic 0", "garlic 2"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_du_18_the_last_gift_moves_before_the_receiver(players: int, penalty: str, edition: str) -> None:
    """Third stake, the finder's own garlic, the winner's garlic: the winner's only vampire is given."""
    rows = [LONG, LONG, "r", *[LONG] * (players - 3)]
    table = Table(CEMETERY, rows=rows, inside={"c1": penalty}, stakes=[2], edition=edition)
    table.do(0, "open c1")
    must_have_given_all(table, 2, "r")
    assert [row for seat, row in enumerate(table.rows) if seat != 2] == [LONG] * (players - 1)


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("row", ["r", "rg"])
def test_du_18_two_players_who_owe_two_and_hold_no_more_give_what_they_hold(row: str, edition: str) -> None:
    """One of the two that are owed is enough, if there is no other."""
    table = Table(CEMETERY, rows=[LONG, row], inside={"c1": "garlic 1"}, edition=edition)
    table.do(0, "open c1")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 2}]
    assert len(table.told("gave")) == len(row)
    must_have_given_all(table, 1, row)


@pytest.mark.parametrize("penalty", ["vampire b", "garlic 0"])
@pytest.mark.parametrize("row", ["r", "rg", "rgb", "rgby"])
def test_du_18_two_players_who_owe_four_and_hold_no_more_give_what_they_hold(row: str, penalty: str) -> None:
    """All of them, one at a time, from an end each."""
    table = Table(CEMETERY, rows=[LONG, row], inside={"c1": penalty}, stakes=[2, 0])
    table.do(0, "open c1")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 4}]
    must_have_given_all(table, 1, row)


def test_du_18_equal_colours_are_as_many_gifts() -> None:
    """Three black ones are three gifts."""
    table = Table(CEMETERY, rows=[LONG, "kkk"], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    assert [told["colour"] for told in table.told("gave")] == ["k", "k", "k"]
    must_have_given_all(table, 1, "kkk")


@pytest.mark.parametrize(("finder", "winner"), [(0, 1), (1, 3), (3, 1)])
def test_du_18_only_the_first_such_giver_gives(finder: int, winner: int) -> None:
    """Seats 1 and 3 have one vampire each: the first clockwise wins, the other keeps it."""
    table = Table(
        CEMETERY, rows=[LONG, "r", LONG, "g"], inside={"c1": f"garlic {finder}"}, turn=finder, stakes=[0] * 4
    )
    table.do(finder, "open c1")
    must_have_given_all(table, winner, "r" if winner == 1 else "g", finder)
    other = 4 - winner
    assert table.rows[other] == ("r" if other == 1 else "g")


def test_du_18_givers_nearer_to_the_receiver_give_nothing() -> None:
    """Seat 1 sits nearer and has enough; only the winner's gift moves."""
    table = Table(CEMETERY, rows=[LONG, "rg", "b"], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    must_have_given_all(table, 2, "b")
    assert table.rows[1] == "rg"


def test_du_18_no_vampire_is_lost_with_the_last_gift() -> None:
    """What lay in rows and graves before lies in rows, in graves and before the receiver."""
    table = Table(CEMETERY, rows=["kwwk", "rgby"], inside={"c1": "garlic 0", "d1": "vampire y"})
    table.do(0, "open c1")
    assert Counter("".join(table.rows) + table.gifts_waiting) == Counter("kwwk" + "rgby")
    assert table.inside("d1") == "vampire y"


def test_du_18_the_receiver_adds_nothing_any_more() -> None:
    """The gifts lie before the receiver; the game is over."""
    table = Table(CEMETERY, rows=[LONG, "rg"], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    assert table.rows[0] == LONG
    for decision in ("take r left", "take g right", "give left", "open a1"):
        assert refused(table, 0, decision) == "DU-18"
        assert refused(table, 1, decision) == "DU-18"


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_du_18_everybody_sees_the_empty_row(viewer: int) -> None:
    """That is why the giver has won."""
    table = Table(CEMETERY, rows=[LONG, LONG, "r"], inside={"c1": "garlic 2"})
    table.do(0, "open c1")
    view = table.view(viewer)
    assert view.players[2].row == ""
    assert view.end == Result((2,), "gave_last")


PLAGUE = """
* g w w w w w w
r w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w w
"""


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_18_the_last_gift_moves_in_a_plague_too(edition: str) -> None:
    """The finder of the rat finds my garlic."""
    table = Table(PLAGUE, rows=[LONG, LONG, "y"], inside={"b1": "garlic 2"}, edition=edition)
    table.do(0, "open a1", "open b1")
    must_have_given_all(table, 2, "y")


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_18_the_last_gift_moves_for_a_stake_of_repeating_too(edition: str) -> None:
    """DU-41 and DU-42: a third stake like any other, and the opponent has four."""
    table = Table(
        rows=[LONG.replace("w", "k"), "kkkk"],
        stakes=[2, 0],
        garlic=[0, 0],
        edition=edition,
        turn=0 if edition == "2004" else 1,
    )
    if edition == "2004":
        table.do(0, "open a2")
    table.do(1, "open a2")
    table.do(0, "open a2")
    assert table.told("stake_taken")[0]["rule"] == {"2004": "DU-42", "2018": "DU-41"}[edition]
    must_have_given_all(table, 1, "kkkk")
