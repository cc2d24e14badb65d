"""A quarter turn of the board, simulated in small steps (TW-13).

Frame, sliders and magnets stand still. Ghosts on magnets are held by them; the others ride the board. All
numbers are IEEE doubles, added, multiplied, divided and rooted in a fixed order, and the sines are computed
once in whole numbers: every machine turns the board alike, and a mirrored castle turns mirrored.
"""

import math
from fractions import Fraction

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
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.record import Floats, Ints

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


@entry
def ride(
    doing: Ints,
    x: Floats,
    y: Floats,
    colour: Ints,
    players: int,
    magnets: int,
    way: int,
    steps: int,
    log: Log,
) -> None:
    """Turns the board a quarter (1: clockwise, -1: the other way) in so many steps, and the ghosts with it.

    Positions are the frame's, from its centre, x to the east and y to the south. Between contacts a rider's
    place on the board does not change; steps in which nobody can come near anything are passed over.
    """
    on_board_x, on_board_y = np.zeros(SEATS), np.zeros(SEATS)
    free = magnets
    for ghost in range(players):
        on_board_x[ghost], on_board_y[ghost] = x[ghost], y[ghost]
        if doing[ghost] == HELD:
            free &= ~(1 << place_under(x[ghost], y[ghost]))
    stride = FINEST // steps
    frame, next_frame = 1, steps if log.unread else steps // KEY_FRAMES
    step = 0
    while step < steps:
        safe = min(steps_without_contact(doing, x, y, players, free, steps), next_frame - step)
        step += max(safe, 1)
        sine = way * SINES[stride * step]
        cosine = SINES[FINEST - stride * step]
        for ghost in range(players):
            if doing[ghost] == RIDES:
                x[ghost] = cosine * on_board_x[ghost] - sine * on_board_y[ghost]
                y[ghost] = sine * on_board_x[ghost] + cosine * on_board_y[ghost]
        if safe == 0:
            pushed = push_apart(doing, x, y, players)
            caught = catch_riders(doing, x, y, players, free)
            if caught != 0:
                free &= ~caught
                pushed |= push_apart(doing, x, y, players)
            for ghost in range(players):
                if has_bit(pushed, ghost) and doing[ghost] == RIDES:
                    on_board_x[ghost] = cosine * x[ghost] + sine * y[ghost]
                    on_board_y[ghost] = cosine * y[ghost] - sine * x[ghost]
                    if abs(on_board_x[ghost]) > HALF_BOARD or abs(on_board_y[ghost]) > HALF_BOARD:
                        doing[ghost] = OFF
        if step == next_frame and not log.unread:
            tell_where(doing, x, y, colour, players, frame, log)
            frame += 1
            next_frame = steps * frame // KEY_FRAMES


@rule
def place_under(x: float, y: float) -> int:
    """The place of the frame below a point."""
    return SIDE * math.floor(y + HALF_BOARD) + math.floor(x + HALF_BOARD)


@rule
def distance(dx: float, dy: float) -> float:
    """How long a line is."""
    return math.sqrt(dx * dx + dy * dy)


