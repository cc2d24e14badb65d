"""A designed experiment: the same deals in every combination of some choices, and what each changes."""

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from geisterstunde.kernel.game import Game
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.kernel.statistics import Column, Metric, Numbers
from geisterstunde.lab.players import players_named, split_names
from geisterstunde.lab.series import Series
from geisterstunde.lab.tally import LENGTHS, REASONS
from geisterstunde.lab.workers import Workers
from geisterstunde.match.intervals import half_width
from geisterstunde.match.statistics import statistics_of

BOTS = "bots"
TOGETHER = "+"  # between bots that sit at one table


class Factor(NamedTuple):
    """Something that is varied, and the values it takes, as people write them."""

    name: str
    values: tuple[str, ...]


class Cell(NamedTuple):
    """One combination: the value of every factor, and the games played with them."""

    values: tuple[str, ...]
    series: Series


class Piece(NamedTuple):
    """Some deals, to be played in every cell."""

    cells: tuple[Series, ...]
    first: int
    games: int


class Sums(NamedTuple):
    """What so many deals add up to, in whole numbers."""

    games: int
    sums: Numbers  # by cell and metric
    products: Numbers  # by metric, of two cells at the same deal
    reasons: Numbers  # by cell: how often games ended why
    lengths: Numbers  # by cell: how many games had so many turns

    def with_more(self, more: "Sums") -> "Sums":
        """Both together."""
        return Sums(
            self.games + more.games,
            self.sums + more.sums,
            self.products + more.products,
            self.reasons + more.reasons,
            self.lengths + more.lengths,
        )


class Effect(NamedTuple):
    """What it changes when a factor takes another value, everything else and the deals being equal."""

    metric: Metric
    before: float
    after: float
    low: float  # of the difference, 95 %
    high: float
    spread: float  # the standard deviation of single games

    @property
    def difference(self) -> float:
        """How much it changes."""
        return self.after - self.before

    @property
    def size(self) -> float:
        """The difference in standard deviations of single games."""
        return self.in_spreads(self.difference)

    def in_spreads(self, value: float) -> float:
        """Any difference in standard deviations of single games."""
        return value / self.spread if self.spread else 0.0

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves no room for the opposite."""
        return self.low > 0 or self.high < 0


def factor_from(game: Game, text: str) -> Factor:
    """Reads `edition=2004,2018`.

    >>> from geisterstunde.games.registry import game_named
    >>> factor_from(game_named("dawn-under"), "players=3,4")
    Factor(name='players', values=('3', '4'))
    """
    name, equals, given = text.partition("=")
    name = name.strip().replace("-", "_")
    known = [*(choice.name for choice in game.choices), BOTS]
    if not equals or name not in known:
        raise BadInput("lab-vary", names=", ".join(known), given=quoted(text, 60))
    values = tuple(split_names(given))
    if len(values) < 2 or len(set(values)) < len(values) or "" in values:
        raise BadInput("lab-vary-what", name=name, given=quoted(given, 60))
    return Factor(name, values)


def cells_of(
    game: Game, options: Mapping[str, Any], factors: Sequence[Factor], bots: str, seed: int
) -> list[Cell]:
    """All combinations; one that is impossible is refused."""
    if len({factor.name for factor in factors}) < len(factors):
        raise BadInput("lab-varied-twice")
    for factor in factors:
        if factor.name in options:
            raise BadInput("lab-varied-and-fixed", name=factor.name)
    read = {choice.name: choice.from_word for choice in game.choices}
    cells: list[Cell] = []
    for values in itertools.product(*(factor.values for factor in factors)):
        chosen = {factor.name: value for factor, value in zip(factors, values, strict=True)}
        who = chosen.pop(BOTS, bots).replace(TOGETHER, ",")
        wanted = {**options, **{name: read[name](value) for name, value in chosen.items()}}
        seats = game.players(game.options_from(wanted))
        series = Series(game.name, wanted, players_named(game.name, who, seats), seed)
        if any(other.series == series for other in cells):
            raise BadInput("lab-varied-alike", values=", ".join(values))
        cells.append(Cell(values, series))
    return cells


def play_piece(piece: Piece) -> Sums:
    """Plays the same deals in every cell."""
    game = piece.cells[0].game
    rows = [series.play(piece.first, piece.games) for series in piece.cells]
    numbers = np.stack([statistics_of(game).measured(cell) for cell in rows])
    turns = np.minimum(numbers[:, :, 0], LENGTHS - 1)
    return Sums(
        games=piece.games,
        sums=numbers.sum(axis=1),
        products=np.einsum("agm,bgm->mab", numbers, numbers),
        reasons=np.stack([np.bincount(cell[:, Column.REASON], minlength=REASONS) for cell in rows]),
        lengths=np.stack([np.bincount(cell, minlength=LENGTHS) for cell in turns]),
    )


def portion(cells: Sequence[Cell]) -> int:
    """How many deals are played at a time; it depends on who plays, never on who computes."""
    return min(cell.series.block for cell in cells)


def pieces_of(cells: Sequence[Cell], games: int) -> Iterator[Piece]:
    """The deals in handy portions."""
    series, size = tuple(cell.series for cell in cells), portion(cells)
    for first in range(0, games, size):
        yield Piece(series, first, min(size, games - first))


def run(cells: Sequence[Cell], games: int, workers: Workers) -> Iterator[Sums]:
    """Plays the experiment, piece by piece."""
    return workers.map(play_piece, pieces_of(cells, games))


class Experiment(NamedTuple):
    """Cells that were played, and what they add up to."""

    factors: tuple[Factor, ...]
    cells: tuple[Cell, ...]
    sums: Sums
    asked: int  # deals; fewer were played if somebody stopped it

    @property
    def game(self) -> str:
        """What was played."""
        return self.cells[0].series.game

    def mean(self, cell: int, metric: int) -> float:
        """A metric in a cell."""
        return (
            float(self.sums.sums[cell, metric])
            / self.sums.games
            / statistics_of(self.game).metrics[metric].unit
        )

    def spread(self, metric: int) -> Any:
        """How a metric varies from deal to deal, and together between cells: the covariances."""
        sums = self.sums.sums[:, metric].astype(np.float64)
        products = self.sums.products[metric].astype(np.float64)
        games = self.sums.games
        unit = statistics_of(self.game).metrics[metric].unit
        return (products - np.outer(sums, sums) / games) / max(games - 1, 1) / unit**2

    def half_width(self, cell: int, metric: int) -> float:
        """How far the interval of a cell's mean reaches to each side."""
        return half_width(float(self.spread(metric)[cell, cell]), self.sums.games)

    def effect(self, factor: int, value: str, metric: int) -> Effect:
        """What a value changes against the factor's first, on average over all other factors."""
        base = self.factors[factor].values[0]
        weights = np.array(
            [
                (cell.values[factor] == value) * 1.0 - (cell.values[factor] == base) * 1.0
                for cell in self.cells
            ]
        )
        weights /= (weights > 0).sum()
        means = np.array([self.mean(cell, metric) for cell in range(len(self.cells))])
        spread = self.spread(metric)
        error = half_width(float(weights @ spread @ weights), self.sums.games)
        difference = float(weights @ means)
        return Effect(
            statistics_of(self.game).metrics[metric],
            before=-float(np.minimum(weights, 0) @ means),
            after=float(np.maximum(weights, 0) @ means),
            low=difference - error,
            high=difference + error,
            spread=math.sqrt(max(float(np.abs(weights) @ np.diag(spread)) / 2, 0.0)),
        )
