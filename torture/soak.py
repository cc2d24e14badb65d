"""An hour of ordinary life at reduced load: memory and open files must stay flat.

`python -m torture.soak --minutes 60`; games end and are played again, people go and come back, some for a
while in which a bot plays for them, and others watch.
"""

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

import uvloop

from geisterstunde.bots.registry import bot_names
from tests.server.running import RunningServer
from tests.server.visitor import Visitor
from torture.crowd import Crowd, CrowdTable, Person
from torture.many_tables import StartedTable
from torture.watch import KB, allow_many_files, counted, foreign_load, least_squares, memory, open_files

GAMES = ("dawn-under", "dawn-under", "through-the-wall")
PEOPLE = (4, 1, 1, 2)
PLAYERS = 4
SPECTATORS_EVERY = 5  # tables
SETTLING = 600.0  # seconds after which memory must be flat
SAMPLE_SECONDS = 30.0
REST_SECONDS = 2.0  # between two people who go
AWAY_SECONDS = 5.0
MOST_GROWTH = 10.0  # MB an hour: less than the noise of an hour
MOST_FILES = 5.0  # an hour


class Soak:
    """The tables, who comes and goes, and what was measured."""

    def __init__(self, server: RunningServer, visitor: Visitor) -> None:
        self.server = server
        self.visitor = visitor
        self.crowd = Crowd([])
        self.hosts: dict[CrowdTable, str] = {}
        self.numbers = itertools.count(1)
        self.games_over = 0
        self.went = 0
        self.stood_in = 0
        self.samples: list[tuple[float, float, float]] = []

    async def set_up(self, number: int) -> None:
        """A table with people, bots and perhaps spectators."""
        game, people = GAMES[number % len(GAMES)], PEOPLE[number % len(PEOPLE)]
        bots, level = PLAYERS - people, bot_names(game)[1]
        made = await self.visitor.table(game, people, bots, level, device=f"soak {number}")
        await self.visitor.start(made)
        table = StartedTable(made["table"]["id"], game, tuple(seat["key"] for seat in made["seats"]))
        await self.sit_down(table, made["host"], spectators=3 if number % SPECTATORS_EVERY == 0 else 0)

    async def sit_down(self, table: StartedTable, host: str, spectators: int) -> None:
        """Everybody of a table comes."""
        place = CrowdTable(self.crowd, table, self.numbers)
        place.people += [Person(place, None) for _ in range(spectators)]
        self.crowd.tables.append(place)
        self.hosts[place] = host
        for person in place.people:
            await person.come(self.server.port)

    async def play_again(self, place: CrowdTable) -> None:
        """The same people at a new table, and nobody at the old one any more."""
        self.games_over += 1
        self.crowd.tables.remove(place)
        host = self.hosts.pop(place)
        again = await self.visitor.post(f"/api/tables/{place.table.id}/rematch", key=place.table.keys[0])
        await self.visitor.post(f"/api/tables/{again['table']}/start", key=host)
        for person in place.people:
            person.go()
        spectators = len(place.people) - len(place.table.keys)
        await self.sit_down(
            StartedTable(again["table"], place.table.game, place.table.keys), host, spectators
        )

    async def go_on(self, rate: float, until: float) -> None:
        """Decisions at a steady rate; tables whose game is over play again."""
        while time.perf_counter() < until:
            await self.crowd.play(self.crowd.tables, rate, 1.0)
            for place in [place for place in self.crowd.tables if place.phase == "over"]:
                await self.play_again(place)
            self.crowd.delays.clear()

    async def come_and_go(self, until: float) -> None:
        """Somebody loses the connection, every second one says goodbye; all come back."""
        while time.perf_counter() < until:
            await asyncio.sleep(REST_SECONDS)
            place = self.crowd.chance.choice(self.crowd.tables)
            person = self.crowd.chance.choice(place.people)
            person.go()
            place.waiting = False
            self.went += 1
            seat = place.people.index(person)
            if self.went % 2 == 0 and seat < len(place.table.keys) and place.phase == "playing":
                answer = await self.visitor.http.post(
                    f"/api/tables/{place.table.id}/leave", json={"key": place.table.keys[seat]}
                )
                self.stood_in += answer.is_success  # the game may have ended meanwhile
            await asyncio.sleep(AWAY_SECONDS)
            if place in self.crowd.tables and person.socket is None:
                await person.come(self.server.port)

    async def watch(self, began: float, until: float) -> None:
        """Notes memory and open files, and says so now and then."""
        while time.perf_counter() < until:
            await asyncio.sleep(SAMPLE_SECONDS)
            seconds, process = time.perf_counter() - began, self.server.process.pid
            size, files = memory(process) / KB**2, open_files(process)
            self.samples.append((seconds, size, files))
            print(f"{seconds / 60:5.1f} min: {size:7.2f} MB, {files} open files", flush=True)

    def judge(self, settling: float) -> bool:
        """Prints the slopes; whether they are flat."""
        later = [sample for sample in self.samples if sample[0] >= settling]
        growth = 3600 * least_squares([(at, size) for at, size, _ in later])
        files = 3600 * least_squares([(at, files) for at, _, files in later])
        print(
            f"{self.games_over} games ended, {self.went} people went and came, {self.stood_in} bots stood in"
        )
        print(f"turned down {len(self.crowd.turned_down)}, lost {self.crowd.lost}")
        print(f"memory {growth:+.2f} MB an hour (wanted: at most {MOST_GROWTH:.0f})")
        print(f"open files {files:+.2f} an hour (wanted: at most {MOST_FILES:.0f})")
        faults = counted(self.server, "geisterstunde_faults_total")
        print(f"faults of the server: {faults:.0f}; load of the machine after: {foreign_load()}")
        return growth <= MOST_GROWTH and files <= MOST_FILES and faults == 0


async def run(wishes: argparse.Namespace) -> bool:
    """The whole soak; whether all is well."""
    with tempfile.TemporaryDirectory() as folder, RunningServer(Path(folder) / "tables.db") as server:
        async with Visitor(server) as visitor:
            soak = Soak(server, visitor)
            print(f"{wishes.tables} tables; load of the machine before: {foreign_load()}")
            for number in range(wishes.tables):
                await soak.set_up(number)
            began = time.perf_counter()
            until = began + 60 * wishes.minutes
            await asyncio.gather(
                soak.go_on(wishes.rate, until), soak.come_and_go(until), soak.watch(began, until)
            )
            return soak.judge(min(SETTLING, 30 * wishes.minutes))


def main(arguments: Iterable[str] | None = None) -> None:
    """Soaks a server, and says whether it stayed dry."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=20.0, help="decisions a second, all tables together")
    wishes = parser.parse_args(None if arguments is None else list(arguments))
    allow_many_files()
    sys.exit(0 if uvloop.run(run(wishes)) else 1)


if __name__ == "__main__":
    main()
