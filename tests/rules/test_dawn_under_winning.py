"""Who wins, and when: DU-18."""

import pytest

from geisterstunde.kernel.game import Result
from tests.cemetery import Table
from tests.rules.boards import CEMETERY
from tests.rules.manners import next_to_open, refused, state_of

LONG = "kw????wk"


def must_be_over(table: Table, winner: int, reason: str) -> None:
    """Makes sure of winner and reason, and that nobody can do anything any more."""
    assert table.result == Result((winner,), reason)
    assert table.kinds[-1] == "game_over"
    assert table.told("game_over") == [{"winners": (winner,), "reason": reason}]
    assert table.owed == {}
    end = table.view().end
    assert end is not None
    assert (end.winners, end.reason) == ((winner,), reason)
    for seat in range(len(table.rows)):
        assert refused(table, seat, "open a2") == "DU-18"


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_18_whoever_lays_the_last_vampire_wins_at_that_moment(players: int, edition: str) -> None:
    """No further opening is asked."""
    table = Table(CEMETERY, rows=["g", *[LONG] * (players - 1)], edition=edition)
    table.do(0, "open a1")
    assert table.rows[0] == ""
    assert table.inside("a1") == "vampire g"
    must_be_over(table, 0, "laid_last")


def test_du_18_it_is_the_last_one_and_not_the_last_two() -> None:
    """With two vampires left the game goes on after the first of them."""
    table = Table(CEMETERY, rows=["gr", LONG, LONG])
    table.do(0, "open a1")
    assert table.result is None
    assert next_to_open(table) == 0
    table.do(0, "open b1")
    must_be_over(table, 0, "laid_last")


def test_du_18_a_last_vampire_may_miss() -> None:
    """Nothing is won by a grave that does not fit."""
    table = Table(CEMETERY, rows=["g", LONG, LONG], garlic=[0, 0, 0])
    table.do(0, "open b1")
    assert table.result is None
    assert next_to_open(table) == 1


def test_du_18_whoever_gives_the_last_vampire_wins_out_of_turn() -> None:
    """Another finds my garlic while one vampire is left to me: I win in their turn."""
    table = Table(CEMETERY, rows=[LONG, LONG, "r"], inside={"c1": "garlic 2"})
    table.do(0, "open c1")
    must_be_over(table, 2, "gave_last")


def test_du_18_the_third_stake_of_another_can_win_for_me() -> None:
    """Every other player gives one, so whoever has one is done."""
    table = Table(CEMETERY, rows=[LONG, LONG, "r"], inside={"c1": "vampire b"}, stakes=[2])
    table.do(0, "open c1")
    must_be_over(table, 2, "gave_last")


