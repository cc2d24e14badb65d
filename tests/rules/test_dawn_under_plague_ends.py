"""How a plague of 2004 ends, and the next one begins: DU-34 and DU-35."""

from typing import Any

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from tests.cemetery import Table, drawing_of
from tests.rules.manners import may_open, must_be_closed, next_in_plague, next_to_open, refused

CEMETERY = """
* g w w w w w w
r k w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w w
"""

LONG = "yb????by"
CORNER = ["open b1", "open a2", "open b2"]


def table_of(players: int, lids: str = CEMETERY, rows: list[str] | None = None, **more: Any) -> Table:
    """Rows that fit nothing near the rats, and nobody has a bulb: openings ask nothing."""
    return Table(lids, rows=rows or [LONG] * players, garlic=[0] * players, **more)


def all_stop(table: Table) -> None:
    """Everybody passes until the plague is over."""
    while table.view().plague is not None:
        table.do(next_in_plague(table), "stop")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_34_it_ends_as_soon_as_all_neighbours_are_open(players: int) -> None:
    """Nobody else gets a go, and nobody is asked to stop."""
    table = table_of(players)
    table.do(0, "open a1", *CORNER)
    assert table.told("plague_ended") == [{"grave": "a1"}]
    assert next_to_open(table) == 1


@pytest.mark.parametrize(("finder", "closer"), [(0, 1), (0, 2), (0, 3), (2, 3), (2, 1), (3, 2)])
def test_du_34_the_holders_left_neighbour_is_next_whoever_opened_last(finder: int, closer: int) -> None:
    """The next turn does not depend on whose go it was."""
    table = table_of(4, turn=finder)
    table.do(finder, "open a1")
    while next_in_plague(table) != closer:
        table.do(next_in_plague(table), "stop")
    table.do(closer, *CORNER)
    assert next_to_open(table) == (finder + 1) % 4


@pytest.mark.parametrize(("players", "finder"), [(2, 1), (3, 2), (6, 4)])
def test_du_34_it_ends_when_everyone_has_had_a_go(players: int, finder: int) -> None:
    """Closed neighbours may be left; the holder's left neighbour has the next turn."""
    table = table_of(players, turn=finder)
    table.do(finder, "open a1", "open b1")
    for step in range(players):
        assert next_in_plague(table) == (finder + step) % players
        table.do((finder + step) % players, "stop")
    assert table.told("plague_ended") == [{"grave": "a1"}]
    assert next_to_open(table) == (finder + 1) % players


BARE_AROUND = """
* . w w w w w w
. . w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w w
"""


def test_du_34_it_ends_at_once_if_no_neighbour_is_closed() -> None:
    """Nobody can open anything, so nobody is asked; the rat is covered all the same."""
    table = table_of(2, BARE_AROUND)
    table.do(0, "open a1")
    assert table.told("plague_ended") == [{"grave": "a1"}]
    assert table.lid("a1") == "w"
    assert table.view().reserve == 3
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_34_the_top_reserve_lid_covers_the_grave_and_the_rat_leaves() -> None:
    """Face down: nobody learns its colour, but it is the one that was on top."""
    table = table_of(3, reserve="bkyrgw")
    table.do(0, "open a1", *CORNER)
    assert table.lid("a1") == "b"
    assert table.view().reserve == 5
    assert not any("b" in event.facts.values() for event in table.events)
    must_be_closed(table)


def test_du_34_the_covered_grave_is_a_grave_like_any_other() -> None:
    """It can be opened, and a vampire can be laid there."""
    table = table_of(3, reserve="bkyrgw", rows=[LONG, "bg????gg", LONG])
    table.do(0, "open a1", "stop")
    table.do(1, "stop")
    table.do(2, "stop")
    table.do(1, "open a1")
    assert table.told("opened") == [{"seat": 1, "grave": "a1", "lid": "b", "inside": "empty"}]
    assert table.inside("a1") == "vampire b"


def test_du_34_all_opened_lids_close() -> None:
    """Their colours are out of sight again; what was put in stays in."""
    table = table_of(3, rows=["gw????by", LONG, LONG])
    table.do(0, "open a1", "open b1", "lay left", "open a2", "stop")
    table.do(1, "open b2")
    assert "lids_closed" in table.kinds
    must_be_closed(table)
    assert table.inside("b1") == "vampire g"
    assert may_open(table, 1) == set(GRAVE_NAMES)


SIX_RATS = """
* w w w w w w *
w w w w w w w w
w w * w w w w w
w w w     w w w
w w w     w w w
w w w w w * w w
w w w w w w w w
* w w w w w w *
"""


@pytest.mark.parametrize(("players", "rats"), [(3, 6), (2, 4)])
def test_du_34_the_reserve_is_used_from_the_top_down_and_is_enough(players: int, rats: int) -> None:
    """One lid a rat, in their order: six for six rats, four for the four of two players."""
    table = table_of(players, SIX_RATS, reserve="bkyrgw"[:rats], rows=["gg????gg"] * players)
    graves = ["c3", "h8", "a1", "f6", "h1", "a8"][:rats]
    for number, grave in enumerate(graves):
        assert table.view().reserve == rats - number
        table.do(next_to_open(table), f"open {grave}")
        all_stop(table)
    assert [table.lid(grave) for grave in graves] == list("bkyrgw"[:rats])
    assert table.view().reserve == 0


