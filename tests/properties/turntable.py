"""Castles set up at random for the turning board, and what a quarter turn makes of them.

`python -m tests.properties.turntable` tells a sample of turns, a line each, once for each way rules can run.
"""

import hashlib
import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from geisterstunde.games.through_the_wall.board import PLACE_OF, PLUG, SPACE_AT, SPACES
from geisterstunde.games.through_the_wall.castle import CASTLE, SEATS, Castle
from geisterstunde.games.through_the_wall.landing import turn_board
from geisterstunde.games.through_the_wall.sliders import PATTERNS
from geisterstunde.games.through_the_wall.turntable import MOTION_BYTES, OFF, begin_motion, motion_of, ride
from geisterstunde.games.through_the_wall.words import FORMS
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.jit import entry
from geisterstunde.kernel.log import LOG, Log
from geisterstunde.kernel.notation import tell
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Buffer, plain_record

LEFT, RIGHT = -1, 1
SAMPLE = 1500
open_castle = plain_record(Castle)
castle_of = opener(Castle)
log_of = opener(Log)


@entry
def turn_in(castle: Buffer, log: Buffer, way: int) -> None:
    """Turns a castle that lies in a buffer of its own."""
    turn_board(castle_of(castle), log_of(log), way)


COLOURS = np.arange(SEATS)


@entry
def ride_in(motion: Buffer, players: int, magnets: int, way: int, steps: int, log: Buffer) -> None:
    """Rides through a quarter turn, events written to a buffer of their own."""
    ride(motion, COLOURS, players, magnets, way, steps, log_of(log))


class Setup(NamedTuple):
    """What stands where on the frame: rows and columns of the ghosts, tunnels and offsets of the sliders."""

    ghosts: tuple[tuple[int, int], ...]
    tunnels: tuple[int, ...]
    offsets: tuple[int, ...]
    quarters: int = 0

    def mirrored(self) -> "Setup":
        """East and west exchanged; sliders look the same from both."""
        ghosts = tuple((row, 6 - column) for row, column in self.ghosts)
        return Setup(ghosts, tuple(4 - tunnel for tunnel in self.tunnels), self.offsets, -self.quarters % 4)

    def magnets(self) -> set[tuple[int, int]]:
        """Rows and columns with a magnet below."""
        return {
            (chamber + offset, tunnel + 1)
            for pattern, tunnel, offset in zip(PATTERNS, self.tunnels, self.offsets, strict=True)
            for chamber in range(7)
            if pattern[chamber] == "M" and 0 <= chamber + offset < 7
        }

    def castle(self) -> Buffer:
        """The same as rules keep it."""
        buffer = np.zeros(CASTLE.itemsize, dtype=np.uint8)
        c = open_castle(buffer)
        c.players, c.quarters = len(self.ghosts), self.quarters
        for ghost, (row, column) in enumerate(self.ghosts):
            c.ghost[ghost] = int(SPACE_AT[self.quarters, 7 * row + column])
            c.colour[ghost] = ghost
        for slider in range(3):
            c.tunnel[slider], c.offset[slider] = self.tunnels[slider], self.offsets[slider]
        return buffer


def random_setup(chance: random.Random, players: int | None = None) -> Setup:
    """Any ghosts over any sliders. Half of the tables are crowded, so that ghosts meet."""
    players = players or chance.randrange(2, SEATS + 1)
    places = [(place // 7, place % 7) for place in range(SPACES) if place != PLUG]
    if chance.random() < 0.5:
        row, column = chance.choice(places)
        places = [(r, c) for r, c in places if abs(r - row) < 3 and abs(c - column) < 3]
    offsets = tuple(chance.randrange(-6, 7) for _ in range(3))
    return Setup(
        tuple(chance.sample(places, players)), tuple(chance.sample(range(5), 3)), offsets, chance.randrange(4)
    )


class Ridden(NamedTuple):
    """How a ride ended: what each ghost does, where it is, and what was told on the way."""

    doing: list[int]
    points: list[tuple[float, float]]
    told: list[GameEvent]

    def rests(self) -> list[tuple[int, ...]]:
        """For each ghost the place it stands at, or those it covers; none when it is off."""
        return [
            () if doing == OFF else rest(x, y) for doing, (x, y) in zip(self.doing, self.points, strict=True)
        ]


def ridden(setup: Setup, way: int, steps: int) -> Ridden:
    """A quarter turn in so many steps."""
    magnets = setup.magnets()
    players = len(setup.ghosts)
    motion = np.zeros(MOTION_BYTES, dtype=np.uint8)
    m = motion_of(motion)
    for ghost, (row, column) in enumerate(setup.ghosts):
        begin_motion(m, ghost, 7 * row + column, (row, column) in magnets)
    log = np.zeros(LOG.itemsize, dtype=np.uint8)
    ride_in(motion, players, sum(1 << 7 * row + column for row, column in magnets), way, steps, log)
    points = [(m.x[ghost], m.y[ghost]) for ghost in range(players)]
    return Ridden([m.doing[ghost] for ghost in range(players)], points, told_in(log))


def turned(castle: Buffer, way: int) -> list[GameEvent]:
    """Turns a castle in place; what is told of it."""
    log = np.zeros(LOG.itemsize, dtype=np.uint8)
    turn_in(castle, log, way)
    return told_in(log)


def told_in(log: Buffer) -> list[GameEvent]:
    written = log.view(LOG)[0]
    return tell(FORMS, written["event"][: written["count"]])


def rest(x: float, y: float) -> tuple[int, ...]:
    """The place within 0.05 of a point, or the places a ghost there reaches into by 0.05 or more (TW-14)."""
    covered = []
    for place in range(SPACES):
        across, down = abs(x - (place % 7 - 3)), abs(y - (place // 7 - 3))
        if math.hypot(across, down) <= 0.05:
            return (place,)
        if 0.35 - math.hypot(max(across - 0.5, 0), max(down - 0.5, 0)) >= 0.05 and place != PLUG:
            covered.append(place)
    return tuple(covered)


def stands(castle: Buffer) -> list[int | None]:
    """The place of the frame at which each ghost stands; None for one adrift."""
    c = open_castle(castle)
    spaces = [c.ghost[ghost] for ghost in range(c.players)]
    return [None if space < 0 else int(PLACE_OF[c.quarters, space]) for space in spaces]


def covered(castle: Buffer, ghost: int) -> set[int]:
    """The places of the frame that a ghost adrift covers."""
    c = open_castle(castle)
    return {int(PLACE_OF[c.quarters, space]) for space in range(SPACES) if c.covers[ghost] >> space & 1}


def mirror(places: Sequence[int] | set[int]) -> set[int]:
    """The same places seen from the other side."""
    return {7 * (place // 7) + 6 - place % 7 for place in places}


def main() -> None:
    """Tells turns, byte by byte."""
    chance = random.Random(17)
    for number in range(SAMPLE):
        castle, way = random_setup(chance).castle(), chance.choice((LEFT, RIGHT))
        told = turned(castle, way)
        print(number, hashlib.sha256(castle.tobytes() + repr(told).encode()).hexdigest()[:16])


if __name__ == "__main__":
    main()
