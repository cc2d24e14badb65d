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
            trouble = False
        except Unavailable:
            trouble = True
        if trouble != hall.in_trouble:
            hall.in_trouble = trouble
            tell(hall)
            if not trouble:
                hall.anything_changed()
        await asyncio.sleep(LOOK_SECONDS)


def tell(hall: Hall) -> None:
    """Tells everybody how the store is."""
    for live in hall.live.values():
        for listener in live.people():
            listener.push(trouble_message(listener.language) if hall.in_trouble else encoded(Available()))
        if not hall.in_trouble:
            hall.pace.consider(live)
