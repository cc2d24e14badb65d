"""What a played game is counted by.

The lab reads metrics from one row of whole numbers per game; players see what each seat did, from its events.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.log import KINDS, EventNumbers

GameRow = NDArray[np.int32]
GameRows = NDArray[np.int32]
Numbers = NDArray[np.int64]

WHOLE_WIN = 60  # a win in parts that 1 to 6 winners can share evenly
MOST_SEATS = 6


class Column(IntEnum):
    """What stands where in a row."""

    FIRST = 0  # the seat that began
    WINNERS = 1  # seats as bits; none where a game was cut
    REASON = 2  # why it ended, as the game numbers its reasons
    DECISIONS = 3
    TRAILING = 4  # seats as bits: who had most to do when the first had done half; none if all were level
    PLAYERS = 5
    EVENTS = 6  # the first of the counts of events, one column per kind


WIDTH = Column.EVENTS + KINDS


def empty_rows(games: int) -> GameRows:
    """Room for so many games."""
    return np.zeros((games, WIDTH), dtype=np.int32)


class Metric(NamedTuple):
    """A number of every game; whole, so that sums are exact in any order."""

    name: str
    what: str
    of: Callable[[GameRows], Numbers]
    unit: int = 1  # how many of the numbers make one
    is_share: bool = False  # told in per cent
    of_ended: bool = False  # a game that was cut does not count
    needs: str | None = None  # the option without which it cannot happen

    def told(self, value: float) -> str:
        """A value as people read it."""
        return f"{value:z.2%}" if self.is_share else f"{value:z,.2f}"


SeatCount = Callable[[EventNumbers, int], Numbers]  # of a game's events and players: one number per seat


class SeatStatistic(NamedTuple):
    """What each seat did, as players see it when the game is over; `<game>-statistic-<name>` is its label."""

    name: str
    of: SeatCount
    needs: str | None = None  # the option without which it cannot happen


class Statistics(NamedTuple):
    """What one game is counted by."""

    events: type[IntEnum]
    metrics: tuple[Metric, ...]
    of_seats: tuple[SeatStatistic, ...] = ()

    def measured(self, rows: GameRows) -> Numbers:
        """All metrics of some games, one column each."""
        return np.stack([metric.of(rows) for metric in self.metrics], axis=1)


def wins(rows: GameRows, seats: int) -> Numbers:
    """What part of the win each seat has, one row per game; nothing where a game was cut."""
    won = rows[:, [Column.WINNERS]].astype(np.int64) >> np.arange(seats) & 1
    winners = won.sum(axis=1, keepdims=True)
    shared: Numbers = won * WHOLE_WIN // np.maximum(winners, 1)
    return shared


def won_by_first(rows: GameRows) -> Numbers:
    """What part of the win the player has who began."""
    seats = wins(rows, MOST_SEATS)
    first: Numbers = seats[np.arange(len(rows)), rows[:, Column.FIRST]]
    return first


def advantage_of_first(rows: GameRows) -> Numbers:
    """The same as a multiple of a fair share."""
    return won_by_first(rows) * rows[:, Column.PLAYERS]


def comeback(rows: GameRows) -> Numbers:
    """Whether somebody won who was last, alone or with others, when the first had done half.

    That moment is noticed at a decision of the one who has done half.
    """
    came_back: Numbers = (rows[:, Column.WINNERS] & rows[:, Column.TRAILING] != 0).astype(np.int64)
    return came_back


def decisions(rows: GameRows) -> Numbers:
    """How many decisions a game took."""
    return rows[:, Column.DECISIONS].astype(np.int64)


def count(*kinds: IntEnum) -> Callable[[GameRows], Numbers]:
    """How often something happened."""
    columns = [Column.EVENTS + kind for kind in kinds]

    def of(rows: GameRows) -> Numbers:
        counted: Numbers = rows[:, columns].sum(axis=1, dtype=np.int64)
        return counted

    return of


def times(*kinds: IntEnum, fact: int = 0) -> SeatCount:
    """How often each seat did something: events of these kinds, by the fact that names the seat."""

    def of(events: EventNumbers, players: int) -> Numbers:
        _, _, *facts = events[np.isin(events[:, 0], kinds)].T
        counted: Numbers = np.bincount(facts[fact], minlength=players)
        return counted

    return of


def seconds(of_each: Mapping[IntEnum, int]) -> Callable[[GameRows], Numbers]:
    """How long a game takes at a table, by the seconds that things take: a rough guess, the same for all."""
    columns = [Column.EVENTS + kind for kind in of_each]
    each = np.array(list(of_each.values()), dtype=np.int64)

    def of(rows: GameRows) -> Numbers:
        spent: Numbers = rows[:, columns].astype(np.int64) @ each
        return spent

    return of


DECISIONS = Metric("decisions", "decisions", decisions)
FAIRNESS = (
    Metric(
        "first_player", "wins of the player who began", won_by_first, WHOLE_WIN, is_share=True, of_ended=True
    ),
    Metric(
        "first_advantage", "wins of who began, in fair shares", advantage_of_first, WHOLE_WIN, of_ended=True
    ),
    Metric("comebacks", "won from the last place at half time", comeback, is_share=True, of_ended=True),
)


def usual(turn_began: IntEnum, of_each: Mapping[IntEnum, int]) -> tuple[Metric, ...]:
    """What every game with turns is counted by; how long it takes is told by the seconds that things take."""
    return (
        Metric("turns", "turns", count(turn_began)),
        DECISIONS,
        Metric("minutes", "minutes at a table, roughly", seconds(of_each), 60),
        *FAIRNESS,
    )
