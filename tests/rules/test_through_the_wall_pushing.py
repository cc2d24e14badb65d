"""Ghosts in each other's way while the board turns: TW-13.

A ghost is a disc of radius 0.35, the plug one of radius 0.5. A place lies at its distance from the plug, in
spaces: the circle of a rider and the distance of a held ghost tell who passes whom, and on which side.
"""

from tests.castle import Castle, drawing, standing


def test_tw_13_a_held_ghost_does_not_yield() -> None:
    """Red runs into green, is pushed aside towards the plug, slips through and still reaches its place."""
    castle = Castle(
        """
        .  1  .  M  .  3  .
        .  gM .  2  .  3  .
        .  r1 .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, "turn right")
    assert castle.drawn == drawing(
        """
        .  1  .  M  .  3  .
        .  gM .  2  r  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    assert castle.ghosts == ("b6", "b3")


def test_tw_13_a_rider_jams_between_the_plug_and_a_held_ghost() -> None:
    """The gap is 1.41 - 0.5 - 0.35 = 0.56 wide and a ghost is 0.7: green stays as the board turns below."""
    castle = Castle(
        """
        .  1  .  M  3  .  .
        .  M  .  2  3  .  .
        .  1  .  g2 rM .  .
        .  M  .  +M 3  .  .
        .  1  .  2  M  .  .
        .  M  .  2  3  .  .
        .  1  .  M  M  .  .
        """
    )
    before = castle.drawn
    castle.do(0, "turn right")
    assert castle.drawn == before
    assert castle.ghosts == ("c4", "c3")


def test_tw_13_the_same_jam_from_the_other_side() -> None:
    """Turned left, a ghost east of the plug meets the same gap from the south."""
    castle = Castle(
        """
        .  1  .  M  3  .  .
        .  M  .  2  3  .  .
        .  1  .  2  rM .  .
        .  M  .  +M g3 .  .
        .  1  .  2  M  .  .
        .  M  .  2  3  .  .
        .  1  .  M  M  .  .
        """
    )
    before = castle.drawn
    castle.do(0, "turn left")
    assert castle.drawn == before


def test_tw_13_a_taken_magnet_catches_nobody() -> None:
    """Green would be caught there if red were away: now it is pushed round red, towards the edge."""
    castle = Castle(
        """
        .  M  .  g3 .  1  .
        .  2  .  3  .  rM .
        .  2  .  M  .  1  .
        .  M  .  +3 .  M  .
        .  2  .  M  .  1  .
        .  2  .  3  .  M  .
        .  M  .  M  .  1  .
        """
    )
    castle.do(0, "turn right")
    assert castle.ghosts == (None, "b2")
    assert castle.puts == {"green": ["g3", "g4"]}


def test_tw_13_a_caught_ghost_is_in_the_way_of_those_behind() -> None:
    """Green is caught in the middle of the north; red, who follows, must go round it and gets there late."""
    castle = Castle(
        """
        .  1  g  M  .  3  .
        r  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  y
        """
    )
    castle.do(0, "turn right")
    assert castle.drawn == drawing(
        """
        .  1  .  gM .  r3 .
        .  M  .  2  .  3  .
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        y  1  .  M  .  M  .
        """
    )
    assert castle.ghosts == ("a4", "a2", "g7")


def test_tw_13_riders_push_each_other() -> None:
    """Red is stopped by green and yellow runs into red: without yellow, red would end elsewhere."""
    alone = standing("b4", "d2")
    alone.do(0, "turn left")
    both = Castle(
        """
        .  1  .  M  .  3  .
        .  M  .  r2 y  3  .
        .  1  .  2  .  M  .
        .  gM .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    both.do(0, "turn left")
    assert both.puts == {"red": ["a3", "b3"], "yellow": ["b2", "b3"]}
    assert alone.puts == {}
    assert alone.ghosts == ("d2", "e2")


def test_tw_13_a_rider_is_pushed_off_the_board() -> None:
    """Red has to pass outside green, at 3 + 0.7 from the plug, where the board ends at 3.5."""
    castle = Castle(
        """
        .  1  .  gM .  3  .
        .  M  .  2  .  3  .
        r  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    castle.do(0, "turn right")
    assert castle.told("pushed_off") == [{"ghost": "red"}]
    assert castle.ghosts == ("a4", None)


def test_tw_13_a_held_ghost_is_never_off() -> None:
    """Green stands at the very edge, where the board's corner passes below it."""
    castle = standing("d1", "g7")
    castle.do(0, "turn right", "turn right", "turn right")
    assert castle.told("pushed_off") == []
    assert castle.ghosts == ("g4", "g7")


def test_tw_13_one_who_is_in_nobodys_way_pushes_nobody() -> None:
    """Green rides at 1.41 from the plug and red, held, stands at 2.83: there is room for both."""
    castle = standing("c3", "b2")
    castle.do(0, "turn right")
    assert castle.told("settled") == [{"ghost": "red", "space": "b6"}]
    assert castle.ghosts == ("c3", "b6")
