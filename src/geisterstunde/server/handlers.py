"""What people can ask over HTTP, one function per request."""

import asyncio
import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence

import msgspec

from geisterstunde import __version__
from geisterstunde.bots.daily import YOU
from geisterstunde.bots.lanterns import lanterns_of
from geisterstunde.bots.levels import bot_age, bot_name, bot_sentence
from geisterstunde.bots.registry import bot_names, known_bot, quick_level
from geisterstunde.games.registry import game_named, game_names, package_named
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.locales.speech import added_texts
from geisterstunde.match.record import Record, encode
from geisterstunde.server import limits, protocol
from geisterstunde.server.daily import DailyGames, has_daily, table_of
from geisterstunde.server.daily_requests import DayScored, PastDay, PlayDaily, Today
from geisterstunde.server.errors import MISSING, TOO_MANY, WRONG, Declined, declined_input
from geisterstunde.server.faces import FACES, checked_face, free_face
from geisterstunde.server.keys import fingerprint, new_key
from geisterstunde.server.learning_requests import Corridor, LessonTold, Remembered, TriedPuzzle, TryPuzzle
from geisterstunde.server.lessons import lessons_of, told_lesson
from geisterstunde.server.limits import Buckets
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.memories import MemoryReports
from geisterstunde.server.nicknames import cleaned, distinct
from geisterstunde.server.pace import CLOCK_SECONDS, LID_SECONDS, RATES
from geisterstunde.server.phrases import PHRASES
from geisterstunde.server.practice import among_bots, played_before, unhurried
from geisterstunde.server.proposal import Proposal
from geisterstunde.server.puzzles import corridor, door_number, has_puzzles, tried
from geisterstunde.server.rematch import Rematches
from geisterstunde.server.replays import Replays
from geisterstunde.server.requests import (
    Arrange,
    Checked,
    CheckOptions,
    ChoiceInfo,
    ChooseFace,
    ChooseLantern,
    CreateTable,
    FoundTable,
    GameInfo,
    Health,
    House,
    LevelInfo,
    Practise,
    Rename,
    Replayed,
    SeatKey,
    SeatWish,
    SetBot,
    TableCreated,
    TakeSeat,
    WithKey,
)
from geisterstunde.server.rooms import Rooms
from geisterstunde.server.seat import PLAYER
from geisterstunde.server.seating import (
    check_seat,
    choose_face,
    choose_lantern,
    leave_seat,
    seat_bot,
    take_seat,
)
from geisterstunde.server.setting_up import Seating, checked_creation, rearranged, renamed
from geisterstunde.server.slow_work import SlowWork
from geisterstunde.server.table import Table


class Visitor(msgspec.Struct, frozen=True):
    """Who asks: the line they come by, and the language they read."""

    line: str  # as limits count it
    language: str
    origin: str  # of this server, as friends would find it
    forwarded: bool = False  # a trusted proxy says where they come from


