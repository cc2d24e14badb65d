"""Opening what was just opened, in the edition of 2018: DU-41."""

from typing import Any

import pytest

from tests.cemetery import Table
from tests.rules.manners import next_in_plague, next_to_open, stakes_paid

CEMETERY = """
g r y b k w * w
w w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w *
"""

NOTHING_FITS = "kk????kk"


def table_of(*rows: str, players: int = 3, bulbs: int = 0, **more: Any) -> Table:
    """The cemetery above in the edition of 2018: the first rows as given, all else is black."""
    more = {"edition": "2018", "garlic": [bulbs] * players, "hidden": dict.fromkeys(range(6), "kkkk"), **more}
    return Table(CEMETERY, rows=[*rows, *[NOTHING_FITS] * (players - len(rows))], **more)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_du_41_opening_the_last_opened_grave_for_nothing_costs_a_stake(players: int) -> None:
    """Any number of players: no vampire laid, no garlic put in, a stake."""
    table = table_of(players=players)
    table.do(0, "open a2")
    assert stakes_paid(table) == 0
    table.do(1, "open a2")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-41"}]
    assert next_to_open(table) == 2 % players


def test_du_41_whoever_leaves_it_empty_by_choice_pays_too() -> None:
    """With bulbs in hand, garlic is asked first, and leaving costs."""
    table = table_of(bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2")
    assert stakes_paid(table) == 0
    table.do(1, "garlic no")
    assert table.stakes == [0, 1, 0]
    assert table.inside("a2") == "empty"
    assert next_to_open(table) == 2


def test_du_41_putting_in_garlic_is_free() -> None:
    """A bulb makes it worth while."""
    table = table_of(bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2", "garlic yes")
    assert table.stakes == [0, 0, 0]
    assert table.inside("a2") == "garlic 1"


def test_du_41_laying_is_free() -> None:
    """A fitting vampire makes it worth while, and the turn goes on."""
    table = table_of(NOTHING_FITS, "rw????wk")
    table.do(0, "open b1")
    table.do(1, "open b1")
    assert table.inside("b1") == "vampire r"
    assert table.stakes == [0, 0, 0]
    assert next_to_open(table) == 1


def test_du_41_laying_after_a_choice_of_ends_is_free() -> None:
    """Both ends fit: one is laid, nothing is paid."""
    table = table_of(NOTHING_FITS, "rw????wr")
    table.do(0, "open b1")
    table.do(1, "open b1", "lay right")
    assert table.stakes == [0, 0, 0]


def test_du_41_never_two_stakes_for_one_opening() -> None:
    """A vampire inside costs its one stake, no other."""
    table = table_of(inside={"a2": "vampire g"})
    table.do(0, "open a2")
    assert table.stakes == [1, 0, 0]
    table.do(1, "open a2")
    assert stakes_paid(table) == 1
    assert table.stakes == [1, 1, 0]


def test_du_41_garlic_put_in_by_the_last_opener_costs_no_stake() -> None:
    """The next player finds it: the owner gives, no stake."""
    table = table_of(bulbs=3)
    table.do(0, "open a2", "garlic yes")
    table.do(1, "open a2")
    table.do(0, "give left")
    table.do(1, "take k left")
    assert table.stakes == [0, 0, 0]
    assert next_to_open(table) == 2


def test_du_41_garlic_put_in_by_a_third_player_costs_no_stake() -> None:
    """Seat 1 put it there in a plague, after seat 0's opening: seat 1 gives, no stake."""
    table = table_of(bulbs=3)
    table.do(0, "open g8", "garlic no")
    table.do(1, "open h8", "open g8", "garlic yes", "stop")
    table.do(2, "open g8")
    table.do(1, "give left")
    table.do(2, "take k left")
    assert table.stakes == [0, 0, 0]


def test_du_41_own_garlic_costs_no_stake() -> None:
    """Seat 1 put it there in a plague and finds it again: gifts, no stake."""
    table = table_of(NOTHING_FITS + "k", players=2, bulbs=3)
    table.do(0, "open g8", "garlic no")
    table.do(1, "open h8", "open g8", "garlic yes", "stop")
    table.do(0, "open g1", "stop")
    table.do(1, "open g8")
    assert table.told("gifts_fell_due") == [{"receiver": 1, "givers": (0,), "each": 4}]
    table.do(0, *["give left"] * 4)
    table.do(1, *["take k left"] * 4)
    assert table.stakes == [0, 0]


def test_du_41_another_grave_is_free() -> None:
    """Only the last opened one is dear."""
    table = table_of()
    table.do(0, "open a2")
    table.do(1, "open b2")
    assert table.stakes == [0, 0, 0]


def test_du_41_nothing_is_dear_before_anybody_has_opened() -> None:
    """The very first opening costs nothing, wherever it is."""
    table = table_of()
    table.do(0, "open a1")
    assert table.stakes == [0, 0, 0]


@pytest.mark.parametrize(("grave", "stakes"), [("a1", 1), ("b1", 1), ("a2", 1), ("c1", 0)])
def test_du_41_after_several_openings_in_one_turn_only_the_last_one_counts(grave: str, stakes: int) -> None:
    """Seat 0 laid in a1 and b1 and left a2 empty; a1 and b1 cost a stake only for their vampires."""
    table = table_of("gr????kk")
    table.do(0, "open a1", "open b1", "open a2")
    table.do(1, f"open {grave}")
    assert table.stakes == [0, stakes, 0]
    if stakes:
        assert table.told("stake_taken")[0]["rule"] == ("DU-41" if grave == "a2" else "DU-13")


def test_du_41_an_earlier_turns_grave_is_free() -> None:
    """Seat 2 may open what seat 0 opened, for seat 1 has opened since; what seat 1 opened is dear."""
    for grave, stakes in (("a2", 0), ("b2", 1)):
        table = table_of()
        table.do(0, "open a2")
        table.do(1, "open b2")
        table.do(2, f"open {grave}")
        assert table.stakes == [0, 0, stakes]


def test_du_41_an_opening_that_lays_counts_as_the_last_one() -> None:
    """Seat 1 lays in a1 and then finds a rat: a1 is the last that counts, so a2 is free again."""
    table = table_of(NOTHING_FITS, "gw????kk")
    table.do(0, "open a2")
    table.do(1, "open a1", "open h8", "stop")
    table.do(2, "open a2")
    assert table.stakes == [0, 0, 0]


@pytest.mark.parametrize("inside", ["vampire g", "garlic 1"])
def test_du_41_an_opening_that_meets_a_penalty_counts_as_the_last_one(inside: str) -> None:
    """Seat 1 finds a vampire or their garlic in b2, so a2 is free again for seat 2."""
    table = table_of(inside={"b2": inside})
    table.do(0, "open a2")
    table.do(1, "open b2")
    if inside.startswith("garlic"):
        table.do(0, "give left")
        table.do(2, "give left")
        table.do(1, "take k left", "take k left")
    table.do(2, "open a2")
    assert table.stakes[2] == 0


def test_du_41_an_opening_that_cost_a_stake_counts_as_well() -> None:
    """Seat 1 pays for a2; it is still the last opened grave, so seat 2 pays too."""
    table = table_of()
    table.do(0, "open a2")
    table.do(1, "open a2")
    table.do(2, "open a2")
    assert table.stakes == [0, 1, 1]


def test_du_41_a_grave_whose_garlic_went_home_is_dear() -> None:
    """Found garlic counts as an opening: the emptied grave costs the next player a stake."""
    table = table_of(inside={"a2": "garlic 2"})
    table.do(0, "open a2")
    table.do(2, "give left")
    table.do(0, "take k left")
    table.do(1, "open a2")
    assert table.stakes == [0, 1, 0]


def test_du_41_holds_at_any_time_in_ones_turn() -> None:
    """After two layings of one's own, the other player's last grave still costs."""
    table = table_of(NOTHING_FITS, "gr????kk")
    table.do(0, "open e2")
    table.do(1, "open a1", "open b1", "open e2")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-41"}]
    assert next_to_open(table) == 2


def test_du_41_however_long_ago_the_last_one_counts() -> None:
    """Seats 2 and 3 find rats, which do not count: for seat 0 the last grave of another is seat 1's."""
    table = table_of(players=4)
    table.do(0, "open a3")
    table.do(1, "open b3")
    table.do(2, "open g1", "stop")
    table.do(3, "open h8", "stop")
    table.do(0, "open b3")
    assert table.stakes == [1, 0, 0, 0]


def test_du_41_the_last_opening_of_another_may_lie_before_ones_own() -> None:
    """After the opponent's rat, the opponent's grave before it is the dear one, not one's own."""
    for grave, stakes in (("a3", 1), ("b3", 0)):
        table = table_of(players=2, turn=1)
        table.do(1, "open a3")
        table.do(0, "open b3")
        table.do(1, "open h8", "stop")
        table.do(0, f"open {grave}")
        assert table.stakes == [stakes, 0]


def test_du_41_ones_own_last_opening_is_free() -> None:
    """Nobody else has opened anything that counts."""
    table = table_of(players=2)
    table.do(0, "open a2")
    table.do(1, "open h8", "stop")
    table.do(0, "open a2")
    assert table.stakes == [0, 0]


def test_du_41_a_rat_neither_counts() -> None:
    """After seat 1's rat, the last grave is still seat 0's."""
    table = table_of()
    table.do(0, "open a2")
    table.do(1, "open h8", "stop")
    table.do(2, "open a2")
    assert table.stakes == [0, 0, 1]


def test_du_41_the_grave_of_a_rat_is_not_dear() -> None:
    """Its new lid can be looked at for nothing."""
    table = table_of(reserve="wkyrgb")
    table.do(0, "open h8", "stop")
    table.do(1, "open h8")
    assert table.told("opened") == [{"seat": 1, "grave": "h8", "lid": "w", "inside": "empty"}]
    assert table.stakes == [0, 0, 0]


def test_du_41_a_rat_does_not_cost() -> None:
    """The second rat of a plague, covered again, is opened by the next player: a plague, no stake."""
    lids = CEMETERY.replace("w w w w w w w w\nw w w w w w w *", "w w w w w w * w\nw w w w w w w *")
    table = Table(lids, rows=[NOTHING_FITS] * 3, edition="2018", garlic=[0] * 3)
    table.do(0, "open h8", "open g7")
    assert next_to_open(table) == 1
    table.do(1, "open g7")
    assert table.stakes == [0, 0, 0]
    assert next_in_plague(table) == 1


def test_du_41_openings_in_a_plague_do_not_count() -> None:
    """Seat 1 opens g8 in a plague: g8 is free for seat 2, and a2 of seat 0 is still dear."""
    for grave, stakes in (("g8", 0), ("a2", 1)):
        table = table_of()
        table.do(0, "open a2")
        table.do(1, "open h8", "open g7", "open g8", "stop")
        table.do(2, f"open {grave}")
        assert table.stakes == [0, 0, stakes]


def test_du_41_openings_in_a_plague_do_not_cost() -> None:
    """Seat 0 left g8 empty; seat 1 opens it as a neighbour of the rat."""
    table = table_of()
    table.do(0, "open g8")
    table.do(1, "open h8", "open g8")
    assert table.stakes == [0, 0, 0]
    assert next_in_plague(table) == 1


def test_du_41_a_plague_leaves_the_dear_grave_dear() -> None:
    """It was opened in a plague for nothing; in the next normal turn it costs."""
    table = table_of()
    table.do(0, "open g8")
    table.do(1, "open h8", "open g8", "stop")
    table.do(2, "open g8")
    assert table.stakes == [0, 0, 1]


def test_du_41_a_third_stake_brings_gifts() -> None:
    """Like any third stake; then the turn ends."""
    table = table_of(stakes=[0, 2, 0])
    table.do(0, "open a2")
    table.do(1, "open a2")
    assert set(table.owed) == {0, 2}
    table.do(0, "give left")
    table.do(2, "give left")
    table.do(1, "take k left", "take k left")
    assert table.stakes == [0, 0, 0]
    assert next_to_open(table) == 2


def test_du_41_a_third_stake_with_two_players_brings_four() -> None:
    """Two players in the edition of 2018 play this rule, too."""
    table = table_of(players=2, stakes=[0, 2])
    table.do(0, "open a2")
    table.do(1, "open a2")
    assert table.told("gifts_fell_due") == [{"receiver": 1, "givers": (0,), "each": 4}]


def test_du_41_a_gift_of_the_third_stake_is_not_laid_in_that_grave() -> None:
    """The stake is paid because nothing was laid: the blue gift comes too late for the blue grave."""
    table = table_of(NOTHING_FITS, NOTHING_FITS, "bk????kk", stakes=[0, 2, 0])
    table.do(0, "open d1")
    table.do(1, "open d1")
    table.do(0, "give left")
    table.do(2, "give left")
    table.do(1, "take k right", "take b left")
    assert table.inside("d1") == "empty"
    assert table.rows[1].startswith("b")
    assert next_to_open(table) == 2


@pytest.mark.parametrize("players", [2, 3])
def test_du_41_is_not_played_in_2004(players: int) -> None:
    """There the last opened grave is free."""
    table = table_of(players=players, edition="2004")
    table.do(0, "open a2")
    table.do(1, "open a2")
    assert sum(table.stakes) == 0
