"""Daily games: the deal of a date, who plays it, and what is told of it when.

Until a day is over, nothing that lies under its lids leaves the house: no seed, no deal, no record and no
replay, not even for those who have played to the end, because others have yet to play.
"""

import contextlib
import secrets
from datetime import date, timedelta
from functools import partial

import msgspec

from geisterstunde.bots.daily import YOU, DailyGame, DailyScore, daily_of, guides_line
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.daily import FIRST_DAY, day_at, day_named, number_of, seal_of
from geisterstunde.match.fairness import Seal
from geisterstunde.match.record import Record
from geisterstunde.server.commands import Commands
from geisterstunde.server.daily_requests import BestLine, DayScored, DayStanding, PastDay, PromisedDay, Today
from geisterstunde.server.errors import MISSING, Declined
from geisterstunde.server.live_table import LiveTable
from geisterstunde.server.opening import begin_day
from geisterstunde.server.options import recorded_options
from geisterstunde.server.pace import USUAL
from geisterstunde.server.phase import OVER
from geisterstunde.server.protocol import SeatView, TableView
from geisterstunde.server.seat import BOT, PLAYER
from geisterstunde.server.setting_up import Seating, checked_creation
from geisterstunde.server.slow_work import SlowWork
from geisterstunde.server.store.store import Score, Standing, Store
from geisterstunde.server.tables import Tables
from geisterstunde.server.worked_out import WorkedOut

SECRET, SECRET_BYTES = "daily", 32
ONE_DAY = timedelta(days=1)
DAY_MILLISECONDS = 24 * 3600 * 1000
NO_CLOCK = "none"
MOST_SIGNS = 100_000  # kept of games that somebody looked at lately
MOST_DECISIONS = 100_000


class BestGame(msgspec.Struct, frozen=True):
    """The best game of a day: its record, its score, and which bot played it, if one did."""

    name: str  # of its table, or of what stands in for one
    record: Record
    score: DailyScore
    level: str | None


