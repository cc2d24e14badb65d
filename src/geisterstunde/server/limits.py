"""Everything is bounded; these are the bounds."""

import time
from collections.abc import Callable

MESSAGE_BYTES = 8 * 1024  # in
QUEUE_BYTES = 64 * 1024  # waiting to go out to one socket; more, and it is dropped
BODY_BYTES = 16 * 1024  # of a request
SOCKETS_OF_SEAT = 4
SPECTATORS = 50  # of a table
TABLES_OF_DEVICE = 20
TABLES_OF_ADDRESS = 300  # a school may share one address, a flood may not
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 50.0, 100
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 20.0, 200
PHRASES_A_SECOND, PHRASES_AT_ONCE = 0.5, 4
HELLO_SECONDS = 10.0
COMMANDS_OF_SEAT = 4  # a seat may have so many under way


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
