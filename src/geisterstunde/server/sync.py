"""Catching up: what other processes wrote to a table's journal is read and told here too."""

import asyncio
import contextlib

from geisterstunde.server import journal
from geisterstunde.server.background import Background
from geisterstunde.server.broadcast import Broadcast
from geisterstunde.server.encoding import RETRY_SECONDS
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.store.store import Store, StoreUnavailable

LOOK = ("look", 0)  # among the tasks of a table


class Sync:
    """Keeps tables in memory level with their journals."""

    def __init__(self, store: Store, broadcast: Broadcast, background: Background) -> None:
        self.store = store
        self.broadcast = broadcast
        self.background = background
        self.trouble: str | None = None  # why the store cannot be written, while it cannot

    @property
    def shared(self) -> bool:
        """Whether other processes serve the same tables."""
        return self.store.shared

    def hinted(self, live: LiveTable, number: int) -> None:
        """Others are said to have written up to a number."""
        if number > live.table.seq:
            live.heard = max(live.heard, number)
            self._look_soon(live)

    def doubt(self, live: LiveTable) -> None:
        """Others may have written, and nobody knows what."""
        live.doubts += 1
        self._look_soon(live)

    async def refresh(self, live: LiveTable) -> None:
        """Makes sure of a table that others write to as well; their hints may be under way.

        In trouble, what is known has to do, and the table stays behind.
        """
        if self.shared:
            live.doubts += 1
            with contextlib.suppress(StoreUnavailable):
                async with live.lock:
                    if live.behind and self.trouble is None:
                        await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Reads what others wrote, all of it or, in trouble, nothing. The table's lock must be held."""
        doubts, table = live.doubts, live.table
        lines = await self.store.read(table.id, table.seq)
        entries = journal.read_all(lines)
        named = {entry.seat for entry in entries if isinstance(entry, journal.Seated | journal.Renamed)}
        if named:
            names = await self.store.names(table.id)
            table.names |= {seat: name for seat, name in names.items() if seat in named}
        live.cleared_doubts = doubts
        for line, entry in zip(lines, entries, strict=True):
            live.mine = False
            table.take_in(line.seq, line.command, entry)
            self.broadcast.publish(live, table.last_change(entry))

    def _look_soon(self, live: LiveTable) -> None:
        known = live.tasks.get(LOOK)
        if known is None or known[1].done():
            live.tasks[LOOK] = (0, self.background.work(self._look(live)))

    async def _look(self, live: LiveTable) -> None:
        """Reads on until nothing is missing, however long the store is in trouble."""
        while live.behind:
            try:
                async with live.lock:
                    if live.behind:
                        await self.catch_up(live)
            except StoreUnavailable:
                await asyncio.sleep(RETRY_SECONDS)
