"""Keeps account of a game decision by decision, whoever plays it: the row that the lab adds up."""

import numpy as np

from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.seats import seats_with_most
from geisterstunde.lab.rows import HALF, Column, Rows, empty_rows
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay


class Account:
    """The account of one position, from the deal on."""

    def __init__(self, rules: Game, position: Buffer, players: int) -> None:
        self.rules = rules
        self.position = position
        self.players = players
        self.row: Rows = empty_rows(1)[0]
        self.row[Column.PLAYERS] = players
        self.row[Column.FIRST] = rules.whose_turn(position)
        self.half = rules.to_go(position, 0)
        self._count_events()

    def decided(self, seat: int) -> None:
        """A seat has decided, and the position shows what that led to."""
        self.row[Column.DECISIONS] += 1
        self._count_events()
        if self.half > 0 and HALF * self.rules.to_go(self.position, seat) <= self.half:
            self.half = 0
            to_go = [self.rules.to_go(self.position, other) for other in range(self.players)]
            self.row[Column.TRAILING] = seats_with_most(np.array(to_go))

    def closed(self) -> Rows:
        """The row of the game as it stands."""
        result = self.rules.result(self.position)
        if result is not None:
            self.row[Column.WINNERS] = sum(1 << seat for seat in result.winners)
        self.row[Column.REASON] = self.rules.reason(self.position)
        return self.row

    def _count_events(self) -> None:
        np.add.at(self.row, Column.EVENTS + self.rules.rows(self.position)[:, 0], 1)


def row_of(record: Record) -> Rows:
    """The row of a recorded game."""
    replay = Replay(record)
    match = replay.match
    account = Account(match.game, match.position, match.game.players(match.options))
    for step in replay.steps():
        account.decided(step.seat)
    return account.closed()
