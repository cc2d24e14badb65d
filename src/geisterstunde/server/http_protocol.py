"""HTTP as uvicorn speaks it, with bounds on what comes before a request is complete."""

import asyncio
import resource
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from geisterstunde.server import limits

LAST_WORD_SECONDS = 2.0
NOTHING_MORE = b"connection: close\r\ncontent-length: 0\r\n\r\n"
HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + NOTHING_MORE
REQUEST_TOO_LARGE = b"HTTP/1.1 413 Content Too Large\r\n" + NOTHING_MORE
REQUEST_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n" + NOTHING_MORE


class Unanswered:
    """Connections whose request is not complete, by address and age.

    Whoever opens too many loses the oldest: people's requests are complete within moments, so the newest
    connection is the one worth keeping.

    >>> class Line:
    ...     def hang_up(self):
    ...         print("hung up")
    >>> waiting = Unanswered(most=1)
    >>> first, second = Line(), Line()
    >>> waiting.add("here", first)
    >>> waiting.add("there", second)
    >>> waiting.add("here", second)
    hung up
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.by_address: dict[str, dict[Any, None]] = {}

    def add(self, address: str, connection: Any) -> None:
        """One more; the oldest of this address makes room."""
        waiting = self.by_address.setdefault(address, {})
        if len(waiting) >= self.most:
            oldest = next(iter(waiting))
            del waiting[oldest]
            oldest.hang_up()
        waiting[connection] = None

    def remove(self, address: str, connection: Any) -> None:
        """Its request is complete, or it is gone."""
        waiting = self.by_address.get(address, {})
        waiting.pop(connection, None)
        if not waiting:
            self.by_address.pop(address, None)


def allow_many_files() -> int:
    """Takes all open files that the system grants this process; returns how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # some systems promise more than they grant
        return soft
    return hard


class HttpProtocol(HttpToolsProtocol):
    """A connection over which a request has to come soon, and its answer has to be read."""

    def __init__(self, *arguments: Any, unanswered: Unanswered, **others: Any) -> None:
        super().__init__(*arguments, **others)
        self.unanswered = unanswered
        self.bytes_so_far = 0  # of what is no complete request yet
        self.in_head = True
        self.is_complete = False
        self.owed = 0  # answers that have begun or will
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.bytes_so_far += len(data)
        super().data_received(data)
        if self.bytes_so_far > limits.HEAD_BYTES and self.in_head:
            self._refuse(HEAD_TOO_LARGE)
        elif self.bytes_so_far > limits.REQUEST_BYTES:
            self._refuse(REQUEST_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.is_complete = True, False
        self._await_request()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.owed += 1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = self.is_complete = True  # of the next one, blank lines and all
        self.bytes_so_far = 0
        self._settle()
        super().on_message_complete()
        self._await_reading()

    def on_response_complete(self) -> None:
        self.owed -= 1
        super().on_response_complete()
        if self.is_complete:  # else it was answered early, and the rest of it still has to come in time
            self._settle()
            self._await_reading()

    def handle_websocket_upgrade(self) -> None:
        self._settle()
        super().handle_websocket_upgrade()
        self.parser = cast("Any", None)  # it holds on to its owner, and only the collector would find them

    def hang_up(self) -> None:
        """Ends the connection; a polite close would wait for somebody who never reads."""
        self.transport.abort()

    def _await_request(self) -> None:
        self._settle()
        self.deadline = self.loop.call_later(limits.REQUEST_SECONDS, self._refuse, REQUEST_TOO_SLOW)
        self.unanswered.add(self._address, self)

    def _await_reading(self) -> None:
        if self.owed > 0:
            self.deadline = self.loop.call_later(limits.ANSWER_SECONDS, self.hang_up)

    def _refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
            self.deadline = self.loop.call_later(LAST_WORD_SECONDS, self.hang_up)

    def _settle(self) -> None:
        """Nothing is waited for, for now."""
        self.unanswered.remove(self._address, self)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""
