"""A rat plague of 2004 while it goes on: DU-30 to DU-33."""

from itertools import permutations

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from tests.cemetery import Table
from tests.rules.manners import may_open, next_in_plague, next_to_open, refused

CEMETERY = """
* g w w w w w w
r k w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w *
"""

LONG = "yb????by"
THREE = [LONG, LONG, LONG]


def with_row(row: str, seat: int = 0, players: int = 3) -> list[str]:
    """Rows that fit nothing around the rat in a1, but for one."""
    return [row if other == seat else LONG for other in range(players)]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_30_the_finder_is_the_holder(players: int) -> None:
    """The plague begins at the rat's grave with its finder."""
    table = Table(CEMETERY, rows=[LONG] * players, turn=1)
    table.do(1, "open a1")
    plague = table.view().plague
    assert plague is not None
    assert (plague.rat_grave, plague.holder) == ("a1", 1)
    assert next_in_plague(table) == 1


def test_du_30_with_two_players_the_rat_lies_on_its_grave() -> None:
    """Everyone can see it there."""
    table = Table(CEMETERY, rows=[LONG, LONG])
    table.do(0, "open a1")
    assert table.view().lids[0] == "*"


def test_du_30_only_closed_neighbours_of_the_rat_grave_may_be_opened() -> None:
    """No other grave, not the rat's own, not even the other rat's."""
    table = Table(CEMETERY, rows=THREE)
    table.do(0, "open a1")
    assert may_open(table, 0) == {"b1", "a2", "b2"}
    for grave in set(GRAVE_NAMES) - {"a1", "b1", "a2", "b2"}:
        assert refused(table, 0, f"open {grave}") == "DU-30"
    assert refused(table, 0, "open a1") in ("DU-30", "DU-33")


def test_du_30_filled_graves_are_closed_and_may_be_opened_too() -> None:
    """What was laid before the rat showed is under a closed lid like everything else."""
    table = Table(CEMETERY, rows=with_row("gr????by"))
    table.do(0, "open b1", "open a1")
    assert may_open(table, 0) == {"b1", "a2", "b2"}
    table.do(0, "open b1")
    assert table.stakes == [1, 0, 0]


@pytest.mark.parametrize("order", list(permutations(["b1", "a2", "b2"])))
def test_du_31_the_holder_opens_as_many_as_wanted_in_any_order(order: tuple[str, ...]) -> None:
    """All of them, one after the other, and nobody else gets in between."""
    table = Table(CEMETERY, rows=THREE, garlic=[0, 0, 0])
    table.do(0, "open a1")
    left = {"b1", "a2", "b2"}
    for grave in order:
        assert next_in_plague(table) == 0
        assert may_open(table, 0) == left
        table.do(0, f"open {grave}")
        left.remove(grave)
    assert next_to_open(table) == 1


@pytest.mark.parametrize("opened", [0, 1, 2])
def test_du_31_the_holder_may_stop_at_any_time_even_at_once(opened: int) -> None:
    """Even none; the next player finds the rest."""
    table = Table(CEMETERY, rows=THREE, garlic=[0, 0, 0])
    graves = ["b1", "a2", "b2"]
    table.do(0, "open a1", *[f"open {grave}" for grave in graves[:opened]], "stop")
    assert next_in_plague(table) == 1
    assert may_open(table, 1) == set(graves[opened:])


@pytest.mark.parametrize(("players", "finder"), [(2, 0), (2, 1), (3, 1), (4, 2), (6, 5)])
def test_du_31_the_go_passes_to_the_left_each_player_once(players: int, finder: int) -> None:
    """From the holder clockwise round the table; after the last one it is over."""
    table = Table(CEMETERY, rows=[LONG] * players, turn=finder)
    table.do(finder, "open a1")
    gos = []
    while table.view().plague is not None:
        gos.append(next_in_plague(table))
        assert len(gos) == 1 or table.told("go_began") == [{"seat": gos[-1]}]
        table.do(gos[-1], "stop")
    assert gos == [(finder + step) % players for step in range(players)]


def test_du_31_everyone_is_told_who_stops() -> None:
    """Whoever watches events only sees the go pass on."""
    table = Table(CEMETERY, rows=THREE)
    table.do(0, "open a1", "stop")
    assert table.told("stopped") == [{"seat": 0}]
    assert table.told("go_began") == [{"seat": 1}]


