"""One WebSocket: says hello, listens to a table, and sends commands."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.refusal import Refused as RefusedByRules
from geisterstunde.kernel.validation import why_invalid
from geisterstunde.locales.speech import best_language
from geisterstunde.server import limits, playing
from geisterstunde.server.encoding import RETRY_SECONDS, encoded
from geisterstunde.server.errors import MISSING, SECRET, TOO_MANY, WRONG, Declined
from geisterstunde.server.keys import fingerprint, new_key
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.opening import commit, reveal
from geisterstunde.server.protocol import (
    VERSION,
    Ack,
    Back,
    Bye,
    ClientMessage,
    Commit,
    Decide,
    Hello,
    Refused,
    Reveal,
    Say,
    Stale,
    StandIn,
    Tap,
    Unavailable,
)
from geisterstunde.server.rooms import Rooms
from geisterstunde.server.store.store import StoreUnavailable
from geisterstunde.server.transport import WebSocketTransport

Receive = Callable[[], Any]
Send = Callable[[dict[str, Any]], Any]
POLICY_VIOLATION, GOING_AWAY = 1008, 1001
COME_AGAIN = 5.0  # seconds
BYE_SECONDS = 1.0

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Connection:
    """A socket at a table, for a seat or for a spectator."""

    __slots__ = (
        "bucket",
        "closing",
        "language",
        "live",
        "receive",
        "rooms",
        "send",
        "transport",
        "under_way",
        "viewer",
    )

    def __init__(
        self, rooms: Rooms, receive: Receive, send: Send, language: str, transport: WebSocketTransport
    ) -> None:
        self.rooms = rooms
        self.receive = receive
        self.send = send
        self.language = language
        self.transport = transport
        self.viewer = SPECTATOR
        self.live: LiveTable | None = None
        self.bucket = limits.Bucket(*rooms.bounds.messages_of_seat)
        self.under_way = 0
        self.closing = False

    async def run(self) -> None:
        """From the handshake to the end."""
        await self.receive()
        await self.send({"type": "websocket.accept"})
        try:
            await self._greet()
            await self._listen()
        except Declined as declined:
            again = COME_AGAIN if declined.status == TOO_MANY else None
            await self.say_bye(declined.code, declined.sentence(self.language), again, POLICY_VIOLATION)
        except StoreUnavailable:
            sentence = Declined("store_unreachable").sentence(self.language)
            await self.say_bye("store_unreachable", sentence, RETRY_SECONDS, GOING_AWAY)
        except ConnectionError:
            pass
        finally:
            self.closing, self.transport.hear = True, None
            if self.live is not None:
                self.rooms.audience.leave(self.live, self)

    def push(self, message: bytes) -> None:
        """Sends a message as soon as the other side reads; who never reads is given up."""
        if self.closing:
            return
        if self.transport.waiting() + len(message) > limits.QUEUE_BYTES:
            self.closing = True
            self.rooms.metrics.dropped.inc()
            self.transport.abort()
            return
        self.transport.write(message, more_follows=self.under_way > 0)  # an acknowledgement, most often

    def dismiss(self, code: str) -> None:
        """Ends the connection, and says why."""
        sentence = Declined(code, most=limits.SOCKETS_OF_SEAT).sentence(self.language)
        self.rooms.background.work(self.say_bye(code, sentence, None, POLICY_VIOLATION))

    async def say_bye(self, code: str, sentence: str, come_back_in: float | None, close_code: int) -> None:
        """A last word, as long as somebody listens."""
        if self.closing:
            return
        self.push(encoded(Bye(code, sentence, come_back_in)))
        self.closing = True
        try:
            await asyncio.wait_for(self.send({"type": "websocket.close", "code": close_code}), BYE_SECONDS)
        except (OSError, TimeoutError):
            self.transport.abort()

    async def _greet(self) -> None:
        try:
            message = await asyncio.wait_for(self._message(), limits.HELLO_SECONDS)
        except TimeoutError:
            raise Declined("no_hello", TOO_MANY) from None
        if message is None:
            raise ConnectionError
        if not isinstance(message, Hello):
            raise Declined("no_hello", WRONG)
        if message.language is not None:
            self.language = best_language(message.language)
        if message.v != VERSION:
            raise Declined("other_version", WRONG, version=VERSION)
        live = await self.rooms.tables.table(message.table)
        if live.behind and (message.have or 0) > live.table.seq:
            raise StoreUnavailable("unreachable")  # they know more than can be read here now
        if message.key is not None:
            seat = live.table.seat_of(fingerprint(message.key))
            if seat is None:
                raise Declined("wrong_key", SECRET)
            self.viewer = seat
            self.bucket = live.bucket_of(seat)  # a seat sends as one, however many sockets it has
        others = live.listeners[self.viewer]
        if self.viewer == SPECTATOR and len(others) >= limits.SPECTATORS:
            raise Declined("too_many_sockets", TOO_MANY, most=limits.SPECTATORS)
        if self.viewer != SPECTATOR and len(others) >= limits.SOCKETS_OF_SEAT:
            others.pop(0).dismiss("too_many_sockets")  # the oldest may be dead without knowing it
        self.live = live
        self.rooms.audience.enter(live, self, message.have)

    async def _listen(self) -> None:
        """Reads what cannot be heard at once. Meanwhile all that comes queues up behind it."""
        while not self.closing:
            self.transport.hear = self._hear
            try:
                message = await self._message()
            except Declined as declined:
                await self.bucket.let_through()  # who sends too much is read more slowly
                self._turn_down(None, declined)
                continue
            if message is None:
                return
            await self.bucket.let_through()
            self._obey(message)

    def _hear(self, data: bytes) -> bool:
        """Obeys a message at once; False where it has to wait, or has to be turned down."""
        try:
            message = _decoder.decode(data)
        except UNREADABLE:
            return False
        if self.closing or not self.bucket.takes():
            return False
        self._obey(message)
        return True

    async def _message(self) -> ClientMessage | None:
        received = await self.receive()
        self.transport.hear = None
        if received["type"] != "websocket.receive":
            return None
        data = received.get("text") or received.get("bytes") or b""
        try:
            return _decoder.decode(data)
        except UNREADABLE as error:
            raise Declined("no_such_message", WRONG, detail=why_invalid(error)) from error

    def _obey(self, message: ClientMessage) -> None:
        """Commands run beside each other: one may have to wait for a lid while others pass."""
        command = getattr(message, "id", None)
        try:
            if isinstance(message, Hello):
                raise Declined("hello_again", WRONG)
            if self.viewer == SPECTATOR:
                raise Declined("only_watching", SECRET)
            if self.under_way >= limits.COMMANDS_OF_SOCKET:
                raise Declined("too_fast", TOO_MANY)
        except Declined as declined:
            self._turn_down(command, declined)
            return
        assert self.live is not None
        self.under_way += 1
        self.rooms.background.work(self._carry_out(self.live, message, command))

    async def _carry_out(self, live: LiveTable, message: ClientMessage, command: str | None) -> None:
        try:
            number = await self._command(live, message)
            if command is not None:
                self.push(encoded(Ack(command, number)))
        except Declined as declined:
            self._turn_down(command, declined)
        except RefusedByRules as refused:
            refusal = refused.refusal
            sentence = refusal.in_language(self.language, live.table.shown_names())
            self.rooms.metrics.refused.labels("rules").inc()
            self.push(encoded(Refused(command, refusal.code, sentence, refusal.rule)))
        except StoreUnavailable as trouble:
            sentence = Declined(f"store_{trouble}").sentence(self.language)
            self.push(encoded(Unavailable(command, sentence, RETRY_SECONDS)))
        except Exception:
            sentence = Declined("fault").sentence(self.language)
            self.push(encoded(Unavailable(command, sentence, RETRY_SECONDS)))
            raise  # to the log
        finally:
            self.under_way -= 1

    async def _command(self, live: LiveTable, message: ClientMessage) -> int:
        seat, commands = self.viewer, self.rooms.commands
        if (lines := live.lines_of(seat)).seconds_to_wait() > 0.0:
            await lines.let_through()
        match message:
            case Decide():
                began = time.perf_counter() + live.hold_left()
                number = await commands.decide(
                    live, seat, f"{seat}:{message.id}", message.answers, message.decision
                )
                self.rooms.metrics.decision_seconds.observe(max(time.perf_counter() - began, 0.0))
                return number
            case Tap():
                return await commands.run(
                    live, f"seen:{seat}:{message.n}", lambda table: playing.see(table, seat, message.n)
                )
            case Back():
                await commands.come_back(live, seat)
                return live.table.seq
            case Commit():
                share = message.commitment
                return await commands.run(
                    live, f"commit:{seat}:{new_key()}", lambda table: commit(table, seat, share)
                )
            case Reveal():
                nonce = message.nonce
                return await commands.run(live, f"reveal:{seat}", lambda table: reveal(table, seat, nonce))
            case StandIn():
                return await commands.stand_in(live, f"{seat}:{message.id}", message.seat)
            case Say():
                return await commands.say(live, seat, f"{seat}:{message.id}", message.phrase)
        raise Declined("no_such_message", MISSING, detail="")

    def _turn_down(self, command: str | None, declined: Declined) -> None:
        assert self.live is not None
        self.rooms.metrics.refused.labels(declined.code).inc()
        if declined.code == "stale" and command is not None:
            state = self.rooms.broadcast.state(self.live, self.viewer, self.language)
            self.push(encoded(Stale(command, state)))
        elif declined.code != "stale":
            self.push(encoded(Refused(command, declined.code, declined.sentence(self.language))))
