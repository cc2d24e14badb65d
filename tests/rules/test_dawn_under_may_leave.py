"""The house rule by which a plague of 2018 asks before laying: DU-64, beside DU-40."""

import random
from typing import Any

import pytest

from geisterstunde.kernel.refusal import BadInput
from tests.cemetery import GAME, Table
from tests.play import dealt, walk
from tests.rules.manners import may_open, must_be_closed, next_in_plague, next_to_open, refused
from tests.tables import GameTable

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
    """The cemetery above in the edition of 2018 with the house rule; seat 0 has this row."""
    more = {"edition": "2018", "house": {"may_leave": True}, **more}
    return Table(CEMETERY, rows=[row, *[LONG] * (players - 1)], **more)


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize(
    ("row", "choices"),
    [
        ("gk????ky", ["lay left", "lay none"]),
        ("yk????kg", ["lay right", "lay none"]),
        ("gk????kg", ["lay left", "lay right", "lay none"]),
        ("g", ["lay left", "lay none"]),
    ],
)
def test_du_64_laying_is_asked_as_in_2004(players: int, row: str, choices: list[str]) -> None:
    """Even when only one end fits."""
    table = table_of(row, players)
    table.do(0, "open h8", "open g7")
    assert table.owed == {0: choices}
    assert table.view().asked == "lay_or_leave"


def test_du_64_whoever_lays_has_laid_and_the_go_goes_on() -> None:
    """As in 2004."""
    table = table_of("gk????ky")
    table.do(0, "open h8", "open g7", "lay left")
    assert table.told("laid") == [{"seat": 0, "grave": "g7", "end": "left", "colour": "g"}]
    assert table.inside("g7") == "vampire g"
    assert next_in_plague(table) == 0
    assert may_open(table, 0) == {"h7", "g8"}


def test_du_64_whoever_declines_keeps_the_vampire_and_puts_in_nothing() -> None:
    """No garlic then, and the go goes on."""
    table = table_of("gk????ky")
    table.do(0, "open h8", "open g7")
    assert refused(table, 0, "garlic yes")
    table.do(0, "lay none")
    assert table.inside("g7") == "empty"
    assert len(table.rows[0]) == 8
    assert table.garlic == [3, 3, 3]
    assert next_in_plague(table) == 0
    assert refused(table, 0, "open g7")


def test_du_64_where_nothing_fits_garlic_is_asked() -> None:
    """As ever."""
    table = table_of()
    table.do(0, "open h8", "open g7")
    assert table.owed == {0: ["garlic yes", "garlic no"]}


def test_du_64_in_a_normal_turn_laying_is_compulsory() -> None:
    """The house rule is about plagues."""
    table = table_of("gk????ky")
    table.do(0, "open g7")
    assert table.told("laid") == [{"seat": 0, "grave": "g7", "end": "left", "colour": "g"}]
    both = table_of("gk????kg")
    both.do(0, "open g7")
    assert both.owed == {0: ["lay left", "lay right"]}
    assert refused(both, 0, "lay none") == "DU-11"


def test_du_64_only_the_finder_opens_as_ever_in_2018() -> None:
    """The rest of DU-40 stays."""
    table = table_of(garlic=[0, 0, 0])
    table.do(0, "open h8", "open g7")
    assert table.legal(1) == table.legal(2) == []
    table.do(0, "stop")
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_64_a_second_rat_ends_the_plague_as_ever_in_2018() -> None:
    """It is covered again and starts nothing."""
    table = table_of(garlic=[0, 0, 0])
    table.do(0, "open a1", "open b2")
    assert table.told("rat_covered") == [{"grave": "b2"}]
    assert table.view().plague is None
    assert next_to_open(table) == 1


def test_du_64_the_last_neighbour_is_settled_before_the_plague_ends() -> None:
    """The question about it comes first."""
    table = table_of("gk????ky", garlic=[0, 0, 0])
    table.do(0, "open h8", "open h7", "open g8", "open g7")
    assert "plague_ended" not in table.kinds
    table.do(0, "lay none")
    assert table.told("plague_ended") == [{"grave": "h8"}]
    assert next_to_open(table) == 1


def test_du_64_declining_is_no_laying() -> None:
    """The count towards dawn goes on (DU-20)."""
    table = table_of("gk????ky", idle_turns=10)
    table.do(0, "open h8", "open g7", "lay none", "stop")
    assert table.view().idle_turns == 11


def test_du_64_is_off_by_default() -> None:
    """Then it is laid by itself (DU-40)."""
    for house in ({}, {"may_leave": False}):
        table = table_of("gk????ky", house=house)
        table.do(0, "open h8", "open g7")
        assert len(table.told("laid")) == 1
    assert GAME.options_to(GAME.options_from({}))["may_leave"] is False


@pytest.mark.parametrize("value", [1, "no", None, []])
def test_du_64_is_yes_or_no(value: object) -> None:
    """Nothing else."""
    with pytest.raises(BadInput):
        GAME.options_from({"edition": "2018", "may_leave": value})


@pytest.mark.parametrize("players", [2, 4])
def test_du_64_changes_nothing_in_2004(players: int) -> None:
    """There laying is asked anyway: the same games, event by event."""
    courses = []
    for may_leave in (False, True):
        table = GameTable("dawn-under", {"players": players, "edition": "2004", "may_leave": may_leave})
        position = dealt(table, 2)
        courses.append(
            [(taken.seat, taken.action, taken.events) for taken in walk(GAME, position, random.Random(3))]
        )
    assert courses[0] == courses[1]


def test_du_64_both_house_rules_of_laying_go_together() -> None:
    """A plague asks before laying, a normal turn after it (DU-63)."""
    table = table_of("gk????ky", house={"may_leave": True, "may_stop": True})
    table.do(0, "open g7")
    assert table.view().asked == "open_again_or_stop"
    table = table_of("gk????ky", house={"may_leave": True, "may_stop": True})
    table.do(0, "open h8", "open g7")
    assert table.view().asked == "lay_or_leave"
