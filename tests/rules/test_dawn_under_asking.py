"""What is asked and what is not, seats and records: DU-50 and DU-51."""

from typing import Any

import pytest

from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import Result
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import decode, encode, record_of
from tests.cemetery import GAME, Table
from tests.rules.manners import may_open, next_in_plague, next_to_open, refused

CEMETERY = """
g r y b k w w w
w w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w g *
"""

LONG = "kk????kk"


def table_of(*rows: str, **more: Any) -> Table:
    """The cemetery above; g8, a neighbour of the rat in h8, is green."""
    return Table(CEMETERY, rows=rows, **more)


def test_du_50_a_single_fitting_end_is_not_asked() -> None:
    """One possibility: it happens by itself, and the next question is which grave to open."""
    table = table_of("gk????kr", LONG, LONG)
    table.do(0, "open a1")
    assert table.told("laid") == [{"seat": 0, "grave": "a1", "end": "left", "colour": "g"}]
    assert next_to_open(table) == 0


def test_du_50_no_bulb_no_question() -> None:
    """Leaving the grave empty is all one can do."""
    table = table_of(LONG, LONG, LONG, garlic=[0, 3, 3])
    table.do(0, "open a1")
    assert next_to_open(table) == 1


def test_du_50_two_equal_ends_are_two_possibilities_for_laying() -> None:
    """Same colour, different places in the row."""
    table = table_of("gk????kg", LONG, LONG)
    table.do(0, "open a1")
    assert table.owed == {0: ["lay left", "lay right"]}


def test_du_50_two_equal_ends_are_two_possibilities_even_in_a_row_of_two() -> None:
    """What remains looks the same, but it is asked."""
    table = table_of("gg", LONG, LONG)
    table.do(0, "open a1")
    assert table.owed == {0: ["lay left", "lay right"]}
    table.do(0, "lay right")
    assert table.rows[0] == "g"


def test_du_50_two_equal_ends_are_two_possibilities_for_giving() -> None:
    """Same colour, and yet the giver chooses."""
    table = table_of(LONG, "gggggg", LONG, inside={"a2": "garlic 1"})
    table.do(0, "open a2")
    assert table.owed == {1: ["give left", "give right"]}


@pytest.mark.parametrize("players", [2, 3])
def test_du_50_a_row_of_one_has_one_end_called_left(players: int) -> None:
    """It fits, so it is laid from the left, without a question."""
    table = table_of("g", *[LONG] * (players - 1))
    table.do(0, "open a1")
    assert table.told("laid") == [{"seat": 0, "grave": "a1", "end": "left", "colour": "g"}]


def test_du_50_a_row_of_one_in_a_plague_has_one_end_called_left() -> None:
    """Left or none; there is no right."""
    table = table_of("g", LONG, LONG)
    table.do(0, "open h8", "open g8")
    assert table.owed == {0: ["lay left", "lay none"]}
    assert refused(table, 0, "lay right")


def test_du_50_a_row_of_two_has_two_ends() -> None:
    """Only one of them fits: it is the one that is laid."""
    table = table_of("kg", LONG, LONG)
    table.do(0, "open a1")
    assert table.told("laid") == [{"seat": 0, "grave": "a1", "end": "right", "colour": "g"}]


def test_du_50_adding_a_gift_always_has_two_ends() -> None:
    """Also when the receiver's row is one vampire, and when it has the gift's colour."""
    table = table_of("g", "gg????gg", LONG, inside={"a2": "garlic 1"})
    table.do(0, "open a2")
    table.do(1, "give left")
    assert table.owed == {0: ["take g left", "take g right"]}
    table.do(0, "take g right")
    assert table.told("took") == [{"seat": 0, "end": "right", "colour": "g"}]


@pytest.mark.parametrize(("end", "row"), [("left", "rg"), ("right", "gr")])
def test_du_50_the_two_ends_of_a_row_of_one_differ_for_a_gift(end: str, row: str) -> None:
    """Before it or behind it."""
    table = table_of("g", "rr????rr", LONG, inside={"a2": "garlic 1"})
    table.do(0, "open a2")
    table.do(1, "give left")
    table.do(0, f"take r {end}")
    assert table.rows[0] == row


def test_du_50_laying_in_a_plague_of_2004_is_asked_even_when_one_end_fits() -> None:
    """Because declining is a possibility."""
    table = table_of("gk????kr", LONG, LONG)
    table.do(0, "open h8", "open g8")
    assert table.owed == {0: ["lay left", "lay none"]}


def test_du_50_laying_in_a_plague_of_2018_is_not_asked_when_one_end_fits() -> None:
    """There it is compulsory."""
    table = table_of("gk????kr", LONG, LONG, edition="2018")
    table.do(0, "open h8", "open g8")
    assert table.told("laid") == [{"seat": 0, "grave": "g8", "end": "left", "colour": "g"}]


@pytest.mark.parametrize(
    "decision", ["lay left", "garlic yes", "garlic no", "give left", "take g left", "stop"]
)
def test_du_50_what_is_not_asked_is_refused(decision: str) -> None:
    """While both ends fit, only laying left or right is an answer; the refusal names the rule in force."""
    table = table_of("gk????kg", LONG, LONG)
    assert refused(table, 0, decision) == "DU-10"
    table.do(0, "open a1")
    if decision != "lay left":
        assert refused(table, 0, decision) == "DU-11"
    table.do(0, "lay left", "open b1")
    if not decision.startswith("garlic"):
        assert refused(table, 0, decision) == "DU-12"


