"""Steps, and the three magical moves of a turn: TW-10."""

import pytest

from tests.castle import Castle, drawing, standing

ALL_ROUND = ("a1", "g1", "g7", "a7")


def test_tw_10_a_step_leads_to_a_neighbour_in_the_same_room() -> None:
    """From its corner the green ghost can go east or south."""
    castle = Castle(
        """
        g  1  .  M  .  3  r
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        b  1  .  M  .  M  y
        """
    )
    assert castle.may(0, "step") == ["b1", "a2"]
    castle.do(0, "step a2")
    assert castle.told("stepped") == [{"seat": 0, "space": "a2"}]
    assert castle.drawn == drawing(
        """
        .  1  .  M  .  3  r
        g  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        b  1  .  M  .  M  y
        """
    )
    assert castle.waits_for == ("move", 0, 2)


@pytest.mark.parametrize(
    ("start", "beyond"), [("b1", "c1"), ("b1", "b2"), ("a3", "a4"), ("c3", "d3"), ("e7", "f7"), ("d5", "c5")]
)
def test_tw_10_no_step_leads_through_a_wall(start: str, beyond: str) -> None:
    """The next space lies in another room."""
    assert standing(start, "g1").refused(0, f"step {beyond}") == "TW-10"


@pytest.mark.parametrize(("start", "across"), [("b2", "c3"), ("c2", "b3"), ("e5", "f6"), ("a2", "b1")])
def test_tw_10_no_step_is_diagonal(start: str, across: str) -> None:
    """Not even within a room."""
    assert standing(start, "g1").refused(0, f"step {across}") == "TW-10"


@pytest.mark.parametrize("far", ["a3", "a1", "g7", "c2"])
def test_tw_10_a_step_is_one_space_long(far: str) -> None:
    """It leads neither further nor nowhere."""
    assert standing("a1", "g1").refused(0, f"step {far}") == "TW-10"


def test_tw_10_no_step_leads_onto_another_ghost() -> None:
    """Nor over it: the way along the wall is shut."""
    castle = standing("a1", "a2")
    assert castle.may(0, "step") == ["b1"]
    assert castle.refused(0, "step a2") == "TW-10"
    assert castle.refused(0, "step a3") == "TW-10"


def test_tw_10_one_steps_with_ones_own_ghost() -> None:
    """Red walks in red's turn, from where red stands."""
    castle = standing(*ALL_ROUND, turn=1)
    assert castle.may(1, "step") == ["f1", "g2"]
    castle.do(1, "step f1")
    assert castle.ghosts == ("a1", "f1", "g7", "a7")
    assert castle.refused(0, "step b1")


def test_tw_10_magnets_do_not_hold_back_a_ghost_that_walks() -> None:
    """From one magnet's place to the place beside it, and off again."""
    castle = standing("b2", "g1")
    castle.do(0, "step b3", "step c3")
    assert castle.ghosts[0] == "c3"


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_tw_10_rooms_turn_with_the_board(quarters: int) -> None:
    """In the frame's north-west corner lies another corner of the board now; its room opens as before."""
    castle = Castle(
        """
        g  1  .  M  .  3  r
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """,
        quarters=quarters,
    )
    corner, steps = {1: ("a7", ["a6", "b7"]), 2: ("g7", ["g6", "f7"]), 3: ("g1", ["f1", "g2"])}[quarters]
    assert castle.ghosts[0] == corner
    assert castle.may(0, "step") == steps


def test_three_moves_make_a_turn_and_the_left_neighbour_is_next() -> None:
    """The third move ends it unasked where there is nothing to search."""
    castle = standing(*ALL_ROUND)
    castle.do(0, "step b1", "step a1")
    assert castle.waits_for == ("move", 0, 1)
    castle.do(0, "step a2")
    assert castle.kinds == ["stepped", "turn_began"]
    assert castle.told("turn_began") == [{"seat": 1}]
    assert castle.waits_for == ("move", 1, 3)


def test_moves_are_mixed_as_one_likes() -> None:
    """A step, a slide and a turn of the board in one turn."""
    castle = standing(*ALL_ROUND)
    castle.do(0, "slide 1 up", "turn left", "step a2")
    assert castle.waits_for == ("move", 1, 3)


def test_the_four_kinds_of_move_are_on_offer_at_every_move() -> None:
    """As long as moves are left."""
    castle = standing(*ALL_ROUND)
    for left in (3, 2, 1):
        assert castle.waits_for == ("move", 0, left)
        assert {text.split()[0] for text in castle.legal(0)} == {"step", "slide", "shift", "turn", "done"}
        castle.do(0, "slide 2 up")


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_fewer_moves_are_fine(moves: int) -> None:
    """One may be done at any time, even at once."""
    castle = standing(*ALL_ROUND)
    castle.do(0, *["slide 1 up"] * moves, "done")
    assert castle.told("turn_began") == [{"seat": 1}]
    assert castle.waits_for == ("move", 1, 3)


def test_turns_go_round_the_table() -> None:
    """After the last seat comes the first."""
    castle = standing(*ALL_ROUND)
    for seat in (0, 1, 2, 3, 0):
        assert castle.waits_for == ("move", seat, 3)
        castle.do(seat, "done")


def test_the_others_wait() -> None:
    """Nobody decides anything in another's turn."""
    castle = standing(*ALL_ROUND)
    for seat in (1, 2, 3):
        assert castle.legal(seat) == []
        for decision in ("done", "turn left", "slide 1 up", "shift 1 2 0", "search 1"):
            assert castle.refused(seat, decision)
