"""A vampire under a rat lid: FA-18."""

import pytest

from geisterstunde.kernel.game import Result
from tests.rules.manners import must_be_closed, next_in_plague, next_to_open, refused
from tests.rules.night_air import LONG, RAT_A1, airy, count_of, next_to_set, others, stop

TWO_RATS = """
* * y b k w g r
g r y b k w g r
g r y b k w g r
g r y     w g r
g r y     w g r
g r y b k w g r
g r y b k w g r
g r y b k w g r
"""


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_fa_18_the_stake_first_then_the_plague(players: int, edition: str) -> None:
    """In a normal turn: the finder pays and holds the plague."""
    table = airy(RAT_A1, rows=[LONG, *others(players)], inside={"a1": "vampire w"}, edition=edition)
    table.do(0, "open a1")
    assert table.told("opened") == [{"seat": 0, "grave": "a1", "lid": "*", "inside": "vampire w"}]
    assert table.told("stake_taken") == [{"seat": 0, "stakes": 1, "rule": "DU-13"}]
    assert table.told("plague_began") == [{"holder": 0, "grave": "a1"}]
    assert table.kinds.index("stake_taken") < table.kinds.index("plague_began")
    assert next_in_plague(table) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_fa_18_a_third_stake_resolves_before_the_plague(players: int) -> None:
    """Gifts are given and taken, then the finder's go begins."""
    table = airy(RAT_A1, rows=[LONG, *others(players)], inside={"a1": "vampire w"}, stakes=[2])
    table.do(0, "open a1")
    assert set(table.owed) == set(range(1, players))
    assert refused(table, 0, "open b1")
    assert table.told("plague_began") == []
    for giver in range(1, players):
        table.do(giver, "give left")
    table.do(0, *["take k left"] * (players - 1))
    assert table.told("plague_began") == [{"holder": 0, "grave": "a1"}]
    assert table.stakes == [0] * players
    assert next_in_plague(table) == 0


def test_fa_18_with_two_players_the_third_stake_brings_four_before_the_plague() -> None:
    """The opponent gives four, then the plague begins."""
    table = airy(RAT_A1, rows=[LONG, "kkkkkkkk"], inside={"a1": "vampire w"}, stakes=[2])
    table.do(0, "open a1")
    table.do(1, *["give left"] * 4)
    table.do(0, *["take k left"] * 4)
    assert [len(row) for row in table.rows] == [12, 4]
    assert next_in_plague(table) == 0


def test_fa_18_a_giver_can_win_before_the_plague() -> None:
    """The third stake comes first."""
    table = airy(RAT_A1, rows=[LONG, "r", LONG], inside={"a1": "vampire w"}, stakes=[2])
    table.do(0, "open a1")
    assert table.result == Result((1,), "gave_last")
    assert table.told("plague_began") == []


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_18_the_reserve_lid_covers_the_vampire(edition: str) -> None:
    """It sleeps on under a coloured lid; opening it again costs a stake and no plague."""
    table = airy(RAT_A1, rows=[LONG] * 2, inside={"a1": "vampire w"}, edition=edition, reserve="yyyyyy")
    table.do(0, "open a1")
    stop(table, *[0, 1][: 2 if edition == "2004" else 1])
    assert table.inside("a1") == "vampire w"
    assert table.lid("a1") == "y"
    must_be_closed(table)
    table.do(1, "open a1")
    assert table.told("plague_began") == []
    assert table.stakes == [1, 1]


@pytest.mark.parametrize("finder", [0, 1, 2])
def test_fa_18_as_second_rat_of_2004_the_stake_comes_before_the_new_plague(finder: int) -> None:
    """Whoever opens it pays; the old plague ends, the new one begins."""
    table = airy(TWO_RATS, rows=[LONG] * 3, inside={"b1": "vampire w"})
    table.do(0, "open a1")
    stop(table, *range(finder))
    table.do(finder, "open b1")
    holder = 1 if finder == 0 else finder
    assert table.told("stake_taken") == [{"seat": finder, "stakes": 1, "rule": "DU-13"}]
    assert table.told("plague_ended") == [{"grave": "a1"}]
    assert table.told("plague_began") == [{"holder": holder, "grave": "b1"}]
    assert table.kinds.index("stake_taken") < table.kinds.index("plague_began")
    assert table.kinds.index("stake_taken") < table.kinds.index("plague_ended")
    assert next_in_plague(table) == holder
    assert table.inside("b1") == "vampire w"


