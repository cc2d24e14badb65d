"""What follows from a finished game and takes a while: worked out once, and kept for a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from geisterstunde.server.slow_work import SlowWork

T = TypeVar("T")


class WorkedOut(Generic[T]):
    """Keeps what was wanted lately, by tables' names, up to a size."""

    def __init__(self, slow_work: SlowWork, size: Callable[[T], int], most: int) -> None:
        self.slow_work = slow_work
        self.size = size
        self.most = most
        self.kept: OrderedDict[str, tuple[T, int]] = OrderedDict()
        self.under_way: dict[str, asyncio.Future[T]] = {}

    async def of(self, name: str, line: str, work: Callable[[], T]) -> T:
        """What the work comes to for a table, however many want it at once; it counts for the first line."""
        if name in self.kept:
            self.kept.move_to_end(name)
            return self.kept[name][0]
        if name not in self.under_way:
            self.under_way[name] = asyncio.ensure_future(self.slow_work.do(line, work))
            self.under_way[name].add_done_callback(lambda _: self.under_way.pop(name, None))
        found = await asyncio.shield(self.under_way[name])
        self._keep(name, found)
        return found

    def _keep(self, name: str, found: T) -> None:
        self.kept[name] = (found, self.size(found))
        while sum(size for _, size in self.kept.values()) > self.most:
            self.kept.popitem(last=False)
