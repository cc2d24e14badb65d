"""How Count Rucola comes to a player: FA-3."""

import pytest

from tests.cemetery import Table
from tests.rules.manners import may_open, next_in_plague, next_to_open
from tests.rules.night_air import AROUND_B2, LONG, RAT_B2, airy, believe, count_of, next_to_set, others, stop

TWO_RATS = """
g r y b k w g r
g * y b k w g r
g r * b k w g r
g r y     w g r
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""

GRY = "gry" + LONG
IN_PLAGUE = ["open a1", "lay left", "open b1", "lay left", "open c1", "lay left"]


def came(table: Table) -> list[tuple[int, int | None]]:
    """To whom the Count came in the last `do`, and from whom."""
    return [(fact["seat"], fact["from"]) for fact in table.told("count_came")]


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_fa_3_the_third_vampire_laid_in_a_turn_brings_the_count(players: int, edition: str) -> None:
    """He comes at once, from the plaza; the turn goes on."""
    table = airy(rows=[GRY, *others(players)], edition=edition)
    table.do(0, "open a1", "open b1")
    assert came(table) == []
    assert count_of(table) == (None, None)
    table.do(0, "open c1")
    assert came(table) == [(0, None)]
    assert table.kinds.index("laid") < table.kinds.index("count_came")
    assert count_of(table) == (0, None)
    assert next_to_open(table) == 0


def test_fa_3_a_fourth_and_a_sixth_change_nothing() -> None:
    """He has come, and is set once at the end."""
    table = airy(rows=["grybgr" + LONG, *others(3)])
    table.do(0, "open a1", "open b1", "open c1", "open d1", "open g1", "open h1")
    assert came(table) == [(0, None)]
    table.do(0, "open a2")
    assert next_to_set(table) == 0
    table.do(0, "count a1")
    assert next_to_open(table) == 1


def test_fa_3_two_in_one_turn_and_one_in_the_next_do_not_bring_him() -> None:
    """Every turn counts from nothing."""
    table = airy(rows=[GRY, *others(2)])
    table.do(0, "open a1", "open b1", "open a2")
    table.do(1, "open a2")
    table.do(0, "open c1")
    assert len(table.rows[0]) == len(LONG)
    assert count_of(table) == (None, None)


def test_fa_3_layings_of_two_players_do_not_add_up() -> None:
    """Two by one player, one by the next: nobody gets him."""
    table = airy(rows=["gr" + LONG, "gr" + LONG, LONG])
    table.do(0, "open a1", "open b1", "open a2")
    table.do(1, "open a3", "open b3")
    assert count_of(table) == (None, None)


@pytest.mark.parametrize(
    ("inside", "answers"), [({}, []), ({"c8": "vampire b"}, ["take b left"]), ({"c8": "garlic 1"}, [])]
)
def test_fa_3_a_believed_bats_laying_counts(inside: dict[str, str], answers: list[str]) -> None:
    """Whatever lay in the grave: the vampire laid there is the third."""
    table = airy(rows=["gr" + LONG, *others(2)], inside=inside)
    table.do(0, "open a1", "open b1", "bat c8")
    table.do(1, "believe", *answers)
    assert count_of(table) == (None, None)
    table.do(0, "lay left")
    assert came(table) == [(0, None)]
    assert next_to_open(table) == 0


def test_fa_3_a_doubted_bats_laying_counts_for_the_claimer() -> None:
    """The truth was told, and the vampire laid there is the third."""
    table = airy(rows=["gr" + LONG, *others(3)])
    table.do(0, "open a1", "open b1", "bat c8")
    table.do(1, "doubt")
    table.do(0, "lay right")
    assert came(table) == [(0, None)]


def test_fa_3_two_bats_and_an_opening_make_three() -> None:
    """In any order."""
    table = airy(rows=["y" + LONG + "yy", *others(2)])
    for grave in ("a8", "b8"):
        table.do(0, f"bat {grave}")
        believe(table, 1)
        table.do(0, "lay right")
    assert count_of(table) == (None, None)
    table.do(0, "open c1")
    assert came(table) == [(0, None)]


def test_fa_3_the_doubters_laying_is_not_the_claimers_third() -> None:
    """Two laid by the claimer, one by the doubter: the Count stays on the plaza."""
    table = airy(rows=["gr" + LONG, *others(3)], inside={"c8": "vampire b"})
    table.do(0, "open a1", "open b1", "bat c8")
    table.do(1, "doubt")
    table.do(0, "take b left")
    table.do(1, "lay left")
    assert table.inside("c8") == "vampire k"
    assert count_of(table) == (None, None)
    assert next_to_open(table) == 1


def test_fa_3_the_doubters_laying_does_not_count_for_the_doubters_own_turn() -> None:
    """It was laid in another's turn: two more in the own turn bring nobody."""
    table = airy(rows=[LONG, "bgr" + LONG, LONG], inside={"c8": "vampire b"})
    table.do(0, "bat c8")
    table.do(1, "doubt")
    table.do(0, "take b left")
    table.do(1, "lay left")
    table.do(1, "open a1", "open b1")
    assert count_of(table) == (None, None)


