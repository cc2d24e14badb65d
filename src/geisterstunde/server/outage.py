"""Looks after the store: everybody at a table is told when nothing can be written, and when it can again."""

import asyncio

from geisterstunde.server.encoding import encoded, trouble_message
from geisterstunde.server.protocol import Available
from geisterstunde.server.store.store import Unavailable
from geisterstunde.server.tables import Tables

LOOK_SECONDS = 0.5


async def watch_store(tables: Tables) -> None:
    """Looks after the store for ever."""
    while True:
        try:
            await tables.store.ping()
            trouble = None
        except Unavailable as why:
            trouble = str(why)
        if trouble != tables.trouble:
            tables.trouble = trouble
            tell(tables)
            if trouble is None:
                tables.anything_changed()
        await asyncio.sleep(LOOK_SECONDS)


def tell(tables: Tables) -> None:
    """Tells everybody how the store is."""
    for live in tables.live.values():
        for listener in live.people():
            message = (
                trouble_message(listener.language, tables.trouble) if tables.trouble else encoded(Available())
            )
            listener.push(message)
        if tables.trouble is None:
            tables.scheduler.consider(live)
