"""A floor of glass shows what lies under the board, one of stone hides it: TW-25."""

from typing import Any

import msgspec
import pytest

from geisterstunde.kernel.refusal import BadInput
from tests.castle import GAME, PATTERNS, Castle, standing

CORNERS = ("a1", "g1", "g7", "a7")
VIEWERS = (-1, 0, 1, 2, 3)


def lying(order: tuple[int, int, int], offsets: tuple[int, int, int] = (0, 0, 0), **more: Any) -> Castle:
    """A castle whose tunnels 1, 3 and 5 hold these sliders (0, 1, 2), pushed down so far, from the west."""
    castle = standing(*CORNERS, **{"floor": "stone", **more})
    for tunnel, slider, offset in zip((0, 2, 4), order, offsets, strict=True):
        castle.state.castle.tunnel[slider] = tunnel
        castle.state.castle.offset[slider] = offset
    return castle


def seen(castle: Castle) -> list[bytes]:
    """What everybody sees: every seat, and a spectator."""
    return [msgspec.json.encode(castle.view(viewer)) for viewer in VIEWERS]


def told(castle: Castle) -> str:
    """A spectator's view as text."""
    return msgspec.json.encode(castle.view()).decode()


def sticking_out(pattern: str, offset: int) -> tuple[str, str]:
    """The chambers of a slider that stick out in the north and in the south."""
    return pattern[: max(-offset, 0)], pattern[len(pattern) - max(offset, 0) :]


ORDERS = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


@pytest.mark.parametrize("order", ORDERS)
def test_tw_25_a_floor_of_stone_hides_which_beam_lies_where(order: tuple[int, int, int]) -> None:
    """All flush: the six ways to lay three beams look alike, to every seat and to whoever looks on."""
    assert seen(lying(order)) == seen(lying((0, 1, 2)))


@pytest.mark.parametrize("order", ORDERS[1:])
def test_tw_25_a_floor_of_glass_shows_it(order: tuple[int, int, int]) -> None:
    """The same castles, told apart by everybody."""
    for one, other in zip(
        seen(lying(order, floor="glass")), seen(lying((0, 1, 2), floor="glass")), strict=True
    ):
        assert one != other


def test_tw_25_one_sees_how_far_the_beams_stick_out() -> None:
    """Pushed down by one or by two, up or down: these look different."""
    views = [seen(lying((0, 1, 2), offsets)) for offsets in ((0, 0, 0), (1, 0, 0), (2, 0, 0), (-1, 0, 0))]
    for viewer in range(len(VIEWERS)):
        assert len({view[viewer] for view in views}) == 4


def test_tw_25_one_sees_what_sticks_out() -> None:
    """Pushed up by one, `M..M..M` shows a magnet and the others show none."""
    magnet, none, none_either = (
        seen(lying((first, *[slider for slider in (0, 1, 2) if slider != first]), (-1, 0, 0)))  # type: ignore[arg-type]
        for first in (1, 0, 2)
    )
    for viewer in range(len(VIEWERS)):
        assert magnet[viewer] != none[viewer]
        assert none[viewer] == none_either[viewer]


@pytest.mark.parametrize("offset", range(-6, 7))
def test_tw_25_and_one_sees_nothing_else(offset: int) -> None:
    """Two castles look alike exactly when the same chambers stick out of the same tunnels, as far."""
    offsets = (offset, 0, -offset // 2)
    by_look: dict[str, list[object]] = {}
    by_what_sticks_out: dict[str, list[object]] = {}
    for order in ORDERS:
        out = [sticking_out(PATTERNS[slider], far) for slider, far in zip(order, offsets, strict=True)]
        by_look.setdefault(told(lying(order, offsets)), []).append(order)
        by_what_sticks_out.setdefault(repr(out), []).append(order)
    assert list(by_look.values()) == list(by_what_sticks_out.values())


def test_tw_25_which_tunnels_hold_a_beam_is_seen() -> None:
    """A beam shows at its tunnel's mouth, even flush."""
    here, there = lying((0, 1, 2)), lying((0, 1, 2))
    there.state.castle.tunnel[2] = 3
    for one, other in zip(seen(here), seen(there), strict=True):
        assert one != other


def test_tw_25_everything_else_is_seen_as_ever() -> None:
    """Ghosts, quarters, decks, costumes and whose turn it is: the floor hides nothing of them."""
    stone, glass = (
        lying((2, 0, 1), (1, 0, -2), floor=floor, costumes={1: "crown"}).view()
        for floor in ("stone", "glass")
    )
    for field in ("turn", "asked", "owing", "moves_left", "quarters", "ghosts", "decks", "costumes", "end"):
        assert getattr(stone, field) == getattr(glass, field)


def test_tw_25_magnets_work_under_stone_as_under_glass() -> None:
    """What happens is the same; one only does not see it coming."""
    after = []
    for floor in ("stone", "glass"):
        castle = standing("a1", "g1", "b4", "e2", floor=floor)
        castle.do(0, "slide 1 up", "turn left", "slide 3 down")
        after.append((castle.ghosts, castle.view().quarters, castle.waits_for))
    assert after[0] == after[1]


def test_tw_25_glass_is_the_default_and_there_is_no_third_floor() -> None:
    """Glass or stone."""
    assert GAME.options_to(GAME.options_from({}))["floor"] == "glass"
    assert GAME.options_to(GAME.options_from({"floor": "stone"}))["floor"] == "stone"
    assert GAME.options_to(GAME.options_from_record({"players": 2, "first": 0}))["floor"] == "glass"
    for floor in ("wood", "", None, 1):
        with pytest.raises(BadInput):
            GAME.options_from({"floor": floor})


@pytest.mark.parametrize("order", ORDERS[1:])
def test_tw_25_a_player_made_of_code_sees_no_more(order: tuple[int, int, int]) -> None:
    """Neither in its observation nor in the state as it knows it."""
    one, other = lying(order), lying((0, 1, 2))
    for viewer in VIEWERS:
        assert GAME.observe(one.position, viewer).tobytes() == GAME.observe(other.position, viewer).tobytes()
        assert (
            GAME.public_state(one.position, viewer).tobytes()
            == GAME.public_state(other.position, viewer).tobytes()
        )
