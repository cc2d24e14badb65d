"""A bat lands, the others believe or doubt; no bats in a plague: FA-10 and FA-17."""

import pytest

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from tests.rules.manners import may_open, next_in_plague, next_to_open, refused
from tests.rules.night_air import LONG, RAT_A1, airy, bats_of, believe, count_of, may, others

TWO_PLAYERS = """
. . . . k w g r
g r y b k w g r
. . . . . . . .
g r y     w g r
g r y     w g r
. . . . . . . .
g r y b k w g r
g r y b k w g r
"""


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_fa_10_a_bat_may_land_on_any_closed_grave_instead_of_opening(players: int, edition: str) -> None:
    """Everybody sees who claims what."""
    table = airy(RAT_A1, rows=[LONG, *others(players)], edition=edition, inside={"h8": "vampire w"})
    assert may(table, 0, "bat") == set(GRAVE_NAMES) == may_open(table, 0)
    table.do(0, "bat h8")
    assert table.told("bat_landed") == [{"seat": 0, "grave": "h8"}]
    claim = table.view().claim
    assert claim is not None
    assert (claim.claimer, claim.grave) == (0, "h8")
    assert table.view().opened is None
    assert set(table.view().lids) == {"#"}


def test_fa_10_no_bat_lands_on_a_bare_grave() -> None:
    """Only where there is a lid."""
    table = airy(TWO_PLAYERS, rows=[LONG, LONG])
    assert may(table, 0, "bat") == may_open(table, 0)
    assert len(may(table, 0, "bat")) == 40
    assert refused(table, 0, "bat a1")


@pytest.mark.parametrize("claimer", [0, 2, 3])
def test_fa_10_the_others_answer_in_turn_from_the_left(claimer: int) -> None:
    """One after the other, each believing or doubting."""
    table = airy(rows=[LONG] * 4, turn=claimer)
    table.do(claimer, "bat a1")
    for step in (1, 2, 3):
        asked = (claimer + step) % 4
        assert table.owed == {asked: ["believe", "doubt"]}
        assert table.told("lifted") == []
        table.do(asked, "believe")
        assert table.told("believed") == [{"seat": asked}]
    assert table.told("lifted") == [{"seat": claimer, "grave": "a1", "inside": "empty"}]
    assert table.owed == {claimer: ["lay left", "lay right"]}


@pytest.mark.parametrize("doubter", [1, 2, 3, 4, 5])
def test_fa_10_the_first_doubt_settles_it(doubter: int) -> None:
    """Those after the doubter are not asked."""
    table = airy(rows=[LONG] * 6)
    table.do(0, "bat a1")
    believe(table, *range(1, doubter))
    table.do(doubter, "doubt")
    assert table.told("doubted") == [{"seat": doubter}]
    assert table.told("lifted") == [{"seat": 0, "grave": "a1", "inside": "empty"}]
    assert table.view().doubter == doubter
    for seat in range(doubter + 1, 6):
        assert refused(table, seat, "doubt")


def test_fa_10_nobody_answers_out_of_turn() -> None:
    """Neither before being asked, nor twice, nor the claimer."""
    table = airy(rows=[LONG] * 4)
    for seat in range(4):
        assert refused(table, seat, "doubt")
        assert refused(table, seat, "believe")
    table.do(0, "bat a1")
    for seat in (0, 2, 3):
        assert refused(table, seat, "doubt")
        assert refused(table, seat, "believe")
    table.do(1, "believe")
    for seat in (0, 1, 3):
        assert refused(table, seat, "doubt")


def test_fa_10_while_they_answer_nothing_else_goes_on() -> None:
    """The claimer neither opens nor sends the other bat."""
    table = airy(rows=[LONG] * 3)
    table.do(0, "bat a1")
    for decision in ("open a2", "bat a2", "lay left"):
        for seat in (0, 1, 2):
            assert refused(table, seat, decision)


@pytest.mark.parametrize("answer", ["believe", "doubt"])
@pytest.mark.parametrize("inside", [{}, {"c8": "vampire b"}, {"c8": "garlic 2"}])
def test_fa_10_the_bat_leaves_the_game(inside: dict[str, str], answer: str) -> None:
    """Whatever comes of it, the claimer has one left and nobody else lost any."""
    table = airy(rows=[LONG] * 3, inside=inside)
    table.do(0, "bat c8")
    table.do(1, answer)
    if answer == "believe":
        table.do(2, answer)
    assert bats_of(table) == [1, 2, 2]


def test_fa_10_both_bats_may_fly_in_one_turn_and_then_no_more() -> None:
    """A third claim is refused, in later turns too."""
    table = airy(rows=[LONG] * 2)
    for grave in ("a1", "a2"):
        table.do(0, f"bat {grave}")
        table.do(1, "believe")
        table.do(0, "lay left")
    assert bats_of(table) == [0, 2]
    assert next_to_open(table) == 0
    assert may(table, 0, "bat") == set()
    assert refused(table, 0, "bat a3") == "FA-10"
    table.do(0, "open a3")
    table.do(1, "open a4")
    assert refused(table, 0, "bat a3") == "FA-10"


