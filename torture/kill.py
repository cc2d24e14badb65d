"""Kills a server under load again and again: nothing acknowledged may be lost, nothing applied twice."""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.server.running import RunningServer
from torture import audit
from torture.players import Crowd
from torture.steady_port import steady_port

MOMENT = 0.05  # a kill comes within so many seconds of the decision it waits for


class Survived(NamedTuple):
    """What came of it."""

    kills: int
    sent: int
    sent_again: int
    acknowledged: int
    refused: int
    kept_unheard: int  # kept, but the first answer never arrived
    games_over: int
    replayed: int
    seconds: float
    faults: tuple[str, ...]


async def kill_again_and_again(
    database: Path, tables: int, rate: float, kills: int, between: int, seed: int = 1
) -> Survived:
    """So many kills, each after so many acknowledgements; the books are compared after each one."""
    began, chance = time.monotonic(), random.Random(seed)
    with RunningServer(database, port=steady_port()) as server:
        crowd = Crowd([server.port], seed)
        await crowd.come(tables)
        crowd.begin(rate)
        faults: list[str] = []
        unheard = 0
        for kill in range(kills):
            await crowd.until_acknowledged(between)
            await asyncio.sleep(chance.uniform(0.0, MOMENT))
            await asyncio.to_thread(server.kill)
            journals = audit.journals_in(database)
            faults += audit.faults(crowd.ledgers, journals)
            unheard += kept_unheard(crowd, journals)
            seconds = await asyncio.to_thread(server.start)
            assert server.process.poll() is None, server.said()
            print(f"kill {kill + 1}: up again after {seconds:.1f} s; {crowd}", file=sys.stderr)
        await crowd.until_acknowledged(between)
        await crowd.settle()
        await crowd.go()
        await asyncio.to_thread(server.stop)
    journals = audit.journals_in(database)
    faults += audit.faults(crowd.ledgers, journals)
    books = crowd.ledgers.values()
    return Survived(
        kills=kills,
        sent=sum(len(ledger.sent) for ledger in books),
        sent_again=sum(ledger.sent_again for ledger in books),
        acknowledged=sum(len(ledger.acknowledged) for ledger in books),
        refused=sum(len(ledger.refused) for ledger in books),
        kept_unheard=unheard,
        games_over=crowd.games_over,
        replayed=audit.replay(journals),
        seconds=time.monotonic() - began,
        faults=tuple(dict.fromkeys(faults)),
    )


def kept_unheard(crowd: Crowd, journals: audit.Journals) -> int:
    """Decisions that are kept although nobody heard so: the ones a careless retry would apply twice."""
    return sum(
        line.command in unknown
        for table, ledger in crowd.ledgers.items()
        if (unknown := ledger.unknown)
        for line in journals.get(table, ())
    )


def main() -> None:
    """200 tables of 4, 100 decisions a second, 50 kills."""
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(kill_again_and_again(Path(folder) / "tables.db", 200, 100.0, 50, 200))
    print("kill -9 under load, 200 tables of 4, 100 decisions a second wanted:")
    for name, value in done._asdict().items():
        print(f"  {name:14} {value if name != 'faults' else len(done.faults)}")
    for fault in done.faults[:20]:
        print(f"  {fault}")
    if done.faults:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