def test_fa_18_as_second_rat_of_2004_a_third_stake_resolves_first() -> None:
    """Gifts in the middle of two plagues: the old one is still on while they are given."""
    table = airy(TWO_RATS, rows=[LONG] * 3, inside={"b1": "vampire w"}, stakes=[0, 2, 0])
    table.do(0, "open a1", "stop")
    table.do(1, "open b1")
    assert set(table.owed) == {0, 2}
    assert table.told("plague_began") == []
    table.do(0, "give left")
    table.do(2, "give left")
    table.do(1, "take k left", "take k left")
    assert table.told("plague_began") == [{"holder": 1, "grave": "b1"}]
    assert next_in_plague(table) == 1
    stop(table, 1, 2, 0)
    assert next_to_open(table) == 2
    assert table.inside("b1") == "vampire w"


def test_fa_18_as_second_rat_of_2018_the_stake_then_the_plague_ends() -> None:
    """The second rat is covered again and starts nothing."""
    table = airy(TWO_RATS, rows=[LONG] * 3, inside={"b1": "vampire w"}, edition="2018")
    table.do(0, "open a1", "open b1")
    assert table.told("stake_taken") == [{"seat": 0, "stakes": 1, "rule": "DU-13"}]
    assert table.told("plague_ended") == [{"grave": "a1"}]
    assert table.told("plague_began") == [{"holder": 0, "grave": "a1"}]
    assert table.kinds.index("stake_taken") < table.kinds.index("plague_ended")
    must_be_closed(table)
    assert table.lid("b1") == "*"
    assert table.inside("b1") == "vampire w"
    assert next_to_open(table) == 1


def test_fa_18_as_second_rat_of_2018_a_third_stake_resolves_before_the_plague_ends() -> None:
    """Gifts, then the end of the plague, then the next turn."""
    table = airy(TWO_RATS, rows=[LONG] * 3, inside={"b1": "vampire w"}, edition="2018", stakes=[2])
    table.do(0, "open a1", "open b1")
    assert set(table.owed) == {1, 2}
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(0, "take k left", "take k left")
    assert table.told("plague_ended") == [{"grave": "a1"}]
    must_be_closed(table)
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_18_a_count_that_is_due_is_set_after_the_stake_at_a_second_rat(edition: str) -> None:
    """Stake, end of the plague, then the Count, then what follows."""
    table = airy(TWO_RATS, rows=["gry" + LONG, LONG, LONG], inside={"b1": "vampire w"}, edition=edition)
    table.do(0, "open a8", "open b8", "open c8", "open a1", "open b1")
    assert table.stakes == [1, 0, 0]
    assert next_to_set(table) == 0
    table.do(0, "count h8")
    assert count_of(table) == (0, "h8")
    if edition == "2004":
        assert next_in_plague(table) == 1
    else:
        assert next_to_open(table) == 1


def test_fa_18_a_bat_can_bring_a_vampire_under_a_rat() -> None:
    """Laid unseen by the bat's player, found by the next one, with stake and plague."""
    table = airy(RAT_A1, rows=[LONG] * 2)
    table.do(0, "bat a1")
    table.do(1, "believe")
    table.do(0, "lay left", "open a8")
    table.do(1, "open a1")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-13"}]
    assert table.told("plague_began") == [{"holder": 1, "grave": "a1"}]


def test_fa_18_the_count_can_bring_a_vampire_under_a_rat() -> None:
    """Laid on his grave, found by the next player, with stake and plague."""
    table = airy(RAT_A1, rows=[LONG] * 2, turn=1, count_owner=0, count_grave="a1")
    table.do(1, "open a8")
    table.do(0, "lay left", "count h1", "open a7")
    table.do(1, "open a1")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-13"}]
    assert table.told("plague_began") == [{"holder": 1, "grave": "a1"}]


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_18_no_more_than_one_stake_though_the_grave_was_just_opened(edition: str) -> None:
    """A rat's opening is no repeat: the vampire's stake is the only one."""
    table = airy(RAT_A1, rows=[LONG] * 2, inside={"a1": "vampire w"}, edition=edition)
    table.do(0, "open a8")
    table.do(1, "open a1")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-13"}]
