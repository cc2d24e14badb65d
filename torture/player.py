"""One seat of the torture load: a socket that comes back by itself and repeats what was not answered."""

import asyncio
import random
from typing import TYPE_CHECKING

import msgspec

from torture.heard import Asked, Heard, heard_in
from torture.lean_socket import LeanSocket
from torture.ledger import Sent

if TYPE_CHECKING:
    from torture.players import Place

STATE_SECONDS = 30.0


class Player:
    """A seat, its connection, and the one decision that is not answered yet."""

    def __init__(self, place: "Place", seat: int, key: str) -> None:
        self.place = place
        self.seat = seat
        self.key = key
        self.port = 0  # where it came last
        self.socket: LeanSocket | None = None
        self.here = asyncio.Event()  # the state has come
        self.gone = asyncio.Event()
        self.ask: Asked | None = None
        self.n = 0
        self.pending: Sent | None = None

    async def stay(self) -> None:
        """Is there for ever: whenever the connection is lost, comes back."""
        crowd = self.place.crowd
        attempt = self.seat
        while True:
            async with crowd.door:
                attempt += 1
                came = await self._come(crowd.ports[attempt % len(crowd.ports)])
                if not came:
                    await asyncio.sleep(crowd.between_attempts)
            if came:
                await self.gone.wait()

    async def _come(self, port: int) -> bool:
        self.here.clear()
        self.gone.clear()
        self.port = port
        hello = {"type": "hello", "v": 1, "table": self.place.id, "key": self.key}
        socket = LeanSocket(msgspec.json.encode(hello), self.take, lambda: self._lost(socket))
        self.socket = socket
        try:
            await socket.connect(port)
        except OSError:
            self.socket = None
            return False
        waits = [asyncio.ensure_future(event.wait()) for event in (self.here, self.gone)]
        await asyncio.wait(waits, timeout=STATE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        if not self.here.is_set():
            self.leave()
        return self.here.is_set()

    def leave(self) -> None:
        """Hangs up."""
        if self.socket is not None and self.socket.transport is not None:
            self.socket.drop()

    def _lost(self, socket: LeanSocket) -> None:
        if self.socket is socket:
            self.socket = None
            self.ask = None
            self.here.clear()
            self.gone.set()

    @property
    def is_free(self) -> bool:
        """Whether it is at the table and waits for no answer."""
        return self.socket is not None and self.here.is_set() and self.pending is None

    def decide(self, decision: str, answers: int, twice: bool = False) -> None:
        """Sends a decision; an answer will follow, if not now then after coming back."""
        sent = Sent(self.seat, self.place.crowd.next_id(), answers, decision)
        self.pending = sent
        for _ in range(1 + twice):
            self._send(sent)

    def _send(self, sent: Sent) -> None:
        self.place.ledger.send(sent)
        message = {"type": "decide", "id": sent.id, "answers": sent.answers, "decision": sent.decision}
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message))

    def _retry(self) -> None:
        if self.pending is not None and self.socket is not None and self.here.is_set():
            self._send(self.pending)

    def take(self, message: bytes) -> None:
        """A message has come."""
        heard = heard_in(message)
        self.place.crowd.note(self, heard)
        match heard.type:
            case "state":
                self._stand(heard)
                if not self.here.is_set():
                    self.here.set()
                    self._retry()
            case "event":
                if heard.n != self.n + 1:
                    self.place.ledger.faults.append(f"seat {self.seat} heard {heard.n} after {self.n}")
                self._stand(heard)
            case "ack":
                if f"{self.seat}:{heard.id}" not in self.place.ledger.acknowledged:
                    self.place.crowd.note_acknowledgement()
                self.place.ledger.acknowledge(f"{self.seat}:{heard.id}", heard.n)
                self._answered(heard)
            case "refused" | "stale":
                self.place.ledger.refuse(f"{self.seat}:{heard.id}", heard.code or heard.type)
                self._answered(heard)
                if heard.state is not None:
                    self._stand(heard.state)
            case "unavailable" if heard.id is not None:
                self.place.crowd.note_trouble(heard.sentence)
                asyncio.get_running_loop().call_later(heard.retry_after, self._retry)

    def _stand(self, heard: Heard) -> None:
        self.n, self.ask = heard.n, heard.ask
        if heard.table is not None and heard.table.phase == "over":
            self.place.is_over.set()

    def _answered(self, heard: Heard) -> None:
        if self.pending is not None and self.pending.id == heard.id:
            self.pending = None


def choose(chance: random.Random, players: list[Player]) -> bool:
    """Lets one of a table's players send something, mostly a decision that is asked for; False if none can.

    Some of it is what people and programs get wrong: out of turn, too late, nonsense, and twice.
    """
    asked = [player for player in players if player.is_free and player.ask is not None]
    if not asked:
        return False
    player = chance.choice(asked)
    assert player.ask is not None
    decision = chance.choice(player.ask.decisions)
    whim = chance.random()
    if whim < 0.02:
        player.decide(decision, 0)
    elif whim < 0.04:
        player.decide("no such decision", player.n)
    elif whim < 0.07:
        others = [other for other in players if other.is_free and other.ask is None]
        other = chance.choice(others or [player])
        other.decide(decision, other.n)
    else:
        player.ask = None
        player.decide(decision, player.n, twice=whim > 0.95)
    return True
