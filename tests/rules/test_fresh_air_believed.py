"""A bat that everybody believes: FA-14, FA-15 and FA-16."""

from typing import Any

import pytest

from geisterstunde.kernel.game import Result
from tests.cemetery import Table
from tests.rules.manners import next_to_open, refused, stakes_paid
from tests.rules.night_air import LONG, airy, bats_of, believe, count_of

CLAIMER = "bw????wg"


def believed(*rows: str, claimer: int = 0, **more: Any) -> Table:
    """The claimer has put a bat on c8, and everybody has believed."""
    table = airy(rows=rows, turn=claimer, **more)
    table.do(claimer, "bat c8")
    believe(table, *[(claimer + step) % len(rows) for step in range(1, len(rows))])
    return table


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize(("end", "colour"), [("left", "b"), ("right", "g")])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_fa_14_believed_and_empty_the_claimer_lays_either(
    players: int, end: str, colour: str, edition: str
) -> None:
    """The lid's colour does not matter, and the turn goes on."""
    table = believed(CLAIMER, *[LONG] * (players - 1), edition=edition)
    assert table.told("lifted") == [{"seat": 0, "grave": "c8", "inside": "empty"}]
    assert table.owed == {0: ["lay left", "lay right"]}
    table.do(0, f"lay {end}")
    assert table.told("laid") == [{"seat": 0, "grave": "c8", "end": end, "colour": colour}]
    assert table.inside("c8") == f"vampire {colour}"
    assert table.stakes == [0] * players
    assert next_to_open(table) == 0
    assert bats_of(table)[0] == 1


def test_fa_14_laying_is_compulsory() -> None:
    """No declining, no garlic, no other grave."""
    table = believed(CLAIMER, LONG, LONG, garlic=[3, 3, 3])
    for decision in ("lay none", "garlic yes", "garlic no", "open a1", "bat a1"):
        assert refused(table, 0, decision)
    assert refused(table, 1, "doubt")


def test_fa_14_the_last_vampire_is_laid_by_itself_and_wins() -> None:
    """A row of one has one end."""
    table = believed("b", LONG, LONG)
    assert table.result == Result((0,), "laid_last")
    assert table.inside("c8") == "vampire b"


@pytest.mark.parametrize("claimer", [0, 2])
@pytest.mark.parametrize("edition", ["2004", "2018"])
def test_fa_15_the_claimer_sends_the_vampire_to_any_other_player(edition: str, claimer: int) -> None:
    """To everybody but to oneself."""
    table = believed(*[LONG] * 4, claimer=claimer, inside={"c8": "vampire r"}, edition=edition)
    assert table.told("lifted") == [{"seat": claimer, "grave": "c8", "inside": "vampire r"}]
    assert table.owed == {claimer: [f"send {seat}" for seat in range(4) if seat != claimer]}
    for decision in (f"send {claimer}", "send 4", "lay left", "take r left"):
        assert refused(table, claimer, decision)
    assert refused(table, (claimer + 1) % 4, f"send {claimer}")


@pytest.mark.parametrize("receiver", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("end", "row"), [("left", "r" + LONG), ("right", LONG + "r")])
def test_fa_15_the_receiver_picks_the_end_and_then_the_claimer_lays(
    receiver: int, end: str, row: str
) -> None:
    """First the present, then the laying, then the turn goes on."""
    table = believed(CLAIMER, *[LONG] * 5, inside={"c8": "vampire r"})
    table.do(0, f"send {receiver}")
    assert table.told("found_vampire_sent") == [{"receiver": receiver, "grave": "c8", "colour": "r"}]
    assert table.owed == {receiver: ["take r left", "take r right"]}
    assert refused(table, 0, "lay left")
    table.do(receiver, f"take r {end}")
    assert table.rows[receiver] == row
    assert table.owed == {0: ["lay left", "lay right"]}
    assert refused(table, 0, "lay none")
    table.do(0, "lay right")
    assert table.inside("c8") == "vampire g"
    assert next_to_open(table) == 0