class Handlers:
    """Answers requests. Raises Declined, BadInput or Unavailable; nothing is half done."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.tables = rooms.tables
        self.commands = rooms.commands
        self.rematches = Rematches(rooms.tables, rooms.commands, rooms.background)
        self.slow_work = SlowWork()
        self.replays = Replays(self.slow_work)
        self.memory_reports = MemoryReports(self.slow_work)
        self.daily_games = DailyGames(rooms.store, rooms.tables, rooms.commands, self.slow_work)
        self.of_device = Buckets(*rooms.bounds.tables_of_device)
        self.of_line = Buckets(*rooms.bounds.tables_of_line)
        self.wrong_codes = Buckets(limits.WRONG_CODES_A_SECOND, limits.WRONG_CODES)
        self.looking_up = asyncio.Lock()
        self.leaving = False

    async def house(self, visitor: Visitor) -> House:
        """What can be played here, and how."""
        games = tuple(
            GameInfo(
                name=game.name,
                title=package_named(game.name).title,
                choices=msgspec.convert(game.choices, tuple[ChoiceInfo, ...], from_attributes=True),
                levels=tuple(
                    self._level(game.name, key, visitor.language) for key in bots_on_offer(game.name)
                ),
                lanterns=lanterns_of(game.name),
                quick_reference=package_named(game.name).part("quick_reference") or (),
                puzzles=has_puzzles(game.name),
                daily=has_daily(game.name),
                lessons=tuple(lessons_of(game.name)),
            )
            for game in map(game_named, game_names())
        )
        return House(
            version=__version__,
            protocol=protocol.VERSION,
            origin=visitor.origin,
            forwarded=visitor.forwarded,
            awake=self.rooms.waking.share,
            games=games,
            lid_times=tuple(LID_SECONDS),
            clocks=tuple(CLOCK_SECONDS),
            paces=tuple(RATES),
            phrases=PHRASES,
            faces=FACES,
            texts=added_texts(visitor.language),
        )

    def _level(self, game: str, key: str, language: str) -> LevelInfo:
        waking = self.rooms.bot_pool.half_asleep and quick_level(game, key) != key
        return LevelInfo(
            key, bot_name(key, language), bot_sentence(key, language), bot_age(key, language), waking
        )

    async def check(self, visitor: Visitor, game: str, wish: CheckOptions) -> Checked:
        """Whether a game can be played with such options; nothing is set up."""
        rules = game_named(game)
        try:
            rules.options_from(wish.options)
        except BadInput as error:
            reason = error.innermost
            place = reason.facts.get("place")
            return Checked(
                sentence=error.in_language(visitor.language),
                reason=reason.in_language(visitor.language),
                place=place if isinstance(place, str) else None,
            )
        return Checked()

    async def puzzles(self, visitor: Visitor, game: str, door: str | None) -> Corridor:
        """The doors to puzzles of a game: the corridor that a door is in, or the first."""
        return await self.slow_work.do(visitor.line, corridor, game, door_number(door))

    async def puzzle(self, visitor: Visitor, game: str, number: str, wish: TryPuzzle) -> TriedPuzzle:
        """How a puzzle stands after some decisions, and how near they come."""
        return await self.slow_work.do(visitor.line, tried, game, door_number(number), wish, visitor.language)

    async def lesson(self, visitor: Visitor, game: str, lesson: str) -> LessonTold:
        """A lesson of a game from its first step to its last, for a page that knows no rules."""
        if lesson not in lessons_of(game):
            raise Declined("no_such_lesson", MISSING)
        return await self.slow_work.do(visitor.line, told_lesson, game, lesson, visitor.language)

    async def create(self, visitor: Visitor, wish: CreateTable) -> TableCreated:
        """A new table."""
        if self.leaving:
            raise Declined("leaving", 503)
        self._refuse_floods(wish.device, visitor.line)
        host = new_key()
        created = checked_creation(
            wish.game, wish.options, wish.lid_time, wish.clock, wish.pace, wish.public, fingerprint(host)
        )
        game = game_named(created.game)
        players = game.players(game.options_from(created.options))
        if len(wish.seats) > players:
            raise Declined("too_many_seats", WRONG, players=players)
        seatings, keys = self._seatings(created.game, wish.seats)
        live = await self.tables.create(created, seatings)
        return TableCreated(live.table.shown(), host, tuple(keys))

    def _seatings(self, game: str, wishes: Sequence[SeatWish]) -> tuple[list[Seating], list[SeatKey]]:
        seatings: list[Seating] = []
        keys: list[SeatKey] = []
        names: list[str] = []
        for seat, wish in enumerate(wishes):
            if wish.kind == "local":
                keys.append(SeatKey(seat, new_key()))
                names.append(distinct(cleaned(wish.name or ""), names))
                face = free_face(checked_face(wish.face), [seating.face for seating in seatings])
                seatings.append(Seating(fingerprint(keys[-1].key), names[-1], local=True, face=face))
            elif wish.kind == "bot":
                if wish.level is None:
                    raise Declined("bot_without_level", WRONG)
                try:
                    known_bot(game, wish.level)
                except BadInput as error:
                    raise declined_input(error) from error
                seatings.append(Seating(level=wish.level))
            else:
                seatings.append(Seating())
        return seatings, keys

    def _refuse_floods(self, device: str | None, line: str) -> None:
        for tables, who in ((self.of_line, line), (self.of_device, device)):
            if who is not None and not tables.take(who):
                raise Declined("too_many_tables", TOO_MANY, most=int(tables.most))

    def tidy(self) -> None:
        """Forgets who has not come for a while."""
        self.slow_work.tidy()
        self.of_device.tidy()
        self.of_line.tidy()
        self.wrong_codes.tidy()

    async def open_tables(self, visitor: Visitor, game: str | None) -> list[protocol.TableView]:
        """Public tables that wait for players."""
        shown = []
        for each in await self.rooms.store.open_tables(game):
            with contextlib.suppress(Declined):  # one that cannot be read must not hide the others
                shown.append((await self.tables.table(each.id)).table.shown())
        return shown

    async def table(self, visitor: Visitor, table: str) -> protocol.TableView:
        """A table as everybody sees it."""
        return (await self.tables.table(table)).table.shown()

    async def by_code(self, visitor: Visitor, code: str) -> FoundTable:
        """The table people mean by a code. Whoever gets codes wrong again and again is not heard any more."""
        async with self.looking_up:  # one by one: of many at once, all would be heard before any is counted
            if not self.wrong_codes.has(visitor.line):
                raise Declined("too_fast", TOO_MANY)
            found = await self.rooms.store.table_by_code(code.upper())
            if found is None:
                self.wrong_codes.take(visitor.line)
                raise Declined("no_such_code", MISSING)
            return FoundTable(found)

    async def _change(
        self, live: LiveTable, what: str, think: Callable[[Table], Proposal], name: str | None = None
    ) -> protocol.TableView:
        """Carries out a change of a table; how it stands then.

        Only what may be done counts, so that no stranger can use up what a table may change.
        """

        def counted(table: Table) -> Proposal:
            proposal = think(table)
            if not live.changes.takes():
                raise Declined("too_fast", TOO_MANY)
            return proposal

        await self.commands.carry_out(live, what, counted, name=name)
        return live.table.shown()

    async def take_seat(self, visitor: Visitor, table: str, wish: TakeSeat) -> SeatKey:
        """Somebody sits down."""
        live = await self.tables.table(table)
        key = new_key()
        mark = fingerprint(key)
        await self._change(
            live,
            f"seat:{mark[:32]}",
            lambda table: take_seat(table, wish.seat, mark, wish.local, wish.face),
            cleaned(wish.name),
        )
        return SeatKey(live.table.player(mark), key)

    async def leave(self, visitor: Visitor, table: str, wish: WithKey) -> protocol.TableView:
        """Somebody gets up."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        return await self._change(live, command("leave"), lambda table: leave_seat(table, mark))

    async def set_bot(self, visitor: Visitor, table: str, wish: SetBot) -> protocol.TableView:
        """A seat is given to a bot, or opened again."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        return await self._change(
            live, command("bot"), lambda table: seat_bot(table, mark, wish.seat, wish.level)
        )

    async def choose_lantern(self, visitor: Visitor, table: str, wish: ChooseLantern) -> protocol.TableView:
        """A player gets a lantern, another one, or none."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        return await self._change(
            live, command("lantern"), lambda table: choose_lantern(table, mark, wish.seat, wish.lantern)
        )

    async def rename(self, visitor: Visitor, table: str, wish: Rename) -> protocol.TableView:
        """Somebody is called otherwise."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        return await self._change(
            live, command("name"), lambda table: renamed(table, mark), cleaned(wish.name)
        )

    async def choose_face(self, visitor: Visitor, table: str, wish: ChooseFace) -> protocol.TableView:
        """Somebody looks otherwise."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        return await self._change(live, command("face"), lambda table: choose_face(table, mark, wish.face))

    async def arrange(self, visitor: Visitor, table: str, wish: Arrange) -> protocol.TableView:
        """The host chooses other options."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        return await self._change(live, command("options"), lambda table: rearranged(table, mark, wish))

    async def start(self, visitor: Visitor, table: str, wish: WithKey) -> protocol.TableView:
        """The game begins."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        live.table.host(mark)
        await asyncio.shield(self.rooms.background.work(self.rooms.dealing.begin(live, mark)))
        return live.table.shown()

    async def rematch(self, visitor: Visitor, table: str, wish: WithKey) -> FoundTable:
        """The same people play again."""
        live = await self.tables.table(table)
        mark = fingerprint(wish.key)
        live.table.player(mark)
        permit = functools.partial(self._refuse_floods, None, visitor.line)
        return FoundTable(await self.rematches.table_after(live, mark, permit))

    async def practise(self, visitor: Visitor, table: str, wish: Practise) -> TableCreated:
        """A game that is over is played on from one of its moments, by one person among bots."""
        if self.leaving:
            raise Declined("leaving", 503)
        live, record = await self._finished(table)
        seats = live.table.seats
        before = await self.slow_work.do(visitor.line, played_before, live.table.id, record, wish.after)
        own = record.decisions[wish.after][0] if wish.seat is None else wish.seat
        check_seat(live.table, own)
        self._refuse_floods(wish.device, visitor.line)
        host, key = new_key(), new_key()
        name = cleaned(wish.name or live.table.names.get(own, ""))
        made = await self.tables.create(
            unhurried(live.table.created, fingerprint(host)),
            among_bots(record.game, seats, own, fingerprint(key), name),
            played=before,
        )
        return TableCreated(made.table.shown(), host, (SeatKey(own, key),))

    async def daily(self, visitor: Visitor, game: str) -> Today:
        """Today's deal of a game, which is the same for everybody, and what is promised of tomorrow's."""
        return await self.daily_games.told_today(game, visitor.line)

    async def play_daily(self, visitor: Visitor, game: str, wish: PlayDaily) -> TableCreated:
        """A table for one person with today's deal; the game has begun."""
        if self.leaving:
            raise Declined("leaving", 503)
        self._refuse_floods(wish.device, visitor.line)
        host, key = new_key(), new_key()
        person = Seating(fingerprint(key), cleaned(wish.name), local=True, face=checked_face(wish.face))
        live = await self.daily_games.set_up(game, fingerprint(host), person)
        return TableCreated(live.table.shown(), host, (SeatKey(YOU, key),))

    async def past_day(self, visitor: Visitor, game: str, day: str) -> PastDay:
        """A day that is over: the seed that was promised, and how the day went."""
        return await self.daily_games.past(game, day, visitor.line)

    async def best_line(self, visitor: Visitor, game: str, day: str) -> Replayed:
        """The best game of a day that is over, step by step."""
        line = await self.daily_games.best(game, day, visitor.line)
        with only_by_todays_rules(line.record):
            return Replayed(table_of(line), await self.replays.steps(line.name, visitor.line, line.record))

    async def day_score(self, visitor: Visitor, table: str) -> DayScored:
        """How a finished daily game went; it gives nothing of the deal away."""
        live = await self.tables.table(table)
        return await self.daily_games.scored(live, visitor.line)

    async def record(self, visitor: Visitor, table: str) -> msgspec.Raw:
        """The whole game, once it is over; that of a daily game, once the day is."""
        _, record = await self._finished(table)
        return msgspec.Raw(encode(record))

    async def replay(self, visitor: Visitor, table: str) -> Replayed:
        """The whole game step by step, once it is over."""
        live, record = await self._finished(table)
        with only_by_todays_rules(record):
            return Replayed(live.table.shown(), await self.replays.steps(live.table.id, visitor.line, record))

    async def memories(self, visitor: Visitor, table: str) -> Remembered:
        """What people remembered, once the game is over."""
        live, record = await self._finished(table)
        people = [number for number, seat in enumerate(live.table.seats) if seat.kind == PLAYER]
        after = live.table.origin.decisions if live.table.origin else 0
        with only_by_todays_rules(record):
            memories = await self.memory_reports.memories(live.table.id, visitor.line, record, people, after)
        return Remembered(live.table.shown(), memories)

    async def _finished(self, table: str) -> tuple[LiveTable, Record]:
        """A table whose game is over, and its record, which may be told."""
        live = await self.tables.table(table)
        if live.table.record is None:
            raise Declined("not_over")
        await self.daily_games.refuse_early(live)
        return live, live.table.record

    async def health(self, visitor: Visitor) -> Health:
        """Whether all is well."""
        status = "leaving" if self.leaving else "trouble" if self.rooms.sync.trouble else "ok"
        sockets = sum(len(live.people()) for live in self.tables.live.values())
        return Health(status, len(self.tables.live), sockets)


def bots_on_offer(game: str) -> Sequence[str]:
    """The bots that people may choose from: a game's own, or chance where there are none."""
    chance, *levels = bot_names(game)
    return levels or [chance]


@contextlib.contextmanager
def only_by_todays_rules(record: Record) -> Iterator[None]:
    """A game that was played by rules that have changed since cannot be played through."""
    try:
        yield
    except BadInput as error:
        raise Declined("not_replayed", engine=record.engine) from error


def command(what: str) -> str:
    """A command that happens once, because HTTP requests carry no id of their own."""
    return f"{what}:{new_key()}"
