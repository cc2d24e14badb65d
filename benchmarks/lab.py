"""The lab: complete games a second inside `simulate`, on one core and on two."""

import resource
import time

from benchmarks.figures import Figure, median_rate
from geisterstunde.lab.series import Series
from geisterstunde.lab.simulate import simulate
from geisterstunde.lab.workers import ManyProcesses, OneProcess, Workers

BY_CHANCE = Series("dawn-under", {}, ("random",) * 4, 1)
BY_THUMB = Series("dawn-under", {}, ("thumb",) * 4, 1)
IN_THE_CASTLE = Series("through-the-wall", {}, ("butler",) * 4, 1)
MANY = 400_000
KILOBYTE = 1024


def played(series: Series, games: int, workers: Workers) -> int:
    """Plays so many games and adds them up, as the command does."""
    return sum(block.tally.games for block in simulate(series, games, workers))


def rate(series: Series, games: int) -> float:
    """Games a second in one process."""
    return median_rate(lambda: played(series, games, OneProcess()))


def figures() -> list[Figure]:
    """By chance, by rule of thumb, on two cores, and what it does to memory."""
    return [
        Figure("simulate: random, 4 players", rate(BY_CHANCE, 40_000), "games/s", "at least 60,000"),
        Figure("simulate: rule of thumb, 4 players", rate(BY_THUMB, 4_000), "games/s", "at least 2,000"),
        Figure("simulate: the castle's butlers, 4 players", rate(IN_THE_CASTLE, 100), "games/s"),
        two_workers(),
        memory(),
    ]


def two_workers() -> Figure:
    """How much more two processes play than one; both measured in turns, after a round to warm up."""
    with ManyProcesses(1) as one, ManyProcesses(2) as two:
        for crew in (one, two):
            played(BY_CHANCE, MANY // 10, crew)
        ratios = []
        for _ in range(3):
            seconds = []
            for crew in (one, two):
                start = time.perf_counter()
                played(BY_CHANCE, MANY, crew)
                seconds.append(time.perf_counter() - start)
            ratios.append(seconds[0] / seconds[1])
    return Figure("simulate: two workers against one", sorted(ratios)[1], "times", "near 2")


def memory() -> Figure:
    """How much a process grows over a million games, once it is warm."""
    played(BY_CHANCE, MANY // 4, OneProcess())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    played(BY_CHANCE, 1_000_000, OneProcess())
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return Figure("simulate: memory grown over a million games", grown / KILOBYTE, "MB", "flat")
