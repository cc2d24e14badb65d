"""Where the ghosts stand once the board has come to rest (TW-14)."""

import math

import numpy as np

from geisterstunde.games.through_the_wall.board import (
    ALL_CORNERS,
    MIDDLE,
    PLUG,
    QUARTER_TURNS,
    SIDE,
    Space,
    space_at,
)
from geisterstunde.games.through_the_wall.calm_turns import NOT_CALM, calm_turn, rest_in
from geisterstunde.games.through_the_wall.castle import (
    ADRIFT,
    Castle,
    occupied_spaces,
    place_of_ghost,
)
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.measures import GHOST_RADIUS, KEY_FRAMES, NOTICEABLE, SNAP, STEPS
from geisterstunde.games.through_the_wall.sliders import magnet_places
from geisterstunde.games.through_the_wall.turntable import (
    MOTION_BYTES,
    OFF,
    begin_motion,
    distance,
    motion_of,
    ride,
)
from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import ALL_READ, EVERYONE, Log, emit
from geisterstunde.kernel.record import Buffer


@entry
def turn_board(c: Castle, log: Log, way: int) -> int:
    """Turns the board a quarter, 1 clockwise or -1; ghosts without a space of their own are adrift then.

    Returns how many steps of the way had to be simulated, which is what a turn costs.
    """
    magnets = magnet_places(c)
    rests = calm_turn(c, magnets, way) if log.unread != ALL_READ else NOT_CALM
    if rests == NOT_CALM:
        return turn_step_by_step(c, log, magnets, way)
    c.quarters = (c.quarters + way) % QUARTER_TURNS
    for ghost in range(c.players):
        stand(c, log, ghost, space_at(c.quarters, rest_in(rests, ghost)))
    log.told[Event.PASSED_BY] += KEY_FRAMES * c.players
    return 0


@entry
def turn_step_by_step(c: Castle, log: Log, magnets: int, way: int) -> int:
    """Turns the board a quarter with all that happens on the way; returns what `ride` returns."""
    motion = np.zeros(MOTION_BYTES, dtype=np.uint8)
    set_off(c, motion, magnets)
    simulated = ride(motion, c.colour, c.players, magnets, way, STEPS, log)
    c.quarters = (c.quarters + way) % QUARTER_TURNS
    come_to_rest(c, log, motion)
    return simulated


@rule
def set_off(c: Castle, motion: Buffer, magnets: int) -> None:
    """The board is about to turn."""
    for ghost in range(c.players):
        place = place_of_ghost(c, ghost)
        begin_motion(motion_of(motion), ghost, place, has_bit(magnets, place))


@rule
def come_to_rest(c: Castle, log: Log, motion: Buffer) -> None:
    """The board has turned: ghosts stand on spaces, or are adrift."""
    m = motion_of(motion)
    for ghost in range(c.players):
        if m.doing[ghost] == OFF:
            c.ghost[ghost] = ADRIFT
            c.covers[ghost] = ALL_CORNERS
            emit(log, Event.PUSHED_OFF, EVERYONE, c.colour[ghost])
        else:
            land(c, log, ghost, m.x[ghost], m.y[ghost])
    settle(c, log)
    for ghost in range(c.players):
        if c.ghost[ghost] == ADRIFT and m.doing[ghost] != OFF:
            emit(log, Event.STRADDLES, EVERYONE, c.colour[ghost])


@rule
def land(c: Castle, log: Log, ghost: int, x: float, y: float) -> None:
    """A ghost comes to rest at a point of the frame: on a space, or over all it reaches into."""
    covers = 0
    north, west = math.floor(y + MIDDLE), math.floor(x + MIDDLE)  # no other rows and columns are within reach
    for row in range(max(north, 0), min(north + 2, SIDE)):
        for column in range(max(west, 0), min(west + 2, SIDE)):
            across, down = abs(x - (column - MIDDLE)), abs(y - (row - MIDDLE))
            space = space_at(c.quarters, SIDE * row + column)
            if distance(across, down) <= SNAP:
                stand(c, log, ghost, space)
                return
            reach = GHOST_RADIUS - distance(max(across - 0.5, 0.0), max(down - 0.5, 0.0))
            if reach >= NOTICEABLE and space != PLUG:
                covers |= 1 << space
    c.ghost[ghost] = ADRIFT
    c.covers[ghost] = covers


@rule
def stand(c: Castle, log: Log, ghost: int, space: Space) -> None:
    """A ghost comes to rest on a space."""
    if c.ghost[ghost] != space:
        emit(log, Event.SETTLED, EVERYONE, c.colour[ghost], space)
    c.ghost[ghost] = space


@rule
def resting_spaces(c: Castle, ghost: int) -> int:
    """The free spaces a ghost adrift may be put on: those it covers, or empty corners if none of them is."""
    free = ~occupied_spaces(c)
    covered = c.covers[ghost] & free
    return covered if covered != 0 else ALL_CORNERS & free


@rule
def settle(c: Castle, log: Log) -> None:
    """Ghosts adrift that can rest on one space only are put there, as long as there are any.

    Two may have the same last space: the lower seat comes first, even where a higher one made it the last.
    """
    ghost = 0
    while ghost < c.players:
        spaces = resting_spaces(c, ghost) if c.ghost[ghost] == ADRIFT else 0
        if count_bits(spaces) == 1:
            c.ghost[ghost] = lowest_bit(spaces)
            emit(log, Event.SETTLED, EVERYONE, c.colour[ghost], c.ghost[ghost])
            ghost = 0
        else:
            ghost += 1


@rule
def put_ghost(c: Castle, log: Log, ghost: int, space: Space) -> None:
    """Puts a ghost adrift on a space; that may leave another with one choice only."""
    c.ghost[ghost] = space
    settle(c, log)


@rule
def anyone_adrift(c: Castle) -> bool:
    """Whether a ghost waits to be put on a space."""
    for ghost in range(c.players):
        if c.ghost[ghost] == ADRIFT:
            return True
    return False
