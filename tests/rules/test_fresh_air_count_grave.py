"""The owner's next turn begins with the Count's grave: FA-6 and FA-7."""

from typing import Any

import pytest

from geisterstunde.kernel.game import Result
from tests.cemetery import Table
from tests.rules.manners import may_open, must_be_closed, next_in_plague, next_to_open, refused, stakes_paid
from tests.rules.night_air import COLUMNS, LONG, RAT_A1, airy, bats_of, count_of, may, next_to_set, stop

QUARTERS = {
    "A": {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "e3", "a4", "b4", "c4"},
    "B": {"e1", "f1", "g1", "h1", "e2", "f2", "g2", "h2", "f3", "g3", "h3", "f4", "g4", "h4"},
    "C": {"f5", "g5", "h5", "e6", "f6", "g6", "h6", "d7", "e7", "f7", "g7", "h7"}
    | {"d8", "e8", "f8", "g8", "h8"},
    "D": {"a5", "b5", "c5", "a6", "b6", "c6", "d6", "a7", "b7", "c7", "a8", "b8", "c8"},
}

BARE_B = """
g r y b . . . .
g r y b . . . .
g r y b k . . .
g r y     . . .
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""

ONLY_A_AND_D = """
g r y b . . . .
g r y b . . . .
g r y b k . . .
g r y     . . .
g r y     . . .
g r y b . . . .
g r y . . . . .
g r y . . . . .
"""

ONE_IN_B = """
g r y b . . . .
g r y b . w . .
g r y b k . . .
g r y     . . .
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""


def at_the_counts_grave(
    lids: str = COLUMNS, *, row: str = "bw????wr", grave: str = "c1", players: int = 3, **more: Any
) -> Table:
    """The last seat has opened a miss; seat 0, who owns the Count, begins a turn with his grave."""
    table = airy(
        lids,
        rows=[row, *[LONG] * (players - 1)],
        turn=players - 1,
        count_owner=0,
        count_grave=grave,
        **more,
    )
    miss = "a8" if grave != "a8" else "a7"
    table.do(players - 1, f"open {miss}")
    return table


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_fa_6_the_owners_next_turn_begins_with_his_grave(players: int, edition: str) -> None:
    """It is opened before anything else, and empty."""
    table = at_the_counts_grave(players=players, edition=edition)
    assert table.told("turn_began") == [{"seat": 0}]
    assert table.told("lifted") == [{"seat": 0, "grave": "c1", "inside": "empty"}]
    assert table.kinds.index("turn_began") < table.kinds.index("lifted")
    assert table.owed == {0: ["lay left", "lay right"]}


def test_fa_6_it_is_the_owners_turn_and_nobody_elses_that_opens_it() -> None:
    """He waits through the turns of the others."""
    table = airy(rows=["gry" + LONG, LONG, LONG])
    table.do(0, "open a1", "open b1", "open c1", "open a2", "count h8")
    for seat in (1, 2):
        assert next_to_open(table) == seat
        assert count_of(table) == (0, "h8")
        table.do(seat, "open a2")
    assert table.told("lifted") == [{"seat": 0, "grave": "h8", "inside": "empty"}]
    assert table.owed == {0: ["lay left", "lay right"]}


@pytest.mark.parametrize(
    ("end", "colour", "row"), [("left", "b", "ww???wr"), ("right", "r", "bw???ww")], ids=["left", "right"]
)
def test_fa_6_the_owner_lays_either_end(end: str, colour: str, row: str) -> None:
    """The lid is yellow, the vampire blue or red: the colour does not matter."""
    table = at_the_counts_grave()
    table.do(0, f"lay {end}")
    assert table.told("laid") == [{"seat": 0, "grave": "c1", "end": end, "colour": colour}]
    assert table.inside("c1") == f"vampire {colour}"
    assert table.rows[0] == row


def test_fa_6_laying_is_all_the_owner_may_do() -> None:
    """No declining, no opening, no bat, no garlic before it."""
    table = at_the_counts_grave(garlic=[3, 0, 0])
    for decision in ("lay none", "open a1", "bat a1", "garlic yes", "stop", "count e1"):
        assert refused(table, 0, decision)
    for seat in (1, 2):
        assert refused(table, seat, "lay left")
        assert refused(table, seat, "open a1")


