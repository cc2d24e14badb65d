"""What opening the marked grave costs, in the edition of 2018: DU-41."""

from typing import Any

import pytest

from tests.cemetery import GAME, Table
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


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_du_41_opening_the_last_opened_grave_for_nothing_costs_a_stake(players: int) -> None:
    """Any number of players: no vampire laid, no garlic put in, a stake."""
    table = table_of(players=players)
    table.do(0, "open a2")
    assert stakes_paid(table) == 0
    table.do(1, "open a2")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-41"}]
    assert next_to_open(table) == 2 % players


@pytest.mark.parametrize("players", [2, 3])
def test_du_41_whoever_leaves_it_empty_by_choice_pays_too(players: int) -> None:
    """With bulbs in hand, garlic is asked first, and leaving costs."""
    table = table_of(players=players, bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2")
    assert stakes_paid(table) == 0
    table.do(1, "garlic no")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-41"}]
    assert table.inside("a2") == "empty"
    assert next_to_open(table) == 2 % players


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_du_41_the_question_says_when_declining_costs_a_stake(language: str) -> None:
    """Asked for garlic in the marked grave, the player is told; asked in another, nothing is said of it."""
    questions = []
    for grave in ("a2", "b2"):
        table = table_of(bulbs=3)
        table.do(0, "open a2", "garlic no")
        table.do(1, f"open {grave}")
        assert table.owed == {1: ["garlic yes", "garlic no"]}
        questions.append(GAME.asks(table.position))
    dear, free = questions
    stake = {"en": "stake", "de": "pflock", "fr": "pieu", "it": "paletto"}[language]
    assert stake in dear.in_language(language).lower()
    assert stake not in free.in_language(language).lower()


def test_du_41_putting_in_garlic_is_free() -> None:
    """A bulb makes it worth while."""
    table = table_of(bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2", "garlic yes")
    assert table.stakes == [0, 0, 0]
    assert table.inside("a2") == "garlic 1"


def test_du_41_the_last_bulb_is_as_good_as_the_first() -> None:
    """One bulb in hand is enough to open for nothing; with none in hand it costs, whatever lies in graves."""
    for bulbs, stakes in ((1, 0), (0, 1)):
        table = table_of(inside={"h2": "garlic 1", "h3": "garlic 1"}, garlic=[0, bulbs, 0])
        table.do(0, "open a2")
        table.do(1, "open a2")
        if bulbs:
            table.do(1, "garlic yes")
        assert table.stakes == [0, stakes, 0]


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
    table = table_of(NOTHING_FITS, "rk????kr")
    table.do(0, "open b1")
    table.do(1, "open b1", "lay right")
    assert table.stakes == [0, 0, 0]


def test_du_41_a_grave_filled_in_this_turn_costs_the_stake_of_its_vampire_only() -> None:
    """Marked, filled and opened once more in the same turn: one stake, for the vampire."""
    table = table_of(NOTHING_FITS, "rw????wk")
    table.do(0, "open b1")
    table.do(1, "open b1", "open b1")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-13"}]


@pytest.mark.parametrize("players", [2, 3])
def test_du_41_never_two_stakes_for_one_opening(players: int) -> None:
    """A vampire inside costs its one stake, no other."""
    table = table_of(players=players, inside={"a2": "vampire g"})
    table.do(0, "open a2")
    assert table.stakes[0] == 1
    table.do(1, "open a2")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-13"}]


@pytest.mark.parametrize("players", [2, 3])
def test_du_41_no_stake_on_top_of_found_garlic(players: int) -> None:
    """The turn before put it there: its owner gives, and that is all."""
    table = table_of(players=players, bulbs=3)
    table.do(0, "open a2", "garlic yes")
    table.do(1, "open a2")
    assert stakes_paid(table) == 0
    gifts = 2 if players == 2 else 1
    table.do(0, *["give left"] * gifts)
    table.do(1, *["take k left"] * gifts)
    assert table.stakes == [0] * players
    assert next_to_open(table) == 2 % players


@pytest.mark.parametrize("grave", ["b2", "a1", "h7"])
def test_du_41_every_other_grave_is_free(grave: str) -> None:
    """Only the marked one is dear."""
    table = table_of()
    table.do(0, "open a2")
    table.do(1, f"open {grave}")
    assert table.stakes == [0, 0, 0]


def test_du_41_openings_in_a_plague_do_not_cost() -> None:
    """Seat 0 left g8 empty; seat 1 opens it as a neighbour of the rat."""
    table = table_of()
    table.do(0, "open g8")
    table.do(1, "open h8", "open g8")
    assert table.stakes == [0, 0, 0]
    assert next_in_plague(table) == 1


def test_du_41_declining_garlic_in_a_plague_does_not_cost() -> None:
    """The same with bulbs in hand, and the question says nothing of a stake."""
    table = table_of(bulbs=3)
    table.do(0, "open g8", "garlic no")
    table.do(1, "open h8", "open g8")
    assert "stake" not in GAME.asks(table.position).sentence
    table.do(1, "garlic no")
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


def test_du_41_a_third_stake_by_declining_brings_gifts() -> None:
    """The bulb stays in hand, and everybody gives."""
    table = table_of(stakes=[0, 2, 0], bulbs=3)
    table.do(0, "open a2", "garlic no")
    table.do(1, "open a2", "garlic no")
    assert set(table.owed) == {0, 2}
    assert table.garlic == [3, 3, 3]


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
