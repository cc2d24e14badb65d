"""The Count is set when a turn or go ends: FA-4."""

import pytest

from geisterstunde.kernel.game import Result
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
    stop,
)

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

AROUND_C3 = {"b2", "c2", "d2", "b3", "d3", "b4", "c4"}

HALF_BARE = """
. . . . k w g r
g * y . k w g r
g r y . . . . .
. . .     . . .
g r y     w g r
g r y b k w . .
g r y b . . . .
g r y b k w g r
"""


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_fa_4_he_is_set_when_the_turn_ends(players: int, edition: str) -> None:
    """The player sets him before the next turn begins."""
    table = airy(rows=[GRY, *others(players)], edition=edition)
    table.do(0, "open a1", "open b1", "open c1", "open a2")
    assert next_to_set(table) == 0
    assert "turn_began" not in table.kinds
    table.do(0, "count h8")
    assert table.told("count_set") == [{"seat": 0, "grave": "h8"}]
    assert table.kinds == ["count_set", "turn_began"]
    assert count_of(table) == (0, "h8")
    assert next_to_open(table) == 1


def test_fa_4_lids_close_before_he_is_set() -> None:
    """So he may stand on any grave, also on one opened in this turn, whatever lies in it."""
    table = airy(RAT_B2, rows=[GRY, *others(3)], inside={"h1": "vampire w", "h2": "garlic 1"})
    table.do(0, "open a1", "open b1", "open c1", "open a2")
    must_be_closed(table)
    assert may(table, 0, "count") == EVERYWHERE
    table.do(0, "count a1")
    assert count_of(table) == (0, "a1")


def test_fa_4_he_is_not_set_on_a_bare_grave() -> None:
    """Any closed grave means any with a lid."""
    table = airy(HALF_BARE, rows=["gry" + LONG, LONG])
    table.do(0, "open a5", "open b5", "open c5", "open a6")
    bare = {"a1", "b1", "c1", "d1", "d2", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "f4", "g4", "h4"}
    bare |= {"g6", "h6", "e7", "f7", "g7", "h7"}
    assert may(table, 0, "count") == EVERYWHERE - bare
    assert refused(table, 0, "count a1")


def test_fa_4_only_the_player_sets_him_and_nothing_else_goes_on() -> None:
    """Until he stands, nobody does anything else."""
    table = airy(rows=[GRY, *others(3)])
    table.do(0, "open a1", "open b1", "open c1")
    assert refused(table, 0, "count h8"), "not before the turn ends"
    table.do(0, "open a2")
    for seat in (1, 2):
        assert refused(table, seat, "count h8")
        assert refused(table, seat, "open h8")
    for decision in ("open h8", "bat h8", "stop", "lay left"):
        assert refused(table, 0, decision)
    assert set(table.owed) == {0}
    table.do(0, "count h8")
    for seat in (0, 1, 2):
        assert refused(table, seat, "count h7"), "he is set once"


def test_fa_4_garlic_is_put_in_first() -> None:
    """The miss is resolved, then the turn ends, then he is set."""
    table = airy(rows=[GRY, *others(3)], garlic=[1, 0, 0])
    table.do(0, "open a1", "open b1", "open c1", "open a2")
    assert table.view().asked == "garlic"
    table.do(0, "garlic yes")
    assert next_to_set(table) == 0
    assert "a2" in may(table, 0, "count")


def test_fa_4_stakes_and_gifts_come_first() -> None:
    """A third stake in that turn: gifts, then the Count."""
    table = airy(rows=[GRY, *others(3)], stakes=[2], inside={"a2": "vampire w"})
    table.do(0, "open a1", "open b1", "open c1", "open a2")
    assert set(table.owed) == {1, 2}
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(0, "take k left", "take k left")
    assert next_to_set(table) == 0
    must_be_closed(table)


def test_fa_4_he_is_set_after_a_bat_that_was_rightly_doubted() -> None:
    """That ends the turn, too; the doubter lays first."""
    table = airy(rows=[GRY, *others(3)], inside={"h8": "vampire b"})
    table.do(0, "open a1", "open b1", "open c1", "bat h8")
    table.do(1, "doubt")
    table.do(0, "take b left")
    assert table.view().asked != "set_count"
    table.do(1, "lay left")
    assert next_to_set(table) == 0
    must_be_closed(table)
    table.do(0, "count h8")
    assert next_to_open(table) == 1


