"""Penalties: the third stake, another's garlic and one's own: DU-14 to DU-16."""

import pytest

from tests.cemetery import Table
from tests.rules.boards import CEMETERY
from tests.rules.manners import must_be_closed, next_to_open, refused, stakes_paid

ROWS = {
    2: ["kw????wk", "gk????yr"],
    3: ["kw????wk", "gk????yr", "bw????wg"],
    4: ["kw????wk", "gk????yr", "bw????wg", "rw????wy"],
    6: ["kw????wk", "gk????yr", "bw????wg", "rw????wy", "yw????wb", "gw????wr"],
}


def all_give(table: Table, givers: list[int], times: int = 1) -> None:
    """Every giver gives from the left, as often as it is due."""
    for giver in givers:
        table.do(giver, *["give left"] * times)


def take_all(table: Table, receiver: int) -> None:
    """The receiver adds all gifts at the left."""
    gifts = table.view().gifts
    assert gifts is not None
    table.do(receiver, *[f"take {colour} left" for colour in gifts.waiting])


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_du_14_at_the_third_stake_everybody_else_gives_one(players: int, edition: str) -> None:
    """One end vampire from every other player, at once."""
    table = Table(
        CEMETERY, rows=ROWS[players], stakes=[2], inside={"c1": "vampire b"}, edition=edition, turn=0
    )
    givers = list(range(1, players))
    table.do(0, "open c1")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": tuple(givers), "each": 1}]
    assert table.owed == {giver: ["give left", "give right"] for giver in givers}
    all_give(table, givers)
    assert [len(row) for row in table.rows] == [8] + [7] * (players - 1)
    take_all(table, 0)
    assert len(table.rows[0]) == 8 + players - 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_14_with_two_players_the_opponent_gives_four(edition: str) -> None:
    """Four end vampires, one at a time."""
    table = Table(CEMETERY, rows=ROWS[2], stakes=[2], inside={"c1": "vampire b"}, edition=edition)
    table.do(0, "open c1")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 4}]
    for left in (7, 6, 5, 4):
        assert table.owed == {1: ["give left", "give right"]}
        table.do(1, "give left")
        assert len(table.rows[1]) == left
    take_all(table, 0)
    assert [len(row) for row in table.rows] == [12, 4]
    assert next_to_open(table) == 1


def test_du_14_the_three_stakes_go_back() -> None:
    """The player has none afterwards; stakes of the others stay where they are."""
    table = Table(CEMETERY, rows=ROWS[3], stakes=[2, 2, 1], inside={"c1": "vampire b"})
    table.do(0, "open c1")
    assert table.told("stake_taken") == [{"seat": 0, "stakes": 3, "rule": "DU-13"}]
    all_give(table, [1, 2])
    take_all(table, 0)
    assert table.told("stakes_returned") == [{"seat": 0}]
    assert table.stakes == [0, 2, 1]


def test_du_14_the_stakes_start_from_nothing_again() -> None:
    """After three went back, the next stake is a first one."""
    table = Table(CEMETERY, rows=ROWS[3], stakes=[2], inside={"c1": "vampire b"}, garlic=[0, 0, 0])
    table.do(0, "open c1")
    all_give(table, [1, 2])
    take_all(table, 0)
    table.do(1, "open a2")
    table.do(2, "open e1")
    table.do(0, "open c1")
    assert table.stakes == [1, 0, 0]
    assert "gifts_fell_due" not in table.kinds


def test_du_14_the_turn_ends_after_the_gifts() -> None:
    """The vampire found stays, the lid closes, the left neighbour is next."""
    table = Table(CEMETERY, rows=ROWS[3], stakes=[2], inside={"c1": "vampire b"})
    table.do(0, "open c1")
    all_give(table, [1, 2])
    take_all(table, 0)
    assert table.inside("c1") == "vampire b"
    must_be_closed(table)
    assert next_to_open(table) == 1


