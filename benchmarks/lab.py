"""The lab: complete games a second inside `simulate`, on one core and on two."""

import resource
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from benchmarks.figures import Figure, median_rate
from benchmarks.peers import tuned_c
from geisterstunde.lab.series import Series
from geisterstunde.lab.simulate import simulate
from geisterstunde.lab.workers import ManyProcesses, OneProcess, Workers

BY_CHANCE = Series("dawn-under", {}, ("random",) * 4, 1)
BY_THUMB = Series("dawn-under", {}, ("thumb",) * 4, 1)
IN_THE_CASTLE = Series("through-the-wall", {}, ("butler",) * 4, 1)
MANY = 400_000
KILOBYTE = 1024
SECONDS_BETWEEN_LOOKS = 0.2


def played(series: Series, games: int, workers: Workers) -> int:
    """Plays so many games and adds them up, as the command does."""
    return sum(block.tally.games for block in simulate(series, games, workers))


def rate(series: Series, games: int) -> float:
    """Games a second in one process."""
    return median_rate(lambda: played(series, games, OneProcess()))


def figures() -> list[Figure]:
    """By chance, by rule of thumb, on two cores, and what it does to memory."""
    by_chance = rate(BY_CHANCE, 40_000)
    yardstick = tuned_c()
    beside: list[Figure] = []
    if yardstick:
        share = by_chance / 1e3 / yardstick.value
        beside = [Figure("simulate: random play beside tuned C", share, "times", "at least 0.5")]
    return [
        Figure("simulate: random, 4 players", by_chance, "games/s", "at least 60,000"),
        *beside,
        Figure("simulate: rule of thumb, 4 players", rate(BY_THUMB, 4_000), "games/s", "at least 2,000"),
        Figure(
            "simulate: the castle's butlers, 4 players", rate(IN_THE_CASTLE, 100), "games/s", "at least 400"
        ),
        two_workers(),
        memory(),
        memory_of_two_workers(),
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


def memory_of_two_workers() -> Figure:
    """What the command takes with two workers, what processes share counted once, when it is under way."""
    command = ["simulate", "dawn-under", "--games", str(MANY), "--workers", "2"]
    most = 0.0
    with subprocess.Popen(
        [sys.executable, "-m", "geisterstunde", *command], stdout=subprocess.DEVNULL
    ) as run:
        while run.poll() is None:
            most = max(most, sum(kilobytes(process) for process in family(run.pid)))
            with suppress(subprocess.TimeoutExpired):
                run.wait(SECONDS_BETWEEN_LOOKS)
    return Figure("simulate: memory with two workers", most / KILOBYTE, "MB", "at most 250")


def family(process: int) -> list[int]:
    """A process and all that it has started."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        children = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    except OSError:  # gone by now
        return []
    return [process, *(member for child in children for member in family(child))]


def kilobytes(process: int) -> int:
    """The memory of a process, its part of what it shares with others."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
