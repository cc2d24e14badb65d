"""A WebSocket as uvicorn speaks it, with a straight way out and nothing kept of the handshake."""

import socket
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from geisterstunde.server import limits
from geisterstunde.server.frames import are_whole, short_text, text_frame

# What the system takes off our hands; by itself it would take megabytes.
KERNEL_BYTES = limits.QUEUE_BYTES // 4
MOST_PIECES = 64  # of a message

Hear = Callable[[bytes], bool]


class WebSocketTransport(WebSocketsSansIOProtocol):
    """Writes at once, returns how much waits, and can hang up on somebody who never reads.

    Whoever listens may `hear` short messages at once, and returns whether that was possible. All others queue
    up and are read one by one.
    """

    def connection_made(self, transport: Any) -> None:
        self.hear: Hear | None = None
        self.unsent: list[bytes] = []
        self.in_pieces = False  # whether a frame may have come in part
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

    def write(self, message: bytes, more_follows: bool = False) -> None:
        """Sends a message, together with what follows in the same moment where that is likely."""
        if more_follows and not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(text_frame(message))
        if not more_follows:
            self.flush()

    def flush(self) -> None:
        """Sends what waits, in one call of the system; into the void where the connection is ending."""
        frames, self.unsent = self.unsent, []
        if frames and self.conn.state is State.OPEN and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def data_received(self, data: bytes) -> None:
        if self.hear is not None and not (self.in_pieces or self.frames or self.read_paused):
            message = short_text(data)
            if message is not None and self.hear(message):
                return
        if self.handshake_complete:
            self.in_pieces = self.in_pieces or not are_whole(data)
        else:
            self.in_pieces = self.handshake_initiated  # sent before the answer was there
        super().data_received(data)

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
