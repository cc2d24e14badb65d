"""What takes a while to work out: done by one thread, in fair turns of the lines that want it."""

import asyncio
import functools
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from geisterstunde.server import limits
from geisterstunde.server.errors import TOO_MANY, Declined
from geisterstunde.server.fair_turns import FairTurns

P = ParamSpec("P")
T = TypeVar("T")


class SlowWork:
    """One piece after the other: threads share one interpreter, and every further one slows all tables down.

    A line that wants much waits for a line that wants little.
    """

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "slow-work")
        self.turns = FairTurns()
        self.wanted: Counter[str] = Counter()  # by line, done or not

    async def do(self, line: str, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What a piece of work comes to; raises Declined where the line waits for too many already."""
        if self.wanted[line] >= limits.SLOW_WORK_OF_LINE:
            raise Declined("too_fast", TOO_MANY)
        self.wanted[line] += 1
        try:
            async with self.turns.turn(line, with_people=True):
                wrapped = functools.partial(work, *arguments, **named)
                return await asyncio.get_running_loop().run_in_executor(self.thread, wrapped)
        finally:
            self.wanted[line] -= 1
            if not self.wanted[line]:
                del self.wanted[line]

    def tidy(self) -> None:
        """Forgets lines that have wanted nothing for a while."""
        self.turns.tidy()