def test_fa_10_whoever_has_no_bat_sends_none() -> None:
    """Bats of the others do not help."""
    table = airy(rows=[LONG] * 3, bats=[0, 2, 1])
    assert bats_of(table) == [0, 2, 1]
    assert refused(table, 0, "bat a1") == "FA-10"
    assert len(may_open(table, 0)) == 60


def test_fa_10_only_the_turns_player_sends_a_bat() -> None:
    """Nobody else's bat flies in it."""
    table = airy(rows=[LONG] * 3)
    for seat in (1, 2):
        assert refused(table, seat, "bat a1")
        assert table.legal(seat) == []


def test_fa_10_a_bat_may_follow_an_opening_that_was_laid() -> None:
    """Instead of any opening of the turn, not just of the first."""
    table = airy(rows=["g" + LONG, *others(3)])
    table.do(0, "open a1", "bat b1")
    assert table.owed == {1: ["believe", "doubt"]}


def test_fa_10_a_bat_does_not_follow_a_miss() -> None:
    """The turn is over then."""
    table = airy(rows=[LONG] * 3)
    table.do(0, "open a1")
    assert refused(table, 0, "bat b1")


def test_fa_10_the_turn_may_end_with_a_normal_opening_after_a_bat() -> None:
    """The turn goes on after a laying; the next miss ends it."""
    table = airy(rows=[LONG] * 3)
    table.do(0, "bat a1")
    believe(table, 1, 2)
    table.do(0, "lay left", "open a2")
    assert next_to_open(table) == 1


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("doubted", [True, False])
def test_fa_10_a_rat_lid_does_not_matter(doubted: bool, edition: str) -> None:
    """The lid is not turned over: no plague, and the rat stays in the game."""
    table = airy(RAT_A1, rows=[LONG] * 2, edition=edition)
    table.do(0, "bat a1")
    table.do(1, "doubt" if doubted else "believe")
    assert table.view().lids[0] == "^"
    table.do(0, "lay left")
    assert table.view().plague is None
    assert table.lid("a1") == "*"
    assert table.inside("a1") == "vampire k"
    assert next_to_open(table) == 0


def test_fa_10_a_colour_that_fits_does_not_matter() -> None:
    """Under a red lid the white end is as free as the red one."""
    table = airy(rows=["rwww????www", LONG])
    table.do(0, "bat b1")
    table.do(1, "believe")
    assert table.owed == {0: ["lay left", "lay right"]}
    table.do(0, "lay right")
    assert table.inside("b1") == "vampire w"


def test_fa_10_the_claimer_need_not_believe_in_it() -> None:
    """A grave that everybody has just seen filled may be claimed, too."""
    table = airy(rows=["g" + LONG, *others(2)])
    table.do(0, "open a1", "open a2")
    table.do(1, "bat a1")
    assert table.owed == {0: ["believe", "doubt"]}


def test_fa_10_a_bat_on_the_grave_just_opened_by_another_costs_nothing() -> None:
    """2018: a bat's grave is no repeat."""
    table = airy(rows=[LONG] * 3, turn=2, edition="2018")
    table.do(2, "open a8")
    table.do(0, "bat a8")
    table.do(1, "doubt")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "FA-11"}]
    table.do(0, "lay left")
    assert table.stakes == [0, 1, 0]


def test_fa_10_a_bat_on_a_grave_opened_twice_before_costs_nothing() -> None:
    """Two players of 2004: a bat's grave is not opened a third time."""
    table = airy(rows=[LONG] * 2)
    table.do(0, "open a8")
    table.do(1, "open a8")
    table.do(0, "bat a8")
    table.do(1, "believe")
    table.do(0, "lay left")
    assert table.stakes == [0, 0]


@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_17_no_bat_flies_in_a_plague(edition: str) -> None:
    """Neither the finder's nor another's, near the rat or far away."""
    table = airy(RAT_A1, rows=[LONG] * 3, edition=edition)
    table.do(0, "open a1")
    for seat in (0, 1, 2) if edition == "2004" else (0,):
        assert next_in_plague(table) == seat
        assert may(table, seat, "bat") == set()
        for grave in ("b1", "h8"):
            assert refused(table, seat, f"bat {grave}") == "FA-17"
        table.do(seat, "stop")
    assert bats_of(table) == [2, 2, 2]


def test_fa_17_bats_fly_again_in_the_turn_after_the_plague() -> None:
    """They only rest."""
    table = airy(RAT_A1, rows=[LONG] * 2, edition="2018")
    table.do(0, "open a1", "stop")
    assert len(may(table, 1, "bat")) == 60


def test_fa_17_a_bat_may_fly_in_the_turn_before_a_rat_is_found() -> None:
    """A normal turn is one until its rat shows."""
    table = airy(RAT_A1, rows=[LONG] * 2)
    table.do(0, "bat h8")
    table.do(1, "believe")
    table.do(0, "lay left", "open a1")
    assert next_in_plague(table) == 0
    assert refused(table, 0, "bat b1") == "FA-17"
    assert count_of(table) == (None, None)