def test_du_18_anothers_own_garlic_can_win_for_me() -> None:
    """Every other player gives one there, too."""
    table = Table(CEMETERY, rows=[LONG, "y", LONG], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    must_be_over(table, 1, "gave_last")


@pytest.mark.parametrize(
    ("finder", "rows", "winner"),
    [
        (0, [LONG, "r", "g", LONG], 1),
        (0, [LONG, LONG, "g", "r"], 2),
        (1, ["r", LONG, "g", LONG], 2),
        (2, ["r", "g", LONG, LONG], 0),
        (2, ["r", "g", LONG, "y"], 3),
        (3, ["r", "g", "y", LONG], 0),
        (3, [LONG, LONG, "y", LONG], 2),
    ],
)
def test_du_18_the_first_such_giver_clockwise_wins(finder: int, rows: list[str], winner: int) -> None:
    """Several could: the first from the receiver's left wins, alone."""
    table = Table(CEMETERY, rows=rows, inside={"c1": f"garlic {finder}"}, turn=finder)
    table.do(finder, "open c1")
    must_be_over(table, winner, "gave_last")


def test_du_18_the_first_to_run_out_wins_even_if_others_come_before_them() -> None:
    """A giver with more vampires sits nearer to the receiver; nobody is asked all the same."""
    table = Table(CEMETERY, rows=[LONG, LONG, LONG, "r"], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    must_be_over(table, 3, "gave_last")
    assert [told["seat"] for told in table.told("gave")] == [3]


@pytest.mark.parametrize("penalty", ["vampire b", "garlic 0", "garlic 2"])
def test_du_18_nobody_is_asked_and_nothing_but_the_last_gift_moves(penalty: str) -> None:
    """The other rows, the bulbs and the grave stay as they were when the gifts fell due."""
    table = Table(CEMETERY, rows=[LONG, LONG, "r"], inside={"c1": penalty}, stakes=[2, 1, 1])
    garlic = table.garlic
    table.do(0, "open c1")
    assert table.rows == [LONG, LONG, ""]
    assert table.garlic == garlic
    assert table.inside("c1") == penalty
    assert table.stakes[1:] == [1, 1]
    assert not {"giver_ready", "took", "bulb_went_home", "stakes_returned"} & set(table.kinds)
    must_be_over(table, 2, "gave_last")


def test_du_18_only_a_giver_wins_by_giving() -> None:
    """For another's garlic only the owner gives: a bystander with one vampire goes on waiting."""
    table = Table(CEMETERY, rows=[LONG, "r", LONG], inside={"c1": "garlic 2"})
    table.do(0, "open c1")
    assert table.result is None
    assert set(table.owed) == {2}


def test_du_18_the_receiver_is_no_giver() -> None:
    """A finder with one vampire does not win by a penalty."""
    table = Table(CEMETERY, rows=["r", LONG, LONG], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    assert table.result is None
    assert set(table.owed) == {1, 2}


def test_du_18_a_giver_of_two_vampires_goes_on_with_one() -> None:
    """More than is owed: the gift is given and the game goes on."""
    table = Table(CEMETERY, rows=[LONG, "rg", LONG], inside={"c1": "garlic 1"})
    table.do(0, "open c1")
    assert table.owed == {1: ["give left", "give right"]}
    table.do(1, "give left")
    assert table.rows[1] == "g"
    table.do(0, "take r left")
    assert table.result is None
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("row", ["r", "rg"])
def test_du_18_with_two_players_two_for_garlic_end_the_game(row: str, edition: str) -> None:
    """The owner owes two: with two or one left, the owner wins at once."""
    table = Table(CEMETERY, rows=[LONG, row], inside={"c1": "garlic 1"}, edition=edition)
    table.do(0, "open c1")
    assert table.rows == [LONG, ""]
    must_be_over(table, 1, "gave_last")


def test_du_18_with_two_players_three_for_garlic_do_not() -> None:
    """Three less two is one."""
    table = Table(CEMETERY, rows=[LONG, "rgb"], inside={"c1": "garlic 1"})
    table.do(0, "open c1")
    table.do(1, "give left", "give left")
    table.do(0, "take r left", "take g left")
    assert table.rows[1] == "b"
    assert next_to_open(table) == 1


@pytest.mark.parametrize("penalty", ["vampire b", "garlic 0"])
@pytest.mark.parametrize("row", ["r", "rg", "rgb", "rgby"])
def test_du_18_with_two_players_four_for_a_big_penalty_end_the_game(row: str, penalty: str) -> None:
    """Third stake and own garlic cost four: an opponent with four or fewer wins at once."""
    table = Table(CEMETERY, rows=[LONG, row], inside={"c1": penalty}, stakes=[2, 0])
    table.do(0, "open c1")
    assert table.rows == [LONG, ""]
    must_be_over(table, 1, "gave_last")


@pytest.mark.parametrize("penalty", ["vampire b", "garlic 0"])
def test_du_18_with_two_players_five_for_a_big_penalty_do_not(penalty: str) -> None:
    """Five less four is one."""
    table = Table(CEMETERY, rows=[LONG, "rgbyk"], inside={"c1": penalty}, stakes=[2, 0])
    table.do(0, "open c1")
    assert table.owed == {1: ["give left", "give right"]}
    table.do(1, *["give left"] * 4)
    assert table.rows[1] == "k"
    assert table.result is None


PLAGUE = """
* g w w w w w w
r w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w w
"""


@pytest.mark.parametrize(("seat", "edition"), [(0, "2004"), (0, "2018"), (1, "2004"), (2, "2004")])
def test_du_18_a_last_vampire_laid_in_a_plague_wins(seat: int, edition: str) -> None:
    """In the finder's go or in another's, and the plague does not have to end first."""
    rows = [LONG, LONG, LONG]
    rows[seat] = "g"
    table = Table(PLAGUE, rows=rows, edition=edition)
    table.do(0, "open a1")
    for waiting in range(seat):
        table.do(waiting, "stop")
    table.do(seat, "open b1")
    if edition == "2004":
        table.do(seat, "lay left")
    must_be_over(table, seat, "laid_last")


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_18_a_last_vampire_given_in_a_plague_wins(edition: str) -> None:
    """The finder of the rat finds my garlic: I win in their plague."""
    table = Table(PLAGUE, rows=[LONG, LONG, "y"], inside={"b1": "garlic 2"}, edition=edition)
    table.do(0, "open a1", "open b1")
    must_be_over(table, 2, "gave_last")


def test_du_18_even_the_plagues_holder_wins_by_giving_in_anothers_go() -> None:
    """The next player finds the holder's garlic in the holder's own plague."""
    table = Table(PLAGUE, rows=["y", LONG, LONG], inside={"b1": "garlic 0"})
    table.do(0, "open a1", "stop")
    table.do(1, "open b1")
    must_be_over(table, 0, "gave_last")


def test_du_18_the_game_is_over_for_good() -> None:
    """After the end no decision changes anything, not even one of the winner."""
    table = Table(CEMETERY, rows=["g", LONG, LONG])
    table.do(0, "open a1")
    over = state_of(table)
    for decision in ("open a2", "stop", "give left", "take w left", "lay left", "garlic no"):
        refused(table, 0, decision)
    assert state_of(table) == over
