"""Which grave is marked, and for how long, in the edition of 2018: DU-41."""

import pytest

from tests.cemetery import GAME
from tests.rules.manners import next_to_open
from tests.rules.test_dawn_under_just_opened import NOTHING_FITS, table_of

VIEWERS = (-1, 0, 1, 2)


def test_du_41_nothing_is_marked_before_anybody_has_opened() -> None:
    """The very first opening costs nothing, wherever it is."""
    table = table_of()
    table.do(0, "open a1")
    assert table.stakes == [0, 0, 0]


@pytest.mark.parametrize(("grave", "stakes"), [("a1", 1), ("b1", 1), ("a2", 1), ("c1", 0)])
def test_du_41_after_several_openings_in_one_turn_only_the_last_one_is_marked(
    grave: str, stakes: int
) -> None:
    """Seat 0 laid in a1 and b1 and left a2 empty; a1 and b1 cost a stake only for their vampires."""
    table = table_of("gr????kk")
    table.do(0, "open a1", "open b1", "open a2")
    table.do(1, f"open {grave}")
    assert table.stakes == [0, stakes, 0]
    if stakes:
        assert table.told("stake_taken")[0]["rule"] == ("DU-41" if grave == "a2" else "DU-13")


@pytest.mark.parametrize("laid", [0, 1, 2])
def test_du_41_the_mark_holds_for_the_whole_turn(laid: int) -> None:
    """After layings of one's own, the grave of the turn before still costs."""
    table = table_of(NOTHING_FITS, "gr????kk")
    table.do(0, "open e2")
    table.do(1, *["open a1", "open b1"][:laid], "open e2")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-41"}]
    assert next_to_open(table) == 2


def test_du_41_the_mark_goes_when_the_turn_ends() -> None:
    """Seat 2 may open what seat 0 opened, for seat 1's turn lies between; what seat 1 opened is dear."""
    for grave, stakes in (("a2", 0), ("b2", 1)):
        table = table_of()
        table.do(0, "open a2")
        table.do(1, "open b2")
        table.do(2, f"open {grave}")
        assert table.stakes == [0, 0, stakes]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_du_41_ones_own_grave_of_a_round_ago_is_free(players: int) -> None:
    """It is the turn right before that counts, not the turns before that."""
    table = table_of(players=players)
    for seat in range(players):
        table.do(seat, f"open a{seat + 1}")
    table.do(0, "open a1")
    assert sum(table.stakes) == 0


@pytest.mark.parametrize("inside", ["vampire g", "garlic 1"])
def test_du_41_an_opening_that_meets_a_penalty_is_an_opening(inside: str) -> None:
    """Seat 1 finds a vampire or their garlic in b2, so a2 of seat 0 is free for seat 2."""
    table = table_of(inside={"b2": inside})
    table.do(0, "open a2")
    table.do(1, "open b2")
    if inside.startswith("garlic"):
        table.do(0, "give left")
        table.do(2, "give left")
        table.do(1, "take k left", "take k left")
    table.do(2, "open a2")
    assert table.stakes[2] == 0


def test_du_41_an_opening_that_cost_a_stake_is_marked_as_well() -> None:
    """Seat 1 pays for a2; it is the grave of the turn right before seat 2's, so seat 2 pays too."""
    table = table_of()
    table.do(0, "open a2")
    table.do(1, "open a2")
    table.do(2, "open a2")
    assert table.stakes == [0, 1, 1]


@pytest.mark.parametrize("owner", [0, 2])
def test_du_41_a_grave_whose_garlic_went_home_is_marked(owner: int) -> None:
    """Found garlic, own or another's: the emptied grave costs the next player a stake."""
    table = table_of(inside={"a2": f"garlic {owner}"})
    table.do(0, "open a2")
    givers = [1, 2] if owner == 0 else [2]
    for giver in givers:
        table.do(giver, "give left")
    table.do(0, *["take k left"] * len(givers))
    table.do(1, "open a2")
    assert table.told("stake_taken") == [{"seat": 1, "stakes": 1, "rule": "DU-41"}]