def test_fa_3_the_laying_on_the_counts_own_grave_does_not_count() -> None:
    """With two more laid in the turn nothing comes and nothing is to be set."""
    table = airy(rows=[LONG, "bgr" + LONG, LONG], count_owner=1, count_grave="c1")
    table.do(0, "open a8")
    table.do(1, "lay left", "count h1", "open a1", "open b1")
    assert len(table.told("laid")) == 3
    assert came(table) == []
    assert count_of(table) == (1, "h1")
    table.do(1, "open a8")
    assert next_to_open(table) == 2


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("laid_before", [0, 1, 2])
def test_fa_3_the_finders_first_go_belongs_to_the_turn(laid_before: int, edition: str) -> None:
    """So many laid before the rat, the others in the go: three in all bring him."""
    table = airy(RAT_B2, rows=[GRY, *others(3)], edition=edition)
    table.do(0, *["open a8", "open b8"][:laid_before], "open b2")
    lay = ["lay left"] if edition == "2004" else []
    graves = ["a1", "b1", "c1"][laid_before:]
    for grave in graves:
        assert count_of(table) == (None, None)
        table.do(0, f"open {grave}", *lay)
    assert came(table) == [(0, None)]
    assert count_of(table) == (0, None)
    assert next_in_plague(table) == 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_fa_3_another_players_go_is_a_turn_of_its_own(players: int) -> None:
    """Three laid in one go bring him."""
    table = airy(RAT_B2, rows=[LONG, GRY, *others(players)[1:]])
    table.do(0, "open b2", "stop")
    table.do(1, *IN_PLAGUE)
    assert came(table) == [(1, None)]
    assert next_in_plague(table) == 1


def test_fa_3_the_finders_layings_do_not_count_for_the_next_go() -> None:
    """Two by the finder, one by the next: nobody gets him."""
    table = airy(RAT_B2, rows=["gr" + LONG, "y" + LONG, LONG])
    table.do(0, "open b2", *IN_PLAGUE[:4], "stop")
    table.do(1, "open c1", "lay left")
    assert count_of(table) == (None, None)


def test_fa_3_a_go_and_the_own_turn_after_it_do_not_add_up() -> None:
    """Two in the plague, one in the turn that follows it: two different turns."""
    table = airy(RAT_B2, rows=[LONG, GRY])
    table.do(0, "open b2", "stop")
    table.do(1, *IN_PLAGUE[:4], "stop")
    assert next_to_open(table) == 1
    table.do(1, "open c1")
    assert table.told("laid") != []
    assert count_of(table) == (None, None)


def test_fa_3_in_the_second_plague_of_a_chain_the_finders_go_counts_anew() -> None:
    """Two laid in the turn do not help there; three in that go do."""
    table = airy(TWO_RATS, rows=["gr" + "yrb" + LONG, *others(3)])
    table.do(0, "open a8", "open b8", "open b2", "open c3")
    stop(table, 1, 2)
    assert next_in_plague(table) == 0
    for grave in ("c2", "b3"):
        table.do(0, f"open {grave}", "lay left")
        assert count_of(table) == (None, None)
    table.do(0, "open d2", "lay left")
    assert came(table) == [(0, None)]


