"""Where ghosts are put after the board has turned: TW-14."""

import pytest

from tests.castle import Castle, drawing, standing

# Red passes outside green, is delayed, and ends between two places of the north.
DELAYED = """
    .  1  .  M  .  3  .
    .  gM .  2  .  3  .
    .  1  .  2  .  M  .
    .  M  .  +M .  3  .
    r  1  .  2  .  M  .
    .  M  .  2  .  3  .
    .  1  .  M  .  M  .
    """

# Turned left, yellow runs into green and red into yellow: both end over the place north of green.
CROWDED = """
    .  1  .  M  .  3  .
    .  M  .  y2 r  3  .
    .  1  .  2  .  M  .
    .  gM .  +M .  3  .
    .  1  .  2  .  M  .
    .  M  .  2  .  3  .
    .  1  .  M  .  M  .
    """

# Turned right, red must pass outside green, where there is no board.
PUSHED_OFF = """
    .  1  .  gM .  3  .
    .  M  .  2  .  3  .
    r  1  .  2  .  M  .
    .  M  .  +M .  3  .
    .  1  .  2  .  M  .
    .  M  .  2  .  3  .
    .  1  .  M  .  M  y
    """


@pytest.mark.parametrize(
    ("space", "after"),
    [
        (
            "a6",
            """
            .  r1 .  M  .  3  .
            .  gM .  2  .  3  .
            .  1  .  2  .  M  .
            .  M  .  +M .  3  .
            .  1  .  2  .  M  .
            .  M  .  2  .  3  .
            .  1  .  M  .  M  .
            """,
        ),
        (
            "a5",
            """
            .  1  r  M  .  3  .
            .  gM .  2  .  3  .
            .  1  .  2  .  M  .
            .  M  .  +M .  3  .
            .  1  .  2  .  M  .
            .  M  .  2  .  3  .
            .  1  .  M  .  M  .
            """,
        ),
    ],
)
def test_tw_14_a_ghost_over_several_spaces_is_put_on_one_of_them(space: str, after: str) -> None:
    """Green, whose move it is, chooses between the two that red covers."""
    castle = Castle(DELAYED)
    castle.do(0, "turn right")
    assert castle.waits_for == ("put", 0, 2)
    assert castle.ghosts == ("b6", None)
    assert castle.puts == {"red": ["b1", "c1"]}
    assert sorted(castle.legal(0)) == ["put red a5", "put red a6"]
    castle.do(0, f"put red {space}")
    assert castle.told("put") == [{"seat": 0, "ghost": "red", "space": space}]
    assert castle.drawn == drawing(after)
    assert castle.waits_for == ("move", 0, 2)


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_tw_14_the_same_happens_however_the_board_lies(quarters: int) -> None:
    """The same two places of the frame are covered; other spaces of the board lie there."""
    castle = Castle(DELAYED, quarters=quarters)
    castle.do(0, "turn right")
    assert castle.puts == {"red": ["b1", "c1"]}


def test_tw_14_it_is_not_the_ghosts_owner_who_chooses() -> None:
    """Red only watches where red is put."""
    castle = Castle(DELAYED)
    castle.do(0, "turn right")
    assert castle.legal(1) == []
    assert castle.refused(1, "put red a5")


@pytest.mark.parametrize("instead", ["done", "turn left", "step b5", "slide 2 up", "shift 2 2 0", "search 1"])
def test_tw_14_nothing_else_is_done_before(instead: str) -> None:
    """A ghost between two spaces must be put first."""
    castle = Castle(DELAYED)
    castle.do(0, "turn right")
    assert castle.refused(0, instead) == "TW-14"


@pytest.mark.parametrize("wrong", ["put red a4", "put red a7", "put red b6", "put green a5", "put blue a5"])
def test_tw_14_it_is_put_where_it_stands_and_nowhere_else(wrong: str) -> None:
    """Not beside, not in a corner, not onto green; and nobody else is put anywhere."""
    castle = Castle(DELAYED)
    castle.do(0, "turn right")
    assert castle.refused(0, wrong) == "TW-14"


def test_tw_14_nobody_is_put_without_a_turn_of_the_board() -> None:
    """While all stand well there is nothing to put."""
    assert Castle(DELAYED).refused(0, "put red a5")


def test_tw_14_ones_own_ghost_is_put_like_any_other() -> None:
    """In red's turn red chooses for itself, and may then walk on from there."""
    castle = Castle(DELAYED, turn=1)
    castle.do(1, "turn right", "put red a6")
    assert castle.waits_for == ("move", 1, 2)
    assert castle.may(1, "step") == ["a7"]


def test_tw_14_a_ghost_over_one_free_space_is_put_there_unasked() -> None:
    """Green, jammed before the plug, leans over red's place too; but that is taken."""
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
    castle.do(0, "turn right")
    settled = sorted(castle.told("settled"), key=lambda facts: str(facts["ghost"]))
    assert settled == [{"ghost": "green", "space": "c4"}, {"ghost": "red", "space": "c3"}]
    assert castle.waits_for == ("move", 0, 2)


def test_tw_14_a_ghost_with_one_space_is_put_before_anybody_is_asked() -> None:
    """Red can stand in the corner only, so yellow, who covers it as well, is not offered it."""
    castle = Castle(
        """
        .  1  .  M  .  3  r
        .  M  .  2  .  3  y
        .  1  .  2  .  M  .
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  gM .
        """
    )
    castle.do(0, "turn right")
    assert castle.ghosts == ("g2", "g1", None)
    assert castle.puts == {"yellow": ["f6", "g6"]}


