"""A floor of glass shows what lies under the board, one of stone hides it: TW-25."""

from typing import Any

import msgspec
import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import record_of
from tests.castle import GAME, PATTERNS, Castle, standing

CORNERS = ("a1", "g1", "g7", "a7")
VIEWERS = (-1, 0, 1, 2, 3)
ORDERS = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


def lying(order: tuple[int, ...], offsets: tuple[int, ...] = (0, 0, 0), **more: Any) -> Castle:
    """A castle whose tunnels 1, 3 and 5 hold these sliders (0, 1, 2), pushed down so far, from the west."""
    castle = standing(*CORNERS, **{"floor": "stone", **more})
    for tunnel, slider, offset in zip((0, 2, 4), order, offsets, strict=True):
        castle.state.castle.tunnel[slider] = tunnel
        castle.state.castle.offset[slider] = offset
    return castle


def as_told(castle: Castle, viewer: int) -> dict[str, Any]:
    """A view as it leaves the process."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(castle.view(viewer)))
    return told


def sticking_out(pattern: str, offset: int) -> str:
    """A beam, its chambers under the board unknown: those of the rows 0 to 6."""
    return "".join(sign if not 0 <= row + offset < 7 else "?" for row, sign in enumerate(pattern))


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("offset", range(-6, 7))
def test_tw_25_stone_shows_what_sticks_out_and_how_far_and_nothing_else(offset: int, viewer: int) -> None:
    """However the beams lie: a chamber under the board is shown to nobody."""
    offsets = (offset, 0, -offset // 2)
    for order in ORDERS:
        sliders = as_told(lying(order, offsets), viewer)["sliders"]
        for tunnel, slider, far in zip((1, 3, 5), order, offsets, strict=True):
            assert sliders[slider] == {
                "pattern": sticking_out(PATTERNS[slider], far),
                "tunnel": tunnel,
                "offset": far,
            }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_tw_25_flush_beams_under_stone_look_alike(viewer: int) -> None:
    """Nothing sticks out: no beam shows a magnet, and no field of the view tells of one."""
    told = as_told(lying((1, 2, 0)), viewer)
    assert [slider["pattern"] for slider in told["sliders"]] == ["?" * 7] * 3
    glass = as_told(lying((1, 2, 0), floor="glass"), viewer)
    assert {name: told[name] for name in told if name != "sliders"} == {
        name: glass[name] for name in glass if name != "sliders"
    }


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("offset", [-6, -1, 0, 3])
def test_tw_25_glass_shows_everything(offset: int, viewer: int) -> None:
    """Sticking out or not."""
    sliders = as_told(lying((2, 0, 1), (offset, 0, 0), floor="glass"), viewer)["sliders"]
    assert [slider["pattern"] for slider in sliders] == list(PATTERNS)


def test_tw_25_a_beam_shows_more_the_further_it_is_pushed_out() -> None:
    """Chamber by chamber: the third beam comes out in the south."""
    castle = standing(*CORNERS, floor="stone", moves_left=8)
    shown = []
    for _ in range(4):
        shown.append(castle.view().sliders[2].pattern)
        castle.do(0, "slide 3 down")
    assert shown == ["???????", "??????M", "?????.M", "????M.M"]


def test_tw_25_a_beam_between_two_tunnels_is_seen_only_as_it_comes_to_lie() -> None:
    """Shifted and pushed in again: what is under the board is hidden again."""
    castle = standing(*CORNERS, floor="stone")
    castle.do(0, "shift 1 2 -2")
    assert castle.view().sliders[0].pattern == ".M?????"
    castle.do(0, "shift 1 4 0")
    assert castle.view().sliders[0].pattern == "???????"


@pytest.mark.parametrize("decision", ["slide 1 up", "turn right", "shift 2 2 3"])
def test_tw_25_what_happens_is_told_as_ever(decision: str) -> None:
    """The same events under stone as under glass, and none of them tells where a magnet is."""
    told = []
    for floor in ("stone", "glass"):
        castle = standing("a1", "g1", "b4", "f6", floor=floor)
        told.append((castle.do(0, decision), castle.ghosts, castle.view().quarters))
    assert told[0] == told[1]
    for event in told[0][0]:
        assert "pattern" not in event.facts
        assert "magnet" not in str(event.facts)


def test_tw_25_magnets_work_under_stone_as_under_glass() -> None:
    """What may be done is the same, too; one only does not see it coming."""
    after = []
    for floor in ("stone", "glass"):
        castle = standing("a1", "g1", "b4", "e2", floor=floor)
        choices = castle.legal(0)
        castle.do(0, "slide 1 up", "turn left")
        after.append((choices, castle.ghosts, castle.view().quarters, castle.waits_for))
    assert after[0] == after[1]


def test_tw_25_glass_is_the_default_and_there_is_no_third_floor() -> None:
    """Glass or stone."""
    assert GAME.options_to(GAME.options_from({}))["floor"] == "glass"
    assert GAME.options_to(GAME.options_from({"floor": "stone"}))["floor"] == "stone"
    assert GAME.options_to(GAME.options_from_record({"players": 2, "first": 0}))["floor"] == "glass"
    for floor in ("wood", "", None, 1):
        with pytest.raises(BadInput):
            GAME.options_from({"floor": floor})


def test_tw_25_a_record_names_the_floor_and_how_the_beams_were_laid() -> None:
    """A record is for those who may know everything."""
    record = record_of(Match.dealt("through-the-wall", {"players": 2, "floor": "stone"}, Promise.numbered(1)))
    assert record.options["floor"] == "stone"
    assert sorted(filter(None, record.deal["sliders"])) == sorted(PATTERNS)
