"""Processes that append to the same table at the same time: every number has one winner."""

import asyncio
import multiprocessing
import threading
import time
from collections import Counter
from typing import NamedTuple

from geisterstunde.server.journal import Line
from geisterstunde.server.store.postgres import PostgresStore
from geisterstunde.server.store.store import Addition, NewTable, Outcome

TABLE = "race"
START_SECONDS = 60.0
Outcomes = dict[str, str]  # by command


class Raced(NamedTuple):
    """What came of it."""

    numbers: int
    contested: int  # by more than one process
    writes: int
    won_by: tuple[int, ...]  # numbers, by process
    seconds: float
    faults: tuple[str, ...]


def race(address: str, numbers: int, processes: int = 2, racers: int = 2) -> Raced:
    """So many numbers, for which so many racers in so many processes compete."""
    asyncio.run(set_up(address))
    began = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    with context.Manager() as manager, context.Pool(processes) as pool:
        together = manager.Barrier(processes)
        tasks = [(address, numbers, racers, process, together) for process in range(processes)]
        outcomes = pool.starmap(compete, tasks, chunksize=1)
    seconds = time.perf_counter() - began
    return Raced(
        numbers=numbers,
        contested=sum(times > 1 for times in tried(outcomes).values()),
        writes=sum(len(each) for each in outcomes),
        won_by=tuple(sum(outcome == Outcome.KEPT.name for outcome in each.values()) for each in outcomes),
        seconds=seconds,
        faults=tuple(asyncio.run(faults(address, numbers, outcomes))),
    )


async def set_up(address: str) -> None:
    """The table they race at."""
    store = PostgresStore(address)
    await store.open()
    await store.create(NewTable(TABLE, "RACE", "dawn-under", public=False), [addition(1, "created")])
    await store.close()


def compete(address: str, numbers: int, racers: int, process: int, together: threading.Barrier) -> Outcomes:
    """Runs in a process of its own; what became of its commands."""
    return asyncio.run(append_on(address, numbers, racers, process, together))


async def append_on(
    address: str, numbers: int, racers: int, process: int, together: threading.Barrier
) -> Outcomes:
    """Tries one number after the other, with all racers of this process at once; who has lost reads on."""
    store = PostgresStore(address)
    await store.open()
    await asyncio.to_thread(together.wait, START_SECONDS)
    outcomes: Outcomes = {}
    number = 2
    while number < numbers + 2:
        commands = [f"{number} by {process}.{racer}" for racer in range(racers)]
        came = await asyncio.gather(*(store.append(TABLE, addition(number, each)) for each in commands))
        outcomes.update(zip(commands, (outcome.name for outcome in came), strict=True))
        if Outcome.KEPT not in came:
            number = (await store.read(TABLE, number - 1))[-1].seq
        number += 1
    await store.close()
    return outcomes


def tried(outcomes: list[Outcomes]) -> Counter[str]:
    """By how many processes each number was tried."""
    return Counter(number for each in outcomes for number in {command.split()[0] for command in each})


async def faults(address: str, numbers: int, outcomes: list[Outcomes]) -> list[str]:
    """Every number that has not exactly one winner, which is the one in the journal."""
    store = PostgresStore(address)
    await store.open()
    kept = {line.seq: line.command for line in await store.read(TABLE, 1)}
    await store.close()
    told = {command: outcome for each in outcomes for command, outcome in each.items()}
    found = [] if list(kept) == list(range(2, numbers + 2)) else ["the numbers have gaps"]
    winners = {command for command, outcome in told.items() if outcome == Outcome.KEPT.name}
    found += [f"{command} was told to have won and has not" for command in winners - set(kept.values())]
    found += [f"{command} has won and was not told" for command in set(kept.values()) - winners]
    counts = Counter(told.values())
    if counts.keys() - {Outcome.KEPT.name, Outcome.NUMBER_TAKEN.name} or counts[Outcome.KEPT.name] != numbers:
        found.append(f"some were told something else: {dict(counts)}")
    return found


def addition(number: int, command: str) -> Addition:
    """A line to race with."""
    return Addition(Line(number, command, 1, b"{}"), 0)
