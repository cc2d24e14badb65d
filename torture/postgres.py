"""Two server processes on one PostgreSQL: one is killed under load, writes race, the database goes away."""

import asyncio
import signal
import time
from collections.abc import Callable
from typing import NamedTuple

from tests.server.postgres import Postgres, rows_of
from tests.server.running import RunningServer
from torture import audit
from torture.racing import Raced, race
from torture.steady_port import steady_port
from torture.waiting import TimedCrowd
from torture.watch import foreign_load, percentile

LINES = "SELECT table_id, seq, command, version, body FROM entries ORDER BY table_id, seq"
GO_ON_SECONDS, TOLD_SECONDS = 3.0, 2.0
OUTAGES: dict[str, tuple[Callable[[Postgres], None], Callable[[Postgres], None]]] = {
    "stopped": (lambda postgres: postgres.stop(), lambda postgres: postgres.start()),
    "crashed": (lambda postgres: postgres.stop(signal.SIGQUIT), lambda postgres: postgres.start()),
    "frozen": (lambda postgres: postgres.freeze(), lambda postgres: postgres.thaw()),
}


class WentOn(NamedTuple):
    """What came of killing one of two processes, again and again."""

    kills: int
    seconds_to_go_on: list[float]  # from the kill to the player's next command kept through the other
    acknowledged: int
    sent_again: int
    replayed: int
    faults: tuple[str, ...]


class Outlasted(NamedTuple):
    """What came of a database that was gone for a while."""

    seconds_to_be_told: list[float]  # of every player who was there
    acknowledged_meanwhile: int
    seconds_to_go_on: list[float]  # from the moment the database is back, the first decision and all
    acknowledged: int
    replayed: int
    faults: tuple[str, ...]


async def kill_one_of_two(address: str, tables: int, rate: float, kills: int, between: int) -> WentOn:
    """Kills the processes in turn, each after so many acknowledgements; the other one has to do.

    A process that is back gets its players back, so that people of every table sit at both again.
    """
    servers = [RunningServer(address, "--bot-workers", "1", port=steady_port()) for _ in range(2)]
    with servers[0], servers[1]:
        crowd = TimedCrowd([server.port for server in servers])
        await crowd.come(tables)
        crowd.begin(rate)
        for number in range(kills):
            await crowd.until_acknowledged(between)
            victim = servers[number % 2]
            orphans = crowd.here(victim.port)
            victim.process.kill()
            crowd.watch_going_on(orphans, without=victim.port)
            await crowd.until_gone_on()
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
            for player in orphans:
                player.here.clear()
                player.leave()
            await crowd.until_here()
        await finish(crowd, between)
        found, replayed = await compare(address, crowd)
    return WentOn(kills, crowd.went_on, crowd.acknowledged, sent_again(crowd), replayed, found)


async def outlast(
    postgres: Postgres, how: str, seconds: float, tables: int, rate: float, between: int
) -> Outlasted:
    """The database is gone for so long; the servers are left alone."""
    address = await asyncio.to_thread(postgres.new_database)
    end, begin = OUTAGES[how]
    servers = [RunningServer(address, "--bot-workers", "1", port=steady_port()) for _ in range(2)]
    with servers[0], servers[1]:
        crowd = TimedCrowd([server.port for server in servers])
        await crowd.come(tables)
        crowd.begin(rate)
        await crowd.until_acknowledged(between)
        crowd.watch_being_told(crowd.here())
        await asyncio.to_thread(end, postgres)
        gone_at, before = time.perf_counter(), crowd.acknowledged
        await crowd.until_told()
        await asyncio.sleep(max(gone_at + seconds - time.perf_counter(), 0.0))
        meanwhile = crowd.acknowledged - before
        await asyncio.to_thread(begin, postgres)
        back_at = time.perf_counter()
        await crowd.until_acknowledged(1)
        first = time.perf_counter() - back_at
        await crowd.until_acknowledged(between)
        await finish(crowd, between)
        found, replayed = await compare(address, crowd)
    return Outlasted(crowd.told, meanwhile, [first], crowd.acknowledged, replayed, found)


async def finish(crowd: TimedCrowd, more: int) -> None:
    """Plays on for a while, then ends."""
    await crowd.until_acknowledged(more)
    await crowd.settle()
    await crowd.go()


async def compare(address: str, crowd: TimedCrowd) -> tuple[tuple[str, ...], int]:
    """What the players were told against what the database holds; and how many decisions play again."""
    journals = audit.grouped(await rows_of(address, LINES))
    return tuple(audit.faults(crowd.ledgers, journals)), audit.replay(journals)


def sent_again(crowd: TimedCrowd) -> int:
    """How many commands were sent more than once."""
    return sum(ledger.sent_again for ledger in crowd.ledgers.values())


def tell_kills(done: WentOn) -> bool:
    """Prints what came of it; whether the promise was kept."""
    seconds = done.seconds_to_go_on
    print(f"one of two processes killed {done.kills} times:")
    print(f"  players who had to go on   {len(seconds)}")
    print(f"  seconds to go on           {spread(seconds)}")
    print(f"  acknowledged, sent again   {done.acknowledged}, {done.sent_again}")
    print(f"  decisions played again     {done.replayed}")
    return tell_faults(done.faults) and percentile(seconds, 0.99) <= GO_ON_SECONDS


def tell_race(raced: Raced) -> bool:
    """Prints what came of it; whether every number had one winner."""
    print(f"{raced.writes} racing writes for {raced.numbers} numbers:")
    print(f"  tried by both processes    {raced.contested}")
    print(f"  won by each process        {', '.join(map(str, raced.won_by))}")
    print(f"  seconds                    {raced.seconds:.1f}")
    return tell_faults(raced.faults)


def tell_outage(how: str, seconds: float, done: Outlasted) -> bool:
    """Prints what came of it; whether the promise was kept."""
    print(f"PostgreSQL {how} for {seconds:.0f} s:")
    print(f"  players told               {len(done.seconds_to_be_told)}")
    print(f"  seconds to be told         {spread(done.seconds_to_be_told)}")
    print(f"  acknowledged meanwhile     {done.acknowledged_meanwhile}")
    print(f"  first decision after       {done.seconds_to_go_on[0]:.2f} s")
    print(f"  acknowledged in all        {done.acknowledged}")
    print(f"  decisions played again     {done.replayed}")
    return tell_faults(done.faults) and max(done.seconds_to_be_told) <= TOLD_SECONDS


def tell_faults(faults: tuple[str, ...]) -> bool:
    """Prints how many faults there are, and the first; whether there are none."""
    print(f"  faults                     {len(faults)}")
    for fault in faults[:10]:
        print(f"    {fault}")
    return not faults


def spread(seconds: list[float]) -> str:
    """The middle, the slowest of a hundred, and the slowest."""
    middle, late = percentile(seconds, 0.5), percentile(seconds, 0.99)
    return f"p50 {middle:.2f}, p99 {late:.2f}, most {max(seconds):.2f}"


def main() -> None:
    """50 tables of 4, 50 decisions a second; 10 kills, 10,000 numbers, three outages of 10 s."""
    postgres = Postgres()
    try:
        print(f"load before: {foreign_load()}")
        fine = tell_race(race(postgres.new_database(), 10_000))
        fine &= tell_kills(asyncio.run(kill_one_of_two(postgres.new_database(), 50, 50.0, 10, 200)))
        for how in OUTAGES:
            fine &= tell_outage(how, 10.0, asyncio.run(outlast(postgres, how, 10.0, 50, 50.0, 200)))
        print(f"load after: {foreign_load()}")
    finally:
        postgres.remove()
    if not fine:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