def test_du_31_nobody_else_acts_in_a_go() -> None:
    """The others wait for theirs, and whoever has stopped is done."""
    table = Table(CEMETERY, rows=THREE, garlic=[0, 0, 0])
    table.do(0, "open a1")
    assert refused(table, 1, "open b1")
    assert refused(table, 1, "stop")
    table.do(0, "stop")
    assert refused(table, 0, "open b1")
    assert refused(table, 0, "stop")
    assert refused(table, 2, "open b1")


def test_du_31_every_player_opens_as_many_as_wanted() -> None:
    """The second player may open several as well."""
    table = Table(CEMETERY, rows=THREE, garlic=[0, 0, 0])
    table.do(0, "open a1", "stop")
    table.do(1, "open b1", "open a2")
    assert next_in_plague(table) == 1


def test_du_32_a_fitting_vampire_may_be_laid_and_the_go_goes_on() -> None:
    """Laid by choice; the player still opens or stops."""
    table = Table(CEMETERY, rows=with_row("gw????by"))
    table.do(0, "open a1", "open b1")
    assert table.owed == {0: ["lay left", "lay none"]}
    table.do(0, "lay left")
    assert table.inside("b1") == "vampire g"
    assert len(table.rows[0]) == 7
    assert next_in_plague(table) == 0


def test_du_32_a_fitting_vampire_may_be_kept_and_then_no_garlic_goes_in() -> None:
    """Declined: nothing is asked about garlic, the grave stays empty, the go goes on."""
    table = Table(CEMETERY, rows=with_row("gw????by"))
    table.do(0, "open a1", "open b1")
    assert refused(table, 0, "garlic yes") == "DU-32"
    table.do(0, "lay none")
    assert table.inside("b1") == "empty"
    assert table.garlic == [3, 3, 3]
    assert len(table.rows[0]) == 8
    assert next_in_plague(table) == 0


@pytest.mark.parametrize("choice", ["lay left", "lay right", "lay none"])
def test_du_32_if_both_ends_fit_there_are_three_choices(choice: str) -> None:
    """Left, right or none."""
    table = Table(CEMETERY, rows=with_row("gw????yg"))
    table.do(0, "open a1", "open b1")
    assert table.owed == {0: ["lay left", "lay right", "lay none"]}
    table.do(0, choice)
    end = choice.split()[1]
    assert [fact["end"] for fact in table.told("laid")] == ([] if end == "none" else [end])
    assert next_in_plague(table) == 0


def test_du_32_only_a_fitting_end_may_be_laid() -> None:
    """The other end does not fit."""
    table = Table(CEMETERY, rows=with_row("gw????by"))
    table.do(0, "open a1", "open b1")
    assert refused(table, 0, "lay right") == "DU-32"


@pytest.mark.parametrize(("answer", "inside", "bulbs"), [("yes", "garlic 0", 2), ("no", "empty", 3)])
def test_du_32_where_nothing_fits_garlic_may_be_put_in(answer: str, inside: str, bulbs: int) -> None:
    """Put in or not, the go goes on."""
    table = Table(CEMETERY, rows=THREE)
    table.do(0, "open a1", "open b1")
    assert table.owed == {0: ["garlic yes", "garlic no"]}
    table.do(0, f"garlic {answer}")
    assert table.inside("b1") == inside
    assert table.garlic[0] == bulbs
    assert next_in_plague(table) == 0


def test_du_32_without_a_bulb_the_go_simply_goes_on() -> None:
    """Nothing fits, nothing to put in, nothing lost."""
    table = Table(CEMETERY, rows=THREE, garlic=[0, 3, 3])
    table.do(0, "open a1", "open b1")
    assert next_in_plague(table) == 0
    assert may_open(table, 0) == {"a2", "b2"}


def test_du_32_a_vampire_costs_a_stake_and_the_go_goes_on() -> None:
    """The penalty as usual, but no end."""
    table = Table(CEMETERY, rows=with_row("gw????by"), inside={"b1": "vampire g"})
    table.do(0, "open a1", "open b1")
    assert table.stakes == [1, 0, 0]
    assert table.inside("b1") == "vampire g"
    assert next_in_plague(table) == 0


def test_du_32_a_third_stake_is_settled_before_the_go_goes_on() -> None:
    """Everybody gives, the receiver takes, the stakes go back; then the same player opens or stops."""
    table = Table(CEMETERY, rows=THREE, stakes=[2], inside={"b1": "vampire g"})
    table.do(0, "open a1", "open b1")
    assert set(table.owed) == {1, 2}
    assert refused(table, 0, "open a2")
    assert refused(table, 0, "stop")
    table.do(1, "give left")
    table.do(2, "give left")
    assert refused(table, 0, "stop")
    table.do(0, "take y left", "take y left")
    assert table.stakes == [0, 0, 0]
    assert next_in_plague(table) == 0


