"""Where a ghost stands that comes to rest anywhere: the thresholds of landing, one by one (TW-14)."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from geisterstunde.games.through_the_wall import landing
from geisterstunde.games.through_the_wall.board import CORNERS, PLUG, SPACE_NAMES, SPACE_NUMBERS
from geisterstunde.games.through_the_wall.castle import ADRIFT, CASTLE, Castle
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.measures import GHOST_RADIUS, NOTICEABLE, SNAP
from geisterstunde.kernel.log import LOG, Log
from geisterstunde.kernel.record import plain_record

HAIR = 1e-9
REACHES = GHOST_RADIUS - NOTICEABLE  # how near an edge of a space a ghost's centre covers it
PARKED = ("a1", "g1", "g7", "a7")
ALL = set(SPACE_NAMES)


class Board:
    """A castle whose ghosts can be dropped anywhere."""

    def __init__(self, *standing: str | None, quarters: int = 0) -> None:
        self.castle_bytes = np.zeros(CASTLE.itemsize, dtype=np.uint8)
        self.log_bytes = np.zeros(LOG.itemsize, dtype=np.uint8)
        self.castle = plain_record(Castle)(self.castle_bytes)
        self.log = plain_record(Log)(self.log_bytes)
        self.castle.players = len(standing)
        self.castle.quarters = quarters
        for ghost, space in enumerate(standing):
            self.castle.ghost[ghost] = ADRIFT if space is None else SPACE_NUMBERS[space]

    def ask(self, rule: Callable[..., Any], *facts: float, log: bool = True) -> Any:
        """Calls one of the rules of landing."""
        return rule(self.castle, self.log, *facts) if log else rule(self.castle, *facts)

    def drop(self, x: float, y: float, ghost: int = 0) -> str | set[str]:
        """A ghost comes to rest so far east and south of the middle: its space, or all that it covers."""
        self.ask(landing.land, ghost, x, y)
        space = self.castle.ghost[ghost]
        return names(self.castle.covers[ghost]) if space == ADRIFT else SPACE_NAMES[space]

    def offered(self, ghost: int = 0) -> set[str]:
        """The spaces that a ghost adrift may be put on."""
        return names(self.ask(landing.resting_spaces, ghost, log=False))


def names(spaces: int) -> set[str]:
    """A set of spaces by name."""
    return {name for space, name in enumerate(SPACE_NAMES) if spaces >> space & 1}


def at(name: str) -> tuple[float, float]:
    """The centre of a space of a board that has not been turned."""
    row, column = divmod(SPACE_NUMBERS[name], 7)
    return column - 3.0, row - 3.0


def test_the_thresholds_are_a_twentieth_of_a_space() -> None:
    assert (SNAP, NOTICEABLE, GHOST_RADIUS) == (0.05, 0.05, 0.35)


@pytest.mark.parametrize("name", sorted(ALL - {"d4"}))
def test_a_ghost_that_rests_on_a_centre_stands_there(name: str) -> None:
    board = Board("d1" if name != "d1" else "d2")
    assert board.drop(*at(name)) == name
    assert [board.log.event[0, place] for place in range(4)] == [
        Event.SETTLED,
        -1,
        0,
        SPACE_NUMBERS[name],
    ]


def test_who_rests_where_it_stood_is_not_told_of() -> None:
    board = Board("c2")
    assert board.drop(*at("c2")) == "c2"
    assert board.log.count == 0


@pytest.mark.parametrize("angle", range(0, 360, 30))
def test_a_ghost_snaps_within_a_twentieth_and_no_farther(angle: int) -> None:
    x, y = at("c5")
    across, down = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    near, far = SNAP - HAIR, SNAP + HAIR
    assert Board("a1").drop(x + near * across, y + near * down) == "c5"
    assert Board("a1").drop(x + far * across, y + far * down) == {"c5"}


@pytest.mark.parametrize(("dx", "dy", "beside"), [(1, 0, "d2"), (-1, 0, "b2"), (0, 1, "c3"), (0, -1, "c1")])
def test_a_ghost_covers_a_neighbour_that_it_reaches_a_twentieth_into(dx: int, dy: int, beside: str) -> None:
    x, y = at("c2")
    deep, shallow = 0.5 - REACHES + HAIR, 0.5 - REACHES - HAIR
    assert Board("a1").drop(x + dx * deep, y + dy * deep) == {"c2", beside}
    assert Board("a1").drop(x + dx * shallow, y + dy * shallow) == {"c2"}


def test_a_corner_is_reached_on_the_slant() -> None:
    """Four spaces meet: the fourth is covered only if the ghost reaches round the point where they meet."""
    x, y = at("c2")
    slant = REACHES / math.sqrt(2)
    deep, shallow = 0.5 - slant + HAIR, 0.5 - slant - HAIR
    assert Board("a1").drop(x + deep, y + deep) == {"c2", "d2", "c3", "d3"}
    assert Board("a1").drop(x + shallow, y + shallow) == {"c2", "d2", "c3"}
    assert Board("a1").drop(x + 0.5, y + 0.5) == {"c2", "d2", "c3", "d3"}


def test_the_plug_is_never_covered() -> None:
    x, y = at("d4")
    for name, dx, dy in (("c4", -0.5, 0.0), ("e4", 0.5, 0.0), ("d3", 0.0, -0.5), ("d5", 0.0, 0.5)):
        assert Board("a1").drop(x + dx, y + dy) == {name}
    assert Board("a1").drop(x - 0.5, y - 0.5) == {"c3", "d3", "c4"}
    for step in range(40):
        angle = math.tau * step / 40
        covered = Board("a1").drop(x + 0.7 * math.cos(angle), y + 0.7 * math.sin(angle))
        assert "d4" not in covered


def test_at_the_rim_only_spaces_of_the_board_are_covered() -> None:
    x, y = at("a1")
    assert Board("d1").drop(x - 0.4, y - 0.4) == {"a1"}
    assert Board("d1").drop(x + 0.5, y - 0.4) == {"a1", "b1"}


@pytest.mark.parametrize("quarters", range(4))
def test_what_is_covered_are_spaces_of_the_board_as_it_lies(quarters: int) -> None:
    """The place north-west of the frame shows another corner a quarter turn later."""
    board = Board("d1", quarters=quarters)
    assert board.drop(-3.0, -3.0) == ("a1", "a7", "g7", "g1")[quarters]
    beside = ({"a1", "b1"}, {"a7", "a6"}, {"g7", "f7"}, {"g1", "g2"})[quarters]
    assert board.drop(-2.5, -3.0) == beside


def test_occupied_spaces_are_not_offered() -> None:
    board = Board("a1", "d2", "c3", "g7")
    x, y = at("c2")
    assert board.drop(x + 0.5, y + 0.5) == {"c2", "d2", "c3", "d3"}
    assert board.offered() == {"c2", "d3"}


def test_where_all_that_is_covered_is_occupied_empty_corners_are_offered() -> None:
    board = Board("a1", "c2", "d2", "g7")
    x, y = at("c2")
    assert board.drop(x + 0.5, y) == {"c2", "d2"}
    assert board.offered() == {"a1", "g1", "a7"}


def test_one_space_left_needs_no_choice_and_may_take_anothers() -> None:
    """A ghost with one free space settles; that leaves the next with one, and so on."""
    board = Board(None, None, "c2", "g7")
    for ghost, spaces in ((0, ("d2", "e2")), (1, ("c2", "d2"))):
        board.castle.covers[ghost] = sum(1 << SPACE_NUMBERS[space] for space in spaces)
    board.ask(landing.settle)
    assert [SPACE_NAMES[board.castle.ghost[ghost]] for ghost in range(2)] == ["e2", "d2"]
    assert not board.ask(landing.anyone_adrift, log=False)


def test_who_has_a_choice_waits() -> None:
    board = Board(None, "a1")
    board.castle.covers[0] = 1 << SPACE_NUMBERS["d2"] | 1 << SPACE_NUMBERS["e2"]
    board.ask(landing.settle)
    assert board.castle.ghost[0] == ADRIFT
    assert board.ask(landing.anyone_adrift, log=False)
    board.ask(landing.put_ghost, 0, SPACE_NUMBERS["e2"])
    assert board.castle.ghost[0] == SPACE_NUMBERS["e2"]
    assert not board.ask(landing.anyone_adrift, log=False)


def test_corners_are_where_ghosts_begin() -> None:
    assert tuple(SPACE_NAMES[corner] for corner in CORNERS) == PARKED
    assert SPACE_NAMES[PLUG] == "d4"
