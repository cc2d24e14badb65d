"""Compiled random play: one core, and two threads."""

import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from benchmarks.figures import ROUNDS, Figure, median_rate
from benchmarks.peers import tuned_c
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.dawn_under.game import LONGEST_RANDOM_GAME
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.jit import entry, runnable
from geisterstunde.kernel.projection import copy_bytes
from geisterstunde.kernel.record import Buffer, Ints

GAME = "dawn-under"
DEALS = 256
GAMES = 20_000

play_randomly = API.rules["play_randomly"]


@entry
def play_games(deals: Buffer, position: Buffer, random: int, games: int, seats: Ints, actions: Ints) -> int:
    """Plays dealt games to their ends, one after the other; returns how many decisions that took."""
    decisions = 0
    for game in range(games):
        copy_bytes(deals[game % len(deals)], position, 0, len(position))
        count, random = play_randomly(position, random, seats, actions)
        decisions += count
    return decisions


class Player:
    """One thread's own table and deals."""

    def __init__(self, number: int, **options: object) -> None:
        game = game_named(GAME)
        wanted = game.options_from(options)
        self.deals = np.stack([game.deal(wanted, numbered_seed(number, index)) for index in range(DEALS)])
        self.position = np.zeros_like(self.deals[0])
        self.seats = np.zeros(LONGEST_RANDOM_GAME, dtype=np.int8)
        self.actions = np.zeros(LONGEST_RANDOM_GAME, dtype=np.int16)
        self.number = number

    def play(self, games: int = GAMES) -> int:
        """Plays so many games; returns how many decisions."""
        return runnable(play_games)(self.deals, self.position, self.number, games, self.seats, self.actions)


def figures(peer: Figure | None) -> list[Figure]:
    """Decisions and games a second."""
    player = Player(1, players=4, edition="2004")
    rate = median_rate(player.play)
    per_game = player.play(2_000) / 2_000
    measured = [
        Figure("random play, 4 players, 2004", rate / 1e6, "million decisions/s"),
        Figure("  the same in games", rate / per_game / 1e3, "thousand games/s"),
        Figure("state of a game", game_named(GAME).state_bytes, "bytes", "at most 1024"),
    ]
    if peer:
        measured.append(
            Figure("random play against the peer", rate / 1e6 / peer.value, "times", "at least 8")
        )
    yardstick = tuned_c()
    if yardstick:
        share = rate / per_game / 1e3 / yardstick.value
        measured += [
            yardstick,
            Figure("random play beside tuned C, in games", share, "times", "at least 0.65"),
        ]
    return [*measured, fresh_air(), two_threads()]


def two_threads() -> Figure:
    """How much more two threads play than one: both measured in turns, the median of five ratios."""
    players = [Player(number, players=4, edition="2004") for number in (2, 3)]
    for player in players:
        player.play(100)
    ratios = [rate_of(players) / rate_of(players[:1]) for _ in range(ROUNDS)]
    return Figure("two threads against one", statistics.median(ratios), "times", "at least 1.8")


def rate_of(players: list[Player]) -> float:
    """Decisions a second of players in threads of their own."""
    with ThreadPoolExecutor(len(players)) as pool:
        start = time.perf_counter()
        decisions = sum(pool.map(Player.play, players))
        return decisions / (time.perf_counter() - start)


def fresh_air() -> Figure:
    """How fast the expansion plays against the base game, measured in turns."""
    base, expansion = Player(4, players=4), Player(4, players=4, fresh_air=True)
    for player in (base, expansion):
        player.play(100)
    ratios = [rate_of([expansion]) / rate_of([base]) for _ in range(ROUNDS)]
    return Figure("Fresh Air against the base game", statistics.median(ratios), "times", "at least 0.7")
