"""The marked grave of 2018 where bats fly and the Count keeps graves: DU-41 with Fresh Air."""

import pytest

from tests.cemetery import Table
from tests.rules.manners import next_to_open
from tests.rules.night_air import LONG, airy, believe


def rules_paid(table: Table) -> list[str]:
    """The rules by which the last `do` cost stakes."""
    return [told["rule"] for told in table.told("stake_taken")]


def test_du_41_is_played_with_fresh_air() -> None:
    """The grave of the turn before, opened for nothing."""
    table = airy(rows=[LONG] * 3, edition="2018")
    table.do(0, "open a8")
    table.do(1, "open a8")
    assert rules_paid(table) == ["DU-41"]


@pytest.mark.parametrize("players", [2, 3])
def test_du_41_a_turn_of_bats_only_marks_nothing(players: int) -> None:
    """It opened nothing that counts: neither the bat's grave nor what was opened the turn before is dear."""
    for grave in ("a8", "c8"):
        table = airy(rows=[LONG] * players, turn=players - 1, edition="2018", inside={"c8": "garlic 1"})
        table.do(players - 1, "open a8")
        table.do(0, "bat c8")
        table.do(1, "doubt", *["give left"] * (2 if players == 2 else 1))
        gifts = table.view().gifts
        assert gifts is not None
        table.do(0, *[f"take {colour} left" for colour in gifts.waiting])
        table.do(1, "lay left")
        assert next_to_open(table) == 1
        table.do(1, f"open {grave}")
        assert rules_paid(table) == ([] if grave == "a8" else ["DU-13"])


def test_du_41_a_bats_grave_that_is_the_last_one_of_a_turn_is_not_marked() -> None:
    """Seat 0 lays in a1 by opening it, then a doubted bat ends the turn: the bat's grave is no opening."""
    table = airy(rows=["g" + LONG, LONG, LONG], edition="2018", inside={"c8": "vampire b"})
    table.do(0, "open a1", "bat c8")
    table.do(1, "doubt")
    table.do(0, "take b left")
    table.do(1, "lay left")
    table.do(1, "open c8")
    assert rules_paid(table) == ["DU-13"]


def test_du_41_an_opening_after_a_bat_is_marked() -> None:
    """The bat lays, the turn goes on, and its last opening is the one that counts."""
    table = airy(rows=[LONG] * 3, edition="2018")
    table.do(0, "bat c8")
    believe(table, 1, 2)
    table.do(0, "lay left", "open a8")
    table.do(1, "open a8")
    assert rules_paid(table) == ["DU-41"]


def test_du_41_a_bat_on_the_marked_grave_costs_nothing() -> None:
    """The claimer lays there unseen; the stake is the doubter's, for the doubt."""
    table = airy(rows=[LONG] * 3, turn=2, edition="2018")
    table.do(2, "open a8")
    table.do(0, "bat a8")
    table.do(1, "doubt")
    assert rules_paid(table) == ["FA-11"]
    table.do(0, "lay left")
    assert table.stakes == [0, 1, 0]


def test_du_41_after_a_bat_the_mark_still_holds() -> None:
    """Until the turn ends: a bat elsewhere first, then the grave of the turn before."""
    table = airy(rows=[LONG] * 3, turn=2, edition="2018")
    table.do(2, "open a8")
    table.do(0, "bat c8")
    believe(table, 1, 2)
    table.do(0, "lay left", "open a8")
    assert rules_paid(table) == ["DU-41"]


@pytest.mark.parametrize("inside", ["vampire w", "garlic 1"])
def test_du_41_a_turn_that_loses_the_count_marks_nothing(inside: str) -> None:
    """Seat 0 finds the Count's grave taken and the turn is over: what seat 2 opened is free for seat 1."""
    table = airy(
        rows=[LONG] * 3, turn=2, edition="2018", count_owner=0, count_grave="h8", inside={"h8": inside}
    )
    table.do(2, "open a8")
    assert table.told("count_lost") == [{"seat": 0, "heir": 1}]
    assert next_to_open(table) == 1
    table.do(1, "open a8")
    assert rules_paid(table) == []


def test_du_41_the_counts_grave_is_no_opening() -> None:
    """Seat 0 lays on it, moves him and misses in a7: a7 is marked; a8 of the turn before no longer."""
    for grave, rules in (("a7", ["DU-41"]), ("a8", []), ("a1", ["DU-13"])):
        table = airy(rows=[LONG] * 3, turn=2, edition="2018", count_owner=0, count_grave="a1")
        table.do(2, "open a8")
        table.do(0, "lay left", "count h1", "open a7")
        table.do(1, f"open {grave}")
        assert rules_paid(table) == rules


def test_du_41_the_mark_holds_after_the_counts_grave() -> None:
    """It is the owner's turn from the start: after laying on his grave the marked one still costs."""
    table = airy(rows=[LONG] * 3, turn=2, edition="2018", count_owner=0, count_grave="a1")
    table.do(2, "open a8")
    table.do(0, "lay left", "count h1", "open a8")
    assert rules_paid(table) == ["DU-41"]


def test_du_41_setting_the_count_after_a_turn_does_not_take_the_mark_away() -> None:
    """Three laid and a miss in a8: the Count is set, and a8 is marked."""
    table = airy(rows=["gry" + LONG, LONG, LONG], edition="2018")
    table.do(0, "open a1", "open b1", "open c1", "open a8", "count h8")
    table.do(1, "open a8")
    assert rules_paid(table) == ["DU-41"]


def test_du_41_nothing_is_marked_after_a_plague_with_fresh_air() -> None:
    """A vampire under the rat costs its finder a stake; the next player is free to open anything."""
    lids = "*" + "ryb" + "kwgr" + "grybkwgr" * 2 + "grywgr" * 2 + "grybkwgr" * 3
    table = airy(lids, rows=[LONG] * 3, edition="2018", inside={"a1": "vampire w"}, turn=2)
    table.do(2, "open a8")
    table.do(0, "open a1", "stop")
    assert table.stakes == [1, 0, 0]
    table.do(1, "open a8")
    assert rules_paid(table) == []
