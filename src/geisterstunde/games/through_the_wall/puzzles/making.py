"""Makes the puzzle behind a door: castles are drawn by its number until one is as hard as the door says.

A puzzle is the same on every machine: chance comes from the number alone, and the rules are exact.
"""

from itertools import count

import msgspec
import numpy as np

from geisterstunde.games.through_the_wall.actions import TEXT_OF
from geisterstunde.games.through_the_wall.board import CORNERS, PLUG, QUARTER_TURNS, SPACES, Space
from geisterstunde.games.through_the_wall.castle import CASTLE, SLIDERS, TUNNELS
from geisterstunde.games.through_the_wall.game import THROUGH_THE_WALL
from geisterstunde.games.through_the_wall.garments import GARMENTS, NO_GARMENT
from geisterstunde.games.through_the_wall.options import Options
from geisterstunde.games.through_the_wall.puzzles.doors import LEVELS, Level, level_of
from geisterstunde.games.through_the_wall.puzzles.ways import FAR, START, TURN_TOIL, WAYS, find_ways
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.kernel.chance import Draws, draw_below, draw_words, draws_of, numbered_seed, shuffle_front
from geisterstunde.kernel.jit import runnable
from geisterstunde.kernel.puzzle import Door
from geisterstunde.kernel.record import Buffer

SEAT = 0  # whose ghost goes
OPTIONS = Options(players=2, first=SEAT, night=None)
OWN_CORNER = CORNERS[2]  # of the other ghost
FAR_OUT = 3  # chambers by which a slider may stick out


class Puzzle(msgspec.Struct, frozen=True):
    """A castle from which the ghost reaches the wanted space in exactly as many moves as it has."""

    door: Door
    position: Buffer
    wanted: Space
    ways: int


class Found(msgspec.Struct, frozen=True):
    """How a ghost reaches a space: in how many moves at least, in how many ways, with what they all need."""

    moves: int
    ways: int
    turns: int
    slides: int


class Pathfinder:
    """Finds ways. Its room is used again and again: what it found holds until it looks anew."""

    def __init__(self) -> None:
        self._buffer = np.zeros(WAYS.itemsize, dtype=np.uint8)
        self._ways = self._buffer.view(WAYS)[0]

    def look(self, position: Buffer, moves: int) -> None:
        """Finds all ways of the ghost within so many moves."""
        self._buffer[: CASTLE.itemsize] = position[: CASTLE.itemsize]
        runnable(find_ways)(self._buffer, SEAT, moves)

    def found(self, space: Space) -> Found | None:
        """How a space is reached; None where it is too far."""
        moves = int(self._ways["moves_to"][space])
        if moves == FAR:
            return None
        turns, slides = divmod(int(self._ways["toil_to"][space]), TURN_TOIL)
        return Found(moves, int(self._ways["ways_to"][space]), turns, slides)

    def way(self, space: Space) -> list[str]:
        """The decisions of a way with the fewest turns to a space that was found."""
        number = int(self._ways["castle_at"][space])
        decisions: list[str] = []
        while self._ways["parent"][number] != START:
            decisions.append(TEXT_OF[int(self._ways["action"][number])])
            number = int(self._ways["parent"][number])
        return decisions[::-1]


def make_puzzle(number: int, pathfinder: Pathfinder) -> Puzzle:
    """The puzzle behind a door: the first castle drawn in which a garment is as hard to reach as it says."""
    level_number = level_of(number)
    level = LEVELS[level_number - 1]
    for attempt in count():
        seed = numbered_seed(number, attempt)
        position = THROUGH_THE_WALL.deal(OPTIONS, seed)
        state = THROUGH_THE_WALL.state(position)
        spaces = draw_castle(state, draws_of(draw_words(seed[::-1])), level)
        pathfinder.look(position, level.moves)
        for space in spaces:
            found = pathfinder.found(space) if state.garment[space] != NO_GARMENT else None
            if found is not None and is_as_hard(found, level):
                garment = GARMENTS[state.garment[space]]
                return Puzzle(Door(number, level_number, level.moves, garment), position, space, found.ways)
    raise AssertionError("drawing never ends")


def draw_castle(state: State, draws: Draws, level: Level) -> list[Space]:
    """Turns the board, lays the sliders and sets the ghosts, by chance; returns the spaces in any order."""
    castle = state.castle
    castle.quarters = draw_below(draws, QUARTER_TURNS)
    tunnels = np.arange(TUNNELS)
    shuffle_front(draws, tunnels, TUNNELS, SLIDERS)
    for slider in range(SLIDERS):
        castle.tunnel[slider] = int(tunnels[slider])
        castle.offset[slider] = draw_below(draws, 2 * FAR_OUT + 1) - FAR_OUT
    spaces = np.array([space for space in range(SPACES) if space not in (PLUG, OWN_CORNER)])
    shuffle_front(draws, spaces, len(spaces), len(spaces))
    castle.ghost[SEAT] = int(spaces[0])
    castle.ghost[1 - SEAT] = int(spaces[1]) if level.crowded else OWN_CORNER
    state.moves_left = level.moves
    return [int(space) for space in spaces]


def is_as_hard(found: Found, level: Level) -> bool:
    """Whether it takes all moves, and what the level asks for."""
    return (
        found.moves == level.moves
        and found.ways <= level.most_ways
        and level.least_turns <= found.turns <= level.most_turns
        and found.slides >= level.least_slides
    )
