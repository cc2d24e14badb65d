"""A normal turn: DU-10 to DU-13 and DU-19."""

from typing import Any

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from tests.cemetery import Table, drawing_of
from tests.rules.boards import CEMETERY
from tests.rules.manners import may_open, must_be_closed, next_to_open, refused, stakes_paid

OTHERS = ["yk??ky", "bk??kb"]


def table_of(row: str, **more: Any) -> Table:
    """The cemetery above; seat 0 has this row."""
    return Table(CEMETERY, rows=[row, *OTHERS], **more)


def test_du_10_the_player_may_open_any_closed_grave() -> None:
    """All sixty are on offer, and nothing else is."""
    table = table_of("gk??kr")
    assert table.owed == {0: [f"open {name}" for name in GRAVE_NAMES]}
    assert table.reachable(0) == drawing_of(["x"] * 60)


@pytest.mark.parametrize("instead", ["stop", "garlic yes", "garlic no", "lay left", "lay none", "give left"])
def test_du_10_the_player_must_open(instead: str) -> None:
    """One cannot do anything else, nor pass."""
    table = table_of("gk??kr")
    assert refused(table, 0, instead) == "DU-10"


@pytest.mark.parametrize("seat", [1, 2])
def test_du_10_only_the_player_whose_turn_it_is_opens(seat: int) -> None:
    """The others wait."""
    table = table_of("gk??kr")
    assert table.legal(seat) == []
    assert refused(table, seat, "open a1")


def test_du_10_all_see_the_lid_and_what_lies_inside() -> None:
    """Its underside and its content are told to everyone, and lie open while the player thinks."""
    table = table_of("gk??kr")
    (opened,) = table.do(0, "open c1")
    assert (opened.kind, opened.audience) == ("opened", -1)
    assert opened.facts == {"seat": 0, "grave": "c1", "lid": "y", "inside": "empty"}
    for viewer in (-1, 0, 1, 2):
        view = table.view(viewer)
        assert view.lids == "##y" + "#" * 57
        assert view.opened is not None
        assert (view.opened.grave, view.opened.inside) == ("c1", "empty")


@pytest.mark.parametrize(("inside", "shown"), [("vampire b", "vampire b"), ("garlic 2", "garlic 2")])
def test_du_10_all_see_who_sleeps_there_and_whose_garlic_it_is(inside: str, shown: str) -> None:
    """A vampire's colour and a bulb's owner are seen by all."""
    table = table_of("gk??kr", inside={"c1": inside})
    opened = table.do(0, "open c1")[0]
    assert (opened.audience, opened.facts["inside"]) == (-1, shown)


def test_du_10_no_second_grave_is_opened_before_the_first_is_settled() -> None:
    """One grave at a time."""
    table = table_of("gk??kr")
    table.do(0, "open c1")
    assert refused(table, 0, "open d1")
    assert refused(table, 0, "open c1")


@pytest.mark.parametrize(
    ("grave", "end", "colour", "row"), [("a1", "left", "g", "kw??kr"), ("b1", "right", "r", "gk??wk")]
)
def test_du_11_a_fitting_vampire_is_laid_and_the_player_opens_again(
    grave: str, end: str, colour: str, row: str
) -> None:
    """The vampire at the fitting end goes into the grave, the lid closes, the same player must open again."""
    table = table_of("gk???kr")
    table.do(0, f"open {grave}")
    assert table.told("laid") == [{"seat": 0, "grave": grave, "end": end, "colour": colour}]
    assert table.inside(grave) == f"vampire {colour}"
    assert table.rows[0] == row
    must_be_closed(table)
    assert next_to_open(table) == 0
    assert refused(table, 0, "stop") == "DU-10"


@pytest.mark.parametrize(("end", "row"), [("left", "kw?kg"), ("right", "gk?wk")])
def test_du_11_if_both_ends_fit_the_player_picks_the_end(end: str, row: str) -> None:
    """Either vampire may go."""
    table = table_of("gk??kg")
    table.do(0, "open a1")
    assert table.owed == {0: ["lay left", "lay right"]}
    table.do(0, f"lay {end}")
    assert table.told("laid") == [{"seat": 0, "grave": "a1", "end": end, "colour": "g"}]
    assert table.rows[0] == row
    assert next_to_open(table) == 0


def test_du_11_laying_is_compulsory() -> None:
    """With two fitting ends one cannot decline, and garlic is no way out."""
    table = table_of("gk??kg")
    table.do(0, "open a1")
    assert refused(table, 0, "lay none") == "DU-11"
    assert refused(table, 0, "garlic yes") == "DU-11"
    assert refused(table, 0, "garlic no") == "DU-11"


def test_du_11_a_single_fitting_end_is_laid_without_a_word() -> None:
    """Compulsory: a bulb in hand does not make it a question."""
    table = table_of("gk??kr")
    table.do(0, "open a1")
    assert table.kinds[:2] == ["opened", "laid"]
    assert table.garlic[0] == 3


@pytest.mark.parametrize("grave", ["c1", "d1"])
def test_du_11_only_the_outermost_vampires_count(grave: str) -> None:
    """A face-up vampire behind the end does not fit, nor does one in the middle."""
    table = table_of("gy??br", hidden={0: "yb"})
    table.do(0, f"open {grave}")
    assert "laid" not in table.kinds
    assert table.owed == {0: ["garlic yes", "garlic no"]}


def test_du_11_the_turn_goes_on_as_long_as_vampires_are_laid() -> None:
    """Laying after laying, all in one turn; then one grave that does not fit."""
    table = table_of("grybkw?????yy")
    table.do(0, "open a1", "open b1", "open c1", "lay left", "open d1", "open e1", "open f1")
    assert [fact["colour"] for fact in table.told("laid")] == list("grybkw")
    assert "turn_began" not in table.kinds
    table.do(0, "open g1", "garlic no")
    assert next_to_open(table) == 1