def test_du_32_anothers_garlic_costs_a_gift_and_the_go_goes_on() -> None:
    """The owner gives and takes the bulb back; nothing is laid though the colour fits."""
    table = Table(CEMETERY, rows=with_row("gw????by"), inside={"b1": "garlic 2"})
    table.do(0, "open a1", "open b1")
    assert set(table.owed) == {2}
    table.do(2, "give left")
    table.do(0, "take y left")
    assert "laid" not in table.kinds
    assert table.inside("b1") == "empty"
    assert table.garlic == [3, 3, 3]
    assert next_in_plague(table) == 0
    assert may_open(table, 0) == {"a2", "b2"}


def test_du_32_own_garlic_in_a_plague_can_be_used_again_in_the_same_go() -> None:
    """Everybody gives, the last bulb comes back and goes into the next grave."""
    table = Table(CEMETERY, rows=THREE, inside={"b1": "garlic 0"}, garlic=[0, 3, 3])
    table.do(0, "open a1", "open b1")
    assert set(table.owed) == {1, 2}
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(0, "take y right", "take y left")
    assert table.garlic[0] == 1
    table.do(0, "open a2", "garlic yes")
    assert table.inside("a2") == "garlic 0"
    assert next_in_plague(table) == 0


def test_du_32_with_two_players_the_penalties_are_two_and_four() -> None:
    """Penalties in a plague are those of the table."""
    table = Table(CEMETERY, rows=["yb??????by"] * 2, stakes=[2], inside={"b1": "garlic 1", "a2": "vampire r"})
    table.do(0, "open a1", "open b1")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 2}]
    table.do(1, "give left", "give left")
    table.do(0, "take y left", "take b left", "open a2")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 4}]
    table.do(1, *["give right"] * 4)
    assert set(table.owed) == {0}


def test_du_32_in_anothers_go_the_penalty_is_theirs() -> None:
    """The stake goes to whoever opens, and the givers follow clockwise from there."""
    table = Table(CEMETERY, rows=THREE, stakes=[0, 2, 0], inside={"b1": "vampire g"})
    table.do(0, "open a1", "stop")
    table.do(1, "open b1")
    assert table.told("gifts_fell_due") == [{"receiver": 1, "givers": (0, 2), "each": 1}]
    table.do(0, "give right")
    table.do(2, "give left")
    assert [fact["seat"] for fact in table.told("gave")] == [2, 0]
    table.do(1, "take y left", "take y left")
    assert table.stakes == [0, 0, 0]
    assert next_in_plague(table) == 1


def test_du_32_in_anothers_go_the_holders_garlic_makes_the_holder_give() -> None:
    """The owner gives, whoever's turn it is."""
    table = Table(CEMETERY, rows=THREE, inside={"b1": "garlic 0"})
    table.do(0, "open a1", "stop")
    table.do(1, "open b1")
    assert set(table.owed) == {0}
    table.do(0, "give left")
    table.do(1, "take y left")
    assert table.garlic == [3, 3, 3]
    assert next_in_plague(table) == 1


def test_du_32_in_anothers_go_the_bulb_and_the_vampire_are_theirs() -> None:
    """Whoever opens fills the grave."""
    table = Table(CEMETERY, rows=with_row("ry????gy", seat=1))
    table.do(0, "open a1", "stop")
    table.do(1, "open a2", "lay left", "open b2", "garlic yes")
    assert table.inside("a2") == "vampire r"
    assert table.inside("b2") == "garlic 1"
    assert table.garlic == [3, 2, 3]


def test_du_32_a_vampire_that_moves_to_the_end_later_comes_too_late() -> None:
    """Red, then green: the green lid was opened before the green vampire was outermost."""
    table = Table(CEMETERY, rows=with_row("rg????by"))
    table.do(0, "open a1", "open b1", "garlic no", "open a2", "lay left")
    assert table.rows[0].startswith("g")
    assert may_open(table, 0) == {"b2"}
    assert refused(table, 0, "lay left")
    assert refused(table, 0, "open b1")
    assert table.inside("b1") == "empty"


def test_du_32_a_grave_declined_by_one_is_not_for_the_next() -> None:
    """Only the grave just opened, by whoever opened it."""
    table = Table(CEMETERY, rows=["gw????by", "gw????by", LONG])
    table.do(0, "open a1", "open b1", "lay none", "stop")
    assert refused(table, 1, "lay left")
    assert refused(table, 1, "open b1")


