"""Sliders, ghosts and decks before the first turn: TW-3, TW-4 and TW-5."""

from typing import Any

import pytest

from geisterstunde.kernel.refusal import BadInput
from tests.castle import DECKS, GAME, GARMENTS, PARTS, PATTERNS, Castle, drawing, standing

CORNERS = ("a1", "g1", "g7", "a7")


def seed(number: int) -> bytes:
    """A seed for a deal."""
    return number.to_bytes(32, "big")


def dealt(number: int, **options: Any) -> dict[str, Any]:
    """All that chance decided in one deal."""
    chosen = GAME.options_from(options)
    return GAME.deal_to(chosen, GAME.deal(chosen, seed(number)))


def test_tw_3_three_sliders_of_different_patterns() -> None:
    """Seen from the north: `.M.M.M.`, `M..M..M` and `..M.M.M`."""
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
    sliders = castle.view().sliders
    assert [slider.pattern for slider in sliders] == list(PATTERNS)
    assert [(slider.tunnel, slider.offset) for slider in sliders] == [(1, 0), (3, 0), (5, 0)]


def test_tw_3_the_drawing_and_the_game_agree_about_offsets() -> None:
    """Pushed down by two, a slider's first chamber lies under the third row; pushed up, its last ones do."""
    drawn = """
        g  .  .  M  .  2  r
        .  .  1  3  .  2  .
        .  .  M  M  .  M  .
        .  .  1  +3 .  .  .
        .  .  M  M  .  .  .
        .  .  1  .  .  .  .
        b  .  M  .  .  .  y
        """
    castle = Castle(drawn)
    assert [(slider.tunnel, slider.offset) for slider in castle.view().sliders] == [(2, 1), (5, -4), (3, -2)]
    assert castle.drawn == drawing(drawn)


def test_tw_3_there_are_five_tunnels() -> None:
    """A slider can be shifted to the two that are empty; there is no tunnel under the outermost columns."""
    tunnels = {choice.split()[1] for choice in standing(*CORNERS).may(0, "shift")}
    assert tunnels == {"2", "4"}
    for tunnel in ("0", "6"):
        assert not GAME.knows(f"shift 1 {tunnel} 0")


@pytest.mark.parametrize("offset", [-7, 7])
def test_tw_3_one_chamber_stays_under_the_board(offset: int) -> None:
    """No slider lies further out than by six chambers."""
    assert not GAME.knows(f"shift 1 2 {offset}")
    assert GAME.knows(f"shift 1 2 {offset // 7 * 6}")


def test_tw_3_a_slider_is_not_pushed_out_to_the_north() -> None:
    """Only its last chamber is below the board: it can only come back."""
    castle = Castle(
        """
        g  1  .  M  .  3  r
        .  .  .  2  .  3  .
        .  .  .  2  .  M  .
        .  .  .  +M .  3  .
        .  .  .  2  .  M  .
        .  .  .  2  .  3  .
        b  .  .  M  .  M  y
        """
    )
    assert castle.view().sliders[0].offset == -6
    assert castle.refused(0, "slide 1 up") == "TW-3"
    castle.do(0, "slide 1 down")
    assert castle.view().sliders[0].offset == -5


def test_tw_3_a_slider_is_not_pushed_out_to_the_south() -> None:
    """Only its first chamber is below the board: it can only come back."""
    castle = Castle(
        """
        g  1  .  .  .  3  r
        .  M  .  .  .  3  .
        .  1  .  .  .  M  .
        .  M  .  +  .  3  .
        .  1  .  .  .  M  .
        .  M  .  .  .  3  .
        b  1  .  M  .  M  y
        """
    )
    assert castle.view().sliders[1].offset == 6
    assert castle.refused(0, "slide 2 down") == "TW-3"
    castle.do(0, "slide 2 up")
    assert castle.view().sliders[1].offset == 5


@pytest.mark.parametrize("slider", [1, 2, 3])
@pytest.mark.parametrize(("way", "end"), [("up", -6), ("down", 6)])
def test_tw_3_a_slider_goes_out_until_one_chamber_is_left(slider: int, way: str, end: int) -> None:
    """Six chambers either way, one by one; the seventh stays under the board, and the way back is open."""
    castle = standing(*CORNERS, moves_left=8)
    for step in range(1, 7):
        castle.do(0, f"slide {slider} {way}")
        offset = castle.view().sliders[slider - 1].offset
        assert offset == step * end // 6
        assert sum(0 <= chamber + offset < 7 for chamber in range(7)) == 7 - step
    assert castle.refused(0, f"slide {slider} {way}") == "TW-3"
    castle.do(0, f"slide {slider} {({'up', 'down'} - {way}).pop()}")
    assert castle.view().sliders[slider - 1].offset == end - end // 6


