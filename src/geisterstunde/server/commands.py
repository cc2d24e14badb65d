"""Commands: what somebody wants is proposed, appended to the journal, committed, told, and acknowledged.

Any process may serve any table. Whoever appends the next number first has decided; the others throw their
proposal away, read what was written, and think again. Nothing that was just written is read back.
"""

import asyncio
from collections.abc import Callable

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server import journal, playing
from geisterstunde.server.background import Background
from geisterstunde.server.broadcast import Broadcast
from geisterstunde.server.errors import TOO_MANY, Declined
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.metrics import Metrics
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.store.store import Addition, Outcome, Store
from geisterstunde.server.sync import Sync
from geisterstunde.server.table import Table

Think = Callable[[Table], Proposal]
Same = Callable[[journal.Entry], bool]


def anything(entry: journal.Entry) -> bool:
    """Whatever was kept under the command before will do."""
    return True


class Commands:
    """Carries commands out, each once."""

    def __init__(
        self, store: Store, sync: Sync, broadcast: Broadcast, background: Background, metrics: Metrics
    ) -> None:
        self.store = store
        self.sync = sync
        self.broadcast = broadcast
        self.background = background
        self.metrics = metrics

    async def carry_out(
        self, live: LiveTable, command: str, think: Think, same: Same = anything, name: str | None = None
    ) -> int:
        """Like `run`, and whoever asked may go: the work is finished all the same."""
        return await asyncio.shield(self.background.work(self.run(live, command, think, same, name)))

    async def run(
        self, live: LiveTable, command: str, think: Think, same: Same = anything, name: str | None = None
    ) -> int:
        """Keeps what a command leads to, once; its number in the journal.

        A command that was kept before is harmless if it is the same again. A name goes with a taken seat.
        """
        async with live.lock:
            while True:
                if live.behind:
                    await self.sync.catch_up(live)
                known = live.table.commands.get(command)
                if known is not None:
                    if not same(known[1]):
                        raise Declined("id_reused")
                    return known[0]
                proposal = think(live.table)
                self._refuse_endless(live, proposal)
                called = None if name is None else live.table.free_name(proposal, name)
                if await self._is_kept(live, command, proposal, called):
                    self._commit(live, command, proposal, called)
                    return proposal.number

    async def decide(self, live: LiveTable, seat: int, command: str, answers: int, decision: str) -> int:
        """A player decides, once everybody has seen what was shown."""

        def same(entry: journal.Entry) -> bool:
            meant = playing.spelled(live.table, decision)
            return isinstance(entry, journal.Decided) and (entry.seat, entry.decision) == (seat, meant)

        def think(table: Table) -> Proposal:
            if early is not None and early.number == table.seq + 1:
                return early  # nothing has happened since
            return playing.decide(table, seat, answers, decision)

        early: Proposal | None = None
        if command not in live.table.commands:
            early = await self._proposed_at_once(live, command, think)
            if live.table.seats[seat].stand_in:
                await self.come_back(live, seat)
            await live.until_shown()
        return await self.run(live, command, think, same)

    async def _proposed_at_once(self, live: LiveTable, command: str, think: Think) -> Proposal | None:
        """What cannot be is refused before anybody waits, but not by how things stood a moment ago."""
        try:
            return think(live.table)
        except (Declined, BadInput):
            if not self.sync.shared:
                raise
            await self.sync.refresh(live)
            return None if command in live.table.commands else think(live.table)

    async def stand_in(self, live: LiveTable, command: str, seat: int) -> int:
        """A bot shall play for somebody who has been gone for a while."""
        since = live.table.asked_since.get(seat)

        def think(table: Table) -> Proposal:
            if not live.is_gone(seat):
                raise Declined("not_gone")
            return playing.stand_in(table, seat, since, "away")

        def same(entry: journal.Entry) -> bool:
            return isinstance(entry, journal.StoodIn) and entry.seat == seat

        return await self.run(live, command, think, same)

    async def say(self, live: LiveTable, seat: int, command: str, phrase: str) -> int:
        """A player says one of the preset phrases, not too many of them."""

        counted = False

        def think(table: Table) -> Proposal:
            nonlocal counted
            if not counted and not live.phrases_of(seat).takes():
                raise Declined("too_fast", TOO_MANY)
            counted = True  # once, however often others are faster
            return playing.say(table, seat, phrase)

        return await self.run(live, command, think, lambda entry: entry == journal.Said(seat, phrase))

    async def come_back(self, live: LiveTable, seat: int) -> None:
        """A player takes over from the bot; to be back already is no fault."""
        try:
            await self.carry_out(
                live, f"back:{seat}:{live.table.seq}", lambda table: playing.come_back(table, seat)
            )
        except Declined:
            return

    def _refuse_endless(self, live: LiveTable, proposal: Proposal) -> None:
        """A story that nobody could read any more is only closed."""
        most = live.bounds.longest_journal
        if proposal.number > most and not isinstance(proposal.entry, journal.Closed):
            raise Declined("too_long", most=int(most))

    async def _is_kept(self, live: LiveTable, command: str, proposal: Proposal, name: str | None) -> bool:
        """Appends what is proposed; False where others were faster."""
        seat = getattr(proposal.entry, "seat", None)
        addition = Addition(proposal.line(command), now_in_milliseconds(), proposal.phase, seat, name)
        try:
            outcome = await self.store.append(live.table.id, addition)
        except BaseException:  # it may have been kept all the same
            live.doubts += 1
            self.metrics.store_troubles.inc()
            raise
        if outcome is not Outcome.KEPT:
            live.doubts += 1
            return False
        self.metrics.lines.inc()
        return True

    def _commit(self, live: LiveTable, command: str, proposal: Proposal, name: str | None) -> None:
        live.mine = True
        if name is not None and isinstance(proposal.entry, journal.Seated | journal.Renamed):
            live.table.names[proposal.entry.seat] = name
        self.broadcast.publish(live, live.table.commit(command, proposal))
