"""The bytes themselves: requests over bare TCP, and sockets that keep every message as it came."""

import asyncio
import itertools
import re
from typing import Any

import msgspec
import websockets

from tests.server_secrecy.house import HouseHere

AGAIN = "hello_again"
LENGTH = re.compile(rb"content-length: ([0-9]+)\r\n")


class Requests:
    """Sends requests over one connection."""

    def __init__(self, house: HouseHere, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.house = house
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, house: HouseHere) -> "Requests":
        """Connects."""
        return cls(house, *await asyncio.open_connection("127.0.0.1", house.port))

    async def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> bytes:
        """Sends a request; the whole answer, headers too."""
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.house.port}"]
        lines += [f"accept-language: {language}", f"content-length: {len(content)}"]
        lines += ["content-type: application/json", "", ""]
        self.writer.write("\r\n".join(lines).encode() + content)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        assert length is not None, head
        return head + await self.reader.readexactly(int(length[1]))

    async def end(self) -> None:
        """Hangs up."""
        self.writer.close()
        await self.writer.wait_closed()


def content(answer: bytes) -> Any:
    """What an answer says."""
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])


class Socket:
    """Somebody at a table, and every message they got."""

    def __init__(self, socket: websockets.ClientConnection, viewer: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.got: list[bytes] = []
        self.number = 0
        self.ids = itertools.count(1)

    @classmethod
    async def come(cls, house: HouseHere, viewer: int, hello: dict[str, Any]) -> "Socket":
        """Connects, says hello, and is told how things stand and who is there."""
        url = f"ws://127.0.0.1:{house.port}/ws"
        socket = await websockets.connect(
            url, max_size=None, compression=None, open_timeout=None, close_timeout=None, ping_interval=None
        )
        came = cls(socket, viewer)
        came.hello = hello
        await came.send(**hello)
        await came.until("presence", "bye")
        return came

    hello: dict[str, Any]

    async def send(self, **message: Any) -> None:
        """Sends a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def until(self, *kinds: str, **facts: Any) -> Any:
        """Takes in messages until one of these kinds with these facts."""
        while True:
            text = await self.socket.recv()
            assert isinstance(text, str)
            self.got.append(text.encode())
            message = msgspec.json.decode(text)
            if message["type"] in ("event", "state"):
                self.number = message["n"]
            if message["type"] in kinds and facts.items() <= message.items():
                return message
            turned_down = message["type"] in ("refused", "stale") and message.get("id") == facts.get("id")
            assert not (turned_down and "id" in facts), f"waiting for {kinds} {facts}: {message}"

    async def all_so_far(self) -> None:
        """Takes in all that the server has sent until now: it turns down a second hello in its turn."""
        await self.send(**self.hello)
        await self.until("refused", code=AGAIN)

    async def decide(self, decision: str, answers: int | None = None, command: str | None = None) -> Any:
        """Decides, and waits for what becomes of it."""
        command = await self.begin_to_decide(decision, answers, command)
        return await self.until("ack", "refused", "stale", id=command)

    async def begin_to_decide(
        self, decision: str, answers: int | None = None, command: str | None = None
    ) -> str:
        """Decides without waiting; the id of the decision."""
        command = command or f"d{next(self.ids)}"
        number = self.number if answers is None else answers
        await self.send(type="decide", id=command, answers=number, decision=decision)
        return command

    async def leave(self) -> None:
        """Closes the socket, politely."""
        await self.socket.close()
        self.got.append(f"closed {self.socket.close_code} {self.socket.close_reason}".encode())
