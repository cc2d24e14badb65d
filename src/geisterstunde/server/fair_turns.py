"""Turns at something that serves one at a time, so that no table slows the others down."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

HALF_FORGOTTEN = 30.0  # seconds after which half of what a table has used counts no more


class Waiting(NamedTuple):
    """A table that waits for its turn."""

    table: str
    with_people: bool
    number: int  # in the order of coming
    turn: asyncio.Future[None]


class FairTurns:
    """Tables where people play come first; of these the one that used least, then the one that came first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.is_taken = False
        self.waiting: list[Waiting] = []
        self.used: dict[str, tuple[float, float]] = {}  # seconds by table, and when that was
        self.numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def turn(self, table: str, with_people: bool) -> AsyncIterator[None]:
        """Waits for a turn, and has it until the end of the block."""
        await self._come(table, with_people)
        began = self.clock()
        try:
            yield
        finally:
            self.used[table] = (self._used_by(table) + self.clock() - began, self.clock())
            self._call_next()

    def tidy(self) -> None:
        """Forgets whoever has used as good as nothing lately."""
        self.used = {name: used for name, used in self.used.items() if self._used_by(name) > 0.0}

    async def _come(self, table: str, with_people: bool) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        waiting = Waiting(table, with_people, next(self.numbers), turn)
        self.waiting.append(waiting)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._call_next()  # called and gone at the same moment
            else:
                self.waiting.remove(waiting)
            raise

    def _call_next(self) -> None:
        self.is_taken = bool(self.waiting)
        if self.waiting:
            chosen = min(
                self.waiting, key=lambda each: (not each.with_people, self._used_by(each.table), each.number)
            )
            self.waiting.remove(chosen)
            chosen.turn.set_result(None)

    def _used_by(self, table: str) -> float:
        seconds, at = self.used.get(table, (0.0, 0.0))
        left: float = seconds * 0.5 ** ((self.clock() - at) / HALF_FORGOTTEN)
        return round(left, 3)  # so that what is as good as forgotten counts as nothing
