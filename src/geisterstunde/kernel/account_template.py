"""Keeps account of a game, decision by decision, for Python and compiled loops: a template (see `template`).

`rows` has one row per game, as `statistics.Column` says.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from geisterstunde.kernel.record import Buffer, Grid
from geisterstunde.kernel.seats import seats_with_most
from geisterstunde.kernel.statistics import Column
from geisterstunde.kernel.template import loop, piece

FIRST, WINNERS, REASON = int(Column.FIRST), int(Column.WINNERS), int(Column.REASON)
DECISIONS, TRAILING, PLAYERS = int(Column.DECISIONS), int(Column.TRAILING), int(Column.PLAYERS)
EVENTS, HALF = int(Column.EVENTS), int(Column.HALF)

# What a game brings.
position_of: Callable[[Buffer], Any]
players_at: Callable[[Any], int]
left_to_do: Callable[[Any, int], int]


@piece
def open_account(p: Any, rows: Grid, game: int) -> None:
    """A game has been dealt."""
    rows[game, PLAYERS] = players_at(p.state)
    rows[game, FIRST] = p.state.turn
    rows[game, HALF] = left_to_do(p.state, 0) // 2
    count_events(p, rows, game)


@piece
def account_for(p: Any, rows: Grid, game: int, seat: int) -> None:
    """A seat has decided, and the position shows what that led to."""
    rows[game, DECISIONS] += 1
    count_events(p, rows, game)
    if rows[game, HALF] > 0 and left_to_do(p.state, seat) <= rows[game, HALF]:
        rows[game, HALF] = 0
        left = np.zeros(rows[game, PLAYERS], dtype=np.int64)
        for other in range(len(left)):
            left[other] = left_to_do(p.state, other)
        rows[game, TRAILING] = seats_with_most(left)


@piece
def close_account(p: Any, rows: Grid, game: int) -> None:
    """The game is over, or was cut."""
    rows[game, WINNERS] = p.state.winners
    rows[game, REASON] = p.state.reason
    rows[game, HALF] = 0


@piece
def count_events(p: Any, rows: Grid, game: int) -> None:
    """Counts what the last decision, or the deal, has led to."""
    for event in range(p.log.count):
        rows[game, EVENTS + p.log.event[event, 0]] += 1


@loop
def open_account_of(buffer: Buffer, rows: Grid) -> None:
    """The same from Python, for one game."""
    open_account(position_of(buffer), rows, 0)


@loop
def account_for_decision(buffer: Buffer, rows: Grid, seat: int) -> None:
    """The same from Python, for one game."""
    account_for(position_of(buffer), rows, 0, seat)


@loop
def close_account_of(buffer: Buffer, rows: Grid) -> None:
    """The same from Python, for one game."""
    close_account(position_of(buffer), rows, 0)