class DailyGames:
    """The days of all games that have some. What takes a while counts for the line that wants it."""

    def __init__(self, store: Store, tables: Tables, commands: Commands, slow_work: SlowWork) -> None:
        self.store = store
        self.tables = tables
        self.commands = commands
        self.secret: bytes | None = None
        self.scores: WorkedOut[DailyScore] = WorkedOut(slow_work, lambda score: len(score.signs), MOST_SIGNS)
        self.guides: WorkedOut[Record] = WorkedOut(
            slow_work, lambda record: len(record.decisions), MOST_DECISIONS
        )

    async def today(self) -> date:
        """The date by the clock that all who serve here go by."""
        return day_at(await self.store.now())

    async def seal(self, game: str, day: date) -> Seal:
        """What is promised of a day, and deals on it."""
        options = daily_game(game).options
        if self.secret is None:
            self.secret = await self.store.secret(SECRET, secrets.token_bytes(SECRET_BYTES))
        return seal_of(self.secret, game, options, day)

    async def set_up(self, game: str, host: str, person: Seating) -> LiveTable:
        """A table for one person with today's deal, and the game has begun."""
        daily, day = daily_game(game), await self.today()
        seal = await self.seal(game, day)
        created = checked_creation(game, daily.options, daily.lid_time, NO_CLOCK, USUAL, False, host)
        company = [Seating(level=level) for level in daily.company]
        live = await self.tables.create(
            msgspec.structs.replace(created, day=day.isoformat()), [person, *company]
        )
        await self.commands.run(live, "start", partial(begin_day, seal=seal))
        return live

    async def told_today(self, game: str, line: str) -> Today:
        """Today's deal before it is played."""
        daily, now = daily_game(game), await self.store.now()
        day = day_at(now)
        guide = await self._guide(game, day, line)
        return Today(
            today=await self._promised(game, day),
            tomorrow=await self._promised(game, day + ONE_DAY),
            yesterday=(day - ONE_DAY).isoformat() if day > FIRST_DAY else None,
            seconds=(DAY_MILLISECONDS - now % DAY_MILLISECONDS) / 1000,
            company=daily.company,
            guide=daily.guide,
            par=guide.score,
            standings=told(await self.store.standings(game, day.isoformat())),
        )

    async def past(self, game: str, text: str, line: str) -> PastDay:
        """A day that is over, with all that its promise was made of."""
        day = await self._day_over(text)
        seal, best = await self.seal(game, day), await self.best(game, text, line)
        return PastDay(
            day=text,
            number=number_of(day),
            commitment=seal.commitment,
            seed=seal.promise.seed.hex(),
            salt=seal.promise.salt.hex(),
            game=game,
            options=seal.options,
            standings=told(await self.store.standings(game, text)),
            best=BestLine(best.score, best.level),
        )

    async def best(self, game: str, text: str, line: str) -> BestGame:
        """The best game of a day that is over; where nobody has played it, how the guide would have."""
        day = await self._day_over(text)
        for standing in await self.store.standings(game, text):
            with contextlib.suppress(Declined, BadInput):  # one that rules have outlived hides no other
                table = (await self.tables.table(standing.table)).table
                if table.record is not None:
                    score = await self._score(table.id, line, table.record)
                    return BestGame(table.id, table.record, score, None)
        return await self._guide(game, day, line)

    async def scored(self, live: LiveTable, line: str) -> DayScored:
        """How a finished daily game went, by its record; it counts from the moment when somebody asks."""
        table = live.table
        if table.created.day is None:
            raise Declined("not_daily", MISSING)
        if table.record is None:
            raise Declined("not_over")
        day, game = table.created.day, table.created.game
        is_new = table.id not in self.scores.kept
        score = await self._score(table.id, line, table.record)
        if is_new:
            await self.store.keep_score(Score(table.id, game, day, score.won, score.openings, score.mistakes))
        standings = told(await self.store.standings(game, day))
        return DayScored(day, number_of(day_named(day)), score, standings)

    async def refuse_early(self, live: LiveTable) -> None:
        """What lay under the lids of a day is told when it is over."""
        day = live.table.created.day
        if day is not None and day_named(day) >= await self.today():
            raise Declined("lids_shut")

    async def _day_over(self, text: str) -> date:
        day = day_named(text)
        if day >= await self.today():
            raise Declined("lids_shut")
        return day

    async def _promised(self, game: str, day: date) -> PromisedDay:
        return PromisedDay(day.isoformat(), number_of(day), (await self.seal(game, day)).commitment)

    async def _score(self, name: str, line: str, record: Record) -> DailyScore:
        return await self.scores.of(name, line, partial(daily_game(record.game).score, record))

    async def _guide(self, game: str, day: date, line: str) -> BestGame:
        """How the guide plays a day."""
        daily, seal, name = daily_game(game), await self.seal(game, day), f"{game} {day.isoformat()}"
        record = await self.guides.of(name, line, partial(guides_line, seal, daily))
        return BestGame(name, record, await self._score(name, line, record), daily.guide)


def has_daily(game: str) -> bool:
    """Whether a game has a deal for every day."""
    return daily_of(game) is not None


def daily_game(game: str) -> DailyGame:
    """What a game brings for its days, which must be something."""
    daily = daily_of(game)
    if daily is None:
        raise Declined("nothing_here", MISSING)
    return daily


def told(standings: list[Standing]) -> tuple[DayStanding, ...]:
    """Standings as they are sent: nobody learns which table is whose."""
    return tuple(DayStanding(each.won, each.openings, each.mistakes, each.count) for each in standings)


def table_of(line: BestGame) -> TableView:
    """The table of a day's best game, as strangers see it: nobody is named."""
    record, daily = line.record, daily_game(line.record.game)
    you = SeatView(PLAYER) if line.level is None else SeatView(BOT, level=line.level)
    company = [SeatView(BOT, level=level) for level in daily.company]
    return TableView(
        id="",
        code=None,
        game=record.game,
        options=recorded_options(record.game, record.options),
        lid_time=daily.lid_time,
        clock=NO_CLOCK,
        pace=USUAL,
        phase=OVER,
        seats=(*company[:YOU], you, *company[YOU:]),
        commitment=record.commitment,
        day=record.day,
        result=record.result,
    )
