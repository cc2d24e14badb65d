"""A quarter turn of the board, simulated in small steps (TW-13).

Frame, sliders and magnets stand still. Ghosts on magnets are held by them; the others ride the board. All
numbers are IEEE doubles, added, multiplied, divided and rooted in a fixed order, and the sines are computed
once in whole numbers: every machine turns the board alike, and a mirrored castle turns mirrored.
"""

import math
from fractions import Fraction
from typing import Annotated

import numpy as np

from geisterstunde.games.through_the_wall.board import MIDDLE, SIDE
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.measures import (
    GHOST_RADIUS,
    GRIP,
    HALF_BOARD,
    KEY_FRAMES,
    PLUG_RADIUS,
    ROUNDS,
    SLACK,
    STEPS,
)
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import ALL_READ, EVERYONE, Log, emit
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Buffer, Floats, Ints, layout_of

TOUCH = 2 * GHOST_RADIUS
TOUCH_PLUG = GHOST_RADIUS + PLUG_RADIUS
OVERLAP = TOUCH - SLACK / 2  # riders nearer than this may overlap and are looked at, without a root

HELD = 1  # what a ghost does during a turn
RIDES = 2
OFF = 3


def exact_sine(part: Fraction) -> float:
    """The sine of a part of a right angle, to the last bit: a series in whole numbers.

    >>> exact_sine(Fraction(1)), exact_sine(Fraction(1, 3))
    (1.0, 0.5)
    """
    scale = 10**60
    angle = RIGHT_ANGLE * part.numerator // part.denominator
    total, term = 0, angle
    for n in range(1, 60, 2):
        total += term
        term = -term * angle * angle // (scale * scale * (n + 1) * (n + 2))
    return float(Fraction(round(total, -20), scale))


