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
    decisions_a_second: float  # while everybody was there
    seconds: float
    faults: tuple[str, ...]


class Killing:
    """A server, the people at its tables, and what was found out of order so far."""

    def __init__(self, server: RunningServer, seed: int) -> None:
        self.server = server
        self.database = Path(server.database)
        self.crowd = Crowd([server.port], seed)
        self.chance = random.Random(seed)
        self.began = time.monotonic()
        self.playing = 0.0  # seconds with everybody there
        self.kept_unheard = 0
        self.faults: list[str] = []

    async def kill(self, between: int) -> None:
        """Everybody is there, so many decisions are acknowledged, and in the midst of the next it happens."""
        await self.crowd.until_here()
        everybody_there = time.monotonic()
        await self.crowd.until_acknowledged(between)
        self.playing += time.monotonic() - everybody_there
        await asyncio.sleep(self.chance.uniform(0.0, MOMENT))
        await asyncio.to_thread(self.server.kill)
        journals = self.compare()
        for table, ledger in self.crowd.ledgers.items():
            unknown = ledger.unknown
            self.kept_unheard += sum(line.command in unknown for line in journals.get(table, ()))
        seconds = await asyncio.to_thread(self.server.start)
        assert self.server.process.poll() is None, self.server.said()
        print(f"up again after {seconds:.1f} s, {len(self.faults)} faults; {self.crowd}", file=sys.stderr)

    def compare(self) -> audit.Journals:
        """Compares what people were told with what the database holds."""
        journals = audit.journals_in(self.database)
        self.faults += audit.faults(self.crowd.ledgers, journals)
        return journals

    def survived(self, kills: int, between: int, replayed: int) -> Survived:
        """All in figures."""
        ledgers = self.crowd.ledgers.values()
        return Survived(
            kills=kills,
            sent=sum(len(ledger.sent) for ledger in ledgers),
            sent_again=sum(ledger.sent_again for ledger in ledgers),
            acknowledged=sum(len(ledger.acknowledged) for ledger in ledgers),
            refused=sum(len(ledger.refused) for ledger in ledgers),
            kept_unheard=self.kept_unheard,
            games_over=self.crowd.games_over,
            replayed=replayed,
            decisions_a_second=round(kills * between / self.playing, 1),
            seconds=round(time.monotonic() - self.began),
            faults=tuple(dict.fromkeys(self.faults)),
        )


async def kill_again_and_again(
    database: Path, tables: int, rate: float, kills: int, between: int, seed: int = 1
) -> Survived:
    """So many kills, each after so many acknowledgements; the books are compared after each one."""
    with RunningServer(database, port=steady_port()) as server:
        killing = Killing(server, seed)
        await killing.crowd.come(tables)
        killing.crowd.begin(rate)
        for _ in range(kills):
            await killing.kill(between)
        await killing.crowd.until_acknowledged(between)
        await killing.crowd.settle()
        await killing.crowd.go()
        await asyncio.to_thread(server.stop)
    return killing.survived(kills, between, audit.replay(killing.compare()))


def main() -> None:
    """200 tables of 4, 100 decisions a second, 100 kills."""
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(kill_again_and_again(Path(folder) / "tables.db", 200, 100.0, 100, 200))
    print("kill -9 under load, 200 tables of 4, 100 decisions a second wanted:")
    for name, value in done._asdict().items():
        print(f"  {name.replace('_', ' '):20} {value if name != 'faults' else len(done.faults)}")
    for fault in done.faults[:20]:
        print(f"  {fault}")
    if done.faults:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
