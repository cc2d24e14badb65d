"""Two servers in turns on one core: this checkout's and another's, under the same load.

The machine may be busy and the disk slow, but both meet the same: what counts is the ratio.
"""

import http.client
import statistics
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from tests.server.running import RunningServer
from torture.crowd import Crowd
from torture.many_tables import StartedTable
from torture.report import Report
from torture.watch import foreign_load, loop_seconds, processor_seconds

ROUNDS = 5
WARM_SECONDS = 4.0
TABLES_OF_ADDRESS = 50  # so many a visitor may set up and start without being told to slow down
GAMES = ("dawn-under", "through-the-wall")


class Side:
    """A server, the crowd at its tables, and what was measured there."""

    def __init__(self, name: str, server: RunningServer, tables: Sequence[StartedTable]) -> None:
        self.name = name
        self.server = server
        self.crowd = Crowd(tables)
        self.missed = 0
        self.costs: list[float] = []  # milliseconds of the processor per acknowledged decision, by round
        self.loop_costs: list[float] = []  # those of the event loop's thread
        self.delays: list[float] = []

    async def play(self, rate: float, seconds: float) -> None:
        """One round; what it cost is noted."""
        crowd = self.crowd
        crowd.delays.clear()
        process = self.server.process.pid
        before, loop_before = processor_seconds(process), loop_seconds(process)
        self.missed += await crowd.play(crowd.tables, rate, seconds)
        await crowd.settle()
        spent, on_loop = processor_seconds(process) - before, loop_seconds(process) - loop_before
        self.costs.append(1e3 * spent / len(crowd.delays))
        self.loop_costs.append(1e3 * on_loop / len(crowd.delays))
        self.delays += crowd.delays


async def compare(other: Path, tables: int, rate: float, seconds: float, core: int) -> list[str]:
    """Measures this checkout and another in turns; what was missed."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        sides = []
        for name, python in (("here", None), ("beside", str(other / ".venv/bin/python"))):
            server = RunningServer(Path(folder) / f"{name}.db", taskset=core, python=python)
            running.enter_context(server)
            sides.append(Side(name, server, set_up(server.port, tables)))
        print(f"{tables:,} tables of 4 each; load of the machine before: {foreign_load()}", flush=True)
        for side in sides:
            await side.crowd.come(side.server.port)
            await side.crowd.play(side.crowd.tables, rate, WARM_SECONDS)
            await side.crowd.settle()
        for number in range(ROUNDS):
            for side in sides if number % 2 == 0 else reversed(sides):
                await side.play(rate, seconds)
        here, beside = sides
        for side in sides:
            report.say_delays(f"{side.name}: acknowledged at {rate:g}/s", side.delays)
            report.say(f"{side.name}: the server per acknowledged decision", 1e3 * cost(side), "µs")
            report.say(f"{side.name}: of it the event loop", 1e3 * statistics.median(side.loop_costs), "µs")
            crowd = side.crowd
            report.must(f"{side.name}: {side.missed} decisions found no table", side.missed == 0)
            report.must(f"{side.name}: {crowd.lost} sockets were lost", crowd.lost == 0)
            report.must(f"{side.name}: turned down: {crowd.turned_down[:3]}", not crowd.turned_down)
        pairs = zip(here.costs, beside.costs, strict=True)
        shown = ", ".join(f"{one / two:.2f}" for one, two in pairs)
        print(f"{'here of beside, per decision':<58} {cost(here) / cost(beside):.2f} (by round: {shown})")
        print(f"load of the machine after: {foreign_load()}")
    return report.missed


def cost(side: Side) -> float:
    """Milliseconds per decision in the middle round: one round that was disturbed does not count."""
    return statistics.median(side.costs)


def set_up(port: int, count: int) -> list[StartedTable]:
    """Tables whose games have begun, set up as people do it: both servers understand that."""
    return [set_up_table(port, GAMES[number % 2], number // TABLES_OF_ADDRESS) for number in range(count)]


def set_up_table(port: int, game: str, visitor: int) -> StartedTable:
    """One table of four, by the visitor of a certain number."""
    address = (f"127.0.2.{visitor + 1}", 0)
    connection = http.client.HTTPConnection("127.0.0.1", port, source_address=address, timeout=30)
    seats = [{"kind": "local", "name": f"P{seat}"} for seat in range(4)]
    wish = {"game": game, "options": {"players": 4}, "lid_time": "0", "clock": "none", "seats": seats}
    made = post(connection, "/api/tables", wish)
    name = made["table"]["id"]
    post(connection, f"/api/tables/{name}/start", {"key": made["host"]})
    connection.close()
    return StartedTable(name, game, tuple(seat["key"] for seat in made["seats"]))


def post(connection: http.client.HTTPConnection, path: str, body: Any) -> Any:
    """Asks for something that must work."""
    connection.request("POST", path, msgspec.json.encode(body), {"content-type": "application/json"})
    answer = connection.getresponse()
    content = answer.read()
    assert answer.status < 300, content
    return msgspec.json.decode(content)
