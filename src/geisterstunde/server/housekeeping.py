"""Closes tables nobody touches, and forgets names in time."""

import asyncio

from geisterstunde.server import playing
from geisterstunde.server.asgi import WebApp
from geisterstunde.server.errors import Declined
from geisterstunde.server.house_clock import HouseClock
from geisterstunde.server.phase import CLOSED, DEALING, LOBBY, OVER, PLAYING
from geisterstunde.server.rooms import Rooms

HOUR = 3600 * 1000
# After so long without a line in its journal and without anybody there, a table in this phase is closed.
IDLE = {LOBBY: 12 * HOUR, DEALING: 12 * HOUR, PLAYING: 14 * 24 * HOUR, OVER: 24 * HOUR}
NAMES_KEPT = 24 * HOUR  # after a table was closed
ROUND_SECONDS = 30.0
ROUNDS_BETWEEN_CLOSINGS = 20


async def keep_house(rooms: Rooms, web_app: WebApp) -> None:
    """Goes round for ever."""
    clock = HouseClock(await rooms.store.now())
    rounds = 0
    while True:
        await asyncio.sleep(ROUND_SECONDS)
        rounds += 1
        try:
            rooms.tables.forget_deserted()
            rooms.bot_pool.tidy()
            web_app.tidy()
            clock.look(await rooms.store.now())
            if rounds % ROUNDS_BETWEEN_CLOSINGS == 0:
                await close_idle_tables(rooms, clock)
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the next round comes
            rooms.metrics.report(error)


async def close_idle_tables(rooms: Rooms, clock: HouseClock) -> int:
    """Closes what nobody has touched for its time, and forgets the names of what was closed long ago."""
    await rooms.store.touch(
        [name for name, live in rooms.tables.live.items() if not live.is_deserted], clock.wall
    )
    if not clock.is_settled:
        return 0
    closed = 0
    for phase, idle in IDLE.items():
        for name in await rooms.store.idle_tables(phase, clock.before(idle)):
            try:
                live = await rooms.tables.table(name)
                if live.table.phase != CLOSED and live.is_deserted:
                    await rooms.commands.carry_out(live, "close", playing.close)
                    closed += 1
            except Declined:
                continue  # it cannot be read by these rules; it stays as it is
    await rooms.store.forget(clock.before(NAMES_KEPT))
    return closed
