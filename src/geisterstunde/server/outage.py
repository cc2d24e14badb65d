"""Looks after the store: everybody at a table is told when nothing can be written, and when it can again."""

import asyncio

from geisterstunde.server.hall import Hall
from geisterstunde.server.outgoing import encoded, trouble_message
from geisterstunde.server.protocol import Available
from geisterstunde.server.store.store import Unavailable

LOOK_SECONDS = 0.5


async def watch_store(hall: Hall) -> None:
    """Looks after the store for ever."""
    while True:
        try:
            await hall.store.ping()
            trouble = None
        except Unavailable as why:
            trouble = str(why)
        if trouble != hall.trouble:
            hall.trouble = trouble
            tell(hall)
            if trouble is None:
                hall.anything_changed()
        await asyncio.sleep(LOOK_SECONDS)


def tell(hall: Hall) -> None:
    """Tells everybody how the store is."""
    for live in hall.live.values():
        for listener in live.people():
            message = (
                trouble_message(listener.language, hall.trouble) if hall.trouble else encoded(Available())
            )
            listener.push(message)
        if hall.trouble is None:
            hall.pace.consider(live)