@rule
def steps_without_contact(doing: Ints, x: Floats, y: Floats, players: int, free: int, steps: int) -> int:
    """How many steps the riders can surely go on without reaching a magnet or another ghost."""
    safe = steps
    for ghost in range(players):
        if doing[ghost] != RIDES:
            continue
        out = distance(x[ghost], y[ghost])
        clear = clearance(doing, x, y, players, ghost, out)
        magnets = free
        while magnets != 0:
            place = lowest_bit(magnets)
            magnets &= magnets - 1
            if abs(DISTANCES[place] - out) < GRIP:
                away = distance(x[ghost] - (place % SIDE - MIDDLE), y[ghost] - (place // SIDE - MIDDLE))
                clear = min(clear, away - GRIP)
        if clear <= 0.0:
            return 0
        safe = min(safe, int(clear * steps / (out * QUARTER_ARC)))
    return safe


@rule
def clearance(doing: Ints, x: Floats, y: Floats, players: int, ghost: int, out: float) -> float:
    """How far a rider, so far out, is from the held ghosts it could ride into; 0 if it overlaps anything."""
    clear = 2.0 * HALF_BOARD
    if out < TOUCH_PLUG - SLACK:
        return 0.0
    for other in range(players):
        if other == ghost or doing[other] == OFF:
            continue
        dx, dy = x[ghost] - x[other], y[ghost] - y[other]
        if doing[other] == RIDES:
            if dx * dx + dy * dy < OVERLAP * OVERLAP:
                return 0.0
        elif abs(DISTANCES[place_under(x[other], y[other])] - out) < TOUCH:
            clear = min(clear, distance(dx, dy) - (TOUCH - SLACK))
    return clear


@rule
def push_apart(doing: Ints, x: Floats, y: Floats, players: int) -> int:
    """Pushes overlapping ghosts apart along the line between their centres; returns which were pushed.

    A held ghost does not yield, nor does the plug; two riders yield equally.
    """
    pushed = 0
    for _ in range(ROUNDS):
        moved = 0
        for ghost in range(players):
            if doing[ghost] == RIDES:
                moved |= push_from_plug(x, y, ghost)
            for other in range(ghost):
                moved |= push_pair(doing, x, y, ghost, other)
        pushed |= moved
        if moved == 0:
            break
    return pushed


@rule
def push_from_plug(x: Floats, y: Floats, ghost: int) -> int:
    """Pushes a rider off the plug if they overlap; returns whether it moved, as a set."""
    if x[ghost] * x[ghost] + y[ghost] * y[ghost] >= TOUCH_PLUG * TOUCH_PLUG:
        return 0  # most are far away: no need for a root
    out = distance(x[ghost], y[ghost])
    if out >= TOUCH_PLUG - SLACK:
        return 0
    x[ghost] *= TOUCH_PLUG / out
    y[ghost] *= TOUCH_PLUG / out
    return 1 << ghost


@rule
def push_pair(doing: Ints, x: Floats, y: Floats, one: int, other: int) -> int:
    """Pushes two ghosts apart if they overlap; returns which of them moved."""
    if not (
        (doing[one] == RIDES and (doing[other] == RIDES or doing[other] == HELD))
        or (doing[one] == HELD and doing[other] == RIDES)
    ):
        return 0
    dx, dy = x[one] - x[other], y[one] - y[other]
    if dx * dx + dy * dy >= TOUCH * TOUCH:
        return 0
    apart = distance(dx, dy)
    if apart >= TOUCH - SLACK or apart == 0.0:
        return 0
    gap = TOUCH / apart - 1.0
    if doing[one] == RIDES and doing[other] == RIDES:
        gap *= 0.5
    moved = 0
    if doing[one] == RIDES:
        x[one] += dx * gap
        y[one] += dy * gap
        moved |= 1 << one
    if doing[other] == RIDES:
        x[other] -= dx * gap
        y[other] -= dy * gap
        moved |= 1 << other
    return moved


@rule
def catch_riders(doing: Ints, x: Floats, y: Floats, players: int, free: int) -> int:
    """Draws every rider within the grip of a free magnet onto its centre; returns which magnets took one."""
    taken = 0
    for ghost in range(players):
        if doing[ghost] != RIDES or abs(x[ghost]) >= HALF_BOARD or abs(y[ghost]) >= HALF_BOARD:
            continue
        place = place_under(x[ghost], y[ghost])
        if has_bit(free & ~taken, place):
            column, row = place % SIDE - MIDDLE, place // SIDE - MIDDLE
            if distance(x[ghost] - column, y[ghost] - row) < GRIP:
                x[ghost], y[ghost] = float(column), float(row)
                doing[ghost] = HELD
                taken |= 1 << place
    return taken


@rule
def tell_where(doing: Ints, x: Floats, y: Floats, colour: Ints, players: int, moment: int, log: Log) -> None:
    """Tells where the ghosts are, by their colours, in thousandths of a space from the centre."""
    for ghost in range(players):
        if doing[ghost] != OFF:
            across, down = math.floor(1000.0 * x[ghost] + 0.5), math.floor(1000.0 * y[ghost] + 0.5)
            emit(log, Event.PASSED_BY, EVERYONE, colour[ghost], moment, across, down)