def test_du_34_the_last_grave_is_settled_first() -> None:
    """A question about the last neighbour is answered before the lids close."""
    table = Table(CEMETERY, rows=["gw????by", LONG, LONG], garlic=[0, 0, 0])
    table.do(0, "open a1", "open a2", "open b2", "open b1")
    assert "plague_ended" not in table.kinds
    table.do(0, "lay left")
    assert table.inside("b1") == "vampire g"
    assert next_to_open(table) == 1


@pytest.mark.parametrize("penalty", ["vampire g", "garlic 0", "garlic 1"])
def test_du_34_the_last_penalty_comes_first(penalty: str) -> None:
    """Third stake or garlic in the last neighbour: gifts are given and taken, then the plague ends."""
    table = Table(CEMETERY, rows=[LONG] * 3, stakes=[2], inside={"b1": penalty})
    table.do(0, "open a1", "open a2", "garlic no", "open b2", "garlic no", "open b1")
    for giver in list(table.owed):
        assert table.view().plague is not None
        table.do(giver, "give left")
    gifts = table.view().gifts
    assert gifts is not None
    for _ in gifts.waiting:
        assert table.view().plague is not None
        table.do(0, "take y left")
    assert table.kinds.index("plague_ended") > table.kinds.index("took")
    assert next_to_open(table) == 1


TWO_RATS = """
* g w w w w w w
r * k w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w *
"""

AROUND_B2 = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}


@pytest.mark.parametrize(("players", "finder"), [(2, 0), (2, 1), (3, 0), (3, 2), (6, 5)])
def test_du_35_a_holder_who_finds_another_rat_passes_it_on(players: int, finder: int) -> None:
    """The finder held the plague just ended: the left neighbour holds the new one and starts it."""
    table = table_of(players, TWO_RATS, turn=finder)
    table.do(finder, "open a1", "open b2")
    left = (finder + 1) % players
    assert table.told("plague_began")[-1] == {"holder": left, "grave": "b2"}
    assert next_in_plague(table) == left


@pytest.mark.parametrize(("players", "finder", "second"), [(2, 0, 1), (3, 0, 1), (3, 0, 2), (6, 4, 1)])
def test_du_35_another_finder_holds_the_new_plague(players: int, finder: int, second: int) -> None:
    """Who finds the new rat and did not hold the old one holds it and starts, in the middle of their go."""
    table = table_of(players, TWO_RATS, turn=finder)
    table.do(finder, "open a1")
    while next_in_plague(table) != second:
        table.do(next_in_plague(table), "stop")
    table.do(second, "open b2")
    assert table.told("plague_began") == [{"holder": second, "grave": "b2"}]
    assert next_in_plague(table) == second


def test_du_35_the_old_plague_ends_and_the_new_rats_grave_stays_open() -> None:
    """The old rat is covered from the reserve, opened lids close, the new rat stays in sight."""
    table = table_of(3, TWO_RATS, reserve="bkyrgw")
    table.do(0, "open a1", "open b1", "open b2")
    assert table.told("plague_ended") == [{"grave": "a1"}]
    assert table.lid("a1") == "b"
    assert table.lids == drawing_of(["*" if name == "b2" else "#" for name in GRAVE_NAMES])
    assert refused(table, 1, "open b2")


def test_du_35_everything_closed_around_the_new_rat_may_be_opened() -> None:
    """The old rat's grave under its new lid too, and what was open in the old plague."""
    table = table_of(3, TWO_RATS, reserve="bkyrgw", rows=[LONG, "gb????by", LONG])
    table.do(0, "open a1", "open b1", "open b2")
    assert may_open(table, 1) == AROUND_B2
    table.do(1, "open a1", "open b1")
    assert table.told("opened") == [
        {"seat": 1, "grave": "a1", "lid": "b", "inside": "empty"},
        {"seat": 1, "grave": "b1", "lid": "g", "inside": "empty"},
    ]
    assert table.owed == {1: ["lay left", "lay none"]}


def test_du_35_everybody_gets_a_new_go_from_the_new_holder() -> None:
    """Whoever had a go in the old plague has one in the new one, and the round starts at its holder."""
    table = table_of(4, TWO_RATS)
    table.do(0, "open a1", "stop")
    table.do(1, "stop")
    table.do(2, "open b2")
    gos = []
    while table.view().plague is not None:
        gos.append(next_in_plague(table))
        table.do(gos[-1], "stop")
    assert gos == [2, 3, 0, 1]


@pytest.mark.parametrize(("second", "following"), [(0, 2), (1, 2), (2, 3), (3, 0)])
def test_du_35_the_next_turn_is_the_new_holders_left_neighbours(second: int, following: int) -> None:
    """The turn goes on from the holder of the last plague, not from the finder of the first rat."""
    table = table_of(4, TWO_RATS)
    table.do(0, "open a1")
    while next_in_plague(table) != second:
        table.do(next_in_plague(table), "stop")
    table.do(second, "open b2")
    all_stop(table)
    assert next_to_open(table) == following