@pytest.mark.parametrize("claimer", [0, 1])
def test_fa_15_with_two_players_it_is_clear_who_gets_it(claimer: int) -> None:
    """Nobody asks the claimer; the opponent picks the end."""
    table = believed(LONG, LONG, claimer=claimer, inside={"c8": "vampire r"})
    assert table.told("found_vampire_sent") == [{"receiver": 1 - claimer, "grave": "c8", "colour": "r"}]
    assert table.owed == {1 - claimer: ["take r left", "take r right"]}
    table.do(1 - claimer, "take r right")
    assert table.owed == {claimer: ["lay left", "lay right"]}
    table.do(claimer, "lay left")
    assert table.inside("c8") == "vampire k"
    assert next_to_open(table) == claimer


def test_fa_15_costs_no_stake_and_moves_nothing_else() -> None:
    """Well bluffed: the claimer has one less, the receiver one more."""
    table = believed(CLAIMER, LONG, LONG, inside={"c8": "vampire r"}, stakes=[2, 2, 2])
    assert stakes_paid(table) == 0
    table.do(0, "send 2")
    table.do(2, "take r left")
    table.do(0, "lay left")
    assert table.stakes == [2, 2, 2]
    assert [len(row) for row in table.rows] == [7, 8, 9]


def test_fa_15_the_claimer_wins_by_laying_the_last() -> None:
    """The present is taken first, then the last vampire is laid by itself."""
    table = believed("b", LONG, LONG, inside={"c8": "vampire r"})
    assert table.result is None
    table.do(0, "send 1")
    assert table.result is None
    table.do(1, "take r left")
    assert table.result == Result((0,), "laid_last")
    assert table.inside("c8") == "vampire b"


def test_fa_15_sending_away_is_not_giving_ones_own() -> None:
    """The found vampire was never in the claimer's row: with one left nothing is won by sending."""
    table = believed("b", LONG, LONG, inside={"c8": "vampire r"})
    table.do(0, "send 2")
    assert table.rows[0] == "b"
    assert table.result is None


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize(("players", "owner"), [(2, 0), (2, 1), (3, 2), (4, 0), (6, 5)])
def test_fa_16_believed_the_bulb_goes_home_and_the_claimer_lays(
    players: int, owner: int, edition: str
) -> None:
    """Own garlic or another's: nobody gives anything, and the turn goes on."""
    table = believed(
        CLAIMER, *[LONG] * (players - 1), inside={"c8": f"garlic {owner}"}, edition=edition, stakes=[2]
    )
    assert table.told("lifted") == [{"seat": 0, "grave": "c8", "inside": f"garlic {owner}"}]
    assert table.told("bulb_went_home") == [{"owner": owner, "grave": "c8"}]
    assert table.told("gifts_fell_due") == []
    assert table.garlic == [1 if seat == owner else 0 for seat in range(players)]
    assert table.owed == {0: ["lay left", "lay right"]}
    assert refused(table, 0, "lay none")
    table.do(0, "lay right")
    assert table.inside("c8") == "vampire g"
    assert table.stakes == [2] + [0] * (players - 1)
    assert [len(row) for row in table.rows] == [7] + [8] * (players - 1)
    assert next_to_open(table) == 0


def test_fa_16_the_owner_with_one_vampire_wins_nothing() -> None:
    """No gift is due."""
    table = believed(CLAIMER, "r", LONG, inside={"c8": "garlic 1"})
    assert table.result is None
    table.do(0, "lay left")
    assert table.rows[1] == "r"


def test_fa_16_the_claimers_last_vampire_wins() -> None:
    """It is laid by itself, and the bulb is home by then."""
    table = believed("b", LONG, LONG, inside={"c8": "garlic 2"})
    assert table.result == Result((0,), "laid_last")
    assert table.garlic == [0, 0, 1]


def test_fa_16_ones_own_bulb_can_be_used_again() -> None:
    """It is back in hand in the same turn."""
    table = believed(CLAIMER, LONG, inside={"c8": "garlic 0"})
    table.do(0, "lay left", "open b1")
    assert table.view().asked == "garlic"
    table.do(0, "garlic yes")
    assert table.inside("b1") == "garlic 0"
    assert count_of(table) == (None, None)
