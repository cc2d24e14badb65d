"""Sums over many games. All are whole numbers: they add up to the same in any order, on any machine."""

from typing import NamedTuple

import numpy as np

from geisterstunde.kernel.compiled_game import UNFINISHED
from geisterstunde.kernel.statistics import MOST_SEATS, Column, GameRows, Numbers, wins
from geisterstunde.match.intervals import Mean, mean_of, share_of
from geisterstunde.match.statistics import statistics_of

REASONS = 8
LENGTHS = 512  # places of the histogram of turns; longer games are counted in the last


class Tally(NamedTuple):
    """What so many games at a table add up to."""

    games: int
    reasons: Numbers  # how often a game ended why; 0: it was cut
    wins: Numbers  # by seat, in parts of a win
    sums: Numbers  # of every metric
    squares: Numbers
    lengths: Numbers  # how many games had so many turns

    def with_more(self, more: "Tally") -> "Tally":
        """Both together."""
        return Tally(
            self.games + more.games,
            self.reasons + more.reasons,
            self.wins + more.wins,
            self.sums + more.sums,
            self.squares + more.squares,
            self.lengths + more.lengths,
        )

    def mean(self, game: str, name: str) -> Mean:
        """One of the metrics over all these games."""
        place, metric = next(
            (place, metric) for place, metric in enumerate(statistics_of(game).metrics) if metric.name == name
        )
        total = int(self.sums[place])
        games = max(self.games - int(self.reasons[UNFINISHED]), 1) if metric.of_ended else self.games
        mean = mean_of(total, int(self.squares[place]), games, metric.unit)
        if not metric.is_share:
            return mean
        share = share_of(total / metric.unit, games)  # its bounds stay between nobody and everybody
        return mean._replace(low=share.low, high=share.high)


def tally_of(game: str, rows: GameRows) -> Tally:
    """Adds some games up."""
    numbers = statistics_of(game).measured(rows)
    return Tally(
        games=len(rows),
        reasons=np.bincount(rows[:, Column.REASON], minlength=REASONS).astype(np.int64),
        wins=wins(rows, MOST_SEATS).sum(axis=0),
        sums=numbers.sum(axis=0),
        squares=(numbers * numbers).sum(axis=0),
        lengths=np.bincount(np.minimum(numbers[:, 0], LENGTHS - 1), minlength=LENGTHS).astype(np.int64),
    )
