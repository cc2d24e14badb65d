"""What tables, sockets and decisions cost, on SQLite and on PostgreSQL with several processes, behind nginx.

`python -m benchmarks.scaling` measures every set-up in turns, several rounds, so that a busy machine disturbs
all of them alike: what counts are the ratios. docs/explanation/scaling.md tells what came of it.
"""

import argparse
import json
import statistics
import tempfile
import urllib.request
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop

from geisterstunde.server.store.choose import store_at
from tests.hosting.printed import upstream_of
from tests.hosting.proxies import free_port, nginx
from tests.server.postgres import Postgres
from tests.server.running import RunningServer
from torture.crowd import Crowd
from torture.load import load_all
from torture.many_tables import lay_table
from torture.watch import KB, allow_many_files, foreign_load, memory, percentile, processor_seconds

GAMES = ("dawn-under", "through-the-wall")
PEOPLE = 4
WARM_RATE, WARM_SECONDS = 50.0, 3.0
PLAIN, BY_TABLE = "in turns", "by table"
BALANCED = """
    {upstream}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        location / {{
            proxy_pass http://geisterstunde;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection upgrade;
            proxy_read_timeout 75s;
        }}
    }}
"""


class SetUp(NamedTuple):
    """A way to run servers: the database, how many, and how a proxy chooses among them, if there is one."""

    name: str
    postgres: bool = False
    processes: int = 1
    choice: str | None = None


SET_UPS = (
    SetUp("SQLite, 1 process"),
    SetUp("PostgreSQL, 1 process", postgres=True),
    *(
        SetUp(f"PostgreSQL, {processes} processes, {choice}", True, processes, choice)
        for processes in (2, 4)
        for choice in (PLAIN, BY_TABLE)
    ),
)


class Cost(NamedTuple):
    """Of one round: microseconds of the processor per acknowledged decision, and delays in seconds."""

    servers: float
    postgres: float
    proxy: float
    delays: Sequence[float]


class House:
    """A set-up that runs, with a crowd at its tables."""

    def __init__(self, set_up: SetUp, postgres: Postgres, running: ExitStack) -> None:
        self.set_up = set_up
        self.postgres = postgres if set_up.postgres else None
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        self.database = postgres.new_database() if set_up.postgres else str(folder / "tables.db")
        self.running = running
        self.folder = folder
        self.proxy = 0
        self.rounds: list[Cost] = []

    async def open(self, tables: int) -> None:
        """Lays the tables, and starts servers and proxy."""
        store = store_at(self.database)
        await store.open()
        laid = [await lay_table(store, GAMES[number % len(GAMES)], PEOPLE) for number in range(tables)]
        await store.close()
        options = ("--bot-workers", "1", "--unlimited")
        self.servers = [
            self.running.enter_context(RunningServer(self.database, *options))
            for _ in range(self.set_up.processes)
        ]
        choice = self.set_up.choice
        self.port = self.servers[0].port if choice is None else self.start_proxy(choice)
        self.crowd = Crowd(laid)

    async def let_people_come(self) -> None:
        """Tables are read, then everybody comes; what both take of memory is noted."""
        bare = self.memory()
        load_all(self.port, [place.table.id for place in self.crowd.tables])
        loaded = self.memory()
        await self.crowd.come(self.port)
        self.of_table = (loaded - bare) / KB / len(self.crowd.tables)
        self.of_socket = (self.memory() - loaded) / KB / len(self.crowd.people)
        await self.crowd.play(self.crowd.tables, WARM_RATE, WARM_SECONDS)
        await self.crowd.settle()

    def start_proxy(self, choice: str) -> int:
        """An nginx before the servers; its port."""
        port = free_port()
        upstream = upstream_of([server.port for server in self.servers])
        if choice == PLAIN:
            upstream = upstream.replace("hash $table consistent;", "")
        text = BALANCED.format(upstream=upstream, port=port)
        self.proxy = self.running.enter_context(nginx(self.folder, text, port))
        return port

    def memory(self) -> int:
        """Bytes of all servers."""
        return sum(memory(server.process.pid) for server in self.servers)

    def copies(self) -> float:
        """How many processes have a table in memory, on average."""
        loaded = 0
        for server in self.servers:
            with urllib.request.urlopen(f"{server.address}/health", timeout=30) as answer:
                loaded += json.load(answer)["tables"]
        return loaded / len(self.crowd.tables)

    def spent(self) -> tuple[float, float, float]:
        """Seconds of the processor so far: of servers, PostgreSQL and the proxy."""
        servers = sum(processor_seconds(server.process.pid) for server in self.servers)
        database = processor_seconds(self.postgres.process.pid) if self.postgres else 0.0
        return servers, database, processor_seconds(self.proxy) if self.proxy else 0.0

    async def play(self, rate: float, seconds: float) -> None:
        """One round."""
        crowd = self.crowd
        crowd.delays.clear()
        before = self.spent()
        await crowd.play(crowd.tables, rate, seconds)
        await crowd.settle()
        costs = [now - then for now, then in zip(self.spent(), before, strict=True)]
        servers, database, proxy = (1e6 * each / len(crowd.delays) for each in costs)
        self.rounds.append(Cost(servers, database, proxy, list(crowd.delays)))
        refused = [message for message in crowd.turned_down if b'"unavailable"' not in message]
        assert not refused, refused[:3]
        assert not crowd.lost, f"{crowd.lost} sockets were lost"

    def told(self, usual: float) -> str:
        """All in a row of a table; the servers' part also against the usual."""
        servers, database, proxy = (
            statistics.median(getattr(each, part) for each in self.rounds)
            for part in ("servers", "postgres", "proxy")
        )
        delays = [delay for each in self.rounds for delay in each.delays]
        shown = " / ".join(f"{1e3 * percentile(delays, share):.1f}" for share in (0.5, 0.99))
        return (
            f"| {self.set_up.name} | {servers:.0f} ({servers / usual:.2f}) | {database:.0f} | {proxy:.0f}"
            f" | {shown} | {self.copies():.2f} | {self.of_table:.1f} | {self.of_socket:.1f} |"
        )


async def measure(houses: Sequence[House], tables: int, rate: float, seconds: float, rounds: int) -> None:
    """All set-ups in turns."""
    for house in houses:
        await house.open(tables)
    for house in houses:
        await house.let_people_come()
    print(f"{tables} tables of {PEOPLE}, {rate:g} decisions a second, {rounds} rounds of {seconds:g} s;")
    print(f"load of the machine before: {foreign_load()}", flush=True)
    for number in range(rounds):
        for house in houses if number % 2 == 0 else reversed(houses):
            await house.play(rate, seconds)
    usual = statistics.median(each.servers for each in houses[0].rounds)
    print(
        "| | servers, µs a decision | PostgreSQL, µs | nginx, µs | p50 / p99, ms | copies of a table", end=""
    )
    print(" | KB a table | KB a socket |")
    print("|---|---|---|---|---|---|---|---|")
    for house in houses:
        print(house.told(usual))
    waits = sum(len(house.crowd.turned_down) for house in houses)
    print(f"told to wait for the database: {waits} times; load of the machine after: {foreign_load()}")


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=60.0, help="decisions a second, all tables together")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=5)
    wishes = parser.parse_args()
    allow_many_files()
    with ExitStack() as running:
        postgres = Postgres()
        running.callback(postgres.remove)
        houses = [House(set_up, postgres, running) for set_up in SET_UPS]
        uvloop.run(measure(houses, wishes.tables, wishes.rate, wishes.seconds, wishes.rounds))


if __name__ == "__main__":
    main()
