"""Winning, and being carried in another's turn: TW-24."""

import pytest

from tests.castle import standing

ALL_BUT_A_HAT = "domino apron kilt lantern"


def test_tw_24_all_five_parts_dressed_wins_at_once() -> None:
    """Green finds the hat that was missing; nobody has another turn."""
    castle = standing("b1", "g1", "g7", costumes={0: ALL_BUT_A_HAT})
    castle.do(0, "search 1")
    assert castle.kinds[-2:] == ["dressed", "game_over"]
    assert castle.told("game_over") == [{"winners": (0,), "reason": "dressed"}]
    assert castle.result is not None
    assert (castle.result.winners, castle.result.reason) == ((0,), "dressed")
    view = castle.view()
    assert (view.asked, view.owing, view.end) == ("nothing", (), castle.result)
    assert view.costumes[0] == ("sombrero", "domino", "apron", "kilt", "lantern")


def test_tw_24_nothing_is_decided_after_the_end() -> None:
    """Nobody may do anything any more."""
    castle = standing("b1", "g1", costumes={0: ALL_BUT_A_HAT})
    castle.do(0, "search 1")
    for seat in (0, 1):
        assert castle.legal(seat) == []
        for decision in ("done", "turn left", "step g2", "search 2"):
            assert castle.refused(seat, decision)


def test_tw_24_four_parts_do_not_win() -> None:
    """The hand is still bare."""
    castle = standing("b1", "g1", costumes={0: "domino apron kilt"})
    castle.do(0, "search 1")
    assert castle.result is None
    assert castle.waits_for == ("move", 1, 3)


def test_tw_24_looking_in_the_wrong_deck_does_not_win() -> None:
    """The hat is missing, and it is still missing."""
    castle = standing("b1", "g1", costumes={0: ALL_BUT_A_HAT})
    castle.do(0, "search 2")
    assert castle.result is None


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_tw_24_anybody_can_win(winner: int) -> None:
    """The seat that is dressed is the winner."""
    spaces = ["a1", "g1", "g7", "a7"]
    spaces[winner] = "b1"
    castle = standing(*spaces, turn=winner, costumes={winner: ALL_BUT_A_HAT})
    castle.do(winner, "search 1")
    assert castle.result is not None
    assert castle.result.winners == (winner,)


def test_tw_24_carried_onto_a_garment_in_anothers_turn_gives_no_search() -> None:
    """Green slides red onto the kilt: red may not search now, and green not for red."""
    castle = standing("a1", "b4")
    castle.do(0, "slide 1 down")
    assert castle.told("carried") == [{"ghost": "red", "space": "b5"}]
    assert castle.legal(1) == []
    assert castle.may(0, "search") == []
    assert castle.refused(1, "search 3")
    assert castle.refused(0, "search 3") == "TW-20"


def test_tw_24_but_in_ones_own_turn_one_may_search_at_once() -> None:
    """Red is still there when red's turn comes, and needs no move."""
    castle = standing("a1", "b4")
    castle.do(0, "slide 1 down", "done")
    castle.do(1, "search 3")
    assert castle.told("dressed") == [{"seat": 1, "garment": "kilt"}]


def test_tw_24_nor_does_being_put_there() -> None:
    """Green turns the board and puts red on a hat; red does not win before its own turn."""
    castle = standing("b2", "a5", costumes={1: ALL_BUT_A_HAT})
    castle.do(0, "turn right", "put red a6")
    assert castle.result is None
    assert castle.legal(1) == []
    castle.do(0, "done")
    castle.do(1, "search 3")
    assert castle.result is not None
    assert castle.result.winners == (1,)


def test_tw_24_one_may_be_carried_away_again() -> None:
    """What brought red to the garment takes red off it before red's turn."""
    castle = standing("a1", "b4")
    castle.do(0, "slide 1 down", "slide 1 down", "done")
    assert castle.ghosts[1] == "b6"
    assert castle.may(1, "search") == []
