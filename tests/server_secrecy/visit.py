"""A table in one of two worlds, from its making to the last word: all that everybody receives meanwhile."""

import asyncio
import random
import re
from collections import defaultdict
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.match.fairness import share_commitment
from geisterstunde.server.bot_pool import Request
from geisterstunde.server.dealing import ANSWER_SECONDS
from geisterstunde.server.limits import GONE_SECONDS
from geisterstunde.server.pace import LID_SECONDS, LONGEST, RATES
from tests.fairness.fair_games import nonce_of
from tests.secrecy.checker import Leak
from tests.server_secrecy import pairs
from tests.server_secrecy.clock import the_loop
from tests.server_secrecy.house import HouseHere, LaidOutTable, Log, OverheardWorker
from tests.server_secrecy.pairs import Move, Pair
from tests.server_secrecy.wire import LENGTH, Requests, Socket, content

LANGUAGES = ("en", "de", "fr", "it")
NO_DECISION = "open sesame"
A_LITTLE = 0.1  # seconds: a time plus 30, minus that time, may be a little less than 30
FOLLOWED = 1.0 + LONGEST / min(RATES.values())  # seconds after which any lid has been followed
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
TO_BOT = "told to a bot"  # before it decides, so by all steps but the last


def in_words(request: Request) -> bytes:
    """All that a bot is told, its table's name aside."""
    told = request._asdict() | {"table": "", "shown": bytes(request.shown).hex()}
    return msgspec.json.encode(told | {"news": [events.tolist() for events in request.news]})


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
        self.sockets: dict[int, Socket] = {}  # by viewer
        self.keys: dict[int, str] = {}  # by seat
        self.people = [seat for seat in range(pair.table.players) if seat not in pair.bots]
        self.step = 0
        self.absent: int | None = None  # for whom a bot stands in
        self.requests: Requests | None = None

    async def run(self) -> dict[Channel, list[bytes]]:
        """All that was received, with what is random by nature under common names."""
        self.log.lines.clear()
        try:
            await self._play()
        finally:
            await self._hang_up()
            for socket in self.sockets.values():
                await socket.leave()
        self.received[Channel(SPECTATOR, self.step, LOG)] += self.log.lines
        return {channel: [self._named(each) for each in got] for channel, got in self.received.items()}

    async def _play(self) -> None:
        await self._make_table()
        await self._sit_down()
        await self._ask_around()
        await self._begin()
        await self._all_so_far()
        await self._look_around()
        for move, following in zip_longest(self.pair.moves, self.pair.moves[1:]):
            self.step += 1
            await self._go_on(move)
            await self._all_so_far()
            if following and following.how == pairs.BOT:  # which would not wait while we look around
                await self._come_anew(WHILE_SHOWN, self.number)
            else:
                await self._look_around()
        number = self.number
        await self._all_leave()
        await self._come_anew(AFTERWARDS, number)  # to a table read from its journal
        await self.house.forgets()

    # the table

    async def _make_table(self) -> None:
        wish = {
            "game": self.pair.table.name,
            "options": self.pair.table.options,
            "lid_time": self.pair.lid_time,
            "clock": self.pair.clock,
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
        for seat in self.people:
            taken = content(await self._ask("POST", f"{self.path}/seats", {"name": f"P{seat}", "seat": seat}))
            self.keys[seat] = taken["key"]
            self._own(**{f"key{seat}": taken["key"]})
        for seat, level in self.pair.bots.items():
            await self._ask("POST", f"{self.path}/bots", {"key": self.host, "seat": seat, "level": level})
        for seat, lantern in self.pair.lanterns.items():
            wish = {"key": self.host, "seat": seat, "lantern": lantern}
            await self._ask("POST", f"{self.path}/lanterns", wish)

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.sockets[SPECTATOR].number

    async def _sit_down(self) -> None:
        for viewer in (*self.people, SPECTATOR):
            self.sockets[viewer] = await Socket.come(self.house, viewer, self._hello(viewer))

    async def _all_leave(self) -> None:
        for socket in self.sockets.values():
            await socket.leave()
        self.sockets.clear()
        await self._hang_up()
        await self.house.forgets()

    def _hello(self, viewer: int, **more: Any) -> dict[str, Any]:
        key = None if viewer == SPECTATOR else self.keys[viewer]
        language = self.chance.choice(LANGUAGES)
        return {"type": "hello", "v": 1, "table": self.name, "key": key, "language": language, **more}

    async def _begin(self) -> None:
        """The host begins. At every other table seats have a hand in the deal; sometimes one is silent."""
        seats = [self.sockets[seat] for seat in self.people] if self.pair.number % 2 else []
        for socket in seats:
            await socket.send(
                type="commit", commitment=share_commitment(socket.viewer, nonce_of(socket.viewer))
            )
            await socket.until("event", about="committed", seat=socket.viewer)
        begins = asyncio.ensure_future(self._ask("POST", f"{self.path}/start", {"key": self.host}))
        for socket in seats:
            await socket.until("event", about="promised")
        is_silent = self.pair.number % 4 == 3
        for socket in seats[1:] if is_silent else seats:
            await socket.send(type="reveal", nonce=nonce_of(socket.viewer))
            await socket.until("event", about="revealed", seat=socket.viewer)
        if is_silent:
            the_loop().let_pass(ANSWER_SECONDS + A_LITTLE)
        self._kept(await begins)

    def _kept(self, answer: bytes) -> None:
        """The game has begun: its commitment is random by nature."""
        self._own(commitment=content(answer)["commitment"])

    # what goes on

    async def _go_on(self, move: Move) -> None:
        """Somebody decides, or goes, or comes back."""
        if move.how in (pairs.LEFT, pairs.CLOCK, pairs.AWAY):
            self.absent = move.seat
        match move.how:
            case pairs.BOT:
                await self._bot_decides(move)
            case pairs.LEFT:
                await self._ask("POST", f"{self.path}/leave", {"key": self.keys[move.seat]})
            case pairs.CLOCK:
                await self._goes_on_by_itself()
            case pairs.AWAY:
                await self._is_away(move.seat)
            case pairs.BACK:
                await self._comes_back(move.seat)
            case _:
                await self._try_in_vain()
                await self._decide(move)

    async def _bot_decides(self, move: Move) -> None:
        OverheardWorker.told.clear()
        await self._goes_on_by_itself()
        for request in OverheardWorker.told:
            self.received[Channel(request.seat, self.step, TO_BOT)].append(in_words(request))
        match = self.house.table(self.name).match
        assert match is not None
        planned, decided = (move.seat, move.decisions[self.world]), match.decisions[-1]
        if planned != decided:
            raise Leak(f"a bot (pair {self.pair.number}, step {self.step})", move.seat, planned, decided)

    async def _goes_on_by_itself(self) -> None:
        """Time passes until a bot or a clock goes on; how much it was, everybody can tell."""
        began = the_loop().time()
        await self._hang_up()
        await self.house.goes_on_by_itself(self.name)
        for socket in self.sockets.values():
            await socket.until("event", n=self.house.table(self.name).seq)
        waited = f"after {the_loop().time() - began:.3f} s".encode()
        self.received[Channel(SPECTATOR, self.step, STREAM)].append(waited)

    async def _is_away(self, seat: int) -> None:
        """Somebody's connection is lost for so long that another one wishes for a bot."""
        await self.sockets.pop(seat).leave()
        await self.house.is_left_with(len(self.sockets))
        await self._hang_up()
        the_loop().let_pass(GONE_SECONDS + A_LITTLE)
        other = self.sockets[min(person for person in self.people if person != seat)]
        await other.send(type="stand_in", id=f"stand_in{self.step}", seat=seat)
        await other.until("ack", id=f"stand_in{self.step}")

    async def _comes_back(self, seat: int) -> None:
        self.absent = None
        if seat in self.sockets:
            await self.sockets[seat].send(type="back")
            await self.sockets[seat].until("event", about="returned", seat=seat)
        else:
            self.sockets[seat] = await Socket.come(self.house, seat, self._hello(seat))

    async def _try_in_vain(self) -> None:
        """Decisions against the rules, too late, of spectators, and no decisions at all."""
        attempts = self.pair.attempts[self.step - 1]
        for seat in self.people:
            socket, attempt = self.sockets[seat], attempts[seat]
            await socket.decide(attempt)
            await socket.decide(attempt, answers=0)
        chosen = self.chance.choice([*self.sockets.values()])
        await chosen.decide(NO_DECISION)
        await self.sockets[SPECTATOR].decide(attempts[0])

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
        for socket in self.sockets.values():
            await socket.all_so_far()
            self.received[Channel(socket.viewer, self.step, STREAM)] += socket.got
            socket.got.clear()

    # what anybody can ask

    async def _look_around(self) -> None:
        """Asks all there is to ask, while something is shown, when it is closed, and after a word."""
        number = self.number
        await self._come_anew(WHILE_SHOWN, number)
        if self.pair.lid_time == "tap" and self.chance.random() < 0.5:
            await self._tap(number)
        else:
            await self._hang_up()
            the_loop().let_pass(LID_SECONDS[self.pair.lid_time] + FOLLOWED)
        await self._come_anew(AFTERWARDS, number)
        await self._ask_around()
        if self.chance.random() < 0.3:
            speaker = self.chance.choice([socket for socket in self.sockets.values() if socket.viewer >= 0])
            await speaker.send(type="say", id=f"say{self.step}", phrase="ghost")
            await speaker.until("ack", id=f"say{self.step}")
            await self._come_anew(AFTERWARDS, number)

    async def _tap(self, number: int) -> None:
        """Everybody has seen it; where nothing new is shown, or all have tapped, there is nothing to tap."""
        was_shown, seen = self.house.shows_something(self.name), set(self.house.table(self.name).seen)
        for seat, socket in self.sockets.items():
            if seat == SPECTATOR:
                continue
            await socket.send(type="tap", n=number)
            if was_shown and seat not in seen:
                await socket.until("event", about="seen", seat=seat)

    async def _come_anew(self, way: str, number: int) -> None:
        """Some of those who may look on come again, with and without a number."""
        at_last = self.step == len(self.pair.moves) and way == AFTERWARDS
        for viewer in (*self.people, SPECTATOR):
            if viewer == self.absent or (not at_last and self.chance.random() < 0.5):
                continue  # to come is to be back
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
            somebody = {"key": self.keys[self.people[0]]}
            await self._ask("POST", f"{self.path}/start", somebody)
            await self._ask("POST", f"{self.path}/seats", {"name": "Late"})
            await self._ask(
                "POST", f"{self.path}/bots", {"key": self.host, "seat": self.people[0], "level": "random"}
            )
            await self._ask("POST", f"{self.path}/rematch", somebody)
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
