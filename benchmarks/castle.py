"""Through the Wall: random play, quarter turns, and all outcomes of three moves."""

import statistics
import time

import numpy as np

from benchmarks.figures import Figure, median_rate
from geisterstunde.games.registry import game_named
from geisterstunde.games.through_the_wall.board import PLUG, SPACES
from geisterstunde.games.through_the_wall.castle import FURTHEST, SLIDERS, TUNNELS
from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.game import LONGEST_RANDOM_GAME, ThroughTheWall
from geisterstunde.games.through_the_wall.landing import turn_board
from geisterstunde.games.through_the_wall.planner import Planner
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.jit import entry, runnable
from geisterstunde.kernel.projection import copy_bytes
from geisterstunde.kernel.record import Buffer

GAMES = 300
POSITIONS = 2_000
PLANS = 500

position_of = API.rules["position_of"]


def figures() -> list[Figure]:
    """Decisions a second, microseconds a turn, milliseconds a plan."""
    game = ThroughTheWall()
    positions = np.stack(random_positions(game))
    return [random_play(), quarter_turns(positions), *plans(positions[:PLANS])]


def random_positions(game: ThroughTheWall) -> list[Buffer]:
    """Four ghosts and three sliders anywhere."""
    chance = np.random.default_rng(2026)
    spaces = [space for space in range(SPACES) if space != PLUG]
    fresh = game.deal(game.options_from({"players": 4, "first": 0}), numbered_seed(0))
    positions = []
    for _ in range(POSITIONS):
        position = fresh.copy()
        castle = game.state(position).castle
        for ghost, space in enumerate(chance.choice(spaces, 4, replace=False).tolist()):
            castle.ghost[ghost] = space
        for slider, tunnel in enumerate(chance.permutation(TUNNELS)[:SLIDERS].tolist()):
            castle.tunnel[slider] = tunnel
            castle.offset[slider] = int(chance.integers(-FURTHEST, FURTHEST + 1))
        castle.quarters = int(chance.integers(4))
        positions.append(position)
    return positions


def random_play() -> Figure:
    """Decisions drawn from the full legal set."""
    game = game_named("through-the-wall")
    options = game.options_from({"players": 4})
    deals = [game.deal(options, numbered_seed(5, index)) for index in range(GAMES)]
    seats, actions = np.zeros(LONGEST_RANDOM_GAME, np.int8), np.zeros(LONGEST_RANDOM_GAME, np.int16)

    def work() -> int:
        return sum(
            API.play_randomly(deal.copy(), 1 + index, seats, actions)[0] for index, deal in enumerate(deals)
        )

    rate = median_rate(work) / 1e3
    return Figure("Through the Wall, random play, 4 players", rate, "thousand decisions/s", "at least 100")


@entry
def turn_all(positions: Buffer, position: Buffer, way: int) -> int:
    """Turns the board a quarter in every position."""
    for number in range(len(positions)):
        copy_bytes(positions[number], position, 0, len(position))
        p = position_of(position)
        p.log.count = 0
        turn_board(p.state.castle, p.log, way)
    return len(positions)


def quarter_turns(positions: Buffer) -> Figure:
    """A quarter turn with its events, over random positions of four ghosts."""
    position = np.zeros_like(positions[0])
    rate = median_rate(lambda: runnable(turn_all)(positions, position, 1))
    return Figure("  a quarter turn of the board", 1e6 / rate, "microseconds", "at most 10")


def plans(positions: Buffer) -> list[Figure]:
    """All outcomes of three moves."""
    planner = Planner()
    planner.plan(positions[0], 0, 3)
    seconds = []
    for position in positions:
        start = time.perf_counter()
        planner.plan(position, 0, 3)
        seconds.append(time.perf_counter() - start)
    return [
        Figure("  all outcomes of three moves", 1e3 * statistics.median(seconds), "ms, median", "at most 60"),
        Figure("  the same, the slowest of 500", 1e3 * max(seconds), "ms", "at most 250"),
    ]