def test_du_11_the_grave_just_filled_may_be_opened_again() -> None:
    """It is closed, so it is on offer; whoever forgets finds their own vampire there."""
    table = table_of("gk??kg")
    table.do(0, "open a1", "lay left")
    assert "a1" in may_open(table, 0)
    table.do(0, "open a1")
    assert table.stakes == [1, 0, 0]


def test_du_11_a_laid_vampire_is_out_of_sight() -> None:
    """The lid closes: neither its colour nor the vampire is seen any more."""
    table = table_of("gk??kr")
    table.do(0, "open a1")
    for viewer in (-1, 0, 1):
        assert table.view(viewer).opened is None
        assert table.view(viewer).lids == "#" * 60


def test_du_12_a_bulb_may_be_put_in() -> None:
    """Empty and no fit: a bulb from hand goes in, the lid closes, the turn ends."""
    table = table_of("gk??kr")
    table.do(0, "open c1", "garlic yes")
    assert table.told("garlic_put") == [{"seat": 0, "grave": "c1"}]
    assert table.kinds[-2:] == ["lids_closed", "turn_began"]
    assert table.inside("c1") == "garlic 0"
    assert table.garlic == [2, 3, 3]
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_12_the_grave_may_be_left_empty() -> None:
    """Empty and no fit: nothing goes in, the lid closes, the turn ends."""
    table = table_of("gk??kr")
    table.do(0, "open c1", "garlic no")
    assert table.told("left_empty") == [{"seat": 0, "grave": "c1"}]
    assert table.inside("c1") == "empty"
    assert table.garlic == [3, 3, 3]
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_12_all_three_bulbs_can_lie_in_graves() -> None:
    """The third bulb may go as well; after that there is none to put in."""
    table = table_of("gk??kr", inside={"c2": "garlic 0", "d2": "garlic 0"})
    assert table.garlic[0] == 1
    table.do(0, "open c1", "garlic yes")
    assert table.garlic[0] == 0


def test_du_12_without_a_bulb_the_grave_stays_empty() -> None:
    """The bulb is one from hand: with none, the turn just ends, whatever the others hold."""
    table = table_of("gk??kr", garlic=[0, 3, 3])
    table.do(0, "open c1")
    assert table.told("left_empty") == [{"seat": 0, "grave": "c1"}]
    assert next_to_open(table) == 1


def test_du_12_no_vampire_goes_where_none_fits() -> None:
    """Only a fitting one may be laid."""
    table = table_of("gk??kr")
    table.do(0, "open c1")
    assert refused(table, 0, "lay left")
    assert refused(table, 0, "lay right")


def test_du_12_a_grave_left_empty_can_be_used_later() -> None:
    """It stays an empty grave for everyone."""
    table = table_of("gk??kr")
    table.do(0, "open c1", "garlic no")
    table.do(1, "open c1", "lay right")
    assert table.inside("c1") == "vampire y"


def test_du_13_a_sleeping_vampire_costs_a_stake() -> None:
    """The vampire stays, the player takes a stake, the lid closes, the turn ends."""
    table = table_of("gk??kr", inside={"c1": "vampire b"})
    table.do(0, "open c1")
    assert table.stakes == [1, 0, 0]
    assert table.told("stake_taken") == [{"seat": 0, "stakes": 1, "rule": "DU-13"}]
    assert table.inside("c1") == "vampire b"
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_13_no_fitting_colour_helps() -> None:
    """The grave is not empty: nothing is laid and no bulb is asked for."""
    table = table_of("gk??kg", inside={"a1": "vampire g"})
    table.do(0, "open a1")
    assert stakes_paid(table) == 1
    assert len(table.rows[0]) == 6
    assert next_to_open(table) == 1


def test_du_13_a_second_stake_is_only_a_stake() -> None:
    """Two stakes lie in front of the player, and nobody gives anything."""
    table = table_of("gk??kr", inside={"c1": "vampire b"}, stakes=[1, 2, 0])
    table.do(0, "open c1")
    assert table.stakes == [2, 2, 0]
    assert "gifts_fell_due" not in table.kinds


def test_du_13_ends_a_turn_that_laid_vampires() -> None:
    """Even after a laying in the same turn."""
    table = table_of("gk??kr", inside={"c1": "vampire b"})
    table.do(0, "open a1", "open c1")
    assert next_to_open(table) == 1


def test_du_19_a_rat_starts_a_plague() -> None:
    """No colour, nothing laid, nothing put in: a plague begins at that grave."""
    table = table_of("ww??ww")
    table.do(0, "open h8")
    assert table.told("opened") == [{"seat": 0, "grave": "h8", "lid": "*", "inside": "empty"}]
    assert table.told("plague_began") == [{"holder": 0, "grave": "h8"}]
    assert not {"laid", "garlic_put", "left_empty", "stake_taken"} & set(table.kinds)
    assert may_open(table, 0) == {"g7", "h7", "g8"}


def test_du_19_a_rat_ends_the_layings_of_a_turn() -> None:
    """A rat after a laying starts a plague just as well, and the turn does not go on after it."""
    table = table_of("gk??kr", garlic=[0, 0, 0])
    table.do(0, "open a1", "open h8", "stop")
    table.do(1, "stop")
    table.do(2, "stop")
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_19_holds_in_both_editions(edition: str) -> None:
    """A rat is a plague in either."""
    table = table_of("gk??kr", edition=edition)
    table.do(0, "open h8")
    assert table.view().plague is not None
    assert table.inside("h8") == "empty"