RIGHT_ANGLE = 1570796326794896619231321691639751442098584699687552910487472  # in 10^-60
FINEST = 2 * STEPS  # so that a test can halve the steps
SINES = np.array([exact_sine(Fraction(step, FINEST)) for step in range(FINEST + 1)])
QUARTER_ARC = 1.5708  # a little more than the way of a rider at distance 1 from the centre
DISTANCES = np.array(
    [math.sqrt((place // SIDE - MIDDLE) ** 2 + (place % SIDE - MIDDLE) ** 2) for place in range(SIDE * SIDE)]
)


class Motion:
    """What the ghosts do during a turn, and where: as the frame lies, and for riders as the board lies.

    Points are told from the centre, x to the east and y to the south.
    """

    doing: Annotated[Ints, "i1", SEATS]
    x: Annotated[Floats, "f8", SEATS]
    y: Annotated[Floats, "f8", SEATS]
    on_board_x: Annotated[Floats, "f8", SEATS]
    on_board_y: Annotated[Floats, "f8", SEATS]


MOTION_BYTES = layout_of(Motion).itemsize
motion_of = opener(Motion)


@rule
def begin_motion(m: Motion, ghost: int, place: int, is_held: bool) -> None:
    """A ghost stands at a place, on a magnet that holds it or not."""
    m.doing[ghost] = HELD if is_held else RIDES
    m.x[ghost] = m.on_board_x[ghost] = float(place % SIDE - MIDDLE)
    m.y[ghost] = m.on_board_y[ghost] = float(place // SIDE - MIDDLE)


@entry
def ride(motion: Buffer, colour: Ints, players: int, magnets: int, way: int, steps: int, log: Log) -> int:
    """Turns the board a quarter (1: clockwise, -1: the other way) in so many steps, and the ghosts with it.

    Between contacts a rider's place on the board does not change; steps in which nobody can come near
    anything are passed over. Returns how many had to be looked at.
    """
    m = motion_of(motion)
    free = magnets
    for ghost in range(players):
        if m.doing[ghost] == HELD:
            free &= ~(1 << place_under(m.x[ghost], m.y[ghost]))
    stride = FINEST // steps
    step, frames, pushed, close = 0, 0, 0, 0
    while step < steps:
        safe = 0  # after a push the next step is looked at anyway
        if pushed == 0:
            stop = step_of_frame(frames + 1, steps) if log.unread == ALL_READ else steps
            safe = min(steps_without_contact(m, players, free, steps), stop - step)
        step += max(safe, 1)
        sine = way * SINES[stride * step]
        cosine = SINES[FINEST - stride * step]
        for ghost in range(players):
            if m.doing[ghost] == RIDES:
                m.x[ghost] = cosine * m.on_board_x[ghost] - sine * m.on_board_y[ghost]
                m.y[ghost] = sine * m.on_board_x[ghost] + cosine * m.on_board_y[ghost]
        pushed = 0
        if safe == 0:
            close += 1
            pushed = push_apart(m, players)
            caught = catch_riders(m, players, free)
            if caught != 0:
                free &= ~caught
                pushed |= push_apart(m, players)
            for ghost in range(players):
                if has_bit(pushed, ghost) and m.doing[ghost] == RIDES:
                    m.on_board_x[ghost] = cosine * m.x[ghost] + sine * m.y[ghost]
                    m.on_board_y[ghost] = cosine * m.y[ghost] - sine * m.x[ghost]
                    if abs(m.on_board_x[ghost]) > HALF_BOARD or abs(m.on_board_y[ghost]) > HALF_BOARD:
                        m.doing[ghost] = OFF
        while frames < KEY_FRAMES and step_of_frame(frames + 1, steps) <= step:
            frames += 1
            tell_where(m, colour, players, frames, log)
    return close


@rule
def step_of_frame(frame: int, steps: int) -> int:
    """The step after which it is told where the ghosts are."""
    return steps * frame // KEY_FRAMES


@rule
def place_under(x: float, y: float) -> int:
    """The place of the frame below a point."""
    return SIDE * math.floor(y + HALF_BOARD) + math.floor(x + HALF_BOARD)


@rule
def distance(dx: float, dy: float) -> float:
    """How long a line is."""
    return math.sqrt(dx * dx + dy * dy)


@rule
def steps_without_contact(m: Motion, players: int, free: int, steps: int) -> int:
    """How many steps the riders can surely go on without reaching a magnet or another ghost."""
    safe = steps
    for ghost in range(players):
        if m.doing[ghost] != RIDES:
            continue
        out = distance(m.x[ghost], m.y[ghost])
        clear = clearance(m, players, ghost, out)
        magnets = free
        while magnets != 0:
            place = lowest_bit(magnets)
            magnets &= magnets - 1
            if abs(DISTANCES[place] - out) < GRIP:
                away = distance(m.x[ghost] - (place % SIDE - MIDDLE), m.y[ghost] - (place // SIDE - MIDDLE))
                clear = min(clear, away - GRIP)
        if clear <= 0.0:
            return 0
        safe = min(safe, int(clear * steps / (out * QUARTER_ARC)))
    return safe


@rule
def clearance(m: Motion, players: int, ghost: int, out: float) -> float:
    """How far a rider, so far out, is from the held ghosts it could ride into; 0 if it overlaps anything."""
    clear = 2.0 * HALF_BOARD
    if out < TOUCH_PLUG - SLACK:
        return 0.0
    for other in range(players):
        if other == ghost or m.doing[other] == OFF:
            continue
        dx, dy = m.x[ghost] - m.x[other], m.y[ghost] - m.y[other]
        if m.doing[other] == RIDES:
            if dx * dx + dy * dy < OVERLAP * OVERLAP:
                return 0.0
        elif abs(DISTANCES[place_under(m.x[other], m.y[other])] - out) < TOUCH:
            clear = min(clear, distance(dx, dy) - (TOUCH - SLACK))
    return clear


@rule
def push_apart(m: Motion, players: int) -> int:
    """Pushes overlapping ghosts apart along the line between their centres; returns which were pushed.

    A held ghost does not yield, nor does the plug; two riders yield equally.
    """
    pushed = 0
    for _ in range(ROUNDS):
        moved = 0
        for ghost in range(players):
            if m.doing[ghost] == RIDES:
                moved |= push_from_plug(m, ghost)
            for other in range(ghost):
                moved |= push_pair(m, ghost, other)
        pushed |= moved
        if moved == 0:
            break
    return pushed


@rule
def push_from_plug(m: Motion, ghost: int) -> int:
    """Pushes a rider off the plug if they overlap; returns whether it moved, as a set."""
    if m.x[ghost] * m.x[ghost] + m.y[ghost] * m.y[ghost] >= TOUCH_PLUG * TOUCH_PLUG:
        return 0  # most are far away: no need for a root
    out = distance(m.x[ghost], m.y[ghost])
    if out >= TOUCH_PLUG - SLACK:
        return 0
    m.x[ghost] *= TOUCH_PLUG / out
    m.y[ghost] *= TOUCH_PLUG / out
    return 1 << ghost


@rule
def push_pair(m: Motion, one: int, other: int) -> int:
    """Pushes two ghosts apart if they overlap; returns which of them moved."""
    if not (
        (m.doing[one] == RIDES and (m.doing[other] == RIDES or m.doing[other] == HELD))
        or (m.doing[one] == HELD and m.doing[other] == RIDES)
    ):
        return 0
    dx, dy = m.x[one] - m.x[other], m.y[one] - m.y[other]
    if dx * dx + dy * dy >= TOUCH * TOUCH:
        return 0
    apart = distance(dx, dy)
    if apart >= TOUCH - SLACK or apart == 0.0:
        return 0
    gap = TOUCH / apart - 1.0
    if m.doing[one] == RIDES and m.doing[other] == RIDES:
        gap *= 0.5
    moved = 0
    if m.doing[one] == RIDES:
        m.x[one] += dx * gap
        m.y[one] += dy * gap
        moved |= 1 << one
    if m.doing[other] == RIDES:
        m.x[other] -= dx * gap
        m.y[other] -= dy * gap
        moved |= 1 << other
    return moved


@rule
def catch_riders(m: Motion, players: int, free: int) -> int:
    """Draws every rider within the grip of a free magnet onto its centre; returns which magnets took one."""
    taken = 0
    for ghost in range(players):
        if m.doing[ghost] != RIDES or abs(m.x[ghost]) >= HALF_BOARD or abs(m.y[ghost]) >= HALF_BOARD:
            continue
        place = place_under(m.x[ghost], m.y[ghost])
        if has_bit(free & ~taken, place):
            column, row = place % SIDE - MIDDLE, place // SIDE - MIDDLE
            if distance(m.x[ghost] - column, m.y[ghost] - row) < GRIP:
                m.x[ghost], m.y[ghost] = float(column), float(row)
                m.doing[ghost] = HELD
                taken |= 1 << place
    return taken


@rule
def tell_where(m: Motion, colour: Ints, players: int, moment: int, log: Log) -> None:
    """Tells where the ghosts are, by their colours, in thousandths of a space from the centre.

    Where nobody reads that it is only counted, perhaps some safe steps later: nobody falls off in those.
    """
    for ghost in range(players):
        if m.doing[ghost] == OFF:
            continue
        if log.unread != ALL_READ:
            log.told[Event.PASSED_BY] += 1
        else:
            across, down = math.floor(1000.0 * m.x[ghost] + 0.5), math.floor(1000.0 * m.y[ghost] + 0.5)
            emit(log, Event.PASSED_BY, EVERYONE, colour[ghost], moment, across, down)
