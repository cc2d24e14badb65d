"""A table in one of two worlds, from its making to the last word: all that everybody receives meanwhile."""

import random
import re
from collections import defaultdict
from typing import Any, NamedTuple

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.server.pace import LONGEST, RATES
from tests.play import viewers
from tests.server_secrecy.clock import the_loop
from tests.server_secrecy.house import HouseHere, LaidOutTable, Log
from tests.server_secrecy.pairs import Move, Pair
from tests.server_secrecy.wire import LENGTH, Requests, Socket, content

LANGUAGES = ("en", "de", "fr", "it")
NO_DECISION = "open sesame"
LONG_ENOUGH = 31.0 + LONGEST / min(RATES.values())  # seconds after which any lid has been followed and closed
# All that counts time: the date of an answer, how long decisions took, when a counter was made, log times.
TIMES = re.compile(
    rb"^date: [^\r]*\r\n|^geisterstunde_decision_seconds_(?:bucket|sum)[^\n]*\n|^[a-z_]*_created[^\n]*\n"
    rb'|"at":"[^"]*"|"ms":"[^"]*"',
    re.MULTILINE,
)


class Channel(NamedTuple):
    """How something was received: by whom, at which step, and in which way."""

    viewer: int
    step: int
    way: str


STREAM, WHILE_SHOWN, AFTERWARDS, REQUEST, LOG = "stream", "while shown", "afterwards", "request", "log"


