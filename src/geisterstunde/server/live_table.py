"""A table in memory: who is there, what was just shown, and for how long it must still be seen."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from geisterstunde.server import limits
from geisterstunde.server.pace import TAP
from geisterstunde.server.protocol import Clock
from geisterstunde.server.table import Change, Table

NEVER = 0.0
MOMENTS = 32  # that can be told again to those who missed them


class Listener(Protocol):
    """Somebody at a table: a socket."""

    viewer: int
    language: str

    def push(self, message: bytes) -> None:
        """Sends a message, or gives the socket up."""

    def dismiss(self, code: str) -> None:
        """Ends the connection, and says why."""


class Moment(msgspec.Struct, frozen=True):
    """A line of the journal as it was told, and for how long what it showed is to be seen."""

    number: int
    change: Change
    hold: float


class LiveTable:
    """A table in memory, and who is there."""

    def __init__(self, table: Table, bounds: limits.Bounds = limits.USUAL) -> None:
        self.table = table
        self.bounds = bounds
        self.lock = asyncio.Lock()
        self.listeners: dict[int, list[Listener]] = defaultdict(list)
        self.doubts = 0  # how often others may have written without our hearing of it
        self.cleared_doubts = 0
        self.heard = 0  # the highest number others are known to have written
        self.mine = False  # this process wrote the last line
        self.held_until = NEVER  # nothing was shown yet
        self.followed_at = NEVER  # nothing has moved yet
        self.moments: deque[Moment] = deque(maxlen=MOMENTS)
        self.moved = asyncio.Event()
        self.tasks: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}
        self.thinking: dict[tuple[int, int], float] = {}  # since when clocks run, by seat and question
        self.buckets: dict[tuple[str, int], limits.Bucket] = {}
        self.changes = limits.Bucket(limits.LOBBY_CHANGES_A_SECOND, limits.LOBBY_CHANGES_AT_ONCE)
        self.left_at = 0.0
        self.away_since: dict[int, float] = {}  # by the seats where nobody is
        self.here: tuple[bool, ...] = ()  # who was there when everybody was told so last

    def bucket_of(self, seat: int) -> limits.Bucket:
        """How fast a seat may send."""
        return self._bucket("messages", seat, *self.bounds.messages_of_seat)

    def phrases_of(self, seat: int) -> limits.Bucket:
        """How much a seat may say."""
        return self._bucket("phrases", seat, limits.PHRASES_A_SECOND, limits.PHRASES_AT_ONCE)

    def lines_of(self, seat: int) -> limits.Bucket:
        """How much a seat may write into the journal, whoever plays it."""
        return self._bucket("lines", seat, *self.bounds.lines_of_seat)

    def _bucket(self, what: str, seat: int, rate: float, most: float) -> limits.Bucket:
        bucket = self.buckets.get((what, seat))
        if bucket is None:
            clock = asyncio.get_running_loop().time
            bucket = self.buckets[what, seat] = limits.Bucket(rate, most, clock)
        return bucket

    @property
    def behind(self) -> bool:
        """Whether others may have written what is not here yet."""
        return self.doubts != self.cleared_doubts or self.heard > self.table.seq

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is there."""
        return not any(self.listeners.values())

    def note_who_is_here(self, here: tuple[bool, ...]) -> bool:
        """Notes who is there and since when others are not; returns whether that has changed."""
        now = asyncio.get_running_loop().time()
        self.away_since = {
            seat: self.away_since.get(seat, now) for seat, is_here in enumerate(here) if not is_here
        }
        changed, self.here = here != self.here, here
        return changed

    def is_gone(self, seat: int) -> bool:
        """Whether nobody has been at a seat for a while."""
        since = self.away_since.get(seat)
        return since is not None and asyncio.get_running_loop().time() - since >= limits.GONE_SECONDS

    def people(self) -> Sequence[Listener]:
        """Everybody there."""
        return [listener for listeners in self.listeners.values() for listener in listeners]

    def happened(self, moment: Moment, following: float = 0.0) -> None:
        """Something happened; what it shows is to be seen, and its motion to be followed."""
        self.moments.append(moment)
        if moment.number == self.table.told_at:  # the game went on, so what was shown before has been seen
            now = asyncio.get_running_loop().time()
            self.held_until = now + moment.hold if moment.hold > 0.0 else NEVER
            self.followed_at = now + following
        self.moved.set()

    def missed(self, have: int) -> list[Moment] | None:
        """What happened after a number, if it may be told again: what has been closed since may not."""
        missed = [moment for moment in self.moments if moment.number > have]
        if have + len(missed) != self.table.seq:
            return None
        for moment in missed:
            lies_open = moment.number == self.table.told_at and self.hold_left() > 0.0
            if moment.change.events and not lies_open:
                return None
        return missed

    def hold_left(self) -> float:
        """For how long what was shown must still be seen before the game goes on."""
        if self.held_until == NEVER or (self.table.created.lid_time == TAP and self.table.all_have_seen()):
            return 0.0
        return max(self.held_until - asyncio.get_running_loop().time(), 0.0)

    def clocks(self) -> tuple[Clock, ...]:
        """The clocks of those who are waited for. They start when what was shown has been seen."""
        table, whole = self.table, self.table.clock_seconds
        if whole is None:
            return ()
        now = asyncio.get_running_loop().time()
        waited_for = [
            (seat, table.asked_since[seat]) for seat in table.owing if not table.is_played_by_bot(seat)
        ]
        starts = [
            (seat, self.thinking.get((seat, since), now + self.hold_left())) for seat, since in waited_for
        ]
        return tuple(Clock(seat, round(max(start + whole - now, 0.0), 3)) for seat, start in starts)

    async def until_followed(self) -> None:
        """Waits until the motion of what happened last is over."""
        await asyncio.sleep(max(self.followed_at - asyncio.get_running_loop().time(), 0.0))

    async def until_shown(self) -> None:
        """Waits until everybody has seen what was shown."""
        while (left := self.hold_left()) > 0.0:
            await self._until_moved(left)

    async def until(self, it_is_so: Callable[[], bool], latest: float) -> None:
        """Waits until something is so at the table, or until a time of the loop."""
        while not it_is_so() and (left := latest - asyncio.get_running_loop().time()) > 0.0:
            await self._until_moved(left)

    async def _until_moved(self, at_most: float) -> None:
        """Waits until something happens, for so many seconds."""
        self.moved.clear()
        waiting = asyncio.ensure_future(self.moved.wait())
        await asyncio.wait([waiting], timeout=at_most)
        waiting.cancel()