def test_tw_14_a_ghost_may_cover_three_spaces() -> None:
    """Green is turned against red and rolls round it, to where three free spaces meet."""
    castle = standing("d2", "f3")
    castle.do(0, "turn right")
    assert castle.puts == {"green": ["e3", "e4", "f4"]}
    assert sorted(castle.legal(0)) == ["put green c3", "put green d2", "put green d3"]


@pytest.mark.parametrize("first", ["red", "yellow"])
def test_tw_14_several_ghosts_are_put_in_any_order(first: str) -> None:
    """Either may be first, as long as they do not want the same space."""
    castle = Castle(CROWDED)
    castle.do(0, "turn left")
    assert castle.puts == {"red": ["b2", "b3"], "yellow": ["a3", "b3"]}
    places = {"red": "b2", "yellow": "a3"}
    castle.do(0, f"put {first} {castle.space_over(places.pop(first))}")
    ((other, place),) = places.items()
    assert castle.waits_for == ("put", 0, 2)
    assert list(castle.puts) == [other]
    castle.do(0, f"put {other} {castle.space_over(place)}")
    assert castle.drawn == drawing(
        """
        .  1  .  M  .  3  .
        .  rM .  2  .  3  .
        y  1  .  2  .  M  .
        .  gM .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  1  .  M  .  M  .
        """
    )
    assert castle.waits_for == ("move", 0, 2)


@pytest.mark.parametrize(("first", "other", "left"), [("red", "yellow", "a3"), ("yellow", "red", "b2")])
def test_tw_14_a_space_given_to_one_is_no_longer_free(first: str, other: str, left: str) -> None:
    """Both cover it; the other then has a single space left, and is put there unasked."""
    castle = Castle(CROWDED)
    castle.do(0, "turn left")
    castle.do(0, f"put {first} {castle.space_over('b3')}")
    assert castle.waits_for == ("move", 0, 2)
    seats = {"red": 1, "yellow": 2}
    assert castle.ghosts[seats[first]] == castle.space_over("b3")
    assert castle.ghosts[seats[other]] == castle.space_over(left)


def test_tw_14_a_ghost_pushed_off_is_put_on_an_empty_corner() -> None:
    """Yellow is in one of the four; any of the other three will do, on which side ever it lies."""
    castle = Castle(PUSHED_OFF)
    castle.do(0, "turn right")
    assert castle.waits_for == ("put", 0, 2)
    assert sorted(castle.legal(0)) == ["put red a1", "put red a7", "put red g1"]
    assert castle.refused(0, "put red g7") == "TW-14"
    assert castle.refused(0, "put red b3") == "TW-14"
    castle.do(0, "put red a7")
    assert castle.told("put") == [{"seat": 0, "ghost": "red", "space": "a7"}]
    assert castle.ghosts == ("a4", "a7", "g7")


def test_tw_14_two_pushed_off_do_not_share_a_corner() -> None:
    """Whoever is put first takes one of the four; three are left for the other."""
    castle = Castle(
        """
        .  1  .  M  .  3  .
        .  M  .  2  .  r3 .
        .  1  .  2  .  M  y
        .  M  .  +M .  3  .
        .  1  .  2  .  M  .
        .  M  .  2  .  3  .
        .  b1 .  M  .  gM .
        """
    )
    castle.do(0, "turn left")
    assert castle.told("pushed_off") == [{"ghost": "yellow"}, {"ghost": "blue"}]
    assert castle.puts == {colour: ["a1", "a7", "g1", "g7"] for colour in ("yellow", "blue")}
    castle.do(0, "put blue g1")
    assert sorted(castle.legal(0)) == ["put yellow a1", "put yellow a7", "put yellow g7"]
    castle.do(0, "put yellow a1")
    assert castle.ghosts == ("a6", "g4", "a1", "g1")


def test_tw_14_one_pushed_off_and_one_between_spaces() -> None:
    """Each has its own choice, and any order will do."""
    castle = standing("b2", "a5", "f7", "g6")
    castle.do(0, "turn right")
    assert castle.puts == {"red": ["b1", "c1"], "blue": ["a1", "a7", "g1", "g7"]}
    castle.do(0, "put blue g7", "put red a5")
    assert castle.ghosts == ("b6", "a5", "g2", "g7")


def test_tw_14_whoever_finds_no_free_space_goes_to_a_corner() -> None:
    """Red takes the space that all three covered: one is left, and yellow sits lower than blue."""
    adrift = {"red": "c1 d1", "yellow": "c1 c2", "blue": "c1 c2"}
    castle = Castle(DELAYED, adrift=adrift, moves_left=2)
    assert castle.puts == {colour: sorted(spaces.split()) for colour, spaces in adrift.items()}
    castle.do(0, "put red c1")
    assert castle.ghosts == ("b2", "c1", "c2", None)
    assert castle.puts == {"blue": ["a1", "a7", "g1", "g7"]}
    castle.do(0, "put blue a7")
    assert castle.waits_for == ("move", 0, 2)


def test_tw_14_after_the_last_move_too_and_then_the_turn_is_over() -> None:
    """Putting costs no move: the third one is the turn of the board."""
    castle = Castle(DELAYED, moves_left=1)
    castle.do(0, "turn right")
    assert castle.waits_for == ("put", 0, 0)
    castle.do(0, "put red a5")
    assert castle.kinds == ["put", "turn_began"]
    assert castle.waits_for == ("move", 1, 3)


def test_tw_14_put_on_a_garment_one_may_search() -> None:
    """Red puts itself on a hat with its last move: the turn goes on for a search."""
    castle = Castle(DELAYED, turn=1, moves_left=1)
    castle.do(1, "turn right", "put red a6")
    assert sorted(castle.legal(1)) == ["done", "search 1", "search 2", "search 3", "search 4"]
