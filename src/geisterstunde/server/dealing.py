"""When a game is dealt: as soon as all seats have told their nonces, and after a moment in any case."""

import asyncio
import secrets
from functools import partial

from geisterstunde.match.fairness import Promise
from geisterstunde.server import journal
from geisterstunde.server.commands import Commands
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.opening import begin, deal_out, is_complete
from geisterstunde.server.phase import DEALING

ANSWER_SECONDS = 2.0  # that seats have to tell their nonces; pages do so at once


class Dealing:
    """Begins games. Whoever finishes what was begun, this process or another, the deal is the same."""

    def __init__(self, commands: Commands) -> None:
        self.commands = commands

    async def begin(self, live: LiveTable, key: str) -> None:
        """The host begins the game; to begin twice is no fault. The cards are dealt when it returns."""
        think = partial(begin, key=key, promise=Promise.fresh(), bots=secrets.randbits(32))
        begun = (journal.Promised, journal.Started, journal.StartedBySeed, journal.LaidOut)
        await self.commands.run(live, "start", think, lambda entry: isinstance(entry, begun))
        await self.finish(live)

    async def finish(self, live: LiveTable) -> None:
        """Waits for the seats, though not for long, and deals."""
        give_up = asyncio.get_running_loop().time() + ANSWER_SECONDS
        await live.until(lambda: is_complete(live.table) or live.table.phase != DEALING, give_up)
        if live.table.phase == DEALING:
            think = partial(deal_out, bots=secrets.randbits(32))
            await self.commands.run(live, "deal", think)
