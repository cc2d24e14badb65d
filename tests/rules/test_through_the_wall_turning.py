"""Who rides the turning board, who is held and who is caught: TW-13."""

import math

import pytest

from tests.castle import Castle, drawing, standing

CORNERS = ("a1", "g1", "g7", "a7")


def test_tw_13_ghosts_ride_the_board() -> None:
    """Turned to the right, what stood in the north-west stands in the north-east; every space is the same."""
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
    castle.do(0, "turn right")
    assert castle.told("turned") == [{"seat": 0, "way": "right", "quarters": 1}]
    assert castle.told("settled") == []
    assert castle.ghosts == CORNERS
    assert castle.drawn == drawing(
        """
        b  1  .  M  .  3  g
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        y  1  .  M  .  M  r
        """
    )
    assert castle.waits_for == ("move", 0, 2)


def test_tw_13_left_is_the_other_way() -> None:
    """What stood in the north-west stands in the south-west."""
    castle = standing(*CORNERS)
    castle.do(0, "turn left")
    assert castle.told("turned") == [{"seat": 0, "way": "left", "quarters": 3}]
    assert castle.ghosts == CORNERS
    assert castle.drawn == drawing(
        """
        r  1  .  M  .  3  y
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        g  1  .  M  .  M  b
        """
    )


def test_tw_13_ghosts_beside_each_other_ride_together() -> None:
    """A row of three near the plug keeps its order and touches nobody; no magnet lies on that way."""
    castle = Castle(
        """
        .  1  .  M  .  3  y
        .  M  .  2  .  3  .
        .  1  g  r2 b  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, "turn right")
    assert castle.ghosts == ("c3", "d3", "g1", "e3")
    assert castle.drawn == drawing(
        """
        .  1  .  M  .  3  .
        .  M  .  2  .  3  .
        .  1  .  2  g  M  .
        .  M  .  +M r  3  .
        .  1  .  2  b  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  y
        """
    )


@pytest.mark.parametrize("way", ["left", "right"])
def test_tw_13_four_quarter_turns_bring_everything_back(way: str) -> None:
    """Where no magnet is near, all ghosts ride in a full circle."""
    castle = standing("a1", "c3", "g7", "e5")
    before = castle.drawn
    castle.do(0, *[f"turn {way}"] * 3)
    assert castle.drawn != before
    castle.do(1, f"turn {way}")
    assert (castle.drawn, castle.view().quarters) == (before, 0)


def test_tw_13_left_undoes_right_where_nobody_is_held() -> None:
    """But it costs another move."""
    castle = standing("a1", "c3", "g7", "e5")
    before = castle.drawn
    castle.do(0, "turn right", "turn left")
    assert castle.drawn == before
    assert castle.waits_for == ("move", 0, 1)


@pytest.mark.parametrize(("way", "space"), [("right", "b6"), ("left", "f2")])
def test_tw_13_a_ghost_over_a_magnet_stays_with_the_frame(way: str, space: str) -> None:
    """Green keeps its place over the magnet while another space comes to lie below it."""
    castle = Castle(
        """
        r  1  .  M  .  3  .
        .  gM .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, f"turn {way}")
    assert castle.told("settled") == [{"ghost": "green", "space": space}]
    assert castle.ghosts[0] == castle.space_over("b2") == space


@pytest.mark.parametrize("quarters", [1, 2, 3])
@pytest.mark.parametrize("way", ["left", "right"])
def test_tw_13_magnets_stay_with_the_frame_however_the_board_lies(quarters: int, way: str) -> None:
    """Green is held, red rides from the north-west corner to the next one."""
    castle = Castle(
        """
        r  1  .  M  .  3  .
        .  gM .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """,
        quarters=quarters,
    )
    red = castle.ghosts[1]
    castle.do(0, f"turn {way}")
    assert castle.view().quarters == (quarters + {"left": 3, "right": 1}[way]) % 4
    assert castle.ghosts == (castle.space_over("b2"), red)
    assert red == castle.space_over({"left": "a7", "right": "g1"}[way])


def test_tw_13_several_ghosts_are_held_at_once() -> None:
    """Four ghosts over four magnets: the board turns below them."""
    castle = standing("b2", "d1", "f5", "b6")
    before = castle.drawn
    castle.do(0, "turn right")
    assert castle.drawn == before
    assert castle.ghosts == ("b6", "a4", "e2", "f6")


