"""A WebSocket as uvicorn speaks it, with a straight way out and nothing kept of the handshake."""

import socket
import struct
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from geisterstunde.server import limits

KERNEL_BYTES = (
    limits.QUEUE_BYTES // 4
)  # what the system takes off our hands; by itself it would take megabytes


MOST_PIECES = 64  # of a message
TEXT = 0x81  # the first byte of a text that comes in one piece
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127  # how the length of a message is written


def text_frame(message: bytes) -> bytes:
    """A message as it goes over the wire; a server masks nothing, and no extension is agreed on.

    >>> text_frame(b"hi"), text_frame(bytes(300))[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x01,')
    """
    size = len(message)
    if size <= SHORT:
        return bytes((TEXT, size)) + message
    if size < 2**16:
        return struct.pack("!BBH", TEXT, TWO_BYTES, size) + message
    return struct.pack("!BBQ", TEXT, EIGHT_BYTES, size) + message


class WebSocketTransport(WebSocketsSansIOProtocol):
    """Writes at once, returns how much waits, and can hang up on somebody who never reads."""

    def connection_made(self, transport: Any) -> None:
        self.unsent: list[bytes] = []
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=limits.QUEUE_BYTES // 4)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)
        self.app_state = {**self.app_state, "transport": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds on to its owner, and only a full collection would find them

    def waiting(self) -> int:
        """How many bytes the other side has yet to read."""
        size: int = self.transport.get_write_buffer_size()
        return size + sum(map(len, self.unsent))

    def write(self, message: bytes) -> None:
        """Sends a message, with others of the same moment; into the void where the connection is ending."""
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(text_frame(message))

    def flush(self) -> None:
        """Sends what was written since the last time: one call of the system for an event and its ack."""
        frames, self.unsent = self.unsent, []
        if frames and self.conn.state is State.OPEN and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def abort(self) -> None:
        """Hangs up; a polite close would wait for somebody who never reads."""
        self.transport.abort()

    def handle_ping(self) -> None:
        """Pongs queue up like everything else, for those who never read."""
        if self.waiting() > limits.QUEUE_BYTES:
            self.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        """A message comes in few pieces; even empty ones would pile up."""
        if len(self.frames) >= MOST_PIECES:
            self.abort()
        else:
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Who has not answered will not read a goodbye either."""
        self.abort()

    def send_receive_event_to_app(self) -> None:
        self.curr_msg_data_type = "bytes"  # whoever decodes the message finds out whether it is good UTF-8
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            cast("dict[str, Any]", self.scope).clear()
            self.app_state = {}
            del self.response
