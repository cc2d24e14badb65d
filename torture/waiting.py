"""A crowd with stopwatches: how long each player waits to go on, or to be told that nothing goes on."""

import asyncio
import time
from collections.abc import Iterable, Sequence

import msgspec

from torture.heard import Heard
from torture.ledger import Sent
from torture.player import Player
from torture.players import Crowd

PATIENCE = 60.0


class TimedCrowd(Crowd):
    """A crowd that notes for some of its players how long something takes."""

    def __init__(self, ports: Sequence[int], seed: int = 1) -> None:
        super().__init__(ports, seed)
        self.began = 0.0
        self.without = 0
        self.to_go_on: set[Player] = set()
        self.to_be_told: set[Player] = set()
        self.went_on: list[float] = []
        self.told: list[float] = []
        self._noted = asyncio.Event()

    def here(self, port: int | None = None) -> set[Player]:
        """Everybody at a table now, through one server or any."""
        players = [player for place in self.places for player in place.players]
        return {each for each in players if each.here.is_set() and port in (None, each.port)}

    def watch_going_on(self, players: Iterable[Player], without: int) -> None:
        """From now on these must go on, through another server than the one at this port."""
        self.began, self.without, self.to_go_on = time.perf_counter(), without, set(players)

    def watch_being_told(self, players: Iterable[Player]) -> None:
        """From now on these must be told that nothing can be written."""
        self.began, self.to_be_told = time.perf_counter(), set(players)

    def note(self, player: Player, heard: Heard) -> None:
        """Stops the watches of a player, once."""
        passed = time.perf_counter() - self.began
        if player in self.to_be_told and heard.type == "unavailable":
            self.to_be_told.discard(player)
            self.told.append(passed)
        if player in self.to_go_on and player.port != self.without:
            if heard.type == "ack":
                self.to_go_on.discard(player)
                self.went_on.append(passed)
            elif heard.type in ("refused", "stale") or (heard.type == "state" and player.pending is None):
                self._say_hello(player)
        self._noted.set()

    def _say_hello(self, player: Player) -> None:
        """Somebody who has nothing to decide shows that commands are kept."""
        said = Sent(player.seat, self.next_id(), player.n, "hello")
        player.place.ledger.send(said)
        assert player.socket is not None
        player.socket.send(msgspec.json.encode({"type": "say", "id": said.id, "phrase": said.decision}))

    async def until_gone_on(self) -> None:
        """Waits until everybody has gone on."""
        await self._until_empty("to_go_on")

    async def until_told(self) -> None:
        """Waits until everybody has been told."""
        await self._until_empty("to_be_told")

    async def _until_empty(self, name: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while getattr(self, name):
                self._noted.clear()
                await self._noted.wait()
