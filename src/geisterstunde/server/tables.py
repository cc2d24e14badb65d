"""The tables people sit at now. Append, then apply, then acknowledge, then fan out.

Any process may serve any table. What counts is the journal: whoever appends the next number first has
decided, the others read and think again.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.record import encode, record_of
from geisterstunde.server import journal
from geisterstunde.server.bot_pool import BotPool
from geisterstunde.server.encoding import RETRY_SECONDS, encoded, trouble_message
from geisterstunde.server.errors import CONFLICT, MISSING, Declined
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.keys import new_code, new_table_id
from geisterstunde.server.live_table import Listener, LiveTable, Moment
from geisterstunde.server.metrics import Metrics
from geisterstunde.server.protocol import VERSION, Event, Presence, State
from geisterstunde.server.scheduler import Scheduler
from geisterstunde.server.setting_up import Seating, first_lines
from geisterstunde.server.store.store import Addition, NewTable, Outcome, Store, Unavailable
from geisterstunde.server.table import PLAYING, Table, folded

KEPT_SECONDS = 60.0  # for which a table stays in memory when nobody is there
LOOK = ("look", 0)  # among the tasks of a table
Think = Callable[[Table], journal.Entry]


class Tables:
    """All tables this process serves."""

    def __init__(self, store: Store, bot_pool: BotPool, metrics: Metrics) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.background: set[asyncio.Task[Any]] = set()
        self.trouble: str | None = None  # why the store cannot be written, while it cannot
        self.scheduler = Scheduler(self)
        store.listen(self._hinted, self.anything_changed)

    @property
    def shared(self) -> bool:
        """Whether other processes serve the same tables."""
        return self.store.shared

    # tables

    async def create(self, created: journal.Created, seatings: Sequence[Seating]) -> LiveTable:
        """Sets a table up."""
        while True:
            row = NewTable(new_table_id(), new_code(), created.game, created.public)
            additions = list(first_lines(created, seatings))
            if await self.store.create(row, additions):
                return await self.table(row.id)

    async def table(self, name: str) -> LiveTable:
        """A table, from memory or from its journal; raises Declined where there is none."""
        live = self.live.get(name)
        if live is not None:
            live.left_at = asyncio.get_running_loop().time()  # wanted, so not deserted
            await self.refresh(live)  # who comes from another process may know more than this one
            return live
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> LiveTable:
        lines = await self.store.read(name, 0)
        if not lines:
            raise Declined("no_such_table", MISSING)
        try:
            table = folded(name, await self.store.code_of(name), await self.store.names(name), lines)
        except BadInput as error:  # written by an engine with other rules
            raise Declined("table_lost", CONFLICT) from error
        live = LiveTable(table)
        await self._hold_on(live)
        live.left_at = asyncio.get_running_loop().time()
        self.live[name] = live
        await self.refresh(live)  # others may have written between reading and listening
        return live

    async def _hold_on(self, live: LiveTable) -> None:
        """What was shown just now, by another process or before a restart, is seen for its time here too."""
        table = live.table
        number, happenings = table.last_told
        if table.phase == PLAYING and table.lid_seconds > 0.0 and table.reveals(happenings):
            shown = (now_in_milliseconds() - await self.store.written_at(table.id, number)) / 1000
            live.held_until = asyncio.get_running_loop().time() + table.lid_seconds - max(shown, 0.0)

    def forget_deserted(self) -> None:
        """Lets go of tables at which nobody is; their journals remain."""
        now = asyncio.get_running_loop().time()
        for name, live in list(self.live.items()):
            if not live.people() and now - live.left_at > KEPT_SECONDS and not live.lock.locked():
                for _, task in live.tasks.values():
                    task.cancel()
                del self.live[name]
                self.bot_pool.forget(name)

    # people

    def enter(self, live: LiveTable, listener: Listener, have: int | None) -> None:
        """Somebody comes, and is told what they have missed, or how things stand."""
        live.listeners[listener.viewer].append(listener)
        missed = None if have is None else live.missed(have)
        if missed is None:
            listener.push(encoded(self.state(live, listener.viewer, listener.language)))
        else:
            for moment in missed:
                left = msgspec.structs.replace(moment, hold=round(min(moment.hold, live.hold_left()), 3))
                listener.push(self._event(live, left, listener.viewer, listener.language))
        if self.trouble is not None:
            listener.push(trouble_message(listener.language, self.trouble))
        self.work(self._arrived(live, listener))

    async def _arrived(self, live: LiveTable, listener: Listener) -> None:
        if listener.viewer != SPECTATOR and live.table.seats[listener.viewer].stand_in:
            await self.come_back(live, listener.viewer)
        if not self._tell_presence(live):
            listener.push(encoded(Presence(live.here)))
        self.scheduler.consider(live)

    def leave(self, live: LiveTable, listener: Listener) -> None:
        """Somebody's socket is gone."""
        if listener in live.listeners[listener.viewer]:  # else it was dismissed
            live.listeners[listener.viewer].remove(listener)
        live.left_at = asyncio.get_running_loop().time()
        self._tell_presence(live)

    def state(self, live: LiveTable, viewer: int, language: str) -> State:
        """How things stand for a viewer. What has been closed again is not told."""
        table, hold = live.table, live.hold_left()
        return State(
            v=VERSION,
            n=table.seq,
            you=None if viewer == SPECTATOR else viewer,
            table=table.shown(),
            view=table.view(viewer),
            just_now=table.told(viewer, table.last_told[1]) if hold > 0.0 else (),
            hold=round(hold, 3),
            ask=table.ask(viewer, language),
            clocks=live.clocks(),
        )

    def _tell_presence(self, live: LiveTable) -> bool:
        """Tells everybody who is there, if that has changed; whether it has."""
        here = tuple(bool(live.listeners.get(seat)) for seat in range(len(live.table.seats)))
        if here == live.here:
            return False
        live.here = here
        message = encoded(Presence(here))
        for listener in live.people():
            listener.push(message)
        return True

    # commands

    async def decide(self, live: LiveTable, seat: int, command: str, answers: int, decision: str) -> int:
        """A player decides, once everybody has seen what was shown."""

        def same(entry: journal.Entry) -> bool:
            return isinstance(entry, journal.Decided) and (entry.seat, entry.decision) == (seat, decision)

        if command not in live.table.commands:
            try:
                live.table.decide(seat, answers, decision)  # what cannot be is refused at once,
            except (Declined, BadInput):
                await self.refresh(live)  # but not by how things stood a moment ago
                if command not in live.table.commands:
                    live.table.decide(seat, answers, decision)
            if live.table.seats[seat].stand_in:
                await self.come_back(live, seat)
            await live.until_shown()
        return await self.carry_out(live, command, lambda table: table.decide(seat, answers, decision), same)

    async def come_back(self, live: LiveTable, seat: int) -> None:
        """A player takes over from the bot; to be back already is no fault."""
        try:
            await self.carry_out(live, f"back:{seat}:{live.table.seq}", lambda table: table.come_back(seat))
        except Declined:
            return

    async def rematch(self, live: LiveTable, key: str) -> str:
        """The table where the same people play again; made by the first who wants it."""
        table = live.table
        if table.next is None:
            table.play_again(key, "")
            seatings = [
                Seating(seat.key, table.names.get(number), seat.local, seat.level)
                for number, seat in enumerate(table.seats)
            ]
            again = await self.create(table.created, seatings)
            await self.carry_out(live, "rematch", lambda table: table.play_again(key, again.table.id))
        assert live.table.next is not None
        return live.table.next

    def record(self, live: LiveTable) -> bytes:
        """The whole game, once it is over."""
        match = live.table.match
        if match is None or match.result is None:
            raise Declined("not_over")
        return encode(record_of(match))

    async def carry_out(
        self,
        live: LiveTable,
        command: str,
        think: Think,
        same: Callable[[journal.Entry], bool] = lambda entry: True,
        name: str | None = None,
    ) -> int:
        """Keeps what a command leads to, once; its number in the journal.

        A command that was kept before is harmless if it is the same again. A name goes with a taken seat.
        """
        # whoever asked may go, the work is finished
        return await asyncio.shield(self.work(self._carry_out(live, command, think, same, name)))

    async def _carry_out(
        self,
        live: LiveTable,
        command: str,
        think: Think,
        same: Callable[[journal.Entry], bool],
        name: str | None,
    ) -> int:
        async with live.lock:
            while True:
                if live.behind:
                    await self._catch_up(live)
                known = live.table.commands.get(command)
                if known is not None:
                    if not same(known[1]):
                        raise Declined("id_reused")
                    return known[0]
                entry = think(live.table)
                line = journal.Line(live.table.seq + 1, command, journal.VERSION, journal.write(entry))
                seat = getattr(entry, "seat", None)
                phase = live.table.phase_after(entry)
                addition = Addition(line, now_in_milliseconds(), phase, seat, name)
                outcome = await self._kept(live, addition)
                if outcome is Outcome.KEPT:
                    live.mine = True
                    if name is not None and seat is not None:
                        live.table.names[seat] = name
                    self._take_in(live, line)
                    return line.seq

    async def _kept(self, live: LiveTable, addition: Addition) -> Outcome:
        try:
            outcome = await self.store.append(live.table.id, addition)
        except BaseException:  # it may have been kept all the same
            live.doubts += 1
            self.metrics.store_troubles.inc()
            raise
        if outcome is Outcome.KEPT:
            self.metrics.lines.inc()
        else:
            live.doubts += 1
        return outcome

    async def _catch_up(self, live: LiveTable) -> None:
        """Reads what others wrote: all of it or, in trouble, nothing."""
        doubts = live.doubts
        lines = await self.store.read(live.table.id, live.table.seq)
        entries = [journal.read(line) for line in lines]
        named = {entry.seat for entry in entries if isinstance(entry, journal.Seated | journal.Renamed)}
        if named:
            names = await self.store.names(live.table.id)
            live.table.names |= {seat: name for seat, name in names.items() if seat in named}
        live.cleared_doubts = doubts
        for line in lines:
            live.mine = False
            self._take_in(live, line)

    def _take_in(self, live: LiveTable, line: journal.Line) -> None:
        change = live.table.apply(line)
        hold = 0.0
        if change.happenings and live.table.reveals(change.happenings):
            hold = live.table.lid_seconds
        if isinstance(change.entry, journal.Opened | journal.Seated | journal.BotSeated):
            for former in live.listeners.pop(change.entry.seat, []):
                former.dismiss("seat_left")
        live.happened(Moment(line.seq, change, hold))
        self._fan_out(live, live.moments[-1])
        self.scheduler.consider(live)

    def _fan_out(self, live: LiveTable, moment: Moment) -> None:
        for viewer, listeners in live.listeners.items():
            messages: dict[str, bytes] = {}
            for listener in listeners:
                language = listener.language
                if language not in messages:
                    messages[language] = self._event(live, moment, viewer, language)
                listener.push(messages[language])

    def _event(self, live: LiveTable, moment: Moment, viewer: int, language: str) -> bytes:
        """A moment as a viewer is told of it."""
        table, entry = live.table, moment.change.entry
        in_game = isinstance(entry, journal.Decided | journal.Started)
        event = Event(
            n=moment.number,
            about=str(entry.__struct_config__.tag),
            seat=getattr(entry, "seat", None),
            phrase=getattr(entry, "phrase", None),
            told=table.told(viewer, moment.change.happenings),
            hold=round(live.hold_left(), 3) if isinstance(entry, journal.Seen) else moment.hold,
            table=None if isinstance(entry, journal.Decided) and table.phase == PLAYING else table.shown(),
            view=table.view(viewer) if in_game else None,
            ask=table.ask(viewer, language),
            clocks=live.clocks(),
        )
        return encoded(event)

    # others

    def _hinted(self, name: str, number: int) -> None:
        live = self.live.get(name)
        if live is not None and number > live.table.seq:
            live.heard = max(live.heard, number)
            self._look_soon(live)

    def anything_changed(self) -> None:
        """Others may have written, and nobody knows what."""
        for live in self.live.values():
            live.doubts += 1
            self._look_soon(live)

    def _look_soon(self, live: LiveTable) -> None:
        known = live.tasks.get(LOOK)
        if known is None or known[1].done():
            live.tasks[LOOK] = (0, self.work(self._look(live)))

    async def refresh(self, live: LiveTable) -> None:
        """Makes sure of a table that others write to as well; their hints may be under way.

        In trouble, what is known has to do, and the table stays behind.
        """
        if self.shared:
            live.doubts += 1
            with contextlib.suppress(Unavailable):
                async with live.lock:
                    if live.behind and self.trouble is None:
                        await self._catch_up(live)

    async def _look(self, live: LiveTable) -> None:
        """Reads on until nothing is missing, however long the store is in trouble."""
        while live.behind:
            try:
                async with live.lock:
                    if live.behind:
                        await self._catch_up(live)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    def work(self, work: Any) -> asyncio.Task[Any]:
        """Work that goes on whoever waits for it."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.report(task.exception())