def test_fa_4_whoever_wins_in_that_turn_sets_nobody() -> None:
    """The last vampire laid ends the game at that moment."""
    table = airy(rows=["gry", *others(3)])
    table.do(0, "open a1", "open b1", "open c1")
    assert table.result == Result((0,), "laid_last")
    assert table.owed == {}


@pytest.mark.parametrize("before_the_rat", [True, False])
def test_fa_4_the_finder_sets_him_when_the_finders_own_go_ends(before_the_rat: bool) -> None:
    """Not when the rat is found and not when the plague is over; open lids stay open."""
    table = airy(RAT_B2, rows=[GRY, *others(3)])
    if before_the_rat:
        table.do(0, "open a8", "open b8", "open c8", "open b2")
        lying_open = {"a8", "b8", "c8", "b2"}
    else:
        table.do(0, "open a8", "open b2", "open b1", "lay left", "open c1", "lay left")
        lying_open = {"a8", "b2", "b1", "c1"}
    assert count_of(table) == (0, None)
    assert next_in_plague(table) == 0
    stop(table, 0)
    assert next_to_set(table) == 0
    assert may(table, 0, "count") == EVERYWHERE - lying_open
    assert refused(table, 0, "count b2")
    table.do(0, "count c3")
    assert next_in_plague(table) == 1
    assert may_open(table, 1) == AROUND_B2 - lying_open - {"c3"}


@pytest.mark.parametrize("players", [3, 6])
def test_fa_4_in_a_plague_he_is_set_when_the_go_ends(players: int) -> None:
    """The plague goes on afterwards with the next player."""
    table = airy(RAT_B2, rows=[LONG, GRY, *others(players)[1:]])
    table.do(0, "open b2", "stop")
    table.do(1, *IN_PLAGUE)
    assert next_in_plague(table) == 1, "the go is not over"
    stop(table, 1)
    assert next_to_set(table) == 1
    assert may(table, 1, "count") == EVERYWHERE - {"a1", "b1", "c1", "b2"}
    table.do(1, "count h8")
    assert next_in_plague(table) == 2
    stop(table, *range(2, players))
    assert table.view().plague is None
    assert table.told("lifted") == [{"seat": 1, "grave": "h8", "inside": "empty"}], "the owner's next turn"


def test_fa_4_with_the_last_stop_the_plague_ends_and_its_lids_close_first() -> None:
    """The last go brought him: he may stand anywhere, on the covered rat's grave too."""
    table = airy(RAT_B2, rows=[LONG, LONG, GRY])
    table.do(0, "open b2", "stop")
    stop(table, 1)
    table.do(2, *IN_PLAGUE, "stop")
    assert next_to_set(table) == 2
    must_be_closed(table)
    assert may(table, 2, "count") == EVERYWHERE
    table.do(2, "count b2")
    assert count_of(table) == (2, "b2")
    assert next_to_open(table) == 1


def test_fa_4_when_all_neighbours_are_open_lids_close_before_he_is_set() -> None:
    """The third vampire goes into the last closed neighbour."""
    table = airy(RAT_A1, rows=[LONG, "rgr" + LONG, LONG])
    table.do(0, "open a1", "stop")
    table.do(1, "open b1", "lay left", "open a2", "lay left", "open b2", "lay left")
    assert count_of(table) == (1, None)
    assert next_to_set(table) == 1
    must_be_closed(table)
    assert may(table, 1, "count") == EVERYWHERE
    table.do(1, "count h8")
    assert table.told("lifted") == [{"seat": 1, "grave": "h8", "inside": "empty"}], "the owner's next turn"


def test_fa_4_a_plague_that_is_over_at_once_lets_the_finder_set_him() -> None:
    """All neighbours were opened in the turn: lids close, he is set, the next turn begins."""
    table = airy(RAT_A1, rows=["rgr" + LONG, *others(3)])
    table.do(0, "open b1", "open a2", "open b2", "open a1")
    assert next_to_set(table) == 0
    must_be_closed(table)
    table.do(0, "count a1")
    assert next_to_open(table) == 1


def test_fa_4_in_a_chain_he_is_set_between_the_plagues_by_a_finder_who_held_the_first() -> None:
    """All lids but the new rat's are closed; then the new plague begins at the left."""
    table = airy(TWO_RATS, rows=[GRY, *others(3)])
    table.do(0, "open a8", "open b8", "open c8", "open b2", "open c3")
    assert next_to_set(table) == 0
    assert may(table, 0, "count") == EVERYWHERE - {"c3"}
    table.do(0, "count c2")
    assert next_in_plague(table) == 1
    assert may_open(table, 1) == AROUND_C3 - {"c2"}
    assert refused(table, 1, "open c2") == "FA-5"