def test_tw_13_an_empty_chamber_holds_nobody() -> None:
    """Red stands over the slider, but not over a magnet."""
    castle = standing("a1", "d3")
    castle.do(0, "turn right")
    assert castle.ghosts == ("a1", "d3")


def test_tw_13_a_rider_is_caught_by_a_free_magnet_on_its_way() -> None:
    """From the second to the sixth place of the north the circle leads right over a magnet: there it ends."""
    castle = Castle(
        """
        .  g1 .  3  .  M  .
        .  M  .  3  .  2  .
        .  1  .  M  .  2  .
        .  M  .  +3 .  M  .
        .  1  .  M  .  2  .
        .  M  .  3  .  2  .
        r  1  .  M  .  M  .
        """
    )
    castle.do(0, "turn right")
    assert castle.told("settled") == [{"ghost": "green", "space": "a2"}]
    assert castle.drawn == drawing(
        """
        r  1  .  3  .  gM .
        .  M  .  3  .  2  .
        .  1  .  M  .  2  .
        .  M  .  +3 .  M  .
        .  1  .  M  .  2  .
        .  M  .  3  .  2  .
        .  1  .  M  .  M  .
        """
    )


def test_tw_13_a_caught_ghost_is_held_from_then_on() -> None:
    """The first turn catches green in the middle of the north; in the second it stays there."""
    castle = standing("c1", "a1")
    castle.do(0, "turn right")
    assert castle.ghosts[0] == castle.space_over("d1") == "a4"
    castle.do(0, "turn right")
    assert castle.ghosts[0] == castle.space_over("d1") == "d7"


def test_tw_13_a_rider_passing_within_a_quarter_of_a_space_is_caught() -> None:
    """From the middle of the north the circle passes a magnet's centre at 3 - 2.83 = 0.17: close enough."""
    castle = Castle(
        """
        .  M  .  g3 .  1  .
        .  2  .  3  .  M  .
        .  2  .  M  .  1  .
        .  M  .  +3 .  M  .
        .  2  .  M  .  1  .
        .  2  .  3  .  M  .
        r  M  .  M  .  1  .
        """
    )
    castle.do(0, "turn right")
    assert castle.told("settled") == [{"ghost": "green", "space": "b2"}]
    assert castle.drawn == drawing(
        """
        r  M  .  3  .  1  .
        .  2  .  3  .  gM .
        .  2  .  M  .  1  .
        .  M  .  +3 .  M  .
        .  2  .  M  .  1  .
        .  2  .  3  .  M  .
        .  M  .  M  .  1  .
        """
    )


def test_tw_13_a_rider_passing_further_away_is_not_caught() -> None:
    """One place further west its circle passes the same magnet at 3.16 - 2.83 = 0.33: too far."""
    castle = Castle(
        """
        .  M  g  3  .  1  .
        .  2  .  3  .  M  .
        .  2  .  M  .  1  .
        .  M  .  +3 .  M  .
        .  2  .  M  .  1  .
        .  2  .  3  .  M  .
        r  M  .  M  .  1  .
        """
    )
    castle.do(0, "turn right")
    assert castle.told("settled") == []
    assert castle.drawn == drawing(
        """
        r  M  .  3  .  1  .
        .  2  .  3  .  M  .
        .  2  .  M  .  1  g
        .  M  .  +3 .  M  .
        .  2  .  M  .  1  .
        .  2  .  3  .  M  .
        .  M  .  M  .  1  .
        """
    )


def test_tw_13_the_way_of_a_rider_is_told_in_six_moments() -> None:
    """Green, alone in its corner, runs a quarter of a circle round the plug, fifteen degrees a moment."""
    castle = standing("a1", "g7")
    castle.do(0, "turn right")
    moments = [facts for facts in castle.told("passed_by") if facts["ghost"] == "green"]
    assert [facts["moment"] for facts in moments] == [1, 2, 3, 4, 5, 6]
    for facts in moments:
        angle = math.radians(-135 + 15 * facts["moment"])
        assert facts["x"] == pytest.approx(3000 * math.sqrt(2) * math.cos(angle), abs=2)
        assert facts["y"] == pytest.approx(3000 * math.sqrt(2) * math.sin(angle), abs=2)


def test_tw_13_the_same_turn_ends_the_same_way() -> None:
    """Nothing is left to chance: two castles alike turn alike, events and all."""
    one, other = (standing("b4", "e2", "d2", "g7") for _ in range(2))
    assert one.do(0, "turn left") == other.do(0, "turn left")
    assert one.bytes == other.bytes