@pytest.mark.parametrize(
    "text", ["", "open", "open i9", "open d4", "lay", "take x left", "give", "dance", "Open a1"]
)
def test_du_50_what_is_no_decision_is_refused(text: str) -> None:
    """A word that the game does not know is no answer to anything."""
    with pytest.raises(BadInput):
        GAME.action_from(text)


ONE_LEFT = """
. . . . . . . .
. . . . . . . .
. . . . w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w . .
w w w w w w g *
"""


def test_du_50_opening_is_always_asked() -> None:
    """Even the only closed neighbour of a rat: one may open it or stop."""
    table = Table(ONE_LEFT, rows=[LONG, LONG])
    table.do(0, "open h8")
    assert table.owed == {0: ["open g8", "stop"]}
    assert next_in_plague(table) == 0


def test_du_50_the_last_go_of_a_plague_is_asked_too() -> None:
    """Nobody stops without a word, not even the last player with one grave left."""
    table = Table(ONE_LEFT, rows=[LONG, LONG])
    table.do(0, "open h8", "stop")
    assert table.owed == {1: ["open g8", "stop"]}


def test_du_50_each_question_has_at_least_two_answers() -> None:
    """All through a game: who owes a decision has a choice, and others have none."""
    position = GAME.deal(GAME.options_from({"players": 4}), numbered_seed(4))
    asked = 0
    while GAME.result(position) is None and asked < 400:
        for seat in range(4):
            assert len(GAME.legal(position, seat)) >= 2 or seat not in GAME.owing(position)
            assert GAME.legal(position, seat) == [] or seat in GAME.owing(position)
        seat = GAME.owing(position)[asked % len(GAME.owing(position))]
        legal = GAME.legal(position, seat)
        GAME.apply(position, seat, legal[asked * 7 % len(legal)])
        asked += 1
    assert asked > 100


@pytest.mark.parametrize("seat", [-2, -1, 3, 6, 64])
def test_du_51_nobody_outside_the_table_decides(seat: int) -> None:
    """Three players sit on 0, 1 and 2: any other seat is refused, and nothing changes."""
    table = table_of(LONG, LONG, LONG)
    assert refused(table, seat, "open a1") == "DU-51"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_51_left_is_the_next_seat_and_seat_0_follows_the_last(players: int) -> None:
    """The turn of the last seat is followed by that of seat 0."""
    table = table_of(*[LONG] * players, turn=players - 1, garlic=[0] * players)
    table.do(players - 1, "open a1")
    assert next_to_open(table) == 0
    table.do(0, "open b1")
    assert next_to_open(table) == 1


@pytest.mark.parametrize("number", range(5))
def test_du_51_first_in_a_record_is_the_seat_itself(number: int) -> None:
    """Not a distance from anybody, and it is named also when chance chose it."""
    match = Match.dealt("dawn-under", {"players": 5}, Promise.numbered(number))
    record = record_of(match)
    assert (record.options["first"],) == match.owing


def test_du_51_a_named_first_is_recorded_as_named() -> None:
    """Seat 3 begins, and the record says so."""
    match = Match.dealt("dawn-under", {"players": 5, "first": 3}, Promise.numbered(1))
    assert match.owing == (3,)
    assert record_of(match).options["first"] == 3


def test_du_51_an_unfinished_game_has_no_result() -> None:
    """Neither the match nor its record, nor the record as written."""
    match = Match.dealt("dawn-under", {"players": 3, "first": 0}, Promise.numbered(2))
    match.decide(0, "open a1")
    record = record_of(match)
    assert match.result is None
    assert record.result is None
    assert b'"result"' not in encode(record)


def test_du_51_winners_ascend() -> None:
    """Whoever sits where: by seat number, starting anywhere."""
    table = Table(CEMETERY, rows=["kk", "kkk", "kk", "kk"], turn=2, garlic=[0] * 4, idle_turns=79)
    table.do(2, "open a2")
    assert table.result == Result((0, 2, 3), "dawn")
    assert table.told("game_over")[0]["winners"] == (0, 2, 3)


def test_du_51_a_finished_game_is_recorded_with_its_result() -> None:
    """Winners and reason, and they are read back as they were written."""
    match = Match.dealt("dawn-under", {"players": 3, "vampires": 4, "first": 0}, Promise.numbered(3))
    number = 0
    while match.result is None:
        seat = match.owing[0]
        legal = match.legal(seat)
        match.decide(seat, legal[number * 7 % len(legal)])
        number += 1
    record = decode(encode(record_of(match)))
    assert record.result == match.result
    assert list(match.result.winners) == sorted(match.result.winners)


def test_du_51_every_view_counts_seats_alike() -> None:
    """Each viewer sees the same rows under the same numbers."""
    table = table_of("rk????kk", "gk????kk", "bk????kk", turn=1)
    for viewer in (-1, 0, 1, 2):
        view = table.view(viewer)
        assert [player.row[0] for player in view.players] == ["r", "g", "b"]
        assert (view.turn, view.owing) == (1, (1,))
    assert may_open(table, 1)
