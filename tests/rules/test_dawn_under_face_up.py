"""Which vampires of a row lie face up: DU-7."""

import random
from collections.abc import Iterator

import pytest

from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.record import Buffer
from tests.cemetery import GAME, Table

CEMETERY = """
g r y b k w g r
w w w w w w w w
w w w w w w w w
w w w     w w w
w w w     w w w
w w w w w w w w
w w w w w w w w
w w w w w w w w
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_du_7_a_fresh_row_shows_two_at_each_end(players: int) -> None:
    """Two outer vampires at each end, and none between; everybody sees the same."""
    position = GAME.deal(GAME.options_from({"players": players}), numbered_seed(1))
    each = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}[players]
    for viewer in range(-1, players):
        for player in GAME.view(position, viewer).players:
            assert [vampire == "?" for vampire in player.row] == [False] * 2 + [True] * (each - 4) + [
                False
            ] * 2


@pytest.mark.parametrize(("limit", "hidden"), [(4, 0), (5, 1), (6, 2)])
def test_du_7_a_row_of_four_shows_all(limit: int, hidden: int) -> None:
    """With four or fewer all are face up; with five, one is not."""
    position = GAME.deal(GAME.options_from({"players": 6, "vampires": limit}), numbered_seed(2))
    assert [player.row.count("?") for player in GAME.view(position, -1).players] == [hidden] * 6


def test_du_7_laying_turns_up_the_next_at_that_end() -> None:
    """The left end shows one after laying, so the next on the left is turned; the right keeps its two."""
    table = Table(CEMETERY, rows=["gk????br", "kk??kk", "kk??kk"], hidden={0: "ywwb"})
    table.do(0, "open a1")
    assert table.rows[0] == "ky???br"
    assert table.told("turned_up") == [{"seat": 0, "end": "left", "colour": "y"}]
    table.do(0, "open b1")
    assert table.rows[0] == "ky??bb"
    assert table.told("turned_up") == [{"seat": 0, "end": "right", "colour": "b"}]


def test_du_7_laying_is_followed_by_turning_at_once() -> None:
    """The face turned up counts for the very next opening."""
    table = Table(CEMETERY, rows=["gk??kk", "bb??bb", "bb??bb"], hidden={0: "yw"})
    table.do(0, "open a1", "open e1", "lay left")
    assert table.rows[0] == "ywkk"
    table.do(0, "open c1")
    assert table.told("laid") == [{"seat": 0, "grave": "c1", "end": "left", "colour": "y"}]


def test_du_7_a_fifth_vampire_turns_up_when_it_becomes_one_of_four() -> None:
    """A row of five has one face down; without one of the others it has none."""
    table = Table(CEMETERY, rows=["gk?br", "kk??kk", "kk??kk"], hidden={0: "y"})
    table.do(0, "open b1")
    assert table.rows[0] == "gkyb"


def test_du_7_nothing_is_turned_when_all_are_face_up() -> None:
    """Four or fewer: laying turns nothing."""
    table = Table(CEMETERY, rows=["gkbr", "kk??kk", "kk??kk"])
    table.do(0, "open a1")
    assert table.rows[0] == "kbr"
    assert "turned_up" not in table.kinds


def test_du_7_giving_turns_up_the_next_at_that_end() -> None:
    """A giver's row is topped up like that of someone who lays."""
    table = Table(
        CEMETERY, rows=["bb??bb", "gk???yr", "bb??bb"], inside={"a1": "garlic 1"}, hidden={1: "wbk"}
    )
    table.do(0, "open a1")
    table.do(1, "give right")
    assert table.rows[1] == "gk??ky"
    assert table.told("turned_up") == [{"seat": 1, "end": "right", "colour": "k"}]


@pytest.mark.parametrize(("end", "row"), [("left", "rgk????yb"), ("right", "gk????ybr")])
def test_du_7_gifts_lie_face_up_where_they_were_added(end: str, row: str) -> None:
    """An end can show more than two, and nothing is turned for it."""
    table = Table(
        CEMETERY, rows=["gk????yb", "rr????rr", "rr????rr"], inside={"a1": "garlic 1"}, hidden={0: "wwww"}
    )
    table.do(0, "open a1")
    table.do(1, "give left")
    table.do(0, f"take r {end}")
    assert table.rows[0] == row
    assert "turned_up" not in table.kinds


def test_du_7_an_end_that_shows_more_than_two_turns_nothing_up() -> None:
    """Of four shown, two are laid: still two there, so the hidden ones stay hidden until a third goes."""
    table = Table(CEMETERY, rows=["grgk????yb", "kk??kk", "kk??kk"], hidden={0: "ywbk"})
    table.do(0, "open a1", "open b1")
    assert table.rows[0] == "gk????yb"
    assert "turned_up" not in table.kinds
    table.do(0, "open g1")
    assert table.rows[0] == "ky???yb"
    assert table.told("turned_up") == [{"seat": 0, "end": "left", "colour": "y"}]


def test_du_7_each_end_is_counted_for_itself() -> None:
    """Many gifts at the left do not keep the right end from turning its next one up."""
    table = Table(CEMETERY, rows=["kkkkgk??yb", "kk??kk", "kk??kk"], hidden={0: "wg"})
    table.do(0, "open d1")
    assert table.rows[0] == "kkkkgk?gy"


def test_du_7_the_last_hidden_one_is_turned_by_the_end_that_lacks_it() -> None:
    """One hidden between a long and a short end: it is turned when the short one shows fewer than two."""
    table = Table(CEMETERY, rows=["kkkgk?yb", "kk??kk", "kk??kk"], hidden={0: "w"})
    table.do(0, "open d1")
    assert table.rows[0] == "kkkgkwy"
    table.do(0, "open c1", "open f1")
    assert table.rows[0] == "kkkgk"


def test_du_7_a_long_row_can_be_all_face_up() -> None:
    """Gifts can make a row long again; a vampire once face up is never turned down."""
    table = Table(CEMETERY, rows=["kkkk", "gg", "yy"], inside={"a1": "garlic 0"})
    table.do(0, "open a1")
    table.do(1, "give left")
    table.do(2, "give left")
    table.do(0, "take g left", "take y left")
    assert table.rows[0] == "ygkkkk"


def happenings_of_a_game(position: Buffer, choices: random.Random) -> Iterator[list[GameEvent]]:
    """Plays a game by chance to its end."""
    while GAME.result(position) is None:
        seat = choices.choice(GAME.owing(position))
        yield GAME.apply(position, seat, choices.choice(GAME.legal(position, seat)))


@pytest.mark.parametrize("edition", ["2004", "2018"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_du_7_holds_all_through_a_game(players: int, edition: str) -> None:
    """Always: two at each end, all of four or fewer, the hidden ones side by side, none turned too early."""
    position = GAME.deal(GAME.options_from({"players": players, "edition": edition}), numbered_seed(3))
    turned = 0
    for events in happenings_of_a_game(position, random.Random(players)):
        rows = [player.row for player in GAME.view(position, -1).players]
        for row in rows:
            assert "?" not in (row if len(row) <= 4 else row[:2] + row[-2:])
            assert "?" not in row.strip("wkyrgb").strip("?")
        turned_by = [event.facts for event in events if event.kind == "turned_up"]
        for turn in turned_by[-1:]:
            row = rows[turn["seat"]]
            shown = row.partition("?")[0] if turn["end"] == "left" else row.rpartition("?")[2]
            assert "?" not in row or len(shown) == 2
        turned += len(turned_by)
    assert turned > 10
