"""Looks after the store: everybody at a table is told when nothing can be written, and when it can again."""

import asyncio

from geisterstunde.server.encoding import encoded, trouble_message
from geisterstunde.server.protocol import Available
from geisterstunde.server.rooms import Rooms
from geisterstunde.server.store.store import StoreUnavailable

LOOK_SECONDS = 0.5


async def watch_store(rooms: Rooms) -> None:
    """Looks after the store for ever."""
    while True:
        try:
            await rooms.store.ping()
            trouble = None
        except StoreUnavailable as why:
            trouble = str(why)
        if trouble != rooms.sync.trouble:
            rooms.sync.trouble = trouble
            tell(rooms)
            if trouble is None:
                rooms.tables.anything_changed()
        await asyncio.sleep(LOOK_SECONDS)


def tell(rooms: Rooms) -> None:
    """Tells everybody how the store is."""
    trouble = rooms.sync.trouble
    for live in rooms.tables.live.values():
        for listener in live.people():
            listener.push(trouble_message(listener.language, trouble) if trouble else encoded(Available()))
        if trouble is None:
            rooms.scheduler.consider(live)
