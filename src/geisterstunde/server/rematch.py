"""The same people play again, at a new table."""

import asyncio
from collections.abc import Callable

from geisterstunde.server import playing
from geisterstunde.server.background import Background
from geisterstunde.server.commands import Commands
from geisterstunde.server.keys import table_id_after
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.phase import OVER
from geisterstunde.server.setting_up import Seating
from geisterstunde.server.tables import Tables


class Rematches:
    """Sets a table up for the people of another, once, however many of them want it at the same time.

    The new table's name follows from the old one, so that other processes set up the same table, and whoever
    asks again finishes what was cut short.
    """

    def __init__(self, tables: Tables, commands: Commands, background: Background) -> None:
        self.tables = tables
        self.commands = commands
        self.background = background
        self.under_way: dict[str, asyncio.Task[None]] = {}

    async def table_after(self, live: LiveTable, key: str, permit: Callable[[], None]) -> str:
        """The table where the same people play again; `permit` may refuse a table that has yet to be made."""
        if live.table.next is None:
            playing.play_again(live.table, key, "")
            name = live.table.id
            if name not in self.under_way:
                permit()
                self.under_way[name] = self.background.work(self._set_up(live, key))
                self.under_way[name].add_done_callback(lambda _: self.under_way.pop(name, None))
            await asyncio.shield(self.under_way[name])
        made = live.table.next
        assert made is not None
        seat = live.table.player(key)
        if seat not in live.table.again and live.table.phase == OVER:
            await self.commands.carry_out(
                live, f"rematch:{seat}", lambda table: playing.play_again(table, key, made)
            )
        return made

    async def _set_up(self, live: LiveTable, key: str) -> None:
        table = live.table
        seatings = [
            Seating(seat.key, table.names.get(number), seat.local, seat.face, seat.level, seat.lantern)
            for number, seat in enumerate(table.seats)
        ]
        name = table_id_after(table.id, table.created.host)
        await self.tables.create(table.created, seatings, name)
        await self.commands.run(live, "rematch", lambda table: playing.play_again(table, key, name))
