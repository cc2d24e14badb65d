"""What stops a slide, and what stops only the ghosts: TW-11."""

import pytest

from tests.castle import Castle, drawing, standing


def test_tw_11_at_the_plug_a_ghost_stops_and_the_slider_moves_on() -> None:
    """Yellow loses its magnet to the plug."""
    castle = Castle(
        """
        g  1  .  .  .  3  r
        .  M  .  M  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +2 .  3  .
        .  1  .  yM .  M  .
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        """
    )
    castle.do(0, "slide 2 up")
    assert castle.kinds == ["slid"]
    assert castle.drawn == drawing(
        """
        g  1  .  M  .  3  r
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  y2 .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    assert castle.waits_for == ("move", 0, 2)


def test_tw_11_at_the_plug_the_pushed_and_the_pusher_stop() -> None:
    """Yellow would push red into the plug: both stay. Blue, north of the plug, is carried as ever."""
    castle = Castle(
        """
        g  1  .  .  .  3  .
        .  M  .  .  .  3  .
        .  1  .  bM .  M  .
        .  M  .  +2 .  3  .
        .  1  .  r2 .  M  .
        .  M  .  yM .  3  .
        .  1  .  2  .  M  .
        """
    )
    castle.do(0, "slide 2 up")
    assert castle.told("carried") == [{"ghost": "blue", "space": "d2"}]
    assert castle.drawn == drawing(
        """
        g  1  .  .  .  3  .
        .  M  .  bM .  3  .
        .  1  .  2  .  M  .
        .  M  .  +2 .  3  .
        .  1  .  rM .  M  .
        .  M  .  y2 .  3  .
        .  1  .  2  .  M  .
        """
    )


def test_tw_11_a_ghost_stopped_at_the_plug_stops_a_carried_one_behind() -> None:
    """Yellow stops at the plug, so red cannot be pushed and blue, though over a magnet, stays as well."""
    castle = Castle(
        """
        g  M  .  3  .  1  .
        .  2  .  3  .  M  .
        .  2  .  M  .  1  .
        .  M  .  +3 .  M  .
        .  2  .  yM .  1  .
        .  2  .  r3 .  M  .
        .  M  .  bM .  1  .
        """
    )
    castle.do(0, "slide 3 up")
    assert castle.kinds == ["slid"]
    assert castle.drawn == drawing(
        """
        g  M  .  3  .  1  .
        .  2  .  M  .  M  .
        .  2  .  3  .  1  .
        .  M  .  +M .  M  .
        .  2  .  y3 .  1  .
        .  2  .  rM .  M  .
        .  M  .  b  .  1  .
        """
    )


def test_tw_11_a_carried_ghost_closes_up_to_the_one_at_the_plug() -> None:
    """With a free place between them the one behind still moves."""
    castle = Castle(
        """
        g  M  .  3  .  1  r
        .  2  .  3  .  M  .
        .  2  .  M  .  1  .
        .  M  .  +3 .  M  .
        .  2  .  yM .  1  .
        .  2  .  3  .  M  .
        .  M  .  bM .  1  .
        """
    )
    castle.do(0, "slide 3 up")
    assert castle.told("carried") == [{"ghost": "blue", "space": "d6"}]
    assert castle.ghosts == ("a1", "g1", "d5", "d6")


def test_tw_11_the_plug_stops_ghosts_from_the_north_too() -> None:
    """A chain of three between the edge and the plug has nowhere to go."""
    castle = Castle(
        """
        .  1  .  gM .  3  .
        .  M  .  r2 .  3  .
        .  1  .  y2 .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  b2 .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, "slide 2 down")
    assert castle.kinds == ["slid"]
    assert castle.ghosts == ("d1", "d2", "d3", "d6")
    assert castle.view().sliders[1].offset == 1


@pytest.mark.parametrize(
    ("ghost", "slide", "back"),
    [
        ("d1", "slide 2 up", "slide 2 down"),
        ("d7", "slide 2 down", "slide 2 up"),
        ("f7", "slide 3 down", "slide 3 up"),
    ],
)
def test_tw_11_no_ghost_is_carried_off_the_board(ghost: str, slide: str, back: str) -> None:
    """At the edge the slider cannot go further out with it, but it can go back."""
    castle = standing("a1", ghost)
    assert castle.refused(0, slide) == "TW-11"
    assert back in castle.legal(0)


def test_tw_11_no_ghost_is_pushed_off_the_board() -> None:
    """Yellow is carried, and red stands between it and the edge."""
    castle = Castle(
        """
        g  r1 .  M  .  3  .
        .  yM .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    assert castle.refused(0, "slide 1 up") == "TW-11"
    castle.do(0, "slide 1 down")
    assert castle.ghosts == ("a1", "b1", "b3")


def test_tw_11_no_chain_ends_beyond_the_edge() -> None:
    """Blue pushes green, yellow is carried and pushes red, and red would fall."""
    castle = Castle(
        """
        .  M  .  3  .  1  .
        .  2  .  3  .  M  .
        .  2  .  M  .  1  .
        .  M  .  +3 .  bM .
        .  2  .  M  .  g1 .
        .  2  .  3  .  yM .
        .  M  .  M  .  r1 .
        """
    )
    assert castle.refused(0, "slide 1 down") == "TW-11"
    castle.do(0, "slide 1 up")
    assert castle.ghosts == ("f4", "f7", "f5", "f3")


def test_tw_11_ones_own_ghost_is_not_dropped_either() -> None:
    """Nor may one give up one's own ghost."""
    assert standing("d1", "g1").refused(0, "slide 2 up") == "TW-11"


def test_tw_11_a_ghost_at_the_edge_without_a_magnet_does_not_mind() -> None:
    """Nobody pushes it, so the slider moves below it."""
    castle = standing("a1", "b1")
    castle.do(0, "slide 1 up")
    assert castle.ghosts == ("a1", "b1")
    assert castle.refused(0, "slide 1 up") == "TW-11"


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_tw_11_the_edge_is_the_edge_however_the_board_lies(quarters: int) -> None:
    """The northern edge of the frame counts, not the northern edge of the print."""
    castle = Castle(
        """
        g  1  .  rM .  3  .
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """,
        quarters=quarters,
    )
    assert castle.refused(0, "slide 2 up") == "TW-11"
    castle.do(0, "slide 2 down")
    assert castle.told("carried") == [{"ghost": "red", "space": castle.space_over("d2")}]
