"""A crowd at many tables in one process: every seat a socket, decisions at a steady rate, delays noted."""

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from torture.heard import Asked, heard_in
from torture.lean_socket import LeanSocket
from torture.many_tables import StartedTable

PATIENCE = 60.0
CONNECT_AT_ONCE = 200


class CrowdTable:
    """A table and its people; plays one decision at a time."""

    def __init__(self, crowd: "Crowd", table: StartedTable, numbers: "itertools.count[int]") -> None:
        self.crowd = crowd
        self.table = table
        self.numbers = numbers
        self.people = [Person(self, key) for key in table.keys]
        self.due = 0.0  # when the decision that is under way was due
        self.waiting = False
        self.phase = "playing"

    def play(self, due: float) -> bool:
        """Lets somebody decide who is asked; False where nobody is, or a decision is still under way."""
        asked = [person for person in self.people if person.ask is not None and person.socket is not None]
        if self.waiting or not asked:
            return False
        person = asked[0]
        assert person.ask is not None
        decision = self.crowd.chance.choice(person.ask.decisions)
        self.waiting, self.due = True, due
        person.send(
            msgspec.json.encode(
                {
                    "type": "decide",
                    "id": str(next(self.numbers)),
                    "answers": person.n,
                    "decision": decision,
                }
            )
        )
        return True

    def acknowledged(self) -> None:
        """The decision is kept."""
        self.waiting = False
        self.crowd.delays.append(time.perf_counter() - self.due)


class Person:
    """Somebody with a seat and its key, or a spectator, and their socket."""

    __slots__ = ("arrived", "ask", "hello", "n", "place", "socket")

    def __init__(self, place: CrowdTable, key: str | None) -> None:
        self.place = place
        self.hello = msgspec.json.encode({"type": "hello", "v": 1, "table": place.table.id, "key": key})
        self.socket: LeanSocket | None = None
        self.arrived: asyncio.Future[None] | None = None
        self.ask: Asked | None = None
        self.n = 0

    async def come(self, port: int) -> None:
        """Connects, says hello, and waits for the state."""
        self.arrived = asyncio.get_running_loop().create_future()
        socket = LeanSocket(self.hello, self.take, lambda: self.gone(socket), self.place.table.id)
        self.socket = socket
        await socket.connect(port)
        await self.arrived

    def go(self) -> None:
        """Drops the connection; what was asked is asked again when they come back."""
        self.ask = None
        if self.socket is not None:
            socket, self.socket = self.socket, None
            socket.drop()

    def send(self, message: bytes) -> None:
        """Sends a message."""
        assert self.socket is not None
        self.socket.send(message)

    def gone(self, socket: LeanSocket) -> None:
        """The connection was lost; wished for or not."""
        if self.socket is socket:
            self.place.crowd.lost += 1
            self.socket, self.ask, self.place.waiting = None, None, False  # until they come back
        if self.arrived is not None and not self.arrived.done():
            self.arrived.set_exception(ConnectionError("lost before the state came"))

    def take(self, message: bytes) -> None:
        """A message has come."""
        heard = heard_in(message)
        match heard.type:
            case "state" | "event":
                assert heard.type == "state" or heard.n == self.n + 1, f"{heard.n} came after {self.n}"
                self.n, self.ask = heard.n, heard.ask
                if heard.table is not None:
                    self.place.phase = heard.table.phase
                if self.arrived is not None and not self.arrived.done():
                    self.arrived.set_result(None)
            case "ack":
                self.place.acknowledged()
            case "refused" | "stale" | "unavailable" | "bye":
                self.place.waiting = False
                self.place.crowd.turned_down.append(message)


class Crowd:
    """All tables and everybody there."""

    def __init__(self, tables: Iterable[StartedTable], seed: int = 1) -> None:
        self.chance = random.Random(seed)
        self.delays: list[float] = []
        self.turned_down: list[bytes] = []
        self.lost = 0
        numbers = itertools.count(1)
        self.tables = [CrowdTable(self, table, numbers) for table in tables]

    @property
    def people(self) -> list[Person]:
        """Everybody."""
        return [person for place in self.tables for person in place.people]

    async def come(self, port: int, at_once: int = CONNECT_AT_ONCE) -> list[float]:
        """Everybody comes, so many at once; how many seconds each waited for the state."""
        began = time.perf_counter()
        door = asyncio.Semaphore(at_once)

        async def comes(person: Person) -> float:
            async with door:
                await person.come(port)
            return time.perf_counter() - began

        async with asyncio.timeout(PATIENCE):
            return list(await asyncio.gather(*(comes(person) for person in self.people)))

    def go(self) -> None:
        """Everybody drops the connection at once."""
        for person in self.people:
            person.go()
        for place in self.tables:
            place.waiting = False

    async def play(self, tables: Sequence[CrowdTable], rate: float, seconds: float) -> int:
        """So many decisions a second, tables in turn, due by the clock whatever the server does.

        How many were due and found no table that could play.
        """
        turn, missed = deque(tables), 0
        began = time.perf_counter()
        for number in range(round(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(due - time.perf_counter(), 0.0))
            for _ in range(len(turn)):
                turn.rotate(-1)
                if turn[-1].play(due):
                    break
            else:
                missed += 1
        return missed

    async def settle(self) -> None:
        """Until every decision under way is acknowledged."""
        async with asyncio.timeout(PATIENCE):
            while any(place.waiting for place in self.tables):
                await asyncio.sleep(0.01)
