"""Eight hours of ordinary life in half an hour: memory and open files must stay flat.

`python -m torture.soak --hours 8 --speed 16`; games end and are played again, people go and come back, some
for a while in which a bot plays for them, and others watch. The server's clocks run as many times as fast.
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
from tests.server.running import COMPILED_FIRST, RunningServer
from tests.server.visitor import Visitor
from torture.crowd import Crowd, CrowdTable, Person
from torture.fast_clock import SPEED
from torture.many_tables import StartedTable
from torture.watch import KB, allow_many_files, counted, foreign_load, least_squares, memory, open_files

GAMES = ("dawn-under", "dawn-under", "through-the-wall")
PEOPLE = (4, 1, 1, 2)
PLAYERS = 4
SPECTATORS_EVERY = 5  # tables
HOUR = 3600.0
WARM_UP_HOURS = 2.0  # in which the system's allocator finds its shape; after that memory must be flat
LEAST_HOURS = 2 * WARM_UP_HOURS  # for a slope that means something
SAMPLES = 96
REST_SECONDS = 2.0  # between two people who go, by the server's clock like all that follows
AWAY_SECONDS = 5.0
ATTEMPTS = 20
MOST_GROWTH = 2.0  # MB an hour: less than what the system's own bookkeeping of memory wavers by
MOST_FILES = 1.0  # an hour


class Soak:
    """The tables, who comes and goes, and what was measured."""

    def __init__(self, server: RunningServer, visitor: Visitor, speed: float) -> None:
        self.server = server
        self.visitor = visitor
        self.speed = speed
        self.crowd = Crowd([])
        self.hosts: dict[CrowdTable, str] = {}
        self.numbers = itertools.count(1)
        self.decisions = 0
        self.games_over = 0
        self.went = 0
        self.came_again = 0
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
            await self.let_in(person)

    async def let_in(self, person: Person) -> None:
        """Somebody comes, again if need be: a hasty server on a busy machine may lose patience with them."""
        for _ in range(ATTEMPTS):
            if person.place not in self.crowd.tables:
                return  # the others play again elsewhere
            try:
                await person.come(self.server.port)
            except ConnectionError:
                self.came_again += 1
                person.socket = None
            else:
                return
        raise AssertionError("somebody cannot get in")

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
            await self.crowd.play(self.crowd.tables, rate * self.speed, 1.0)
            for place in [place for place in self.crowd.tables if place.phase == "over"]:
                await self.play_again(place)
            self.decisions += len(self.crowd.delays)
            self.crowd.delays.clear()

    async def come_and_go(self, until: float) -> None:
        """Somebody loses the connection, every second one says goodbye; all come back."""
        while time.perf_counter() < until:
            await asyncio.sleep(REST_SECONDS / self.speed)
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
            await asyncio.sleep(AWAY_SECONDS / self.speed)
            if place in self.crowd.tables and person.socket is None:
                await self.let_in(person)

    async def watch(self, began: float, until: float) -> None:
        """Notes memory and open files, and says so now and then."""
        while time.perf_counter() < until:
            await asyncio.sleep((until - began) / SAMPLES)
            hours = (time.perf_counter() - began) * self.speed / HOUR
            process = self.server.process.pid
            size, files = memory(process) / KB**2, open_files(process)
            self.samples.append((hours, size, files))
            print(f"{hours:5.2f} h: {size:7.2f} MB, {files} open files", flush=True)

    def judge(self) -> bool:
        """Prints the slopes; whether they are flat."""
        later = [sample for sample in self.samples if sample[0] >= WARM_UP_HOURS]
        growth = least_squares([(at, size) for at, size, _ in later])
        files = least_squares([(at, files) for at, _, files in later])
        print(f"{self.decisions:,} decisions of people, {self.games_over} games ended,", end=" ")
        print(f"{self.went} people went and came, {self.stood_in} bots stood in")
        print(f"memory {later[0][1]:.1f} MB after {later[0][0]:.1f} h, {later[-1][1]:.1f} MB at the end")
        print(
            f"turned down {len(self.crowd.turned_down)}, lost {self.crowd.lost}, came again {self.came_again}"
        )
        print(f"memory {growth:+.2f} MB an hour (wanted: at most {MOST_GROWTH:.0f})")
        print(f"open files {files:+.2f} an hour (wanted: at most {MOST_FILES:.0f})")
        faults = counted(self.server, "geisterstunde_faults_total")
        print(f"faults of the server: {faults:.0f}; load of the machine after: {foreign_load()}")
        return growth <= MOST_GROWTH and files <= MOST_FILES and faults == 0


async def run(wishes: argparse.Namespace) -> bool:
    """The whole soak; whether all is well."""
    surroundings = {**COMPILED_FIRST, SPEED: str(wishes.speed)}
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(
            Path(folder) / "tables.db", "--unlimited", module="torture.fast_clock", surroundings=surroundings
        ) as server,
    ):
        async with Visitor(server) as visitor:
            visitor.http.headers["connection"] = "close"  # an idle one is hung up on in no time
            soak = Soak(server, visitor, wishes.speed)
            print(f"{wishes.tables} tables; load of the machine before: {foreign_load()}")
            for number in range(wishes.tables):
                await soak.set_up(number)
            began = time.perf_counter()
            until = began + HOUR * wishes.hours / wishes.speed
            await asyncio.gather(
                soak.go_on(wishes.rate, until), soak.come_and_go(until), soak.watch(began, until)
            )
            return soak.judge()


def main(arguments: Iterable[str] | None = None) -> None:
    """Soaks a server, and says whether it stayed dry."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--hours", type=float, default=8.0, help=f"by the server's clock, at least {LEAST_HOURS:g}"
    )
    parser.add_argument("--speed", type=float, default=16.0, help="how many times as fast that clock runs")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument(
        "--rate", type=float, default=15.0, help="decisions a second of that clock, all tables"
    )
    wishes = parser.parse_args(None if arguments is None else list(arguments))
    if wishes.hours < LEAST_HOURS:
        parser.error(f"{wishes.hours:g} hours are too few: the first {WARM_UP_HOURS:g} do not count.")
    allow_many_files()
    sys.exit(0 if uvloop.run(run(wishes)) else 1)


if __name__ == "__main__":
    main()
