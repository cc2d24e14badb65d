"""Nobody opens the grave that the Count keeps: FA-5."""

import pytest

from tests.rules.manners import may_open, must_be_closed, next_in_plague, next_to_open, refused
from tests.rules.night_air import (
    AROUND_B2,
    EVERYWHERE,
    GRY,
    IN_PLAGUE,
    LONG,
    RAT_A1,
    RAT_B2,
    airy,
    count_of,
    may,
    next_to_set,
    others,
)


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_fa_5_nobody_opens_his_grave(owner: int) -> None:
    """Not in a normal turn, and not even the owner."""
    table = airy(rows=[LONG] * 3, count_owner=owner, count_grave="h8")
    assert may_open(table, 0) == EVERYWHERE - {"h8"}
    assert refused(table, 0, "open h8") == "FA-5"


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_fa_5_no_bat_lands_on_it(owner: int) -> None:
    """Neither the owner's nor another's."""
    table = airy(rows=[LONG] * 3, count_owner=owner, count_grave="h8")
    assert may(table, 0, "bat") == EVERYWHERE - {"h8"}
    assert refused(table, 0, "bat h8") == "FA-5"


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_fa_5_nobody_opens_it_in_a_plague(owner: int, edition: str) -> None:
    """Not even the owner."""
    table = airy(RAT_A1, rows=[LONG] * 3, count_owner=owner, count_grave="b2", edition=edition)
    table.do(0, "open a1")
    for seat in (0, 1, 2) if edition == "2004" else (0,):
        assert next_in_plague(table) == seat
        assert may_open(table, seat) == {"b1", "a2"}
        assert refused(table, seat, "open b2") == "FA-5"
        table.do(seat, "stop")


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("owner", [0, 1])
def test_fa_5_all_neighbours_open_does_not_ask_for_his_grave(owner: int, edition: str) -> None:
    """The plague ends when all others are open."""
    table = airy(RAT_A1, rows=[LONG] * 2, count_owner=owner, count_grave="b2", edition=edition)
    table.do(0, "open a1", "open b1")
    assert next_in_plague(table) == 0
    table.do(0, "open a2")
    assert table.told("plague_ended") == [{"grave": "a1"}]


def test_fa_5_if_his_is_the_only_closed_neighbour_the_plague_is_over_at_once() -> None:
    """The others were opened in the turn."""
    table = airy(RAT_A1, rows=["gr" + LONG, *others(3)], count_owner=2, count_grave="b2")
    table.do(0, "open a2", "open b1", "open a1")
    assert table.told("plague_ended") == [{"grave": "a1"}]
    must_be_closed(table)
    assert count_of(table) == (2, "b2")
    assert next_to_open(table) == 1


def test_fa_5_a_grave_he_leaves_may_be_opened_in_the_same_turn() -> None:
    """The third vampire takes him away from it."""
    table = airy(rows=[GRY, *others(3)], count_owner=1, count_grave="h8")
    table.do(0, "open a1", "open b1")
    assert "h8" not in may_open(table, 0)
    table.do(0, "open c1")
    assert {"h8"} == may_open(table, 0) & {"h8"} == may(table, 0, "bat") & {"h8"}


def test_fa_5_a_grave_he_leaves_may_be_opened_in_the_plague() -> None:
    """By whoever took him, and by those who come after."""
    table = airy(RAT_B2, rows=[LONG, GRY, LONG], count_owner=2, count_grave="c3")
    table.do(0, "open b2", "stop")
    table.do(1, *IN_PLAGUE[:4])
    assert "c3" not in may_open(table, 1)
    table.do(1, *IN_PLAGUE[4:])
    assert "c3" in may_open(table, 1)
    table.do(1, "stop", "count h8")
    assert may_open(table, 2) == AROUND_B2 - {"a1", "b1", "c1"}


