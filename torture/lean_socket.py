"""A WebSocket client that costs next to nothing, so that thousands fit in one process beside a server."""

import asyncio
import itertools
import socket
import struct
import sys
from collections.abc import Callable
from typing import Any

HANDSHAKE = (
    b"GET /ws/%b HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
END_OF_HEADERS = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ADDRESSES = 20  # of this machine that the sockets come from in turn: one alone may have only so many
NO_MASK = bytes(4)  # clients must mask; a mask of zeros changes nothing
COMING = itertools.count()


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame as clients send it.

    >>> frame(TEXT, b"hi").hex(" ")
    '81 82 00 00 00 00 68 69'
    """
    if len(payload) < 126:
        return bytes((0x80 | opcode, 0x80 | len(payload))) + NO_MASK + payload
    return struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(payload)) + NO_MASK + payload


def first_frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Opcode, begin and end of the payload of the frame at a place, if it is all there.

    >>> first_frame(bytes([0x81, 2]) + b"hi", 0), first_frame(bytes([0x81, 2]) + b"h", 0)
    ((1, 2, 4), None)
    """
    if len(data) < start + 2:
        return None
    opcode, length, begin = data[start] & 15, data[start + 1], start + 2
    if length == 126:
        begin += 2
        length = int.from_bytes(data[start + 2 : begin])
    elif length == 127:
        begin += 8
        length = int.from_bytes(data[start + 2 : begin])
    return (opcode, begin, begin + length) if len(data) >= begin + length else None


class LeanSocket(asyncio.Protocol):
    """Says hello at once and hands every message on; `gone` is called when the connection is over."""

    __slots__ = ("gone", "hello", "is_dropped", "is_open", "rest", "table", "take", "transport")

    def __init__(
        self,
        hello: bytes,
        take: Callable[[bytes], None],
        gone: Callable[[], None] = lambda: None,
        table: str = "",
    ) -> None:
        self.hello = hello
        self.table = table  # for proxies
        self.take = take
        self.gone = gone
        self.rest = b""
        self.is_open = False
        self.is_dropped = False
        self.transport: Any = None

    async def connect(self, port: int, receive_buffer: int | None = None) -> None:
        """Connects; the hello follows the handshake."""
        loop = asyncio.get_running_loop()
        plain = socket.socket()
        plain.setblocking(False)
        if receive_buffer is not None:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if sys.platform == "linux":
            plain.bind((f"127.0.3.{next(COMING) % ADDRESSES + 1}", 0))
        try:
            await loop.sock_connect(plain, ("127.0.0.1", port))
        except BaseException:
            plain.close()
            raise
        await loop.create_connection(lambda: self, sock=plain)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        if self.is_dropped:
            transport.abort()
        else:
            transport.write(HANDSHAKE % self.table.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        self.gone()

    def send(self, message: bytes) -> None:
        """Sends a message, into the void where the server has hung up and nobody has noticed yet."""
        if not self.transport.is_closing():
            self.transport.write(frame(TEXT, message))

    def stop_reading(self) -> None:
        """Never reads again, and does not say so."""
        self.transport.pause_reading()

    def drop(self) -> None:
        """Gone without a word; one that has not come through yet never will."""
        self.is_dropped = True
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        place = 0
        if not self.is_open:
            place = data.find(END_OF_HEADERS) + len(END_OF_HEADERS)
            if place < len(END_OF_HEADERS):
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.is_open = True
            self.send(self.hello)
        while (found := first_frame(data, place)) is not None:
            opcode, begin, place = found
            self._take_frame(opcode, data[begin:place])
        self.rest = data[place:]

    def _take_frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.take(payload)
        elif opcode == PING:
            self.transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self.transport.close()