def test_fa_6_equal_ends_are_still_two_ends() -> None:
    """As everywhere, two ends are two choices."""
    table = at_the_counts_grave(row="bw????wb")
    assert table.owed == {0: ["lay left", "lay right"]}


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_6_a_rat_lid_does_not_matter(edition: str) -> None:
    """No plague; the rat stays on its grave, on top of the vampire."""
    table = at_the_counts_grave(RAT_A1, grave="a1", edition=edition)
    assert "*" not in table.view().lids
    table.do(0, "lay left", "count e1")
    assert table.view().plague is None
    assert table.lid("a1") == "*"
    assert table.inside("a1") == "vampire b"
    assert next_to_open(table) == 0


def test_fa_6_the_lid_is_lifted_and_closes_before_the_normal_turn() -> None:
    """While the owner lays, it is up; when the Count moves, all is closed."""
    table = at_the_counts_grave()
    assert table.view().lids.count("^") == 1
    assert table.view().lids[2] == "^"
    table.do(0, "lay left")
    assert next_to_set(table) == 0
    must_be_closed(table)


@pytest.mark.parametrize(
    ("grave", "then"), [("c1", "B"), ("h1", "C"), ("d7", "D"), ("a7", "A"), ("e3", "B"), ("e1", "C")]
)
def test_fa_6_he_moves_to_the_next_quarter_clockwise(grave: str, then: str) -> None:
    """Any closed grave there, and none elsewhere."""
    table = at_the_counts_grave(grave=grave)
    table.do(0, "lay left")
    assert next_to_set(table) == 0
    assert may(table, 0, "count") == QUARTERS[then]
    for quarter in set(QUARTERS) - {then}:
        assert refused(table, 0, f"count {min(QUARTERS[quarter])}") == "FA-6"
    there = min(QUARTERS[then])
    table.do(0, f"count {there}")
    assert table.told("count_set") == [{"seat": 0, "grave": there}]
    assert count_of(table) == (0, there)


def test_fa_6_in_a_layout_of_your_own_the_quarters_are_those_of_the_layout() -> None:
    """In `even`, e3 lies in B and goes to C."""
    table = at_the_counts_grave(grave="e3", layout="even")
    table.do(0, "lay left")
    assert may(table, 0, "count") == QUARTERS["C"] - {"d7", "d8"}


@pytest.mark.parametrize(("lids", "grave", "then"), [(BARE_B, "c1", "C"), (ONLY_A_AND_D, "c1", "D")])
def test_fa_6_a_quarter_without_a_closed_grave_is_skipped(lids: str, grave: str, then: str) -> None:
    """With two players a whole quarter can be bare."""
    table = at_the_counts_grave(lids, grave=grave, players=2)
    table.do(0, "lay left")
    assert may(table, 0, "count") == QUARTERS[then]
    assert next_to_set(table) == 0


def test_fa_6_the_only_grave_there_is_not_asked() -> None:
    """One possibility is no question: he moves by himself."""
    table = at_the_counts_grave(ONE_IN_B, players=2)
    table.do(0, "lay left")
    assert table.told("count_set") == [{"seat": 0, "grave": "f2"}]
    assert next_to_open(table) == 0


def test_fa_6_then_the_normal_turn_begins() -> None:
    """The owner opens, or sends a bat; the grave just filled is closed like any other."""
    table = at_the_counts_grave()
    table.do(0, "lay left", "count h1")
    assert next_to_open(table) == 0
    assert may_open(table, 0) == set().union(*QUARTERS.values()) - {"h1"}
    assert may(table, 0, "bat") == may_open(table, 0)
    table.do(0, "open c1")
    assert table.stakes == [1, 0, 0], "the vampire just laid there"
    assert next_to_open(table) == 1


def test_fa_6_the_normal_turn_follows_the_normal_rules() -> None:
    """A fit is laid and the owner opens again; a miss ends the turn, and he need not be set."""
    table = at_the_counts_grave(row="bgw????wr")
    table.do(0, "lay left", "count h1", "open a1")
    assert next_to_open(table) == 0
    table.do(0, "open c2")
    assert next_to_open(table) == 1
    assert count_of(table) == (0, "h1")