def test_fa_5_the_plague_goes_on_if_the_last_laying_takes_him_off_a_neighbour() -> None:
    """All neighbours but his are open, and with the third vampire he leaves his: it may be opened now."""
    table = airy(RAT_A1, rows=["grr" + LONG, *others(3)], count_owner=2, count_grave="b2")
    table.do(0, "open g8", "open h8", "open a1", "open a2")
    assert count_of(table) == (2, "b2")
    table.do(0, "open b1", "lay left")
    assert count_of(table) == (0, None)
    assert next_in_plague(table) == 0
    assert may_open(table, 0) == {"b2"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fa_5_setting_him_on_the_last_closed_neighbour_ends_the_plague(players: int) -> None:
    """Nobody else gets a go; lids close and the rat's grave is covered."""
    table = airy(RAT_A1, rows=["ygr" + LONG, *others(players)])
    table.do(0, "open c8", "open a1", "open a2", "lay left", "open b1", "lay left", "stop")
    assert next_to_set(table) == 0
    table.do(0, "count b2")
    assert table.told("plague_ended") == [{"grave": "a1"}]
    must_be_closed(table)
    assert count_of(table) == (0, "b2")
    assert next_to_open(table) == 1
    assert refused(table, 1, "open b2") == "FA-5"


def test_fa_5_setting_him_elsewhere_leaves_the_plague_on() -> None:
    """The last closed neighbour can still be opened."""
    table = airy(RAT_A1, rows=["ygr" + LONG, *others(3)])
    table.do(0, "open c8", "open a1", "open a2", "lay left", "open b1", "lay left", "stop", "count h8")
    assert next_in_plague(table) == 1
    assert may_open(table, 1) == {"b2"}


def test_fa_5_set_between_two_plagues_he_can_end_the_second_at_once() -> None:
    """He stands on the only neighbour of the second rat that has a lid: the first rat's grave, covered."""
    lids = """
    * * . . k w g r
    . . . . k w g r
    . . . . . . . .
    . . .     . . .
    g r y     w g r
    g r y b k w . .
    g r y b k w . .
    g r y b k w g r
    """
    table = airy(lids, rows=["gry" + LONG, LONG, LONG], reserve="wkyrgb")
    table.do(0, "open a5", "open b5", "open c5", "open a1", "open b1")
    assert next_to_set(table) == 0
    table.do(0, "count a1")
    assert table.told("plague_began") == [{"holder": 1, "grave": "b1"}]
    assert table.told("plague_ended") == [{"grave": "b1"}]
    must_be_closed(table)
    assert next_to_open(table) == 2, "left of the second plague's holder"


def test_fa_5_his_grave_can_be_one_with_a_rat() -> None:
    """It lies under him like any other lid; no plague comes from it."""
    table = airy(RAT_A1, rows=[GRY, *others(3)])
    table.do(0, "open a8", "open b8", "open c8", "open a7", "count a1")
    assert count_of(table) == (0, "a1")
    assert refused(table, 1, "open a1") == "FA-5"


def test_fa_5_whoever_ends_the_plague_by_setting_him_may_have_the_next_turn_with_him() -> None:
    """The holder's left neighbour set him on the last closed neighbour: that player's turn comes at once."""
    table = airy(RAT_B2, rows=[LONG, "gryy" + LONG, LONG])
    table.do(0, "open b2", "open a2", "open c2", "open a3", "open b3", "stop")
    table.do(1, *IN_PLAGUE, "stop")
    assert next_to_set(table) == 1
    table.do(1, "count c3")
    assert table.told("plague_ended") == [{"grave": "b2"}]
    assert table.told("lifted") == [{"seat": 1, "grave": "c3", "inside": "empty"}]
    assert table.owed == {1: ["lay left", "lay right"]}


def test_fa_5_in_2018_a_grave_he_leaves_may_be_opened_by_the_finder() -> None:
    """The third vampire takes him off a neighbour of the rat."""
    table = airy(RAT_A1, rows=["grgr" + LONG, *others(3)], count_owner=2, count_grave="b2", edition="2018")
    table.do(0, "open g8", "open h8", "open a1", "open a2")
    assert count_of(table) == (0, None)
    assert may_open(table, 0) == {"b1", "b2"}


def test_fa_5_the_former_grave_can_be_chosen_again() -> None:
    """Taken from another, he may be set back where he stood."""
    table = airy(rows=[GRY, *others(3)], count_owner=1, count_grave="h8")
    table.do(0, "open a1", "open b1", "open c1", "open a2")
    assert "h8" in may(table, 0, "count")
    table.do(0, "count h8")
    assert count_of(table) == (0, "h8")


def test_fa_5_his_grave_is_passed_by_in_a_turn_that_goes_on() -> None:
    """After a laying, too, it is neither opened nor claimed."""
    table = airy(rows=["g" + LONG, *others(3)], count_owner=2, count_grave="h8")
    table.do(0, "open a1")
    assert may_open(table, 0) == may(table, 0, "bat") == EVERYWHERE - {"a1", "h8"}
