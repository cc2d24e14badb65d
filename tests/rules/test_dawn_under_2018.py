"""The plague of the 2018 edition: DU-40."""

from typing import Any

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from tests.cemetery import Table
from tests.rules.manners import may_open, must_be_closed, next_in_plague, next_to_open, refused

CEMETERY = """
* g w w w w w w
r * w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w g b
w w w w w w r *
"""

LONG = "yb????by"


def table_of(row: str = LONG, players: int = 3, **more: Any) -> Table:
    """The cemetery above in the edition of 2018; seat 0 has this row, the others fit no rat's neighbour."""
    return Table(CEMETERY, rows=[row, *[LONG] * (players - 1)], edition="2018", **more)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_40_only_the_finder_opens(players: int) -> None:
    """The others watch, and the plague is over when the finder stops."""
    table = table_of(players=players)
    table.do(0, "open h8")
    assert may_open(table, 0) == {"g7", "h7", "g8"}
    for seat in range(1, players):
        assert table.legal(seat) == []
        assert refused(table, seat, "open g8")
    table.do(0, "stop")
    assert table.told("plague_ended") == [{"grave": "h8"}]
    assert next_to_open(table) == 1


@pytest.mark.parametrize("opened", [0, 1, 2])
def test_du_40_the_finder_stops_at_any_time(opened: int) -> None:
    """Even before the first opening."""
    table = table_of(garlic=[0, 0, 0])
    table.do(0, "open h8", *[f"open {grave}" for grave in ("g7", "h7")[:opened]], "stop")
    must_be_closed(table)
    assert next_to_open(table) == 1


@pytest.mark.parametrize("players", [2, 4])
def test_du_40_it_ends_when_all_neighbours_are_open(players: int) -> None:
    """At once, without a word."""
    table = table_of(players=players, garlic=[0] * players, reserve="kwyrgb")
    table.do(0, "open h8", "open g7", "open h7", "open g8")
    assert table.told("plague_ended") == [{"grave": "h8"}]
    assert table.lid("h8") == "k"
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_40_it_ends_at_once_if_no_neighbour_is_closed() -> None:
    """Bare graves around: nobody is asked."""
    lids = CEMETERY.replace("g b\n", ". .\n").replace("r *\n", ". *\n")
    table = Table(lids, rows=[LONG, LONG], edition="2018")
    table.do(0, "open h8")
    assert table.view().reserve == 3
    assert next_to_open(table) == 1


def test_du_40_laying_is_compulsory() -> None:
    """One end fits: it is laid by itself, and the go goes on."""
    table = table_of("gr????by")
    table.do(0, "open h8", "open g7")
    assert table.told("laid") == [{"seat": 0, "grave": "g7", "end": "left", "colour": "g"}]
    assert next_in_plague(table) == 0


def test_du_40_with_two_fitting_ends_the_finder_chooses_one_and_cannot_decline() -> None:
    """As in a normal turn."""
    table = table_of("gr????bg")
    table.do(0, "open h8", "open g7")
    assert table.owed == {0: ["lay left", "lay right"]}
    assert refused(table, 0, "lay none")
    assert refused(table, 0, "garlic yes")
    table.do(0, "lay right")
    assert next_in_plague(table) == 0


@pytest.mark.parametrize(("answer", "inside"), [("yes", "garlic 0"), ("no", "empty")])
def test_du_40_garlic_may_be_put_in_and_the_go_goes_on(answer: str, inside: str) -> None:
    """Where nothing fits."""
    table = table_of()
    table.do(0, "open h8", "open g7")
    assert table.owed == {0: ["garlic yes", "garlic no"]}
    table.do(0, f"garlic {answer}")
    assert table.inside("g7") == inside
    assert next_in_plague(table) == 0


def test_du_40_a_stake_does_not_end_the_go() -> None:
    """The penalty as usual; then the finder opens or stops."""
    table = table_of(inside={"g7": "vampire g"})
    table.do(0, "open h8", "open g7")
    assert table.stakes == [1, 0, 0]
    assert next_in_plague(table) == 0


