"""Quarter turns in which nobody is pushed: where the ghosts come to rest is known beforehand (TW-13).

A rider on its way round meets the same places in the same steps whenever the board is turned. Tables say
which free magnets would catch it, and which held ghosts it would touch. Where none is touched, riders ride on
or are caught, and no step has to be simulated. All other turns are `turntable`'s.
"""

import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.through_the_wall.board import MIDDLE, PLACE_OF, QUARTER_TURNS, SIDE, SPACES
from geisterstunde.games.through_the_wall.castle import Castle, place_of_ghost
from geisterstunde.games.through_the_wall.measures import GRIP, STEPS
from geisterstunde.games.through_the_wall.turntable import FINEST, SINES, TOUCH
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import rule

NOT_CALM = -1
PLACE_BITS = 6
LEFT_WAY, RIGHT_WAY = 0, 1  # the rows of the tables
NEVER = STEPS + 1

Table = NDArray[np.int64]


def _first_steps(within: float) -> Table:
    """By way, place and other place: the first step in which a rider from the one is so near the other.

    Reckoned for a quarter of the places; the others see the same turned, and the other way it is mirrored.
    """
    quarter = np.array([SIDE * row + column for row in range(MIDDLE) for column in range(MIDDLE + 1)])
    stride = FINEST // STEPS
    sines, cosines = SINES[stride::stride], SINES[-1 - stride :: -stride]
    down, across = (axis.ravel() - float(MIDDLE) for axis in np.indices((SIDE, SIDE)))
    x = np.outer(across[quarter], cosines) - np.outer(down[quarter], sines)
    y = np.outer(across[quarter], sines) + np.outer(down[quarter], cosines)
    away = np.sqrt((x[:, None] - across[:, None]) ** 2 + (y[:, None] - down[:, None]) ** 2)
    steps = np.where((away < within).any(axis=2), 1 + (away < within).argmax(axis=2), NEVER)
    first = np.full((2, SPACES, SPACES), NEVER)
    for turned in PLACE_OF:
        first[RIGHT_WAY][np.ix_(turned[quarter], turned)] = steps
    mirrored = np.arange(SPACES).reshape(SIDE, SIDE)[:, ::-1].ravel()
    first[LEFT_WAY] = first[RIGHT_WAY][np.ix_(mirrored, mirrored)]
    return first


def _places_met(first: Table) -> Table:
    """By way and place: the other places that are met at all, as a set."""
    return np.asarray(((first < NEVER) << np.arange(SPACES)).sum(axis=2))


GRIPPED_AT = _first_steps(GRIP)
GRIPPING = _places_met(GRIPPED_AT)
TOUCHED = _places_met(_first_steps(TOUCH))
RIDDEN_TO = PLACE_OF[[QUARTER_TURNS - 1, 1]]


@rule
def calm_turn(c: Castle, magnets: int, way: int) -> int:
    """The places at which the ghosts come to rest, packed into a number, or NOT_CALM if one may be pushed."""
    row = RIGHT_WAY if way > 0 else LEFT_WAY
    held, caught, places = 0, 0, 0
    for ghost in range(c.players):
        held |= magnets & 1 << place_of_ghost(c, ghost)
    free = magnets & ~held
    for ghost in range(c.players):
        place = place_of_ghost(c, ghost)
        if not has_bit(magnets, place):
            catchers = int(GRIPPING[row, place]) & free
            if catchers != 0:
                place = first_to_grip(row, place, catchers)
                if has_bit(held, place):
                    return NOT_CALM
                caught |= 1 << ghost
                held |= 1 << place
            else:
                place = int(RIDDEN_TO[row, place])
        places |= place << PLACE_BITS * ghost
    for ghost in range(c.players):
        start = place_of_ghost(c, ghost)
        others = held & ~(1 << rest_in(places, ghost)) if has_bit(caught, ghost) else held
        if not has_bit(magnets, start) and int(TOUCHED[row, start]) & others != 0:
            return NOT_CALM
    return places


@rule
def first_to_grip(row: int, start: int, magnets: int) -> int:
    """Which of some magnets catches a rider first."""
    first = lowest_bit(magnets)
    while magnets != 0:
        magnet = lowest_bit(magnets)
        magnets &= magnets - 1
        if GRIPPED_AT[row, start, magnet] < GRIPPED_AT[row, start, first]:
            first = magnet
    return first


@rule
def rest_in(places: int, ghost: int) -> int:
    """The place of one ghost among those of a calm turn."""
    return (places >> PLACE_BITS * ghost) & ((1 << PLACE_BITS) - 1)
