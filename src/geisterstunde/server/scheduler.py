"""When things happen at a table: cards are dealt, bots play, clocks run out, lids are seen before."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from geisterstunde.bots.bot import Decision
from geisterstunde.bots.registry import usual_bot
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.match import Match
from geisterstunde.server import playing
from geisterstunde.server.background import Background
from geisterstunde.server.bot_pool import BotPool
from geisterstunde.server.commands import Commands
from geisterstunde.server.dealing import Dealing
from geisterstunde.server.encoding import RETRY_SECONDS
from geisterstunde.server.errors import Declined
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.pace import thinking_seconds
from geisterstunde.server.phase import DEALING
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.store.store import StoreUnavailable
from geisterstunde.server.table import Table

TURN_OF_OTHERS = 1.5  # seconds another process is left to let a bot play before this one does

Run = Callable[[LiveTable, int, int], Coroutine[Any, Any, None]]  # table, seat, since when it is asked


class Scheduler:
    """Lets bots play and clocks run."""

    def __init__(
        self, commands: Commands, dealing: Dealing, bot_pool: BotPool, background: Background
    ) -> None:
        self.commands = commands
        self.dealing = dealing
        self.bot_pool = bot_pool
        self.background = background

    def consider(self, live: LiveTable) -> None:
        """Lets bots play and clocks run, where somebody is there to see it."""
        table = live.table
        if live.is_deserted:
            return
        if table.phase == DEALING:
            self._ensure(live, ("deal", 0), table.told_at, self._let_it_be_dealt)
        for seat in table.deciding:
            since = table.asked_since[seat]
            if table.is_played_by_bot(seat):
                self._ensure(live, ("bot", seat), since, self._let_bot_play)
            elif table.clock_seconds is not None:
                self._ensure(live, ("clock", seat), since, self._let_clock_run)

    def _ensure(
        self,
        live: LiveTable,
        what: tuple[str, int],
        since: int,
        run: Run,
    ) -> None:
        known = live.tasks.get(what)
        if known is not None and known[0] == since and not known[1].done():
            return
        live.tasks[what] = (since, self.background.work(run(live, what[1], since)))

    def _turn_of_others(self, live: LiveTable) -> float:
        """How long this process waits for the one that wrote last."""
        return TURN_OF_OTHERS if self.commands.sync.shared and not live.mine else 0.0

    async def _let_it_be_dealt(self, live: LiveTable, seat: int, since: int) -> None:
        """Finishes what whoever began the game may not finish any more."""
        while True:
            try:
                await self.dealing.finish(live)
                return
            except StoreUnavailable:
                await asyncio.sleep(RETRY_SECONDS)
            except Declined:
                return  # it was closed meanwhile

    async def _let_bot_play(self, live: LiveTable, seat: int, since: int) -> None:
        table = live.table
        await live.until_shown()
        await live.until_followed()
        if table.lid_seconds > 0.0:
            await asyncio.sleep(thinking_seconds(table.created.pace))
        await asyncio.sleep(self._turn_of_others(live))
        await live.lines_of(seat).let_through()
        while not live.is_deserted and table.asked_since.get(seat) == since and table.is_played_by_bot(seat):
            match = table.match
            assert match is not None
            level = table.seats[seat].level or usual_bot(match.game.name)
            decision = await self._decision(table, match, seat, level)
            text = match.game.action_to(decision.action)
            try:
                await self.commands.carry_out(
                    live, f"bot:{seat}:{since}", partial(bot_decides, seat=seat, since=since, text=text)
                )
                return
            except StoreUnavailable:
                await asyncio.sleep(RETRY_SECONDS)
            except (Declined, BadInput):
                return  # the game went on without it

    async def _decision(self, table: Table, match: Match, seat: int, level: str) -> Decision:
        """What a bot decides; at a daily table it follows from the day's seed and the play so far alone."""
        known = (match.game, table.id, seat, level, table.bot_seed, table.events, match.public_state(seat))
        if table.created.day is not None:
            return await self.bot_pool.decide_afresh(*known)
        return await self.bot_pool.decide(*known, with_people=table.has_people)

    async def _let_clock_run(self, live: LiveTable, seat: int, since: int) -> None:
        table = live.table
        seconds = table.clock_seconds
        assert seconds is not None
        await live.until_shown()
        live.thinking[seat, since] = asyncio.get_running_loop().time()
        try:
            await asyncio.sleep(seconds + self._turn_of_others(live))
        finally:
            del live.thinking[seat, since]
        while table.asked_since.get(seat) == since and not table.is_played_by_bot(seat):
            try:
                run_out = f"clock:{seat}:{since}:{table.seats[seat].returns}"
                await self.commands.carry_out(
                    live, run_out, lambda table: playing.stand_in(table, seat, since)
                )
                return
            except StoreUnavailable:
                await asyncio.sleep(RETRY_SECONDS)
            except Declined:
                return


def bot_decides(table: Table, seat: int, since: int, text: str) -> Proposal:
    """A bot's decision, if it is still asked for."""
    if table.asked_since.get(seat) != since or not table.is_played_by_bot(seat):
        raise Declined("stale")
    return playing.decide(table, seat, since, text, bot=True)
