"""Slides carry and push ghosts, through walls too: TW-11."""

import pytest

from tests.castle import Castle, drawing, standing


def test_tw_11_a_ghost_over_a_magnet_goes_along_through_the_wall() -> None:
    """Yellow is drawn from its room into the next one to the north."""
    castle = Castle(
        """
        g  1  .  M  .  3  r
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  yM .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, "slide 1 up")
    assert castle.drawn == drawing(
        """
        g  M  .  M  .  3  r
        .  1  .  2  .  3  .
        .  yM .  2  .  M  .
        .  1  .  +M .  3  .
        .  M  .  2  .  M  .
        .  1  .  2  .  3  .
        .  .  .  M  .  M  .
        """
    )
    assert castle.told("slid") == [{"seat": 0, "slider": 1, "way": "up", "offset": -1}]
    assert castle.told("carried") == [{"ghost": "yellow", "space": "b3"}]
    assert castle.waits_for == ("move", 0, 2)


def test_tw_11_down_is_the_other_way() -> None:
    """The same slider carries yellow to the south."""
    castle = standing("a1", "g1", "b4")
    castle.do(0, "slide 1 down")
    assert castle.told("slid") == [{"seat": 0, "slider": 1, "way": "down", "offset": 1}]
    assert castle.told("carried") == [{"ghost": "yellow", "space": "b5"}]
    assert castle.drawn == drawing(
        """
        g  .  .  M  .  3  r
        .  1  .  2  .  3  .
        .  M  .  2  .  M  .
        .  1  .  +M .  3  .
        .  yM .  2  .  M  .
        .  1  .  2  .  3  .
        .  M  .  M  .  M  .
        """
    )


def test_tw_11_a_ghost_over_an_empty_chamber_stays() -> None:
    """A magnet comes to lie below it, and only the next slide takes it along."""
    castle = standing("a1", "g1", "b3")
    castle.do(0, "slide 1 up")
    assert castle.kinds == ["slid"]
    assert castle.ghosts[2] == "b3"
    castle.do(0, "slide 1 up")
    assert castle.told("carried") == [{"ghost": "yellow", "space": "b2"}]


def test_tw_11_a_carried_ghost_pushes_the_one_in_its_way() -> None:
    """Red stands over no magnet, but yellow comes; both go through walls."""
    castle = Castle(
        """
        g  1  .  M  .  3  .
        .  M  .  2  .  3  .
        .  r1 .  2  .  M  .
        .  yM .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, "slide 1 up")
    assert castle.drawn == drawing(
        """
        g  M  .  M  .  3  .
        .  r1 .  2  .  3  .
        .  yM .  2  .  M  .
        .  1  .  +M .  3  .
        .  M  .  2  .  M  .
        .  1  .  2  .  3  .
        .  .  .  M  .  M  .
        """
    )
    carried = sorted(castle.told("carried"), key=lambda facts: str(facts["ghost"]))
    assert carried == [{"ghost": "red", "space": "b2"}, {"ghost": "yellow", "space": "b3"}]


def test_tw_11_a_whole_chain_is_carried_and_pushed() -> None:
    """Yellow pushes red, blue is carried and pushes green: four ghosts move with one slide."""
    castle = Castle(
        """
        .  1  .  M  .  3  .
        .  M  .  2  .  3  .
        .  g1 .  2  .  M  .
        .  bM .  +M .  3  .
        .  r1 .  2  .  M  .
        .  yM .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, "slide 1 up")
    assert castle.drawn == drawing(
        """
        .  M  .  M  .  3  .
        .  g1 .  2  .  3  .
        .  bM .  2  .  M  .
        .  r1 .  +M .  3  .
        .  yM .  2  .  M  .
        .  1  .  2  .  3  .
        .  .  .  M  .  M  .
        """
    )


def test_tw_11_a_ghost_pushes_a_row_of_ghosts() -> None:
    """One magnet moves three ghosts: the second slider has two empty chambers between its magnets."""
    castle = Castle(
        """
        .  M  .  3  .  1  y
        .  2  .  3  .  M  .
        .  2  .  M  .  1  .
        .  gM .  +3 .  M  .
        .  r2 .  M  .  1  .
        .  b2 .  3  .  M  .
        .  M  .  M  .  1  .
        """
    )
    castle.do(0, "slide 2 down")
    assert castle.ghosts == ("b5", "b6", "g1", "b7")
    castle.do(0, "slide 2 up")
    assert castle.ghosts == ("b4", "b6", "g1", "b7")


def test_tw_11_a_ghost_with_room_in_front_pushes_nobody() -> None:
    """Red stands three places ahead of yellow and feels nothing."""
    castle = standing("a1", "b3", "b6", "g1")
    castle.do(0, "slide 1 up")
    assert castle.ghosts == ("a1", "b3", "b5", "g1")


def test_tw_11_ghosts_over_other_tunnels_do_not_move() -> None:
    """Nor do ghosts beside the tunnel, where none runs."""
    castle = standing("a4", "c4", "f3", "d1")
    castle.do(0, "slide 1 up", "slide 1 down", "slide 1 down")
    assert castle.ghosts == ("a4", "c4", "f3", "d1")


def test_tw_11_each_slider_can_go_either_way() -> None:
    """With the ghosts in their corners all six slides are on offer."""
    castle = standing("a1", "g1", "g7", "a7")
    assert sorted(castle.may(0, "slide")) == ["1 down", "1 up", "2 down", "2 up", "3 down", "3 up"]


def test_tw_11_anybodys_ghost_is_carried() -> None:
    """The player whose turn it is need not be on the slider, nor have moved before."""
    castle = standing("a1", "f3", turn=0)
    castle.do(0, "slide 3 down")
    assert castle.ghosts == ("a1", "f4")
    castle.do(0, "done")
    castle.do(1, "slide 3 down", "slide 3 up")
    assert castle.ghosts == ("a1", "f4")


def test_tw_11_magnets_outside_the_board_do_nothing() -> None:
    """Two of the second slider's magnets lie outside the castle, and the third one is far from everybody."""
    castle = Castle(
        """
        .  M  .  3  .  1  r
        .  .  .  3  .  M  .
        .  .  .  M  .  1  .
        .  .  .  +3 .  M  .
        .  .  .  M  .  1  .
        .  .  .  3  .  M  .
        .  g  .  M  .  1  .
        """
    )
    castle.do(0, "slide 2 down")
    assert castle.kinds == ["slid"]
    assert castle.ghosts == ("b7", "g1")
    assert castle.view().sliders[1].offset == -5


@pytest.mark.parametrize(("quarters", "before", "after"), [(1, "d6", "c6"), (2, "f4", "f5"), (3, "d2", "e2")])
def test_tw_11_sliders_run_north_and_south_however_the_board_lies(
    quarters: int, before: str, after: str
) -> None:
    """The ghost goes up on the frame; which space lies there depends on how far the board is turned."""
    castle = Castle(
        """
        g  1  .  M  .  3  .
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  rM .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """,
        quarters=quarters,
    )
    assert castle.ghosts[1] == before
    castle.do(0, "slide 1 up")
    assert castle.told("carried") == [{"ghost": "red", "space": after}]
    assert castle.drawn == drawing(
        """
        g  M  .  M  .  3  .
        .  1  .  2  .  3  .
        .  rM .  2  .  M  .
        .  1  .  +M .  3  .
        .  M  .  2  .  M  .
        .  1  .  2  .  3  .
        .  .  .  M  .  M  .
        """
    )