def test_fa_3_a_second_finders_go_in_the_second_plague_counts_anew() -> None:
    """Two laid in the go that found the second rat, one in the next go: no Count."""
    table = airy(TWO_RATS, rows=[LONG, GRY, LONG])
    table.do(0, "open b2", "stop")
    table.do(1, *IN_PLAGUE[:4], "open c3")
    assert next_in_plague(table) == 1
    table.do(1, "open c2", "lay left")
    assert count_of(table) == (None, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fa_3_he_comes_from_whoever_has_him_and_leaves_his_grave(players: int) -> None:
    """Taken from another, he keeps no grave any more; the former owner has nothing."""
    table = airy(rows=[GRY, *others(players)], count_owner=1, count_grave="h8")
    table.do(0, "open a1", "open b1")
    assert count_of(table) == (1, "h8")
    table.do(0, "open c1")
    assert came(table) == [(0, 1)]
    assert count_of(table) == (0, None)
    assert "h8" in may_open(table, 0)
    table.do(0, "open a8", "count a8")
    assert count_of(table) == (0, "a8")
    assert next_to_open(table) == 1, "the former owner has a normal turn"
    assert "h8" in may_open(table, 1)


def test_fa_3_he_is_taken_in_a_plague_from_the_finder_who_has_just_set_him() -> None:
    """The finder set him when their go ended; the next go takes him."""
    table = airy(RAT_B2, rows=[GRY, "gry" + LONG, LONG])
    table.do(0, "open a8", "open b8", "open c8", "open b2", "stop", "count h8")
    assert count_of(table) == (0, "h8")
    table.do(1, *IN_PLAGUE)
    assert came(table) == [(1, 0)]
    assert count_of(table) == (1, None)
    table.do(1, "stop", "count h7")
    assert count_of(table) == (1, "h7")


def test_fa_3_for_his_owner_nothing_changes_in_a_turn() -> None:
    """He stays on his grave, and nothing is set at the end."""
    table = airy(rows=[GRY, *others(3)], count_owner=0, count_grave="h8")
    table.do(0, "open a1", "open b1", "open c1")
    assert came(table) == []
    assert count_of(table) == (0, "h8")
    table.do(0, "open a8")
    assert next_to_open(table) == 1
    assert count_of(table) == (0, "h8")


def test_fa_3_for_his_owner_nothing_changes_in_a_plague() -> None:
    """Three laid in a go: he stays where he is, also on a neighbour of the rat."""
    table = airy(RAT_B2, rows=[LONG, GRY, LONG], count_owner=1, count_grave="c3")
    table.do(0, "open b2", "stop")
    table.do(1, *IN_PLAGUE)
    assert came(table) == []
    assert count_of(table) == (1, "c3")
    assert may_open(table, 1) == AROUND_B2 - {"a1", "b1", "c1", "c3"}
    stop(table, 1)
    assert next_in_plague(table) == 2


def test_fa_3_for_an_owner_who_has_not_set_him_yet_nothing_changes() -> None:
    """Lost to the left neighbour, who lays three: he is set once, at the end of that turn."""
    table = airy(rows=[LONG, LONG, GRY], count_owner=1, count_grave="c1", inside={"c1": "vampire w"})
    table.do(0, "open a8")
    assert count_of(table) == (2, None)
    table.do(2, "open a1", "open b1", "open c2")
    assert came(table) == []
    table.do(2, "open a8")
    assert next_to_set(table) == 2
    table.do(2, "count a1")
    assert next_to_open(table) == 0


def test_fa_3_a_go_of_an_owner_who_lost_him_counts_as_anybodys() -> None:
    """Whoever lost him can win him back."""
    table = airy(RAT_B2, rows=[GRY, "gry" + LONG], count_owner=1, count_grave="h8")
    table.do(0, "open a8", "open b8", "open c8")
    assert came(table) == [(0, 1)]
    table.do(0, "open b2", "stop", "count h8")
    table.do(1, *IN_PLAGUE)
    assert came(table) == [(1, 0)]


def test_fa_3_a_vampire_not_laid_in_a_plague_does_not_count() -> None:
    """Two laid and one declined bring nobody."""
    table = airy(RAT_B2, rows=[GRY, *others(3)])
    table.do(0, "open b2", *IN_PLAGUE[:4], "open c1", "lay none")
    assert count_of(table) == (None, None)


@pytest.mark.parametrize("players", [2, 3])
def test_fa_3_three_in_the_last_go_of_a_plague_bring_him(players: int) -> None:
    """The go of the finder's right neighbour is a turn of its own like any other."""
    last = players - 1
    table = airy(RAT_B2, rows=[*[LONG] * last, GRY])
    table.do(0, "open b2")
    stop(table, *range(last))
    table.do(last, *IN_PLAGUE)
    assert came(table) == [(last, None)]