def test_du_35_both_rats_leave_and_the_reserve_covers_them_in_order() -> None:
    """The old rat first, the new one when its plague ends."""
    table = table_of(3, TWO_RATS, reserve="bkyrgw")
    table.do(0, "open a1", "open b2")
    all_stop(table)
    assert (table.lid("a1"), table.lid("b2")) == ("b", "k")
    assert table.view().reserve == 4
    must_be_closed(table)


def test_du_35_with_two_players_the_finder_of_two_rats_has_two_turns_in_a_row() -> None:
    """The opponent holds the second plague, so the next turn is the finder's again."""
    table = table_of(2, TWO_RATS)
    table.do(0, "open a1", "open b2")
    assert next_in_plague(table) == 1
    table.do(1, "stop")
    assert next_in_plague(table) == 0
    table.do(0, "stop")
    assert next_to_open(table) == 0


def test_du_35_the_last_closed_neighbour_can_be_the_new_rat() -> None:
    """All neighbours are open, and yet it goes on: with the new plague."""
    table = table_of(3, TWO_RATS)
    table.do(0, "open a1", "open b1", "open a2", "open b2")
    assert table.told("plague_began")[-1] == {"holder": 1, "grave": "b2"}
    assert may_open(table, 1) == AROUND_B2


ALONE_WITH_THE_OLD_RAT = """
* . . w w w w w
. * . w w w w w
. . . w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w w
"""


def test_du_35_the_old_rats_grave_can_be_the_only_neighbour() -> None:
    """It was covered before the new plague began, so there is one closed neighbour."""
    table = table_of(2, ALONE_WITH_THE_OLD_RAT, reserve="bkyr")
    table.do(0, "open a1", "open b2")
    assert next_in_plague(table) == 1
    assert may_open(table, 1) == {"a1"}
    table.do(1, "open a1")
    assert next_to_open(table) == 0


FOUR_RATS = """
* w w w w w w w
w * w w w w w w
w w * w w w w w
w * w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w w
"""


def test_du_35_a_holder_by_passing_on_passes_on_as_well() -> None:
    """Seat 0 finds two, seat 1 holds and finds the third, seat 2 holds and finds the fourth, seat 0 holds."""
    table = table_of(3, FOUR_RATS, rows=["gg????gg"] * 3, reserve="bkyrgg")
    table.do(0, "open a1", "open b2")
    table.do(1, "open c3")
    assert table.told("plague_began") == [{"holder": 2, "grave": "c3"}]
    table.do(2, "open b4")
    assert table.told("plague_began") == [{"holder": 0, "grave": "b4"}]
    all_stop(table)
    assert [table.lid(grave) for grave in ("a1", "b2", "c3", "b4")] == list("bkyr")
    assert next_to_open(table) == 1


def test_du_35_only_the_plague_just_ended_matters() -> None:
    """Seat 0 held the first plague, seat 1 the second: seat 0 finds the third rat and holds it."""
    table = table_of(3, FOUR_RATS, rows=["gg????gg"] * 3, reserve="bkyrgg")
    table.do(0, "open a1", "open b2")
    table.do(1, "stop")
    table.do(2, "stop")
    table.do(0, "open c3")
    assert table.told("plague_began") == [{"holder": 0, "grave": "c3"}]
    assert next_in_plague(table) == 0
    table.do(0, "open b4")
    assert table.told("plague_began") == [{"holder": 1, "grave": "b4"}]
    all_stop(table)
    assert next_to_open(table) == 2


def test_du_35_the_holder_is_meant_and_not_the_finder() -> None:
    """Two players: seat 0 found both rats, seat 1 holds the second.

    If "caused" meant the finder, seat 0 would pass the third one on and seat 1 would keep it.
    """
    for finder, holder in ((0, 0), (1, 0)):
        table = table_of(2, FOUR_RATS, rows=["gg????gg"] * 2, reserve="bkyr")
        table.do(0, "open a1", "open b2")
        assert table.told("plague_began")[-1] == {"holder": 1, "grave": "b2"}
        if finder == 0:
            table.do(1, "stop")
        table.do(finder, "open c3")
        assert table.told("plague_began") == [{"holder": holder, "grave": "c3"}]
        assert next_in_plague(table) == holder


def test_du_35_lids_of_the_old_plague_stay_as_they_were_filled() -> None:
    """Closing loses nothing: bulb and vampire wait for the new plague's players."""
    table = Table(TWO_RATS, rows=["gy????by", LONG, LONG])
    table.do(0, "open a1", "open b1", "lay left", "open a2", "garlic yes", "open b2")
    assert (table.inside("b1"), table.inside("a2")) == ("vampire g", "garlic 0")
    table.do(1, "open b1")
    assert table.stakes == [0, 1, 0]
    table.do(1, "open a2")
    assert table.told("gifts_fell_due") == [{"receiver": 1, "givers": (0,), "each": 1}]