def test_du_41_gifts_in_between_do_not_take_the_mark_away() -> None:
    """A third stake is settled after the opening; the grave is marked all the same."""
    table = table_of(stakes=[0, 2, 0])
    table.do(0, "open a2")
    table.do(1, "open a2")
    table.do(0, "give left")
    table.do(2, "give left")
    table.do(1, "take k left", "take k left")
    table.do(2, "open a2")
    assert table.told("stake_taken") == [{"seat": 2, "stakes": 1, "rule": "DU-41"}]


def test_du_41_nothing_is_marked_after_a_plague() -> None:
    """Seat 1's turn brought one: neither the grave of seat 0 nor one opened in the plague costs seat 2."""
    for grave in ("a2", "g7", "g8", "h7"):
        table = table_of()
        table.do(0, "open a2")
        table.do(1, "open h8", "open g7", "open g8", "stop")
        table.do(2, f"open {grave}")
        assert table.stakes == [0, 0, 0]


def test_du_41_nothing_is_marked_after_a_plague_that_nobody_used() -> None:
    """Stopped at once: still it was a turn with a plague."""
    table = table_of(players=2)
    table.do(0, "open a2")
    table.do(1, "open h8", "stop")
    table.do(0, "open a2")
    assert table.stakes == [0, 0]


def test_du_41_an_opening_before_the_rat_is_not_marked() -> None:
    """Seat 1 laid in a1 and found a rat: a1 costs its vampire's stake, and nothing else is dear."""
    for grave, rules in (("a2", []), ("a1", ["DU-13"])):
        table = table_of(NOTHING_FITS, "gw????kk")
        table.do(0, "open a2")
        table.do(1, "open a1", "open h8", "stop")
        table.do(2, f"open {grave}")
        assert [told["rule"] for told in table.told("stake_taken")] == rules


def test_du_41_a_grave_opened_in_the_plague_of_the_turn_before_is_free() -> None:
    """It was left empty in a plague, after a normal opening a turn earlier."""
    table = table_of()
    table.do(0, "open g8")
    table.do(1, "open h8", "open g8", "stop")
    table.do(2, "open g8")
    assert table.stakes == [0, 0, 0]


def test_du_41_the_grave_of_a_rat_is_not_marked() -> None:
    """Its new lid can be looked at for nothing."""
    table = table_of(reserve="wkyrgb")
    table.do(0, "open h8", "stop")
    table.do(1, "open h8")
    assert table.told("opened") == [{"seat": 1, "grave": "h8", "lid": "w", "inside": "empty"}]
    assert table.stakes == [0, 0, 0]


def test_du_41_several_turns_with_plagues_leave_nothing_marked() -> None:
    """However long ago the last normal opening was: no turn right before had one."""
    table = table_of(players=4)
    table.do(0, "open a3")
    table.do(1, "open b3")
    table.do(2, "open g1", "stop")
    table.do(3, "open h8", "stop")
    table.do(0, "open b3")
    assert table.stakes == [0, 0, 0, 0]


def test_du_41_after_a_plague_the_next_normal_turn_marks_again() -> None:
    """Seat 2's opening is the one of the turn right before the next."""
    table = table_of()
    table.do(0, "open h8", "stop")
    table.do(1, "open a2")
    table.do(2, "open a2")
    assert table.stakes == [0, 0, 1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_du_41_the_marked_grave_is_told_to_nobody(viewer: int) -> None:
    """A matter of memory: two tables that differ in the mark alone look the same, to people and to code."""
    seen = []
    for grave in ("a2", "b2"):
        table = table_of(bulbs=3)
        table.do(0, f"open {grave}", "garlic no")
        seen.append(
            (
                table.view(viewer),
                table.legal(viewer),
                GAME.observe(table.position, viewer).tobytes(),
                GAME.public_state(table.position, viewer).tobytes(),
                GAME.asks(table.position),
            )
        )
    assert seen[0] == seen[1]
