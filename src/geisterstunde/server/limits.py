"""Everything is bounded; these are the bounds."""

import asyncio
import ipaddress
import time
from collections.abc import Callable

import msgspec

MESSAGE_BYTES = 8 * 1024  # in
QUEUE_BYTES = 64 * 1024  # waiting to go out to one socket; more, and it is dropped
HEAD_BYTES = 16 * 1024  # of a request's first line and headers
BODY_BYTES = 16 * 1024  # of a request
REQUEST_BYTES = 512 * 1024  # of a request as it comes, in chunks of whatever size
REQUEST_SECONDS = 15.0  # until a request is complete
ANSWER_SECONDS = 120.0  # until its answer has been read; a telephone may be slow
UNANSWERED_OF_ADDRESS = 1024  # connections without a complete request; a family has a handful
SOCKETS_OF_SEAT = 4
SOCKETS_OF_LINE = 2000
GONE_SECONDS = 30.0  # without a socket, until others may let a bot play for a seat
SPECTATORS = 50  # of a table
TABLES_OF_DEVICE, TABLES_OF_DEVICE_AN_HOUR = 20, 60
TABLES_OF_LINE, TABLES_OF_LINE_AN_HOUR = 300, 1200  # a school may share one line, a flood may not
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 50.0, 100
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 100.0, 2000  # of a line
SLOW_WORK_OF_LINE = 64  # replays, reports, lessons and puzzles that wait to be worked out
WRONG_CODES, WRONG_CODES_A_SECOND = 20, 0.1  # of a line; codes are short enough to be guessed otherwise
PHRASES_A_SECOND, PHRASES_AT_ONCE = 0.5, 4
LINES_A_SECOND, LINES_AT_ONCE = 10.0, 1000  # that a seat may write into a journal
LONGEST_JOURNAL = 100_000  # lines
HELLO_SECONDS = 10.0
COMMANDS_OF_SOCKET = 4  # that may be under way
LOBBY_CHANGES_A_SECOND, LOBBY_CHANGES_AT_ONCE = 0.5, 100  # of a table
HOUR = 3600.0
BOUNDLESS = 1e9
PREFIX_OF_A_LINE = 64  # bits of an IPv6 address that a household has; the rest it chooses as it likes


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """What can be lifted for programs of one's own: how much comes over a line, and out of a seat.

    Each is a rate a second, and how much may come at once.
    """

    requests: tuple[float, float] = (REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
    tables_of_device: tuple[float, float] = (TABLES_OF_DEVICE_AN_HOUR / HOUR, TABLES_OF_DEVICE)
    tables_of_line: tuple[float, float] = (TABLES_OF_LINE_AN_HOUR / HOUR, TABLES_OF_LINE)
    messages_of_seat: tuple[float, float] = (MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
    lines_of_seat: tuple[float, float] = (LINES_A_SECOND, LINES_AT_ONCE)
    sockets_of_line: float = SOCKETS_OF_LINE
    longest_journal: float = LONGEST_JOURNAL


USUAL = Bounds()
NONE = Bounds(
    requests=(BOUNDLESS, BOUNDLESS),
    tables_of_device=(BOUNDLESS, BOUNDLESS),
    tables_of_line=(BOUNDLESS, BOUNDLESS),
    messages_of_seat=(BOUNDLESS, BOUNDLESS),
    lines_of_seat=(BOUNDLESS, BOUNDLESS),
    sockets_of_line=BOUNDLESS,
    longest_journal=BOUNDLESS,
)


def line_of(address: str) -> str:
    """Whose limits an address shares: its own, or those of all addresses of an IPv6 household.

    >>> line_of("192.0.2.7"), line_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    beginning = int(known) >> (known.max_prefixlen - PREFIX_OF_A_LINE)
    return str(ipaddress.IPv6Address(beginning << (known.max_prefixlen - PREFIX_OF_A_LINE)))


class Bucket:
    """Lets through so many a second, and some at once.

    >>> bucket = Bucket(1.0, 2, clock=lambda: 0.0)
    >>> bucket.takes(), bucket.takes(), bucket.takes()
    (True, True, False)
    """

    __slots__ = ("at", "clock", "level", "most", "rate")

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
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

    async def let_through(self) -> None:
        """Waits until one more may pass."""
        while (seconds := self.seconds_to_wait()) > 0.0:
            await asyncio.sleep(seconds)

    @property
    def holds_one(self) -> bool:
        """Whether one more could pass now."""
        return self.level + (self.clock() - self.at) * self.rate >= 1.0

    @property
    def is_full(self) -> bool:
        """Whether nothing is left of what was taken, so that the bucket may be forgotten."""
        return self.level + (self.clock() - self.at) * self.rate >= self.most


class Buckets:
    """A bucket for everyone, by name; whoever has not come for a while is forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.of: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Whether one more of this name may pass now."""
        bucket = self.of.get(name)
        if bucket is None:
            bucket = self.of[name] = Bucket(self.rate, self.most)
        return bucket.takes()

    def has(self, name: str) -> bool:
        """Whether one more of this name could pass now; nothing is taken."""
        bucket = self.of.get(name)
        return bucket is None or bucket.holds_one

    def tidy(self) -> None:
        """Forgets full buckets; people name themselves as they like, without end."""
        self.of = {name: bucket for name, bucket in self.of.items() if not bucket.is_full}
