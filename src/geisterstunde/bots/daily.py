"""The daily game: one person against bots that decide the same for the same play, and how it is scored."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from geisterstunde.bots.bot import Bot, Decision
from geisterstunde.bots.playing import play_match
from geisterstunde.bots.registry import bot_named
from geisterstunde.bots.search import never
from geisterstunde.games.registry import package_named
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from geisterstunde.match.daily import luck_of
from geisterstunde.match.fairness import Seal
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record, record_of

YOU = 0  # the seat of whoever plays


class DailyScore(msgspec.Struct, frozen=True):
    """How a day went for somebody: what was opened, and what one could have known better.

    `signs` tell of every opening what it came to, in order. They name no place and no piece, so they give
    nothing of the deal away.
    """

    won: bool
    openings: int
    mistakes: int
    signs: tuple[str, ...]


class DailyGame(msgspec.Struct, frozen=True, kw_only=True):
    """What a game brings for its days. The options are part of the promise: name those that differ."""

    options: Mapping[str, Any]
    company: tuple[str, ...]  # the levels of the bots, from the seat after yours on
    guide: str  # a good level, whose game is told where nobody has played
    lid_time: str
    score: Callable[[Record], DailyScore]


def daily_of(game: str) -> DailyGame | None:
    """What a game brings for its days, if anything."""
    daily: DailyGame | None = package_named(game).part("daily")
    return daily


class AfreshBot:
    """A bot that thinks everything over anew whenever it is asked, from all that it has seen.

    What it decides follows from its seed and from the play so far, whatever it was asked before, and whether
    or not its process has been replaced in between.
    """

    def __init__(self, make: Callable[[], Bot]) -> None:
        self.make = make
        self.watched: list[EventNumbers] = []

    def watch(self, events: EventNumbers) -> None:
        """Keeps what happened."""
        self.watched.append(events.copy())

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        """Sees it all again, and decides."""
        bot = self.make()
        for events in self.watched:
            bot.watch(events)
        return bot.decide(shown, stop)


def guides_line(seal: Seal, daily: DailyGame) -> Record:
    """The game that the guide plays on a day."""
    luck = luck_of(seal.promise.seed)
    match = Match.sealed(seal)
    play_match(
        match,
        [afresh(seal.game, level, seat, luck) for seat, level in enumerate((daily.guide, *daily.company))],
    )
    return record_of(match)


def afresh(game: str, level: str, seat: int, luck: int) -> AfreshBot:
    """A bot of a level that decides the same for the same play."""
    return AfreshBot(lambda: bot_named(game, level, seat, luck))
