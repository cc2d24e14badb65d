"""Plays a series, block by block: the same rows and sums for the same seed, whoever does the work."""

from collections.abc import Iterator
from typing import NamedTuple

from geisterstunde.kernel.statistics import GameRows
from geisterstunde.lab.series import Series
from geisterstunde.lab.tally import Tally, tally_of
from geisterstunde.lab.workers import Workers


class Block(NamedTuple):
    """Some games of a series, to be played in one go."""

    series: Series
    first: int
    games: int
    keep_rows: bool


class PlayedBlock(NamedTuple):
    """What came of a block; its rows only where somebody wants them."""

    first: int
    tally: Tally
    rows: GameRows | None


def blocks_of(series: Series, games: int, keep_rows: bool) -> Iterator[Block]:
    """A series cut into blocks."""
    for first in range(0, games, series.block):
        yield Block(series, first, min(series.block, games - first), keep_rows)


def play_block(block: Block) -> PlayedBlock:
    """Plays a block."""
    rows = block.series.play(block.first, block.games)
    return PlayedBlock(block.first, tally_of(block.series.game, rows), rows if block.keep_rows else None)


def simulate(series: Series, games: int, workers: Workers, keep_rows: bool = False) -> Iterator[PlayedBlock]:
    """Plays so many games of a series; the blocks come in order."""
    return workers.map(play_block, blocks_of(series, games, keep_rows))
