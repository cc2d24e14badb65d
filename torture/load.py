"""A full house on one core, the crowd on the other: delays, memory, a storm, and people who never read.

`python -m torture.load`; `--tables 50 --rate 20 --seconds 10` for a first look. `--beside PATH` measures
instead what a decision costs here and in another checkout, in turns.
"""

import argparse
import asyncio
import http.client
import os
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import uvloop

from tests.server.running import RunningServer
from torture.beside import compare
from torture.crowd import PATIENCE, Crowd
from torture.disk_probe import DiskProbe
from torture.lean_socket import LeanSocket
from torture.many_tables import StartedTable, lay_tables
from torture.report import Report
from torture.watch import KB, allow_many_files, counted, foreign_load, memory, processor_seconds

SERVER_CORE, CROWD_CORE = 0, 1
REQUESTS_OF_ADDRESS = 150  # a visitor may ask so much at once
SMALL_BUFFER = 4 * KB
SPECTATORS = 50  # of a table
READER_RATE = 5.0  # decisions a second at a table of people who never read
LONGEST_DELAY = 0.05
DROPPED = "geisterstunde_dropped_total"


class House:
    """The server under test, its tables, and the crowd."""

    def __init__(self, server: RunningServer, tables: list[StartedTable]) -> None:
        self.server = server
        self.tables = tables
        self.crowd = Crowd(tables)
        self.report = Report()

    @property
    def process(self) -> int:
        """The server's process."""
        return self.server.process.pid


async def measure_memory(house: House) -> None:
    """What a table and what an idle socket take."""
    bare = memory(house.process)
    load_all(house.server.port, [table.id for table in house.tables])
    loaded = memory(house.process)
    sockets = len(house.crowd.people)
    waits = await house.crowd.come(house.server.port)
    full = memory(house.process)
    house.report.say("the server without tables and sockets", bare / KB**2, "MB")
    house.report.say(
        f"a table in memory ({len(house.tables):,} loaded)",
        (loaded - bare) / KB / len(house.tables),
        "KB each",
    )
    house.report.say(f"a socket ({sockets:,} idle)", (full - loaded) / KB / sockets, "KB each", 30)
    house.report.say(f"{sockets:,} come one after the other", max(waits), "s")


def load_all(port: int, names: Sequence[str]) -> None:
    """Asks for every table once, from several addresses of this machine since each may ask only so much."""
    for start in range(0, len(names), REQUESTS_OF_ADDRESS):
        address = f"127.0.1.{start // REQUESTS_OF_ADDRESS + 1}"
        visitor = http.client.HTTPConnection("127.0.0.1", port, source_address=(address, 0), timeout=30)
        for name in names[start : start + REQUESTS_OF_ADDRESS]:
            visitor.request("GET", f"/api/tables/{name}")
            answer = visitor.getresponse()
            assert answer.status == 200, answer.read()
            answer.read()
        visitor.close()


async def measure_delays(house: House, rate: float, seconds: float) -> None:
    """From the moment a decision is due until its acknowledgement is back."""
    crowd = house.crowd
    await crowd.play(crowd.tables, rate, min(seconds, 5.0))  # warm
    await crowd.settle()
    crowd.delays.clear()
    busy, own, began = processor_seconds(house.process), time.process_time(), time.perf_counter()
    with DiskProbe(Path(house.server.database).parent) as disk:
        missed = await crowd.play(crowd.tables, rate, seconds)
        await crowd.settle()
    spent = time.perf_counter() - began
    house.report.say_delays(f"acknowledged at {len(crowd.delays) / spent:.0f}/s", crowd.delays, LONGEST_DELAY)
    house.report.say_delays("a plain write to the same disk meanwhile", disk.delays)
    busy = processor_seconds(house.process) - busy
    house.report.say("the server's core", 100 * busy / spent, "% busy")
    house.report.say("the server per acknowledged decision", 1e6 * busy / len(crowd.delays), "µs")
    house.report.say("the crowd's core", 100 * (time.process_time() - own) / spent, "% busy")
    must_be_clean(house, missed)