def test_du_14_penalties_come_before_anything_else() -> None:
    """While gifts are due nobody opens, neither the finder nor whoever comes next."""
    table = Table(CEMETERY, rows=ROWS[3], stakes=[2], inside={"c1": "vampire b"})
    table.do(0, "open c1")
    for seat in (0, 1, 2):
        assert refused(table, seat, "open a2")
    all_give(table, [1, 2])
    for seat in (0, 1, 2):
        assert refused(table, seat, "open a2")
    assert set(table.owed) == {0}


@pytest.mark.parametrize("stakes", [0, 1])
def test_du_14_no_gift_before_the_third_stake(stakes: int) -> None:
    """A first and a second stake are only taken."""
    table = Table(CEMETERY, rows=ROWS[4], stakes=[stakes, 2, 2, 2], inside={"c1": "vampire b"})
    table.do(0, "open c1")
    assert table.stakes == [stakes + 1, 2, 2, 2]
    assert next_to_open(table) == 1


def test_du_14_holds_for_whoever_takes_it() -> None:
    """The receiver is the player who opened; the gifts come from the others, past seat 0 too."""
    table = Table(CEMETERY, rows=ROWS[4], stakes=[0, 0, 2, 0], inside={"c1": "vampire b"}, turn=2)
    table.do(2, "open c1")
    assert set(table.owed) == {0, 1, 3}
    all_give(table, [0, 1, 3])
    take_all(table, 2)
    assert [len(row) for row in table.rows] == [7, 7, 11, 7]
    assert next_to_open(table) == 3


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [3, 6])
def test_du_15_the_owner_of_the_garlic_gives_one(players: int, edition: str) -> None:
    """Only the owner gives, one end vampire, and the turn ends."""
    table = Table(CEMETERY, rows=ROWS[players], inside={"c1": "garlic 2"}, edition=edition)
    table.do(0, "open c1")
    assert table.told("garlic_found") == [{"seat": 0, "owner": 2}]
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (2,), "each": 1}]
    assert table.owed == {2: ["give left", "give right"]}
    table.do(2, "give right")
    table.do(0, "take g right")
    assert table.rows[0] == "kw????wkg"
    assert len(table.rows[2]) == 7
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_15_with_two_players_the_owner_gives_two(edition: str) -> None:
    """Two end vampires, one at a time."""
    table = Table(CEMETERY, rows=ROWS[2], inside={"c1": "garlic 1"}, edition=edition)
    table.do(0, "open c1")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 2}]
    table.do(1, "give left")
    assert table.owed == {1: ["give left", "give right"]}
    table.do(1, "give right")
    assert table.owed[0] == ["take r left", "take r right", "take g left", "take g right"]
    table.do(0, "take r left", "take g left")
    assert table.rows[0] == "grkw????wk"
    assert len(table.rows[1]) == 6
    assert next_to_open(table) == 1


def test_du_15_the_owner_takes_the_bulb_back() -> None:
    """It can be used again; the grave is empty."""
    table = Table(
        CEMETERY,
        rows=ROWS[3],
        inside={"c1": "garlic 1", "d2": "garlic 1", "e2": "garlic 1"},
        garlic=[3, 0, 3],
    )
    table.do(0, "open c1")
    table.do(1, "give left")
    table.do(0, "take g left")
    assert table.told("bulb_went_home") == [{"owner": 1, "grave": "c1"}]
    assert table.garlic == [3, 1, 3]
    assert table.inside("c1") == "empty"
    table.do(1, "open d1", "garlic yes")
    assert table.inside("d1") == "garlic 1"
    assert table.garlic == [3, 0, 3]


def test_du_15_the_finder_keeps_their_own_bulbs() -> None:
    """The bulb goes to its owner, not to the finder."""
    table = Table(CEMETERY, rows=ROWS[3], inside={"c1": "garlic 1"}, garlic=[1, 2, 3])
    table.do(0, "open c1")
    table.do(1, "give left")
    table.do(0, "take g left")
    assert table.garlic == [1, 3, 3]