def test_fa_4_in_a_chain_he_is_set_between_the_plagues_by_whoever_found_the_second_rat() -> None:
    """The go of the finder ended with the first plague; the next go is a new one."""
    table = airy(TWO_RATS, rows=[LONG, GRY, LONG])
    table.do(0, "open b2", "stop")
    table.do(1, *IN_PLAGUE, "open c3")
    assert next_to_set(table) == 1
    assert may(table, 1, "count") == EVERYWHERE - {"c3"}
    table.do(1, "count b2")
    assert count_of(table) == (1, "b2")
    assert next_in_plague(table) == 1
    assert may_open(table, 1) == AROUND_C3 - {"b2"}
    stop(table, 1, 2)
    assert next_in_plague(table) == 0
    stop(table, 0)
    assert next_to_open(table) == 2


@pytest.mark.parametrize("end", ["stop", "open c3"])
def test_fa_4_in_2018_he_is_set_when_the_finders_plague_ends(end: str) -> None:
    """By stopping or by a second rat; everything is closed then, the second rat too."""
    table = airy(TWO_RATS, rows=[GRY, *others(3)], edition="2018")
    table.do(0, "open b2", "open a1", "open b1", "open c1")
    assert count_of(table) == (0, None)
    assert next_in_plague(table) == 0
    table.do(0, end)
    assert next_to_set(table) == 0
    must_be_closed(table)
    assert may(table, 0, "count") == EVERYWHERE
    table.do(0, "count c3")
    assert next_to_open(table) == 1


def test_fa_4_with_two_turns_in_a_row_the_second_begins_with_his_grave() -> None:
    """Two players, two plagues: the finder of both has the next turn, and it is the Count's."""
    table = airy(TWO_RATS, rows=[GRY, LONG])
    table.do(0, "open a8", "open b8", "open c8", "open b2", "open c3", "count h8")
    stop(table, 1, 0)
    assert table.view().turn == 0
    assert table.told("lifted") == [{"seat": 0, "grave": "h8", "inside": "empty"}]
    assert table.owed == {0: ["lay left", "lay right"]}


def test_fa_4_day_breaks_after_he_is_set() -> None:
    """Inherited in the last turns before dawn: the heir sets him first."""
    table = airy(
        rows=[LONG, LONG, "kwk"],
        count_owner=1,
        count_grave="c1",
        inside={"c1": "vampire w"},
        idle_turns=57,
    )
    table.do(0, "open a8")
    assert count_of(table) == (2, None)
    assert next_to_open(table) == 2
    table.do(2, "open a8")
    assert table.result is None
    assert next_to_set(table) == 2
    table.do(2, "count h8")
    assert table.told("count_set") == [{"seat": 2, "grave": "h8"}]
    assert table.kinds[-1] == "game_over"
    assert table.result == Result((2,), "dawn")


def test_fa_4_a_laying_in_the_turn_keeps_day_from_breaking() -> None:
    """The same table, but the heir lays one: the game goes on."""
    table = airy(
        rows=[LONG, LONG, "gwwwk"],
        count_owner=1,
        count_grave="c1",
        inside={"c1": "vampire w"},
        idle_turns=57,
    )
    table.do(0, "open a8")
    table.do(2, "open a7", "open a8", "count h8")
    assert table.result is None
    assert next_to_open(table) == 0


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_4_the_finder_sets_him_after_opening_all_neighbours(edition: str) -> None:
    """Finder's go, plague and turn end together: lids close, he is set, the left neighbour is next."""
    table = airy(RAT_A1, rows=["rgr" + LONG, *others(3)], edition=edition)
    lay = ["lay left"] if edition == "2004" else []
    table.do(0, "open a1", "open b1", *lay, "open a2", *lay, "open b2", *lay)
    assert next_to_set(table) == 0
    must_be_closed(table)
    table.do(0, "count b2")
    assert next_to_open(table) == 1


def test_fa_4_an_heir_who_finds_two_rats_sets_him_between_the_plagues() -> None:
    """Inherited, not laid for: the end of the own go counts all the same."""
    table = airy(
        TWO_RATS, rows=[LONG] * 3, turn=2, count_owner=0, count_grave="h8", inside={"h8": "vampire w"}
    )
    table.do(2, "open a8")
    assert count_of(table) == (1, None)
    table.do(1, "open b2", "open c3")
    assert next_to_set(table) == 1
    table.do(1, "count c2")
    assert next_in_plague(table) == 2
    assert may_open(table, 2) == AROUND_C3 - {"c2"}