@pytest.mark.parametrize(
    ("inside", "givers"), [("vampire g", [1, 2]), ("garlic 0", [1, 2]), ("garlic 2", [2])]
)
def test_du_40_gifts_do_not_end_the_go(inside: str, givers: list[int]) -> None:
    """Third stake, own garlic, another's garlic: gifts first, then the go goes on."""
    table = table_of(stakes=[2], inside={"g7": inside})
    table.do(0, "open h8", "open g7")
    assert list(table.owed) == givers
    for giver in givers:
        table.do(giver, "give left")
    table.do(0, *["take y left"] * len(givers))
    assert next_in_plague(table) == 0
    assert may_open(table, 0) == {"h7", "g8"}


def test_du_40_a_gift_that_fits_later_must_be_laid() -> None:
    """The blue gift is outermost when the blue grave is opened."""
    table = Table(CEMETERY, rows=["yk????ky", "br????ry", LONG], edition="2018", inside={"g7": "garlic 1"})
    table.do(0, "open h8", "open g7")
    table.do(1, "give left")
    table.do(0, "take b left", "open h7")
    assert table.told("laid") == [{"seat": 0, "grave": "h7", "end": "left", "colour": "b"}]


def test_du_40_opened_lids_stay_open_and_only_the_last_one_is_filled() -> None:
    """Green, then red: the green lid was opened before the green vampire was outermost."""
    table = table_of("rg????by", garlic=[0, 0, 0])
    table.do(0, "open h8", "open g7", "open g8")
    assert table.rows[0].startswith("g")
    lids = dict(zip(GRAVE_NAMES, table.view(2).lids, strict=True))
    assert (lids["g7"], lids["g8"], lids["h7"]) == ("g", "r", "#")
    assert refused(table, 0, "open g7")
    assert table.inside("g7") == "empty"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_40_a_second_rat_ends_the_plague_and_starts_nothing(players: int) -> None:
    """The next turn is the finder's left neighbour's."""
    table = table_of(players=players, garlic=[0] * players)
    table.do(0, "open a1", "open b1", "open b2")
    assert len(table.told("plague_began")) == 1
    assert table.told("plague_ended") == [{"grave": "a1"}]
    assert table.view().plague is None
    assert next_to_open(table) == 1


def test_du_40_the_second_rat_is_covered_again() -> None:
    """It stays where it was, unlike the first one, whose grave the reserve covers."""
    table = table_of(garlic=[0, 0, 0], reserve="kwyrgb")
    table.do(0, "open a1", "open b2")
    assert table.told("rat_covered") == [{"grave": "b2"}]
    assert (table.lid("a1"), table.lid("b2")) == ("k", "*")
    assert table.view().reserve == 5
    must_be_closed(table)
    assert may_open(table, 1) == set(GRAVE_NAMES)


def test_du_40_the_second_rat_starts_a_plague_when_it_is_found_again() -> None:
    """By then it is a first rat, and the old rat's grave is one of its neighbours."""
    table = table_of(garlic=[0, 0, 0], reserve="kwyrgb")
    table.do(0, "open a1", "open b2")
    table.do(1, "open b2")
    assert table.told("plague_began") == [{"holder": 1, "grave": "b2"}]
    assert may_open(table, 1) == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    table.do(1, "stop")
    assert table.lid("b2") == "w"
    assert next_to_open(table) == 2


def test_du_40_all_see_the_second_rat() -> None:
    """It is shown to everyone before it is covered."""
    table = table_of(garlic=[0, 0, 0])
    events = table.do(0, "open a1", "open b2")
    shown = [event for event in events if event.facts.get("grave") == "b2"]
    assert shown[0].audience == -1
    assert shown[0].facts == {"seat": 0, "grave": "b2", "lid": "*", "inside": "empty"}


def test_du_40_a_laying_before_the_rat_does_not_prolong_the_turn() -> None:
    """When the plague is over, so is the turn."""
    table = table_of("wg????by")
    table.do(0, "open c1", "open h8", "open g7", "stop")
    assert table.inside("c1") == "vampire w"
    assert next_to_open(table) == 1


def test_du_40_is_not_played_in_2004() -> None:
    """There a plague goes round, and laying is a choice."""
    table = Table(CEMETERY, rows=["gr????by", LONG, LONG])
    table.do(0, "open h8", "open g7")
    assert table.owed == {0: ["lay left", "lay none"]}
    table.do(0, "lay none", "stop")
    assert next_in_plague(table) == 1
