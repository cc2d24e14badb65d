"""The tables in memory: from their journals when somebody comes, and gone again when nobody is left."""

import asyncio
from collections.abc import Sequence
from functools import partial

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server import journal
from geisterstunde.server.bot_pool import BotPool
from geisterstunde.server.errors import CONFLICT, MISSING, Declined
from geisterstunde.server.folding import folded_in_slices
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.keys import new_code, new_table_id
from geisterstunde.server.limits import Bounds
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.long_tables import LongTables
from geisterstunde.server.phase import LOBBY, PLAYING
from geisterstunde.server.setting_up import Beginning, Seating, first_lines
from geisterstunde.server.store.store import NewTable, Store
from geisterstunde.server.sync import Sync
from geisterstunde.server.table import Table

KEPT_SECONDS = 60.0  # for which a table stays in memory when nobody is there


class Tables:
    """All tables this process has in memory."""

    def __init__(self, store: Store, sync: Sync, bot_pool: BotPool, bounds: Bounds) -> None:
        self.store = store
        self.sync = sync
        self.bot_pool = bot_pool
        self.bounds = bounds
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.long_tables = LongTables()
        store.listen(self._hinted, self.anything_changed)

    async def create(
        self,
        created: journal.Created,
        seatings: Sequence[Seating],
        name: str | None = None,
        played: Beginning = (),
    ) -> LiveTable:
        """Sets a table up, unless it is named and there already; something may have been `played` by then."""
        additions = list(first_lines(created, seatings, played))
        phase = PLAYING if played else LOBBY
        while True:
            row = NewTable(name or new_table_id(), new_code(), created.game, created.public, phase)
            if await self.store.create(row, additions) or (name and await self.store.read(name, 0)):
                return await self.table(row.id)

    async def table(self, name: str) -> LiveTable:
        """A table, from memory or from its journal; raises Declined where there is none."""
        live = self.live.get(name)
        if live is not None:
            live.left_at = asyncio.get_running_loop().time()  # wanted, so not deserted
            await self.sync.refresh(live)  # who comes from another process may know more than this one
            return live
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> LiveTable:
        code, names = await self.store.code_of(name), await self.store.names(name)
        table = self.long_tables.take(name) or Table(name)
        table.code = code
        try:
            table = await folded_in_slices(table, partial(self.store.read, name), names)
        except BadInput as error:  # written by an engine with other rules
            raise Declined("table_lost", CONFLICT, reason=error) from error
        if not table.seq:
            raise Declined("no_such_table", MISSING)
        live = LiveTable(table, self.bounds)
        await self._hold_on(live)
        live.left_at = asyncio.get_running_loop().time()
        self.live[name] = live
        await self.sync.refresh(live)  # others may have written between reading and listening
        return live

    async def _hold_on(self, live: LiveTable) -> None:
        """What was shown just now, by another process or before a restart, is seen for its time here too."""
        table = live.table
        number, events = table.last_told
        if table.phase == PLAYING and (seconds := table.showing_seconds(events)) > 0.0:
            shown = (now_in_milliseconds() - await self.store.written_at(table.id, number)) / 1000
            live.held_until = asyncio.get_running_loop().time() + seconds - max(shown, 0.0)

    def forget_deserted(self) -> None:
        """Lets go of tables at which nobody is; their journals remain."""
        now = asyncio.get_running_loop().time()
        for name, live in list(self.live.items()):
            if live.is_deserted and now - live.left_at > KEPT_SECONDS and not live.lock.locked():
                for _, task in live.tasks.values():
                    task.cancel()
                del self.live[name]
                self.long_tables.keep(live.table)
                self.bot_pool.forget(name)

    def _hinted(self, name: str, number: int) -> None:
        live = self.live.get(name)
        if live is not None:
            self.sync.hinted(live, number)

    def anything_changed(self) -> None:
        """Others may have written to any table."""
        for live in self.live.values():
            self.sync.doubt(live)