class Visit:
    """Carries a pair out in one world."""

    def __init__(self, house: HouseHere, pair: Pair, world: int, log: Log) -> None:
        self.house = house
        self.pair = pair
        self.world = world
        self.log = log
        self.chance = random.Random(pair.number)  # the same in both worlds
        self.received: dict[Channel, list[bytes]] = defaultdict(list)
        self.own: dict[bytes, bytes] = {}  # what is random by nature, and what to call it
        self.sockets: list[Socket] = []
        self.keys: list[str] = []
        self.step = 0
        self.requests: Requests | None = None

    async def run(self) -> dict[Channel, list[bytes]]:
        """All that was received, with what is random by nature under common names."""
        self.log.lines.clear()
        try:
            await self._play()
        finally:
            await self._hang_up()
            for socket in self.sockets:
                await socket.leave()
        self.received[Channel(SPECTATOR, self.step, LOG)] += self.log.lines
        return {channel: [self._named(each) for each in got] for channel, got in self.received.items()}

    async def _play(self) -> None:
        await self._make_table()
        await self._sit_down()
        await self._ask_around()
        self._kept(await self._ask("POST", f"{self.path}/start", {"key": self.host}))
        await self._all_so_far()
        await self._look_around()
        for move in self.pair.moves:
            self.step += 1
            await self._try_in_vain()
            await self._decide(move)
            await self._all_so_far()
            await self._look_around()
        await self._all_leave()
        await self._come_anew(AFTERWARDS, self.number)  # to a table read from its journal
        await self.house.forgets()

    # the table

    async def _make_table(self) -> None:
        wish = {
            "game": self.pair.table.name,
            "options": self.pair.table.options,
            "lid_time": self.pair.lid_time,
            "public": True,
            "device": f"device {self.pair.number}",
        }
        made = content(await self._ask("POST", "/api/tables", wish))
        self.host = made["host"]
        self.name, self.code = made["table"]["id"], made["table"]["code"]
        self.path = f"/api/tables/{self.name}"
        self._own(table=self.name, code=self.code, host=self.host, port=f":{self.house.port}")
        LaidOutTable.chosen[self.name] = self.pair.positions[self.world]
        await self._ask_around()
        for seat in range(self.pair.table.players):
            taken = content(await self._ask("POST", f"{self.path}/seats", {"name": f"P{seat}", "seat": seat}))
            self.keys.append(taken["key"])
            self._own(**{f"key{seat}": taken["key"]})

    async def _sit_down(self) -> None:
        for viewer in viewers(self.pair.table):
            self.sockets.append(await Socket.come(self.house, viewer, self._hello(viewer)))

    async def _all_leave(self) -> None:
        self.number = self.sockets[0].number
        for socket in self.sockets:
            await socket.leave()
        self.sockets.clear()
        await self._hang_up()
        await self.house.forgets()

    def _hello(self, viewer: int, **more: Any) -> dict[str, Any]:
        key = None if viewer == SPECTATOR else self.keys[viewer]
        language = self.chance.choice(LANGUAGES)
        return {"type": "hello", "v": 1, "table": self.name, "key": key, "language": language, **more}

    def _kept(self, answer: bytes) -> None:
        """The game has begun: its commitment is random by nature."""
        self._own(commitment=content(answer)["commitment"])

    # decisions

    async def _try_in_vain(self) -> None:
        """Decisions against the rules, too late, of spectators, and no decisions at all."""
        attempts = self.pair.attempts[self.step - 1]
        for seat, attempt in enumerate(attempts):
            socket = self.sockets[seat]
            await socket.decide(attempt)
            await socket.decide(attempt, answers=0)
        chosen = self.chance.choice(self.sockets)
        await chosen.decide(NO_DECISION)
        await self.sockets[-1].decide(attempts[0])

    async def _decide(self, move: Move) -> None:
        """A decision, sent again, and its id used for one that is another in both worlds."""
        socket, decision = self.sockets[move.seat], move.decisions[self.world]
        attempts = (*self.pair.attempts[self.step], NO_DECISION)
        known = await socket.decide(decision)
        assert known["type"] == "ack", known
        await socket.decide(decision, command=known["id"])
        another = next(attempt for attempt in attempts if attempt not in move.decisions)
        await socket.decide(another, command=known["id"])

    async def _all_so_far(self) -> None:
        for socket in self.sockets:
            await socket.all_so_far()
            self.received[Channel(socket.viewer, self.step, STREAM)] += socket.got
            socket.got.clear()

    # what anybody can ask

    async def _look_around(self) -> None:
        """Asks all there is to ask, while something is shown, when it is closed, and after a word."""
        number = self.sockets[0].number
        await self._come_anew(WHILE_SHOWN, number)
        if self.pair.lid_time == "tap" and self.chance.random() < 0.5:
            await self._tap(number)
        else:
            await self._hang_up()
            the_loop().let_pass(LONG_ENOUGH)
        await self._come_anew(AFTERWARDS, number)
        await self._ask_around()
        if self.chance.random() < 0.3:
            speaker = self.chance.choice(self.sockets[:-1])
            await speaker.send(type="say", id=f"say{self.step}", phrase="ghost")
            await speaker.until("ack", id=f"say{self.step}")
            await self._come_anew(AFTERWARDS, number)

    async def _tap(self, number: int) -> None:
        """Everybody has seen it; where nothing new was shown, there is nothing to tap away."""
        for socket in self.sockets[:-1]:
            await socket.send(type="tap", n=number)
            await socket.until("event", about="seen", seat=socket.viewer)

    async def _come_anew(self, way: str, number: int) -> None:
        """Some of those who may look on come again, with and without a number."""
        at_last = self.step == len(self.pair.moves) and way == AFTERWARDS
        for viewer in viewers(self.pair.table):
            if not at_last and self.chance.random() < 0.5:
                continue
            any_number = (None, 0, 1, number, number - 1, number - 2, 10**6)
            have = self.chance.choice((number - 1, number - 2) if at_last else any_number)
            more = {} if have is None else {"have": max(have, 0)}
            socket = await Socket.come(self.house, viewer, self._hello(viewer, **more))
            await socket.leave()
            await self.house.is_left_with(len(self.sockets))
            self.received[Channel(viewer, self.step, way)] += socket.got

    async def _ask_around(self) -> None:
        """What anybody may ask over HTTP, and what is refused."""
        nobody = {"key": "nobody"}
        for path in (self.path, f"{self.path}/record", f"/api/codes/{self.code}", f"/api/tables/{self.code}"):
            await self._ask("GET", path)
        for path in ("/api/tables", "/api/tables?game=dawn-under", "/api/house", "/health", "/metrics"):
            await self._ask("GET", path)
        if self.sockets:
            await self._ask("POST", f"{self.path}/start", {"key": self.keys[0]})
            await self._ask("POST", f"{self.path}/seats", {"name": "Late"})
            await self._ask("POST", f"{self.path}/bots", {"key": self.host, "seat": 0, "level": "random"})
            await self._ask("POST", f"{self.path}/rematch", {"key": self.keys[0]})
            await self._ask("POST", f"{self.path}/leave", nobody)

    async def _hang_up(self) -> None:
        """Nobody keeps a connection for long."""
        if self.requests is not None:
            await self.requests.end()
            self.requests = None

    async def _ask(self, method: str, path: str, body: Any = None) -> bytes:
        self.requests = self.requests or await Requests.to(self.house)
        answer = await self.requests.ask(method, path, body, self.chance.choice(LANGUAGES))
        self.received[Channel(SPECTATOR, self.step, REQUEST)].append(path.encode() + b"\n" + answer)
        return answer

    # names

    def _own(self, **values: str) -> None:
        for name, value in values.items():
            self.own[value.encode()] = f"<{name}>".encode()

    def _named(self, message: bytes) -> bytes:
        for value, name in self.own.items():
            message = message.replace(value, name)
        if message.startswith(b"/metrics"):  # times are longer or shorter
            message = LENGTH.sub(b"", message)
        return TIMES.sub(b"", message)
