"""A table: what follows from its journal. Nothing here waits, writes or sends."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from geisterstunde.bots.lanterns import LanternView
from geisterstunde.kernel.game import GameEvent, Result
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import FirstSeal, Promise, Seal, Shares, canonical, digest
from geisterstunde.match.match import Match, Step
from geisterstunde.match.record import Record, record_of
from geisterstunde.match.statistics import StatisticRow, end_statistics
from geisterstunde.server import journal
from geisterstunde.server.errors import SECRET, Declined
from geisterstunde.server.lanterns import LitLanterns, lanterns_at
from geisterstunde.server.nicknames import distinct
from geisterstunde.server.options import players_in, recorded_options
from geisterstunde.server.pace import CLOCK_SECONDS, LID_SECONDS, TAP, USUAL_LID_TIME, following_seconds
from geisterstunde.server.phase import CLOSED, LOBBY, OVER, PLAYING
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.protocol import Ask, EventMessage, Origin, TableView
from geisterstunde.server.seat import BOT, PLAYER, Seat
from geisterstunde.server.views import Views


class Change(msgspec.Struct):
    """What a line of the journal changed."""

    entry: journal.Entry
    events: Sequence[GameEvent] = ()


class Table:
    """The state of a table, folded from its journal line by line."""

    def __init__(self, name: str, code: str | None = None, names: Mapping[int, str] | None = None) -> None:
        self.id = name
        self.code = code
        self.names = dict(names or {})
        self.seq = 0
        self.commands: dict[str, tuple[int, journal.Entry]] = {}
        self.phase = LOBBY
        self.seats: list[Seat] = []
        self.seal: Seal | FirstSeal | None = None  # once something is promised
        self.match: Match | None = None
        self.record: Record | None = None  # of a finished game
        self.result: Result | None = None
        self.statistics: tuple[StatisticRow, ...] = ()
        self.bot_seed = 0
        self.views: Views | None = None  # of the position as it is now
        self.lanterns: LitLanterns | None = None  # of a game that is played
        self.events: list[EventNumbers] = []
        self.told_at = 0  # the line by which the game went on last
        self.seen: set[int] = set()
        self.asked_since: dict[int, int] = {}  # by seat, in ascending order
        # These follow from the position, once somebody wants to know.
        self._asked: dict[int, tuple[str, ...]] | None = None
        self._last_events: Sequence[GameEvent] | None = None
        self.next: str | None = None
        self.again: list[int] = []  # who wants to play there
        self.origin: Origin | None = None  # of a game that is played on from a moment of another

    # what it is

    @property
    def lid_seconds(self) -> float:
        """For how long a reveal is shown; where nobody can tap, bots among themselves go on by the clock."""
        if self.created.lid_time == TAP and not self._tappers():
            return LID_SECONDS[USUAL_LID_TIME]
        return LID_SECONDS[self.created.lid_time]

    def showing_seconds(self, events: Sequence[GameEvent]) -> float:
        """For how long what was revealed is to be seen, from the moment it begins to move."""
        if self.lid_seconds == 0.0 or not events or not self.reveals(events):
            return 0.0
        last = max(number for number, each in enumerate(events) if self.reveals([each]))
        return self.lid_seconds + self.following_seconds(events[: last + 1])

    def following_seconds(self, events: Sequence[GameEvent]) -> float:
        """How long it takes to follow some events; where lids take no time, nothing does."""
        if self.lid_seconds == 0.0:
            return 0.0
        return following_seconds(self.created.game, events, self.created.pace)

    @property
    def clock_seconds(self) -> float | None:
        """How long a player may think, if that is limited."""
        return CLOCK_SECONDS[self.created.clock]

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may decide now: at a daily table one after the other, people before bots.

        So what bots have seen when they decide follows from what was played, and not from who was faster.
        """
        if self.created.day is None:
            return self.owing
        return tuple(sorted(self.owing, key=lambda seat: (self.is_played_by_bot(seat), seat)))[:1]

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(self.asked_since) if self.phase == PLAYING else ()

    @property
    def asked(self) -> dict[int, tuple[str, ...]]:
        """What every seat that is asked may decide."""
        if self._asked is None:
            match = self.match
            self._asked = {seat: tuple(match.legal(seat)) for seat in self.asked_since} if match else {}
        return self._asked

    @property
    def last_told(self) -> tuple[int, Sequence[GameEvent]]:
        """The line by which the game went on last, and what happened in it."""
        if self._last_events is None:
            self._last_events = self.match.latest_events if self.match else ()
        return self.told_at, self._last_events

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat now."""
        return self.seats[seat].kind == BOT or self.seats[seat].stand_in

    @property
    def has_people(self) -> bool:
        """Whether somebody plays here who is no bot."""
        return any(seat.kind == PLAYER and not seat.stand_in for seat in self.seats)

    def seat_of(self, key: str) -> int | None:
        """The seat that a key (its fingerprint) opens."""
        for number, seat in enumerate(self.seats):
            if seat.key == key:
                return number
        return None

    def shown_names(self) -> list[str]:
        """A name for every seat, nicknames that are gone replaced by numbers."""
        return [self.names.get(number, str(number + 1)) for number in range(len(self.seats))]

    def free_name(self, proposal: Proposal, name: str) -> str:
        """What whoever sits down is called, or wants to be called: nobody else has the same name."""
        own = getattr(proposal.entry, "seat", None)
        return distinct(name, [other for seat, other in self.names.items() if seat != own])

    def shown(self) -> TableView:
        """The table as everybody sees it."""
        return TableView(
            id=self.id,
            code=self.code if self.phase == LOBBY else None,
            game=self.created.game,
            options=self._shown_options(),
            lid_time=self.created.lid_time,
            clock=self.created.clock,
            pace=self.created.pace,
            phase=self.phase,
            seats=tuple(seat.shown(self.names.get(number)) for number, seat in enumerate(self.seats)),
            commitment=self.seal.commitment if self.seal else None,
            day=self.created.day,
            result=self.result,
            statistics=self.statistics,
            next=self.next,
            again=tuple(self.again),
            origin=self.origin,
        )

    def _shown_options(self) -> dict[str, Any]:
        """Those of the game, once it is dealt; those that were promised; those that are wished for."""
        if self.match is not None:
            return self.match.game.options_to(self.match.options)
        if self.record is not None:
            return self.record.options
        return self.created.options if self.seal is None else self.seal.options

    def view(self, viewer: int) -> msgspec.Raw | None:
        """What a seat or a spectator sees of the game."""
        return None if self.views is None else self.views.of(viewer)

    def lantern(self, viewer: int) -> LanternView | None:
        """What glows for a seat that has a lantern."""
        return None if self.lanterns is None else self.lanterns.of(viewer)

    def ask(self, viewer: int, language: str) -> Ask | None:
        """What is asked of a seat, if anything."""
        if viewer not in self.asked_since or self.match is None:
            return None
        question = self.match.game.asks(self.match.position)
        sentence = question.in_language(language, self.shown_names())
        return Ask(self.asked_since[viewer], sentence, question.rule, self.asked[viewer])

    @staticmethod
    def told(viewer: int, events: Sequence[GameEvent]) -> tuple[EventMessage, ...]:
        """The part of some events that a viewer may know."""
        return tuple([EventMessage(each.kind, each.facts) for each in events if each.is_for(viewer)])

    def reveals(self, events: Sequence[GameEvent]) -> bool:
        """Whether something was shown that will be hidden again."""
        assert self.match is not None
        return any(each.kind in self.match.game.reveals for each in events)

    def all_have_seen(self) -> bool:
        """Whether every player has tapped the last reveal away."""
        tappers = self._tappers()
        return bool(tappers) and self.seen >= tappers

    def _tappers(self) -> set[int]:
        """The seats whose players look and tap."""
        return {number for number, seat in enumerate(self.seats) if seat.kind == PLAYER and not seat.stand_in}

    # who may do something to it, and when

    def player(self, key: str) -> int:
        """The seat of a key, which must be one."""
        seat = self.seat_of(key)
        if seat is None:
            raise Declined("wrong_key", SECRET)
        return seat

    def host(self, key: str) -> None:
        """Only the host may do this."""
        if key != self.created.host:
            raise Declined("host_only", SECRET)

    def in_lobby(self) -> None:
        """Only before the game may this be done."""
        if self.phase == CLOSED:
            raise Declined("table_closed")
        if self.phase != LOBBY:
            raise Declined("already_started")

    # what happens to it

    def propose(self, entry: journal.Entry) -> Proposal:
        """An entry as the next line, with what it leads to; raises BadInput where the rules forbid it."""
        number = self.seq + 1
        match entry:
            case journal.Started() | journal.StartedBySeed() | journal.LaidOut():
                return Proposal(number, entry, begun=self._begun(entry))
            case journal.Decided():
                assert self.match is not None, "decisions follow the start"
                step = self.match.propose(entry.seat, entry.decision)
                if entry.record is not None and entry.record.result != self.match.game.result(step.position):
                    raise BadInput("store-other-end", engine=entry.record.engine)
                return Proposal(number, entry, step=step)
        return Proposal(number, entry)

    def take_in(self, number: int, command: str, entry: journal.Entry) -> None:
        """Goes on by the next line of the journal, as it was read."""
        proposal = self.propose(entry)
        assert proposal.number == number, "a journal has no gaps"
        self._go_on(command, proposal)

    def commit(self, command: str, proposal: Proposal) -> Change:
        """Makes true what was proposed, once its line is kept; what that changed."""
        self._go_on(command, proposal)
        return self.last_change(proposal.entry)

    def last_change(self, entry: journal.Entry) -> Change:
        """What the last line changed, which said this."""
        return Change(entry, self.last_told[1] if self.told_at == self.seq else ())

    def _go_on(self, command: str, proposal: Proposal) -> None:
        assert proposal.number == self.seq + 1, "something else has happened in between"
        self.seq = proposal.number
        self.phase = proposal.phase or self.phase
        self.commands[command] = (proposal.number, proposal.entry)
        match proposal.entry:
            case journal.Started() | journal.StartedBySeed() | journal.LaidOut() as entry if proposal.begun:
                self._settle(entry)
                self.match, self.seal, self.bot_seed = proposal.begun, proposal.begun.seal, entry.bots
                self.lanterns = LitLanterns(self.created.game, lanterns_at(self.seats))
                self._happened(self.match, dict.fromkeys(self.match.owing, self.seq))
            case journal.Decided() as entry if self.match is not None and proposal.step is not None:
                asked_since = self._asked_since(self.match, proposal.step)
                self.match.commit(proposal.step)
                self._happened(self.match, asked_since)
                if not asked_since:  # journals have records since version 3
                    self.record = entry.record or record_of(self.match)
            case entry:
                self._settle(entry)

    def remember(self, number: int, command: str, entry: journal.Entry) -> None:
        """Takes in a line of a game that today's rules play otherwise; its record tells how it ended."""
        self.seq = number
        self.commands[command] = (number, entry)
        match entry:
            case journal.Started():
                self.seal = self._seal(entry, entry.shares)
            case journal.Decided(record=Record() as record):
                self.record, self.result, self.phase = record, record.result, OVER
            case journal.Closed():
                self.phase = CLOSED
            case _:
                self._settle(entry)

    def deal(self, seal: Seal | FirstSeal) -> Match:
        """The game that a seal leads to."""
        return Match.sealed(seal)

    def _begun(self, entry: journal.Started | journal.StartedBySeed | journal.LaidOut) -> Match:
        """The game that began with an entry, dealt as it was dealt then."""
        if isinstance(entry, journal.LaidOut):
            return Match.laid_out(self.created.game, entry.options, entry.deal)
        if isinstance(entry, journal.StartedBySeed):
            promise = Promise(bytes.fromhex(entry.seed), bytes.fromhex(entry.salt))
            return self.deal(FirstSeal(promise, self.created.game, self.created.options))
        match = self.deal(self._seal(entry, entry.shares))
        if digest(canonical(match.deal)) != entry.deal:
            raise BadInput("store-other-deal", engine=entry.engine)
        return match

    def _seal(self, entry: journal.Promised | journal.Started, shares: Shares) -> Seal:
        """What was promised."""
        promise = Promise(bytes.fromhex(entry.seed), bytes.fromhex(entry.salt))
        return self.seal_by(promise, entry.options, shares)

    def seal_by(self, promise: Promise, options: dict[str, Any], shares: Shares) -> Seal:
        """What a promise fixes here; to the deal of a day, nobody at the table gives anything."""
        day = self.created.day
        return Seal(promise, self.created.game, options, shares if day is None else None, day)

    def _settle(self, entry: journal.Entry) -> None:
        """Takes in an entry that does not touch the game."""
        match entry:
            case journal.Created():
                options = recorded_options(entry.game, entry.options)
                self.created = msgspec.structs.replace(entry, options=options)
                self.seats = [Seat() for _ in range(players_in(entry.game, options))]
            case journal.Seated():
                self.seats[entry.seat] = Seat(PLAYER, key=entry.key, local=entry.local, face=entry.face)
            case journal.FaceChosen():
                self.seats[entry.seat].face = entry.face
            case journal.SeatFreed():
                self.seats[entry.seat] = Seat()
                self.names.pop(entry.seat, None)
            case journal.Arranged():
                self._arrange(entry)
            case journal.BotSeated():
                self.seats[entry.seat] = Seat(BOT, level=entry.level)
            case journal.LanternChosen():
                self.seats[entry.seat].lantern = entry.lantern
            case journal.Committed():
                self.seats[entry.seat].commitment = entry.commitment
            case journal.Promised():
                self.seal = self._seal(entry, tuple(seat.share for seat in self.seats))
            case journal.Revealed():
                self.seats[entry.seat].nonce = entry.nonce
            case journal.LaidOut():
                self.origin = Origin(entry.of, entry.decisions)
            case journal.StoodIn():
                self.seats[entry.seat].stand_in = True
            case journal.Returned():
                self.seats[entry.seat].stand_in = False
                self.seats[entry.seat].returns += 1
            case journal.Seen():
                self.seen.add(entry.seat)
            case journal.Rematched():
                self.next = entry.table
                if entry.seat is not None:
                    self.again.append(entry.seat)

    def _arrange(self, entry: journal.Arranged) -> None:
        options = recorded_options(self.created.game, entry.options)
        wanted = {"options": options, "lid_time": entry.lid_time, "clock": entry.clock, "pace": entry.pace}
        self.created = msgspec.structs.replace(self.created, **wanted)
        players = players_in(self.created.game, options)
        self.seats = [*self.seats, *(Seat() for _ in range(players))][:players]

    def _asked_since(self, match: Match, step: Step) -> dict[int, int]:
        """Since when each seat is asked: longer than since this step where the question stays the same."""
        asked_since = dict.fromkeys(step.owing, self.seq)
        for seat in step.owing:
            if seat != step.seat and seat in self.asked_since and match.asks_the_same(seat, step):
                asked_since[seat] = self.asked_since[seat]
        return asked_since

    def _happened(self, match: Match, asked_since: dict[int, int]) -> None:
        """The game went on. What few ask for is worked out when they do."""
        self.told_at, self.asked_since = self.seq, asked_since
        self.events.append(match.game.event_numbers(match.position).copy())
        if self.lanterns is not None:
            self.lanterns.watch(self.events[-1])
        self._last_events, self._asked, self.views = None, None, Views(match)
        self.seen.clear()
        if not asked_since:
            self.result = match.result
            self.statistics = end_statistics(match, self.events)
