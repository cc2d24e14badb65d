"""What holds for every quarter turn of the board, however ghosts and magnets lie (TW-13, TW-14)."""

import itertools
import math
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from geisterstunde.games.through_the_wall.board import ALL_CORNERS, PLUG, SPACES
from geisterstunde.games.through_the_wall.measures import KEY_FRAMES, STEPS
from geisterstunde.games.through_the_wall.turntable import HELD, OFF, RIDES
from geisterstunde.games.through_the_wall.words import FORMS
from geisterstunde.kernel.log import ALL_UNREAD, LOG, MOTION_UNREAD
from tests.properties.plain_turntable import plainly_turned
from tests.properties.turntable import (
    LEFT,
    RIGHT,
    SAMPLE,
    Setup,
    covered,
    mirror,
    open_castle,
    random_setup,
    ridden,
    stands,
    told_in,
    turn_in,
    turned,
)

ROOT = Path(__file__).resolve().parents[2]
TURNS = 1200
MANY_TURNS = 8000
PLAINLY = 60
ALIKE = 1e-9
TOUCH = 0.7
TOUCH_PLUG = 0.85
OVERLAP = 1e-4
CORNERS = (0, 6, 42, 48)
ROUNDED = 1.5e-3  # what is told is told in thousandths
COLOURS = ("green", "red", "yellow", "blue")


def setups(seed: int, number: int = TURNS) -> Iterator[tuple[Setup, int]]:
    """Castles and ways to turn them."""
    chance = random.Random(seed)
    for _ in range(number):
        yield random_setup(chance), chance.choice((LEFT, RIGHT))


def test_turns_lose_no_ghost_and_leave_each_a_place() -> None:
    """On a space of its own, or adrift with at least two spaces to be put on: one would need no asking."""
    adrift = 0
    for setup, way in setups(1):
        castle = setup.castle()
        turned(castle, way)
        c = open_castle(castle)
        spaces = [c.ghost[ghost] for ghost in range(c.players)]
        standing = [space for space in spaces if space >= 0]
        assert len(set(standing)) == len(standing)
        assert PLUG not in standing
        assert all(0 <= space < SPACES for space in standing)
        assert c.quarters == (setup.quarters + way) % 4
        free = ~sum(1 << space for space in standing)
        for ghost, space in enumerate(spaces):
            if space < 0:
                adrift += 1
                choices = c.covers[ghost] & free or ALL_CORNERS & free
                assert choices.bit_count() > 1
                assert not choices >> PLUG & 1
        assert [c.tunnel[slider] for slider in range(3)] == list(setup.tunnels)
        assert [c.offset[slider] for slider in range(3)] == list(setup.offsets)
    assert adrift > TURNS // 40, "ghosts adrift are what this is about"


def test_a_castle_seen_in_a_mirror_turns_as_in_a_mirror() -> None:
    """Exactly: the same ghosts on the mirrored places, the same adrift over mirrored places."""
    for setup, way in setups(2):
        castle, mirrored = setup.castle(), setup.mirrored().castle()
        told, told_mirrored = turned(castle, way), turned(mirrored, -way)
        for place, other in zip(stands(castle), stands(mirrored), strict=True):
            assert (place is None) == (other is None)
            assert place is None or {other} == mirror([place])
        for ghost, place in enumerate(stands(castle)):
            if place is None:
                assert covered(mirrored, ghost) == mirror(covered(castle, ghost))
        assert len(told) == len(told_mirrored)
        for event, other_event in zip(told, told_mirrored, strict=True):
            assert event.kind == other_event.kind
            if event.kind == "passed_by":
                assert abs(event.facts["x"] + other_event.facts["x"]) <= 1
                assert event.facts["y"] == other_event.facts["y"]


