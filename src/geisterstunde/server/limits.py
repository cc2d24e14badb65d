"""Everything is bounded; these are the bounds."""

import time
from collections.abc import Callable

MESSAGE_BYTES = 8 * 1024  # in
QUEUE_BYTES = 64 * 1024  # waiting to go out to one socket; more, and it is dropped
HEAD_BYTES = 16 * 1024  # of a request's first line and headers
BODY_BYTES = 16 * 1024  # of a request
REQUEST_SECONDS = 15.0  # until a request is complete
ANSWER_SECONDS = 120.0  # until its answer has been read; a telephone may be slow
UNANSWERED_OF_ADDRESS = 1024  # connections without a complete request; a family has a handful
SOCKETS_OF_SEAT = 4
GONE_SECONDS = 30.0  # without a socket, until others may let a bot play for a seat
SPECTATORS = 50  # of a table
TABLES_OF_DEVICE, TABLES_OF_DEVICE_AN_HOUR = 20, 60
TABLES_OF_ADDRESS, TABLES_OF_ADDRESS_AN_HOUR = 300, 1200  # a school may share one address, a flood may not
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 50.0, 100
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 20.0, 200  # of one browser or program at an address
REQUESTS_OF_ADDRESS_A_SECOND, REQUESTS_OF_ADDRESS_AT_ONCE = 400.0, 4000
PHRASES_A_SECOND, PHRASES_AT_ONCE = 0.5, 4
HELLO_SECONDS = 10.0
COMMANDS_OF_SOCKET = 4  # that may be under way


LOBBY_CHANGES_A_SECOND, LOBBY_CHANGES_AT_ONCE = 0.5, 100  # of a table
HOUR = 3600.0


class Bucket:
    """Lets through so many a second, and some at once.

    >>> bucket = Bucket(1.0, 2, clock=lambda: 0.0)
    >>> bucket.takes(), bucket.takes(), bucket.takes()
    (True, True, False)
    """

    __slots__ = ("at", "clock", "level", "most", "rate")

    def __init__(self, rate: float, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.level = float(most)
        self.at = clock()

    def takes(self) -> bool:
        """Whether one more may pass now."""
        return self.seconds_to_wait() == 0.0

    def seconds_to_wait(self) -> float:
        """0 where one more passes now; else how long it has to wait before it asks again."""
        now = self.clock()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return (1.0 - self.level) / self.rate
        self.level -= 1.0
        return 0.0

    @property
    def is_full(self) -> bool:
        """Whether nothing is left of what was taken, so that the bucket may be forgotten."""
        return self.level + (self.clock() - self.at) * self.rate >= self.most


class Buckets:
    """A bucket for everyone, by name; whoever has not come for a while is forgotten."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.of: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Whether one more of this name may pass now."""
        bucket = self.of.get(name)
        if bucket is None:
            bucket = self.of[name] = Bucket(self.rate, self.most)
        return bucket.takes()

    def tidy(self) -> None:
        """Forgets full buckets; people name themselves as they like, without end."""
        self.of = {name: bucket for name, bucket in self.of.items() if not bucket.is_full}