def test_fa_6_he_serves_turn_after_turn() -> None:
    """A then B then C then D, as long as his graves are empty."""
    table = at_the_counts_grave()
    for there in ("e1", "f5", "a5", "a1"):
        table.do(0, "lay left", f"count {there}", "open a8")
        assert count_of(table) == (0, there)
        table.do(1, "open a8")
        table.do(2, "open a8")
        assert table.told("lifted") == [{"seat": 0, "grave": there, "inside": "empty"}]
    assert len(table.rows[0]) == 8 - 4


def test_fa_6_a_row_of_one_wins() -> None:
    """The last vampire is laid by itself, at the start of the turn."""
    table = at_the_counts_grave(row="b")
    assert table.result == Result((0,), "laid_last")
    assert table.told("laid") == [{"seat": 0, "grave": "c1", "end": "left", "colour": "b"}]
    assert table.kinds[-1] == "game_over"
    assert table.owed == {}


def test_fa_6_the_second_last_does_not_win() -> None:
    """One is left: the Count moves and the turn begins."""
    table = at_the_counts_grave(row="bg")
    table.do(0, "lay left", "count h1")
    assert table.result is None
    assert next_to_open(table) == 0


def test_fa_6_the_laying_counts_against_dawn() -> None:
    """A turn in which the Count's grave was filled is no idle turn."""
    table = at_the_counts_grave(idle_turns=58)
    table.do(0, "lay left", "count h1", "open a8")
    assert table.result is None
    assert table.view().idle_turns == 0
    assert next_to_open(table) == 1


def test_fa_6_a_new_face_is_turned_up() -> None:
    """The end from which was laid shows two again."""
    table = at_the_counts_grave(hidden={0: "yrkw"})
    table.do(0, "lay left")
    assert table.rows[0] == "wy???wr"


def test_fa_6_a_count_taken_away_opens_nothing() -> None:
    """Whoever lost him before their turn has a normal turn."""
    table = airy(rows=["gry" + LONG, LONG, LONG], count_owner=1, count_grave="h8")
    table.do(0, "open a1", "open b1", "open c1", "open a2", "count g8")
    assert "lifted" not in table.kinds
    assert next_to_open(table) == 1


@pytest.mark.parametrize("content", ["vampire w", "garlic 0", "garlic 1"])
@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_fa_7_not_empty_the_turn_is_over_and_the_left_neighbour_gets_him(
    players: int, edition: str, content: str
) -> None:
    """No penalty of any kind, and what lay there stays there."""
    table = at_the_counts_grave(players=players, edition=edition, inside={"c1": content}, stakes=[2])
    assert table.told("lifted") == [{"seat": 0, "grave": "c1", "inside": content}]
    assert table.told("count_lost") == [{"seat": 0, "heir": 1}]
    assert table.told("turn_began") == [{"seat": 0}, {"seat": 1}]
    assert stakes_paid(table) == 0
    assert table.stakes == [2] + [0] * (players - 1)
    assert table.told("gifts_fell_due") == []
    assert table.garlic == [0] * players
    assert table.inside("c1") == content
    assert [len(row) for row in table.rows] == [8] * players
    must_be_closed(table)
    assert count_of(table) == (1, None)
    assert next_to_open(table) == 1


def test_fa_7_past_the_last_seat_the_left_neighbour_is_seat_0() -> None:
    """Seats go round."""
    table = airy(rows=[LONG] * 3, turn=1, count_owner=2, count_grave="c1", inside={"c1": "vampire w"})
    table.do(1, "open a8")
    assert table.told("count_lost") == [{"seat": 2, "heir": 0}]
    assert count_of(table) == (0, None)
    assert next_to_open(table) == 0


@pytest.mark.parametrize("lids", [RAT_A1, COLUMNS])
def test_fa_7_the_lid_does_not_matter(lids: str) -> None:
    """A rat starts no plague, a colour that fits lays nothing."""
    table = at_the_counts_grave(lids, row="gw????wg", grave="a1", inside={"a1": "vampire w"})
    assert table.view().plague is None
    assert table.told("laid") == []
    assert table.lid("a1") == ("*" if lids == RAT_A1 else "g")
    assert next_to_open(table) == 1


