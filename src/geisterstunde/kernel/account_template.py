"""Keeps account of a game, decision by decision, for Python and compiled loops: a template (see `template`).

A game has one row of numbers, as `statistics.Column` says.
"""

from collections.abc import Callable
from typing import Any

from geisterstunde.kernel.log import KINDS
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.statistics import Column, GameRow
from geisterstunde.kernel.template import loop, piece

FIRST, WINNERS, REASON = int(Column.FIRST), int(Column.WINNERS), int(Column.REASON)
DECISIONS, TRAILING, PLAYERS = int(Column.DECISIONS), int(Column.TRAILING), int(Column.PLAYERS)
EVENTS = int(Column.EVENTS)

# What a game brings.
position_of: Callable[[Buffer], Any]
players_at: Callable[[Any], int]
left_to_do: Callable[[Any, int], int]


@piece
def open_account(p: Any, row: GameRow) -> int:
    """A game has been dealt; returns what its first player to have done half has left then."""
    row[PLAYERS] = players_at(p.state)
    row[FIRST] = p.state.turn
    return left_to_do(p.state, 0) // 2


@piece
def note_half_time(p: Any, row: GameRow, half: int, seat: int) -> int:
    """A seat has decided: notes who trails if it is the first to have done half; returns 0 from then on."""
    if half == 0 or left_to_do(p.state, seat) > half:
        return half
    row[TRAILING] = last_seats(p)
    return 0


@piece
def last_seats(p: Any) -> int:
    """The set of seats that have most to do; none where all are level."""
    players, most, seats = players_at(p.state), 0, 0
    for seat in range(players):
        left = left_to_do(p.state, seat)
        if left > most:
            most, seats = left, 0
        if left == most:
            seats |= 1 << seat
    return 0 if seats == (1 << players) - 1 else seats


@piece
def close_account(p: Any, row: GameRow, decisions: int) -> None:
    """The game is over, or was cut."""
    row[WINNERS] = p.state.winners
    row[REASON] = p.state.reason
    row[DECISIONS] = decisions
    for kind in range(KINDS):
        row[EVENTS + kind] = p.log.told[kind]


@loop
def open_account_of(buffer: Buffer, row: GameRow) -> int:
    """The same from Python."""
    return open_account(position_of(buffer), row)


@loop
def note_half_time_of(buffer: Buffer, row: GameRow, half: int, seat: int) -> int:
    """The same from Python."""
    return note_half_time(position_of(buffer), row, half, seat)


@loop
def close_account_of(buffer: Buffer, row: GameRow, decisions: int) -> None:
    """The same from Python."""
    close_account(position_of(buffer), row, decisions)
