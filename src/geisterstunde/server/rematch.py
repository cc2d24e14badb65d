"""The same people play again, at a new table."""

from geisterstunde.server.commands import Commands
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.setting_up import Seating
from geisterstunde.server.tables import Tables


async def rematch(tables: Tables, commands: Commands, live: LiveTable, key: str) -> str:
    """The table where the same people play again; made by the first who wants it."""
    table = live.table
    if table.next is None:
        table.play_again(key, "")
        seatings = [
            Seating(seat.key, table.names.get(number), seat.local, seat.level)
            for number, seat in enumerate(table.seats)
        ]
        again = await tables.create(table.created, seatings)
        await commands.carry_out(live, "rematch", lambda table: table.play_again(key, again.table.id))
    assert live.table.next is not None
    return live.table.next