def test_fa_7_the_left_neighbour_sets_him_at_the_end_of_their_turn() -> None:
    """A normal turn first; any closed grave then, also the one he comes from."""
    table = at_the_counts_grave(inside={"c1": "vampire w"})
    assert refused(table, 1, "count h8")
    assert "c1" in may_open(table, 1), "he keeps no grave"
    table.do(1, "open a1")
    assert next_to_set(table) == 1
    assert may(table, 1, "count") == set().union(*QUARTERS.values())
    table.do(1, "count h8")
    assert count_of(table) == (1, "h8")
    assert next_to_open(table) == 2


def test_fa_7_for_the_left_neighbour_he_works_as_for_anybody() -> None:
    """In their next turn his grave is opened."""
    table = at_the_counts_grave(inside={"c1": "vampire w"})
    table.do(1, "open a1", "count h8")
    table.do(2, "open a1")
    table.do(0, "open a2")
    assert table.told("lifted") == [{"seat": 1, "grave": "h8", "inside": "empty"}]
    assert table.owed == {1: ["lay left", "lay right"]}


def test_fa_7_a_left_neighbour_who_finds_a_rat_sets_him_when_the_own_go_ends() -> None:
    """The end of the turn is the end of the finder's go, as for whoever laid three."""
    table = at_the_counts_grave(RAT_A1, inside={"c1": "vampire w"})
    table.do(1, "open a1", "stop")
    assert next_to_set(table) == 1
    table.do(1, "count b2")
    assert next_in_plague(table) == 2
    assert may_open(table, 2) == {"b1", "a2"}
    stop(table, 2, 0)
    assert next_to_open(table) == 2


def test_fa_7_the_loser_uses_no_bat_and_no_other_opening() -> None:
    """The turn is over at once."""
    table = at_the_counts_grave(inside={"c1": "vampire w"})
    assert bats_of(table) == [2, 2, 2]
    assert refused(table, 0, "open a1")
    assert refused(table, 0, "bat a1")


def test_fa_7_it_is_a_turn_without_a_laying() -> None:
    """Day can break with it; the heir's turn never comes, and nobody sets him."""
    table = at_the_counts_grave(inside={"c1": "vampire w"}, row="bwg", idle_turns=58)
    assert table.result == Result((0,), "dawn")
    assert table.owed == {}


@pytest.mark.parametrize("content", ["vampire w", "garlic 1"])
def test_fa_7_the_count_can_be_lost_again_and_again(content: str) -> None:
    """Set on the same occupied grave, he wanders on to the left."""
    table = at_the_counts_grave(inside={"c1": content})
    table.do(1, "open a1", "count c1")
    table.do(2, "open a1")
    table.do(0, "open a1")
    assert table.told("count_lost") == [{"seat": 1, "heir": 2}]
    assert count_of(table) == (2, None)
    assert next_to_open(table) == 2


def test_fa_6_where_no_other_quarter_has_a_grave_he_moves_within_his_own() -> None:
    """All the way round to where he started, and on to another grave."""
    lids = """
    g r y b . . . .
    g . . . . . . .
    . . . . . . . .
    . . .     . . .
    . . .     . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    """
    table = airy(lids, rows=["bwyr", LONG], turn=1, count_owner=0, count_grave="c1")
    table.do(1, "open a1")
    table.do(0, "lay left")
    assert next_to_set(table) == 0
    assert may(table, 0, "count") == {"a1", "b1", "d1", "a2"}


def test_fa_6_between_laying_and_moving_nothing_else_goes_on() -> None:
    """The Count moves before the owner opens."""
    table = at_the_counts_grave()
    table.do(0, "lay left")
    for decision in ("open a1", "bat a1", "lay left"):
        assert refused(table, 0, decision)
    assert refused(table, 1, "count e1")
    assert refused(table, 1, "open a1")


def test_fa_6_a_bat_may_be_the_first_thing_of_the_normal_turn() -> None:
    """Instead of opening, as in any normal turn."""
    table = at_the_counts_grave(row="bwwwww")
    table.do(0, "lay left", "count h1", "bat a1")
    assert table.owed == {1: ["believe", "doubt"]}