@pytest.mark.parametrize("number", range(12))
def test_tw_4_sliders_lie_flush_in_the_outer_and_the_middle_tunnels(number: int) -> None:
    """One of each pattern, none pushed up or down."""
    position = GAME.deal(GAME.options_from({}), seed(number))
    sliders = GAME.view(position, -1).sliders
    assert sorted(slider.tunnel for slider in sliders) == [1, 3, 5]
    assert [slider.offset for slider in sliders] == [0, 0, 0]
    lying = dealt(number)["sliders"]
    assert lying[1] is lying[3] is None
    assert sorted(filter(None, lying)) == sorted(PATTERNS)


def test_tw_4_the_order_of_the_sliders_is_left_to_chance() -> None:
    """All six orders come up."""
    orders = {tuple(filter(None, dealt(number)["sliders"])) for number in range(80)}
    assert len(orders) == 6


@pytest.mark.parametrize("players", [1, 5])
def test_tw_4_two_to_four_play(players: int) -> None:
    """There are four ghosts, and nobody plays alone."""
    with pytest.raises(BadInput):
        GAME.options_from({"players": players})


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_tw_4_the_first_player_is_named_and_begins(first: int) -> None:
    """With three moves, the board in its starting position."""
    position = GAME.deal(GAME.options_from({"first": first}), seed(1))
    view = GAME.view(position, -1)
    assert (view.turn, view.owing, view.asked, view.moves_left) == (first, (first,), "move", 3)
    assert view.quarters == 0
    assert [event.facts for event in GAME.opening_events(position) if event.kind == "turn_began"] == [
        {"seat": first}
    ]


def test_tw_4_or_chance_names_the_first_player() -> None:
    """Everybody begins sometimes."""
    assert {dealt(number)["first"] for number in range(60)} == {0, 1, 2, 3}
    assert "first" not in dealt(1, first=2)


@pytest.mark.parametrize("number", range(12))
def test_tw_5_four_decks_with_one_card_of_every_part(number: int) -> None:
    """All twenty garments are dealt, each once; a deck has a hat, a mask, a body, legs and a hand."""
    decks = dealt(number)["decks"]
    assert len(decks) == 4
    for deck in decks:
        assert [GARMENTS.index(name) // 4 for name in deck] == [0, 1, 2, 3, 4]
    assert sorted(name for deck in decks for name in deck) == sorted(GARMENTS)


def test_tw_5_the_four_garments_of_a_part_are_dealt_at_random() -> None:
    """Every garment comes to lie in every deck, and no part's deal decides another's."""
    deals = [dealt(number)["decks"] for number in range(200)]
    for deck in range(4):
        assert {name for decks in deals for name in decks[deck]} == set(GARMENTS)
    together = {(decks[0][0], decks[0][1]) for decks in deals}
    assert len(together) == 16


def test_tw_5_backs_show_the_part_and_fronts_are_hidden() -> None:
    """A deal and another look the same as long as nobody has searched."""
    views = []
    for decks in (DECKS, DECKS[::-1]):
        castle = standing(*CORNERS, decks=decks)
        views.append([castle.view(seat) for seat in (-1, 0, 1, 2, 3)])
    assert views[0] == views[1]
    assert views[0][0].decks == (PARTS,) * 4


@pytest.mark.parametrize(
    "decks",
    [
        pytest.param([DECKS[0], DECKS[0], DECKS[2], DECKS[3]], id="a card twice"),
        pytest.param([DECKS[0], DECKS[1], DECKS[2]], id="three decks"),
        pytest.param([DECKS[0], DECKS[1], DECKS[2], DECKS[3][:4]], id="a card is missing"),
        pytest.param([DECKS[0], DECKS[1], DECKS[2], ("cape", *DECKS[3][1:])], id="no hat"),
    ],
)
def test_tw_5_no_other_decks_are_laid_out(decks: list[tuple[str, ...]]) -> None:
    """A recorded deal that cannot be is refused."""
    with pytest.raises(BadInput):
        standing(*CORNERS, decks=decks)
