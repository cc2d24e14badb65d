"""What is counted in a game, game by game: the questions that designers ask."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.dawn_under.events import Event as DawnUnder
from geisterstunde.games.through_the_wall.events import Event as ThroughTheWall
from geisterstunde.lab.rows import Column, Rows

Numbers = NDArray[np.int64]

WHOLE_WIN = 60  # a win in parts that 1 to 6 winners can share evenly
MOST_SEATS = 6


class Metric(NamedTuple):
    """A number of every game; whole, so that sums are exact in any order."""

    name: str
    what: str
    of: Callable[[Rows], Numbers]
    unit: int = 1  # how many of the numbers make one
    is_share: bool = False  # told in per cent
    of_ended: bool = False  # a game that was cut does not count
    needs: str | None = None  # the option without which it cannot happen

    def told(self, value: float) -> str:
        """A value as people read it."""
        return f"{value:.2%}" if self.is_share else f"{value:,.2f}"


def wins(rows: Rows, seats: int) -> Numbers:
    """What part of the win each seat has, a row a game; nothing where a game was cut."""
    won = rows[:, [Column.WINNERS]].astype(np.int64) >> np.arange(seats) & 1
    winners = won.sum(axis=1, keepdims=True)
    shared: Numbers = won * WHOLE_WIN // np.maximum(winners, 1)
    return shared


def won_by_first(rows: Rows) -> Numbers:
    """What part of the win the player has who began."""
    seats = wins(rows, MOST_SEATS)
    first: Numbers = seats[np.arange(len(rows)), rows[:, Column.FIRST]]
    return first


def advantage_of_first(rows: Rows) -> Numbers:
    """The same as a multiple of a fair share."""
    return won_by_first(rows) * rows[:, Column.PLAYERS]


def comeback(rows: Rows) -> Numbers:
    """Whether somebody won who was last, alone or with others, when the first had done half.

    That moment is noticed at a decision of the one who has done half.
    """
    came_back: Numbers = (rows[:, Column.WINNERS] & rows[:, Column.TRAILING] != 0).astype(np.int64)
    return came_back


def decisions(rows: Rows) -> Numbers:
    """How many decisions a game took."""
    return rows[:, Column.DECISIONS].astype(np.int64)


def count(*kinds: IntEnum) -> Callable[[Rows], Numbers]:
    """How often something happened."""
    columns = [Column.EVENTS + kind for kind in kinds]

    def of(rows: Rows) -> Numbers:
        counted: Numbers = rows[:, columns].sum(axis=1, dtype=np.int64)
        return counted

    return of


def seconds(of_each: Mapping[IntEnum, int]) -> Callable[[Rows], Numbers]:
    """How long a game takes at a table, by the seconds that things take: a rough guess, the same for all."""
    columns = [Column.EVENTS + kind for kind in of_each]
    each = np.array(list(of_each.values()), dtype=np.int64)

    def of(rows: Rows) -> Numbers:
        spent: Numbers = rows[:, columns].astype(np.int64) @ each
        return spent

    return of


COMMON = (
    Metric(
        "first_player", "wins of the player who began", won_by_first, WHOLE_WIN, is_share=True, of_ended=True
    ),
    Metric(
        "first_advantage", "wins of who began, in fair shares", advantage_of_first, WHOLE_WIN, of_ended=True
    ),
    Metric("comebacks", "won from the last place at half time", comeback, is_share=True, of_ended=True),
)
METRICS: Mapping[str, tuple[Metric, ...]] = {
    "dawn-under": (
        Metric("turns", "turns", count(DawnUnder.TURN_BEGAN)),
        Metric("decisions", "decisions", decisions),
        Metric(
            "minutes",
            "minutes at a table, roughly",
            seconds(
                {
                    DawnUnder.TURN_BEGAN: 3,
                    DawnUnder.OPENED: 5,
                    DawnUnder.LIFTED: 5,
                    DawnUnder.LAID: 3,
                    DawnUnder.GARLIC_PUT: 3,
                    DawnUnder.STAKE_TAKEN: 2,
                    DawnUnder.PLAGUE_BEGAN: 5,
                    DawnUnder.GAVE: 3,
                    DawnUnder.TOOK: 3,
                    DawnUnder.BAT_LANDED: 4,
                    DawnUnder.COUNT_SET: 4,
                }
            ),
            60,
        ),
        *COMMON,
        Metric("openings", "graves opened", count(DawnUnder.OPENED, DawnUnder.LIFTED)),
        Metric("stakes", "stakes taken", count(DawnUnder.STAKE_TAKEN)),
        Metric("plagues", "plagues", count(DawnUnder.PLAGUE_BEGAN)),
        Metric("gifts", "vampires given away", count(DawnUnder.GAVE)),
        Metric("garlic", "garlic found", count(DawnUnder.GARLIC_FOUND)),
        Metric("bats", "bats sent out", count(DawnUnder.BAT_LANDED), needs="fresh_air"),
        Metric("doubts", "bats doubted", count(DawnUnder.DOUBTED), needs="fresh_air"),
    ),
    "through-the-wall": (
        Metric("turns", "turns", count(ThroughTheWall.TURN_BEGAN)),
        Metric("decisions", "decisions", decisions),
        Metric(
            "minutes",
            "minutes at a table, roughly",
            seconds(
                {
                    ThroughTheWall.TURN_BEGAN: 6,
                    ThroughTheWall.STEPPED: 4,
                    ThroughTheWall.SLID: 6,
                    ThroughTheWall.SHIFTED: 8,
                    ThroughTheWall.TURNED: 8,
                    ThroughTheWall.PUT: 4,
                    ThroughTheWall.SEARCHED: 10,
                    ThroughTheWall.SWAPPED: 4,
                }
            ),
            60,
        ),
        *COMMON,
        Metric("steps", "steps", count(ThroughTheWall.STEPPED)),
        Metric("slides", "sliders moved", count(ThroughTheWall.SLID, ThroughTheWall.SHIFTED)),
        Metric("quarters", "turns of the board", count(ThroughTheWall.TURNED)),
        Metric("searches", "decks searched", count(ThroughTheWall.SEARCHED)),
        Metric("falls", "ghosts pushed off the board", count(ThroughTheWall.PUSHED_OFF)),
    ),
}
EVENTS: Mapping[str, type[IntEnum]] = {"dawn-under": DawnUnder, "through-the-wall": ThroughTheWall}


def measured(game: str, rows: Rows) -> Numbers:
    """All of a game's metrics, a column each."""
    return np.stack([metric.of(rows) for metric in METRICS[game]], axis=1)
