"""People at many tables who never give up: servers may vanish at any moment, every answer is written down."""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import httpx

from torture.heard import Heard
from torture.ledger import Ledger
from torture.player import Player, choose

PATIENCE = 120.0
PEOPLE = 4
TABLES_OF_ADDRESS = 50  # a server lets no single address set up hundreds at once; loopback has many
COME_IN_AT_ONCE = 40
AGAIN_SECONDS = 0.2


class Place:
    """A table and its players; when a game is over they play again at the next table."""

    def __init__(self, crowd: "Crowd", client: httpx.AsyncClient, made: Any) -> None:
        self.crowd = crowd
        self.client = client
        self.host = made["host"]
        self.is_over = asyncio.Event()
        self.sit_at(made["table"]["id"])
        self.players = [Player(self, seat["seat"], seat["key"]) for seat in made["seats"]]

    def sit_at(self, table: str) -> None:
        """Everything from now on is about this table."""
        self.id = table
        self.ledger = self.crowd.ledgers[table] = Ledger()
        self.is_over.clear()

    async def go_on(self) -> None:
        """Plays one game after the other."""
        while True:
            await self.is_over.wait()
            if any(player.pending for player in self.players):
                await asyncio.sleep(AGAIN_SECONDS)  # answers may still come
                continue
            again = await self.crowd.ask(
                self.client, f"/api/tables/{self.id}/rematch", key=self.players[0].key
            )
            self.sit_at(again["table"])
            await self.crowd.ask(self.client, f"/api/tables/{self.id}/start", key=self.host)
            self.crowd.games_over += 1
            for player in self.players:
                player.leave()


class Crowd:
    """All tables; decides at a total rate and keeps a ledger of every table it ever sat at."""

    def __init__(self, ports: Sequence[int], seed: int = 1, between_attempts: float = 0.1) -> None:
        self.ports = ports
        self.between_attempts = between_attempts  # seconds, of somebody who finds the door shut
        self.chance = random.Random(seed)
        self.ledgers: dict[str, Ledger] = {}
        self.places: list[Place] = []
        self.door = asyncio.Semaphore(COME_IN_AT_ONCE)
        self.acknowledged = 0
        self.games_over = 0
        self.troubles: Counter[str] = Counter()
        self._ids = itertools.count(1)
        self._moved = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._clients: list[httpx.AsyncClient] = []

    def next_id(self) -> str:
        """The id of a new command."""
        return f"c{next(self._ids)}"

    async def come(self, tables: int, games: Sequence[str] = ("dawn-under", "through-the-wall")) -> None:
        """Sets up so many tables, games in turn, and sits down at all of them."""
        for number in range(tables):
            if number % TABLES_OF_ADDRESS == 0:
                address = f"127.0.0.{1 + number // TABLES_OF_ADDRESS}"
                transport = httpx.AsyncHTTPTransport(local_address=address)
                self._clients.append(httpx.AsyncClient(transport=transport, timeout=PATIENCE))
            made = await self._table(self._clients[-1], games[number % len(games)], f"device {number}")
            self.sit_down(Place(self, self._clients[-1], made))
        await self.until_here()

    def sit_down(self, place: Place) -> None:
        """Everybody of a table comes, and comes again whenever the connection is lost."""
        self.places.append(place)
        self._start(place.go_on())
        for player in place.players:
            self._start(player.stay())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._moved.set())
        self._tasks.append(task)

    async def until_here(self) -> None:
        """Waits until everybody is at their table."""
        async with asyncio.timeout(PATIENCE):
            for place in self.places:
                for player in place.players:
                    await player.here.wait()

    async def _table(self, client: httpx.AsyncClient, game: str, device: str) -> Any:
        seats = [{"kind": "local", "name": f"P{seat}"} for seat in range(PEOPLE)]
        wishes = {"game": game, "seats": seats, "options": {"players": PEOPLE}, "lid_time": "0"}
        made = await self.ask(client, "/api/tables", **wishes, device=device)
        await self.ask(client, f"/api/tables/{made['table']['id']}/start", key=made["host"])
        return made

    async def ask(self, client: httpx.AsyncClient, path: str, **body: Any) -> Any:
        """An answer, from whichever server gives one, however often it takes."""
        for attempt in itertools.count():
            port = self.ports[attempt % len(self.ports)]
            try:
                answer = await client.post(f"http://127.0.0.1:{port}{path}", json=body)
                if answer.is_success:
                    return answer.json()
                assert answer.status_code in (429, 503), answer.text
            except httpx.TransportError:
                pass
            await asyncio.sleep(AGAIN_SECONDS)
        raise AssertionError("never")

    def begin(self, rate: float) -> None:
        """Plays from now on, so many decisions a second."""
        self._start(self._play(rate))

    async def _play(self, rate: float) -> None:
        due = time.perf_counter()
        while True:
            due = max(due + 1.0 / rate, time.perf_counter() - 0.1)  # what was missed is not made up for
            while (early := due - time.perf_counter()) > 0.0:
                await asyncio.sleep(early)
            for place in self.chance.sample(self.places, len(self.places)):
                if choose(self.chance, place.players):
                    break

    def note(self, player: Player, heard: Heard) -> None:
        """A message has come; for those who measure."""

    def note_acknowledgement(self) -> None:
        """One more decision is kept."""
        self.acknowledged += 1
        self._moved.set()

    def note_trouble(self, sentence: str) -> None:
        """A server could not write."""
        self.troubles[sentence] += 1
        self._moved.set()

    async def until_acknowledged(self, more: int) -> None:
        """Waits until so many more decisions are acknowledged."""
        wanted = self.acknowledged + more
        await self._until(lambda: self.acknowledged >= wanted)

    async def until_trouble(self, more: int) -> None:
        """Waits until so many more answers say that nothing can be written."""
        wanted = self.troubles.total() + more
        await self._until(lambda: self.troubles.total() >= wanted)

    async def _until(self, reached: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not reached():
                    self._moved.clear()
                    await self._moved.wait()
                    for task in self._tasks:
                        if task.done():
                            task.result()  # players never end by themselves
        except TimeoutError:
            raise AssertionError(f"nothing goes on: {self}") from None

    def __str__(self) -> str:
        players = [player for place in self.places for player in place.players]
        return (
            f"{sum(player.here.is_set() for player in players)} of {len(players)} are here,"
            f" {sum(player.ask is not None for player in players)} are asked,"
            f" {sum(player.pending is not None for player in players)} wait for an answer,"
            f" {self.acknowledged} decisions acknowledged, {self.games_over} games over"
        )

    async def settle(self) -> None:
        """Plays no more, and waits until all that was sent at tables people still sit at is answered."""
        self._tasks.pop().cancel()
        async with asyncio.timeout(PATIENCE):
            while any(player.pending for place in self.places for player in place.players):
                await asyncio.sleep(0.05)

    async def go(self) -> None:
        """Everybody leaves."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for place in self.places:
            for player in place.players:
                player.leave()
        for client in self._clients:
            await client.aclose()
        await asyncio.sleep(0)  # connections end in the next round of the loop
