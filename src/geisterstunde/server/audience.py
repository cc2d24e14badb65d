"""People come to a table and go."""

import asyncio

import msgspec

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.server.background import Background
from geisterstunde.server.broadcast import Broadcast
from geisterstunde.server.commands import Commands
from geisterstunde.server.encoding import encoded, trouble_message
from geisterstunde.server.live_table import Listener, LiveTable
from geisterstunde.server.protocol import Presence
from geisterstunde.server.scheduler import Scheduler
from geisterstunde.server.sync import Sync


class Audience:
    """Greets those who come, and tells the others who is there."""

    def __init__(
        self,
        commands: Commands,
        broadcast: Broadcast,
        scheduler: Scheduler,
        sync: Sync,
        background: Background,
    ) -> None:
        self.commands = commands
        self.broadcast = broadcast
        self.scheduler = scheduler
        self.sync = sync
        self.background = background

    def enter(self, live: LiveTable, listener: Listener, have: int | None) -> None:
        """Somebody comes, and is told what they have missed, or how things stand."""
        viewer, language = listener.viewer, listener.language
        live.listeners[viewer].append(listener)
        missed = None if have is None else live.missed(have)
        if missed is None:
            listener.push(encoded(self.broadcast.state(live, viewer, language)))
        else:
            for moment in missed:
                left = msgspec.structs.replace(moment, hold=round(min(moment.hold, live.hold_left()), 3))
                alike = self.broadcast.told_alike(live, left)
                listener.push(self.broadcast.event(live, left, alike, viewer, language))
        if self.sync.trouble is not None:
            listener.push(trouble_message(language, self.sync.trouble))
        self.background.work(self._arrived(live, listener))

    async def _arrived(self, live: LiveTable, listener: Listener) -> None:
        if listener.viewer != SPECTATOR and live.table.seats[listener.viewer].stand_in:
            await self.commands.come_back(live, listener.viewer)
        if not self.broadcast.presence(live):
            listener.push(encoded(Presence(live.here)))
        self.scheduler.consider(live)

    def leave(self, live: LiveTable, listener: Listener) -> None:
        """Somebody's socket is gone."""
        if listener in live.listeners[listener.viewer]:  # else it was dismissed
            live.listeners[listener.viewer].remove(listener)
        live.left_at = asyncio.get_running_loop().time()
        self.broadcast.presence(live)