def test_du_15_nothing_may_be_laid_now() -> None:
    """Not even a vampire of the lid's colour: the grave was not empty when it was opened."""
    table = Table(CEMETERY, rows=["gw????wg", *ROWS[3][1:]], inside={"a1": "garlic 2"})
    table.do(0, "open a1")
    assert refused(table, 0, "lay left")
    table.do(2, "give left")
    assert refused(table, 0, "lay left")
    table.do(0, "take b left")
    assert table.inside("a1") == "empty"
    assert len(table.rows[0]) == 9
    assert next_to_open(table) == 1


def test_du_15_a_gift_of_the_lids_colour_is_not_laid_either() -> None:
    """Whatever comes, the turn ends."""
    table = Table(CEMETERY, rows=ROWS[3], inside={"a1": "garlic 1"})
    table.do(0, "open a1")
    table.do(1, "give left")
    table.do(0, "take g left")
    assert table.rows[0] == "gkw????wk"
    assert "laid" not in table.kinds
    assert next_to_open(table) == 1


def test_du_15_no_new_bulb_goes_in() -> None:
    """The finder is not asked for garlic."""
    table = Table(CEMETERY, rows=ROWS[3], inside={"c1": "garlic 1"})
    table.do(0, "open c1")
    assert refused(table, 0, "garlic yes")
    table.do(1, "give left")
    assert refused(table, 0, "garlic yes")
    table.do(0, "take g left")
    assert table.garlic == [3, 3, 3]


def test_du_15_garlic_costs_no_stake() -> None:
    """Two stakes stay two, and nobody but the owner gives."""
    table = Table(CEMETERY, rows=ROWS[3], stakes=[2], inside={"c1": "garlic 1"})
    table.do(0, "open c1")
    assert stakes_paid(table) == 0
    assert table.stakes == [2, 0, 0]


def test_du_15_the_grave_can_be_used_in_the_next_turn() -> None:
    """It is an empty grave again."""
    table = Table(CEMETERY, rows=ROWS[3], inside={"b1": "garlic 2"})
    table.do(0, "open b1")
    table.do(2, "give left")
    table.do(0, "take b left")
    table.do(1, "open b1")
    assert table.inside("b1") == "vampire r"


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_du_16_for_ones_own_garlic_everybody_else_gives_one(players: int, edition: str) -> None:
    """Every other player gives one, the bulb comes back, the turn ends."""
    table = Table(CEMETERY, rows=ROWS[players], inside={"c1": "garlic 0"}, edition=edition)
    givers = list(range(1, players))
    assert table.garlic[0] == 2
    table.do(0, "open c1")
    assert table.told("garlic_found") == [{"seat": 0, "owner": 0}]
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": tuple(givers), "each": 1}]
    all_give(table, givers)
    take_all(table, 0)
    assert [len(row) for row in table.rows] == [8 + players - 1] + [7] * (players - 1)
    assert table.garlic[0] == 3
    assert table.inside("c1") == "empty"
    must_be_closed(table)
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_du_16_with_two_players_the_opponent_gives_four(edition: str) -> None:
    """Four end vampires for one's own bulb."""
    table = Table(CEMETERY, rows=ROWS[2], inside={"c1": "garlic 0"}, edition=edition)
    table.do(0, "open c1")
    assert table.told("gifts_fell_due") == [{"receiver": 0, "givers": (1,), "each": 4}]
    all_give(table, [1], 4)
    take_all(table, 0)
    assert [len(row) for row in table.rows] == [12, 4]
    assert table.garlic == [3, 3]


def test_du_16_nothing_is_put_in_though_the_grave_is_empty_now() -> None:
    """A fitting vampire is not laid, the bulb that came back is not put in again."""
    table = Table(CEMETERY, rows=["yw????wy", *ROWS[3][1:]], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    all_give(table, [1, 2])
    take_all(table, 0)
    assert table.inside("c1") == "empty"
    assert len(table.rows[0]) == 10
    assert next_to_open(table) == 1


def test_du_16_costs_no_stake() -> None:
    """Gifts are the whole penalty."""
    table = Table(CEMETERY, rows=ROWS[3], stakes=[2], inside={"c1": "garlic 0"})
    table.do(0, "open c1")
    all_give(table, [1, 2])
    take_all(table, 0)
    assert table.stakes == [2, 0, 0]