async def measure_storm(house: House, what: str) -> None:
    """Everybody comes at once."""
    busy = processor_seconds(house.process)
    waits = await house.crowd.come(house.server.port, len(house.crowd.people))
    house.report.say(f"{what}: {len(waits):,} sockets have their state", max(waits), "s", 10)
    house.report.say("the server computed meanwhile", processor_seconds(house.process) - busy, "s")


async def measure_never_readers(house: House, readers: int, rate: float, seconds: float) -> None:
    """People who never read sit at a few tables that play fast; the others must not notice."""
    crowd = house.crowd
    long_games = [place for place in crowd.tables if place.table.game == "through-the-wall"]
    fast = long_games[: -(-readers // SPECTATORS)]
    others = [place for place in crowd.tables if place not in fast]
    sockets = [await never_reader(house, fast[number // SPECTATORS].table) for number in range(readers)]
    crowd.delays.clear()
    before = counted(house.server, DROPPED)
    fast_rate = READER_RATE * len(fast)
    began = time.perf_counter()
    playing = asyncio.gather(
        crowd.play(others, max(rate - fast_rate, 1.0), seconds), crowd.play(fast, fast_rate, seconds)
    )
    dropped = 0.0
    while not playing.done() and dropped < readers:
        await asyncio.sleep(0.5)
        dropped = await asyncio.to_thread(counted, house.server, DROPPED) - before
    until = time.perf_counter() - began
    missed = sum(await playing)
    await crowd.settle()
    house.report.say(
        f"of {readers} that never read, not dropped after {until:.0f} s", readers - dropped, "", 0
    )
    house.report.say_delays("acknowledged meanwhile", crowd.delays, LONGEST_DELAY)
    must_be_clean(house, missed)
    for each in sockets:
        each.drop()


async def never_reader(house: House, table: StartedTable) -> LeanSocket:
    """A spectator who reads the first message and then nothing."""
    came = asyncio.Event()
    hello = msgspec.json.encode({"type": "hello", "v": 1, "table": table.id})
    reader = LeanSocket(hello, lambda _: came.set())
    await reader.connect(house.server.port, SMALL_BUFFER)
    async with asyncio.timeout(PATIENCE):
        await came.wait()
    reader.stop_reading()
    return reader


def must_be_clean(house: House, missed: int) -> None:
    """What would make the figures worthless."""
    crowd, report = house.crowd, house.report
    report.must(f"{missed} decisions found no table that could play", missed == 0)
    report.must(f"{crowd.lost} sockets were lost", crowd.lost == 0)
    report.must(f"turned down: {crowd.turned_down[:3]}", not crowd.turned_down)


async def run(wishes: argparse.Namespace) -> list[str]:
    """Everything in turn; what was missed."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        tables = await lay_tables(database, wishes.tables)
        with RunningServer(database, taskset=SERVER_CORE) as server:
            house = House(server, tables)
            print(f"{len(tables):,} tables of 4; load of the machine before: {foreign_load()}")
            await measure_memory(house)
            await measure_delays(house, wishes.rate, wishes.seconds)
            house.crowd.go()
            await measure_storm(house, "a storm")
            await measure_never_readers(house, wishes.readers, wishes.rate, wishes.seconds)
            house.crowd.go()
            server.kill()
            house.report.say("a restart", server.start(), "s")
            await measure_storm(house, "a storm on cold tables")
            faults = counted(server, "geisterstunde_faults_total")
            house.report.say("faults of the server", faults, "", 0)
            print(f"load of the machine after: {foreign_load()}")
            return house.report.missed


async def run_beside(wishes: argparse.Namespace) -> list[str]:
    """This server and that of another checkout, in turns; what was missed."""
    return await compare(wishes.beside, wishes.tables, wishes.rate, wishes.seconds, SERVER_CORE)


def main(arguments: Iterable[str] | None = None) -> None:
    """Measures, and prints what it finds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=250.0, help="decisions a second, all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--beside", type=Path, help="another checkout, with its .venv")
    parser.add_argument("--readers", type=int, default=500, help="who never read")
    wishes = parser.parse_args(None if arguments is None else list(arguments))
    allow_many_files()
    os.sched_setaffinity(0, {CROWD_CORE})
    measuring = run if wishes.beside is None else run_beside
    if missed := uvloop.run(measuring(wishes)):
        sys.exit(f"Missed: {'; '.join(missed)}.")


if __name__ == "__main__":
    main()
