"""What is asked and answered about daily games."""

from typing import Any

import msgspec

from geisterstunde.bots.daily import DailyScore
from geisterstunde.server.requests import Name, Word


class PlayDaily(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to play today's deal. `device` is as for any table."""

    name: Name
    face: Word | None = None
    device: Word | None = None


class PromisedDay(msgspec.Struct, frozen=True):
    """A day, its number, and what is promised of its deal."""

    day: str
    number: int
    commitment: str


class DayStanding(msgspec.Struct, frozen=True):
    """How many of those who have played a day to its end did so in this way."""

    won: bool
    openings: int
    mistakes: int
    count: int


class BestLine(msgspec.Struct, frozen=True):
    """The best game of a day: somebody's, or that of a bot of this level where nobody has played."""

    score: DailyScore
    level: str | None = None


class PastDay(msgspec.Struct, frozen=True):
    """A day that is over: all that its promise was made of, and how it went.

    `commitment` is the hash of the rest, as the reference of records tells.
    """

    day: str
    number: int
    commitment: str
    seed: str
    salt: str
    game: str
    options: dict[str, Any]
    standings: tuple[DayStanding, ...]
    best: BestLine


class Today(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deal before it is played, by the date of universal time, which ends in so many `seconds`.

    `company` are the levels of the bots, and `guide` that of a good one, which has scored `par` on this very
    deal. `standings` are those who have played it to its end here.
    """

    today: PromisedDay
    tomorrow: PromisedDay
    yesterday: str | None
    seconds: float
    company: tuple[str, ...]
    guide: str
    par: DailyScore
    standings: tuple[DayStanding, ...]


class DayScored(msgspec.Struct, frozen=True):
    """A finished daily game: which day it was, how it went, and how it went for everybody."""

    day: str
    number: int
    score: DailyScore
    standings: tuple[DayStanding, ...]