def test_a_mirrored_ride_ends_at_the_mirrored_points() -> None:
    """To the last bit."""
    for setup, way in setups(3, TURNS // 2):
        ride, other = ridden(setup, way, STEPS), ridden(setup.mirrored(), -way, STEPS)
        assert other.doing == ride.doing
        assert other.points == [(-x, y) for x, y in ride.points]


@pytest.mark.proof
def test_half_as_large_steps_change_hardly_any_outcome() -> None:
    """Fewer than one in a thousand: what is decided is decided by the castle, not by the size of a step."""
    changed = 0
    for setup, way in setups(4, MANY_TURNS):
        changed += ridden(setup, way, STEPS).rests() != ridden(setup, way, 2 * STEPS).rests()
    assert changed < MANY_TURNS // 1000


def test_a_plain_telling_of_the_turn_ends_alike() -> None:
    """The same ghosts are off, the others at the same points, in some turns and in all that push them."""
    told = 0
    for number, (setup, way) in enumerate(setups(10)):
        ride = ridden(setup, way, STEPS)
        if number > PLAINLY and all(len(rests) == 1 for rests in ride.rests()):
            continue
        told += 1
        plainly = plainly_turned(setup, way, STEPS)
        assert plainly.keys() == {ghost for ghost, doing in enumerate(ride.doing) if doing != OFF}
        for ghost, point in plainly.items():
            assert abs(point - complex(*ride.points[ghost])) < ALIKE
    assert told > 2 * PLAINLY


def test_where_a_ride_ends_is_where_ghosts_stand() -> None:
    """A ghost stands or covers what the point it came to says, unless others have taken that."""
    for setup, way in setups(5):
        castle = setup.castle()
        turned(castle, way)
        for ghost, (rests, place) in enumerate(
            zip(ridden(setup, way, STEPS).rests(), stands(castle), strict=True)
        ):
            if place is None:
                assert covered(castle, ghost) == set(rests or CORNERS)
            else:
                assert place in (*rests, *CORNERS)


@pytest.mark.parametrize("unread", [MOTION_UNREAD, ALL_UNREAD])
def test_a_turn_that_nobody_reads_of_ends_alike(unread: int) -> None:
    """And as much is counted, without a stop at the moments that would be told."""
    for setup, way in setups(10, 600):
        castle, same = setup.castle(), setup.castle()
        events = turned(castle, way)
        log = np.zeros(LOG.itemsize, dtype=np.uint8)
        log.view(LOG)["unread"] = unread
        turn_in(same, log, way)
        assert same.tobytes() == castle.tobytes()
        counted = {
            FORMS[kind].name: count for kind, count in enumerate(log.view(LOG)["told"][0].tolist()) if count
        }
        assert counted == Counter(event.kind for event in events)
        assert counted["passed_by"]
        still = [event for event in events if event.kind != "passed_by"]
        assert told_in(log) == ([] if unread == ALL_UNREAD else still)


def test_discs_do_not_overlap() -> None:
    """Neither at the end nor at the moments that are told: ghosts and the plug push each other away."""
    for setup, way in setups(6):
        ride = ridden(setup, way, STEPS)
        present = [ghost for ghost, doing in enumerate(ride.doing) if doing != OFF]
        for one, other in itertools.combinations(present, 2):
            assert math.dist(ride.points[one], ride.points[other]) > TOUCH - OVERLAP
        for ghost in present:
            assert math.hypot(*ride.points[ghost]) > TOUCH_PLUG - OVERLAP
        moments: dict[int, list[tuple[float, float]]] = {}
        for passed in ride.told:
            point = passed.facts["x"] / 1000, passed.facts["y"] / 1000
            moments.setdefault(passed.facts["moment"], []).append(point)
        for points in moments.values():
            for here, there in itertools.combinations(points, 2):
                assert math.dist(here, there) > TOUCH - OVERLAP - ROUNDED
            assert all(math.hypot(*point) > TOUCH_PLUG - OVERLAP - ROUNDED for point in points)


def test_every_ghost_is_seen_at_every_moment_until_it_is_off() -> None:
    """Ghosts that are held stay where they are; the last moment is the end."""
    off = 0
    for setup, way in setups(7):
        ride = ridden(setup, way, STEPS)
        for ghost, doing in enumerate(ride.doing):
            seen = [told.facts for told in ride.told if told.facts["ghost"] == COLOURS[ghost]]
            moments = [told["moment"] for told in seen]
            assert moments == list(range(1, len(moments) + 1))
            assert (len(moments) == KEY_FRAMES) == (doing != OFF)
            off += doing == OFF
            if doing != OFF:
                end = [1000 * part for part in ride.points[ghost]]
                assert math.dist(end, (seen[-1]["x"], seen[-1]["y"])) < 1
            if setup.ghosts[ghost] in setup.magnets():
                row, column = setup.ghosts[ghost]
                assert doing == HELD
                assert {(told["x"], told["y"]) for told in seen} == {(1000 * (column - 3), 1000 * (row - 3))}
    assert off > TURNS // 400, "some are pushed off"


def far_from_magnets(chance: random.Random) -> Setup:
    """Sliders pushed out until one magnet is left below the board, and no ghost that comes near it."""
    tunnels = tuple(chance.sample(range(5), 3))
    setup = Setup((), tunnels, (chance.choice((-6, 6)), chance.choice((-6, 6)), 6))
    ((row, column),) = setup.magnets()
    out = math.hypot(row - 3, column - 3)
    places = [
        (place // 7, place % 7)
        for place in range(SPACES)
        if place != PLUG and abs(math.hypot(place // 7 - 3, place % 7 - 3) - out) > 0.26
    ]
    return setup._replace(ghosts=tuple(chance.sample(places, chance.randrange(2, 5))))


@pytest.mark.parametrize("way", [LEFT, RIGHT])
def test_four_quarter_turns_restore_all_that_no_magnet_meets(way: int) -> None:
    chance = random.Random(8)
    for _ in range(500):
        setup = far_from_magnets(chance)
        castle = setup.castle()
        before = castle.tobytes()
        for _ in range(4):
            told = turned(castle, way)
            assert {event.kind for event in told} == {"passed_by"}
        assert castle.tobytes() == before


def test_a_turn_one_way_and_back_need_not_restore() -> None:
    """A ghost that rides onto a magnet is held there while the board turns back below it."""
    setup = Setup(ghosts=((1, 0), (5, 3)), tunnels=(0, 4, 2), offsets=(6, 0, 6))
    assert setup.magnets() == {(0, 5), (3, 5), (6, 5)}
    castle = setup.castle()
    assert stands(castle) == [7, 38]
    turned(castle, RIGHT)
    assert stands(castle) == [5, 22]
    turned(castle, LEFT)
    assert stands(castle) == [5, 38]
    assert open_castle(castle).quarters == setup.quarters


def test_every_way_to_run_turns_the_board_alike() -> None:
    command = [sys.executable, "-m", "tests.properties.turntable"]
    running = [
        subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "GEISTERSTUNDE_JIT": compiled},
            stdout=subprocess.PIPE,
            text=True,
        )
        for compiled in ("1", "0")
    ]
    compiled, plain = (process.communicate()[0].splitlines() for process in running)
    assert [process.returncode for process in running] == [0, 0]
    assert compiled == plain
    assert len(compiled) == SAMPLE
    assert len({line.split()[1] for line in compiled}) > 0.9 * SAMPLE


def test_riders_and_held_ghosts_both_occur() -> None:
    """Else little of the above would have been tried."""
    doing = [what for setup, way in setups(9, 500) for what in ridden(setup, way, STEPS).doing]
    assert min(doing.count(HELD), doing.count(RIDES)) > 300
