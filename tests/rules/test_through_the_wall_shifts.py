"""Moving a slider to another tunnel: TW-12."""

import pytest

from tests.castle import Castle, drawing, standing

CORNERS = ("a1", "g1", "g7", "a7")
OFFSETS = range(-6, 7)


def shifts(*pairs: tuple[int, int]) -> set[str]:
    """All ways to shift these sliders to these tunnels."""
    return {f"{slider} {tunnel} {offset}" for slider, tunnel in pairs for offset in OFFSETS}


def test_tw_12_a_slider_moves_to_an_empty_tunnel() -> None:
    """It is pushed in as far as one likes, here only half, and is not flipped."""
    castle = standing(*CORNERS)
    castle.do(0, "shift 3 2 -3")
    assert castle.told("shifted") == [{"seat": 0, "slider": 3, "tunnel": 2, "offset": -3}]
    assert castle.drawn == drawing(
        """
        g  1  3  M  .  .  r
        .  M  M  2  .  .  .
        .  1  3  2  .  .  .
        .  M  M  +M .  .  .
        .  1  .  2  .  .  .
        .  M  .  2  .  .  .
        b  1  .  M  .  .  y
        """
    )
    assert castle.waits_for == ("move", 0, 2)


@pytest.mark.parametrize("offset", OFFSETS)
def test_tw_12_at_any_offset(offset: int) -> None:
    """From all but one chamber in the south to all but one in the north."""
    castle = standing(*CORNERS)
    castle.do(0, f"shift 2 4 {offset}")
    slider = castle.view().sliders[1]
    assert (slider.tunnel, slider.offset) == (4, offset)


def test_tw_12_every_slider_to_both_empty_tunnels() -> None:
    """With all ghosts in the corners nothing is in the way."""
    castle = standing(*CORNERS)
    assert set(castle.may(0, "shift")) == shifts((1, 2), (1, 4), (2, 2), (2, 4), (3, 2), (3, 4))


@pytest.mark.parametrize("taken", ["shift 1 3 0", "shift 1 5 -2", "shift 2 1 4", "shift 3 3 6"])
def test_tw_12_the_other_tunnel_is_empty(taken: str) -> None:
    """Two sliders do not share a tunnel, even if one is far out."""
    assert standing(*CORNERS).refused(0, taken) == "TW-12"


@pytest.mark.parametrize("same", ["shift 1 1 0", "shift 1 1 3", "shift 2 3 -6"])
def test_tw_12_it_is_another_tunnel(same: str) -> None:
    """Within its own tunnel a slider is slid, not shifted."""
    assert standing(*CORNERS).refused(0, same) == "TW-12"


@pytest.mark.parametrize("place", ["b1", "b4", "b5", "b7"])
def test_tw_12_no_ghost_stands_over_the_tunnel_it_leaves(place: str) -> None:
    """Anywhere above the first tunnel: the first slider stays, the others are free."""
    castle = standing("a1", place)
    assert castle.refused(0, "shift 1 2 0") == "TW-12"
    assert castle.refused(0, "shift 1 4 -6") == "TW-12"
    assert set(castle.may(0, "shift")) == shifts((2, 2), (2, 4), (3, 2), (3, 4))


@pytest.mark.parametrize("place", ["c1", "c3", "c6", "c7"])
def test_tw_12_no_ghost_stands_over_the_tunnel_it_comes_to(place: str) -> None:
    """Anywhere above the second tunnel: it takes no slider, the fourth does."""
    castle = standing("a1", place)
    assert castle.refused(0, "shift 1 2 0") == "TW-12"
    assert castle.refused(0, "shift 3 2 6") == "TW-12"
    assert set(castle.may(0, "shift")) == shifts((1, 4), (2, 4), (3, 4))


def test_tw_12_the_whole_tunnel_counts_even_where_no_slider_lies() -> None:
    """Red stands far from the one chamber that is still in, but over its tunnel."""
    castle = Castle(
        """
        g  1  .  M  .  3  .
        .  .  .  2  .  3  .
        .  .  .  2  .  M  .
        .  .  .  +M .  3  .
        .  .  .  2  .  M  .
        .  .  .  2  .  3  .
        .  r  .  M  .  M  .
        """
    )
    assert castle.refused(0, "shift 1 2 0") == "TW-12"


def test_tw_12_ghosts_over_other_tunnels_do_not_matter() -> None:
    """Green and red stand over the middle and the last tunnel."""
    castle = standing("d2", "f3")
    castle.do(0, "shift 1 4 2")
    assert castle.ghosts == ("d2", "f3")
    assert castle.drawn == drawing(
        """
        .  .  .  M  .  3  .
        .  .  .  g2 .  3  .
        .  .  .  2  1  rM .
        .  .  .  +M M  3  .
        .  .  .  2  1  M  .
        .  .  .  2  M  3  .
        .  .  .  M  1  M  .
        """
    )


def test_tw_12_ghosts_over_every_tunnel_shut_all_sliders_in() -> None:
    """Three ghosts over the three sliders: nothing can be shifted."""
    assert standing("b1", "d1", "f1").may(0, "shift") == []


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_tw_12_tunnels_belong_to_the_frame(quarters: int) -> None:
    """However the board lies, it is the place on the frame that counts."""
    castle = Castle(
        """
        g  1  .  M  .  3  .
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M r  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """,
        quarters=quarters,
    )
    assert set(castle.may(0, "shift")) == shifts((1, 2), (2, 2), (3, 2))


def test_tw_12_a_left_tunnel_is_empty_and_may_be_used_again() -> None:
    """The second slider moves into the tunnel that the first has left."""
    castle = standing(*CORNERS)
    castle.do(0, "shift 1 2 0", "shift 2 1 -1", "shift 1 3 1")
    assert [(slider.tunnel, slider.offset) for slider in castle.view().sliders] == [(3, 1), (1, -1), (5, 0)]