def test_du_32_a_grave_without_garlic_gets_none_later() -> None:
    """Garlic, too, goes only into the grave just opened."""
    table = Table(CEMETERY, rows=THREE)
    table.do(0, "open a1", "open b1", "garlic no")
    assert refused(table, 0, "garlic yes")
    table.do(0, "stop")
    assert refused(table, 1, "garlic yes")


def test_du_32_a_gift_in_a_plague_can_fit_a_later_grave() -> None:
    """The red vampire given for garlic is laid in the red grave."""
    table = Table(CEMETERY, rows=[LONG, "ry????by", LONG], inside={"b1": "garlic 1"})
    table.do(0, "open a1", "open b1")
    table.do(1, "give left")
    table.do(0, "take r right", "open a2")
    assert table.owed == {0: ["lay right", "lay none"]}


def test_du_32_a_gift_in_a_plague_can_cover_what_fitted() -> None:
    """A yellow vampire in front of the red one: the red grave fits no more."""
    table = Table(CEMETERY, rows=["rb????by", LONG, LONG], inside={"b1": "garlic 1"})
    table.do(0, "open a1", "open b1")
    table.do(1, "give left")
    table.do(0, "take y left", "open a2")
    assert table.owed == {0: ["garlic yes", "garlic no"]}


def test_du_32_giving_in_a_plague_can_make_the_givers_next_one_fit() -> None:
    """The giver's red vampire is outermost after the gift, and is laid in the giver's own go."""
    table = Table(CEMETERY, rows=[LONG, "yr????by", LONG], inside={"b1": "garlic 1"})
    table.do(0, "open a1", "open b1")
    table.do(1, "give left")
    table.do(0, "take y left", "stop")
    table.do(1, "open a2")
    assert table.owed == {1: ["lay left", "lay none"]}


def test_du_33_opened_lids_stay_open_for_all_to_see() -> None:
    """Colours stay visible, in whoever's go, and an open lid is not opened again."""
    table = Table(CEMETERY, rows=with_row("gw????by"), garlic=[0, 0, 0])
    table.do(0, "open a1", "open b1", "lay left", "stop")
    table.do(1, "open a2")
    for viewer in (-1, 0, 1, 2):
        lids = dict(zip(GRAVE_NAMES, table.view(viewer).lids, strict=True))
        assert (lids["b1"], lids["a2"], lids["b2"]) == ("g", "r", "#")
        assert set(table.view(viewer).lids[3:8]) == {"#"}
    assert refused(table, 1, "open b1") == "DU-33"
    assert refused(table, 1, "open a2") == "DU-33"


@pytest.mark.parametrize("inside", ["empty", "vampire b", "garlic 1"])
def test_du_33_the_inside_is_shown_at_the_moment_of_opening(inside: str) -> None:
    """All are told what lies there."""
    table = Table(CEMETERY, rows=THREE, inside={} if inside == "empty" else {"b1": inside})
    table.do(0, "open a1")
    opened = table.do(0, "open b1")[0]
    assert (opened.kind, opened.audience, opened.facts["inside"]) == ("opened", -1, inside)


@pytest.mark.parametrize(
    ("row", "answers"), [("gw????by", ("lay left", "lay none")), (LONG, ("garlic yes", "garlic no"))]
)
def test_du_33_the_inside_is_shown_at_that_moment_only(row: str, answers: tuple[str, str]) -> None:
    """When the opening is settled no view tells whether something lies in the open grave."""
    filled, empty = (Table(CEMETERY, rows=with_row(row)) for _ in answers)
    filled.do(0, "open a1", "open b1", answers[0])
    empty.do(0, "open a1", "open b1", answers[1])
    assert filled.inside("b1") != empty.inside("b1")
    for viewer in (-1, 0, 1, 2):
        assert filled.view(viewer).opened is None
        assert empty.view(viewer).opened is None
        assert filled.view(viewer).lids == empty.view(viewer).lids


def test_du_33_the_next_grave_shows_its_own_inside_only() -> None:
    """While the second grave is settled, the first one's content is not shown."""
    table = Table(CEMETERY, rows=with_row("gw????gy"))
    table.do(0, "open a1", "open b1", "lay left", "open a2")
    view = table.view(2)
    assert view.opened is not None
    assert (view.opened.grave, view.opened.inside) == ("a2", "empty")
