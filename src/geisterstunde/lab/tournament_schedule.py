"""Who meets whom in a tournament, on which deal, and who sits where."""

from collections.abc import Mapping
from functools import cached_property
from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import Any, NamedTuple

import msgspec

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.lab.programs import program_named
from geisterstunde.lab.series import Series


class Meeting(NamedTuple):
    """A game to be played: the number of its deal, and the number of a bot for every seat."""

    deal: int
    seats: tuple[int, ...]


class Schedule(msgspec.Struct, frozen=True, dict=True):
    """Everybody meets everybody: a round is every group of bots that fills the table, in all seats.

    All games of a round are played with the same deal, and every group plays it as often as it has members,
    everybody one seat further each time. So nobody has better cards than anybody else, or better seats.
    From round to round a group sits down in another order. Where there are fewer bots than seats, they
    repeat.
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    server: str | None = None  # the address of the server that programs play at

    @cached_property
    def seats(self) -> int:
        """How many sit at a table."""
        rules = game_named(self.game)
        return rules.players(rules.options_from(self.options))

    @cached_property
    def groups(self) -> list[tuple[int, ...]]:
        """All that can meet at a table."""
        return list(combinations(range(len(self.bots)), min(len(self.bots), self.seats)))

    @property
    def round_games(self) -> int:
        """How many games a round has."""
        size = min(len(self.bots), self.seats)
        return comb(len(self.bots), size) * size

    def meeting(self, number: int) -> Meeting:
        """The n-th game."""
        deal, place = divmod(number, self.round_games)
        group, turn = divmod(place, len(self.groups[0]))
        order = in_another_order(self.groups[group], deal)
        return Meeting(deal, tuple(order[(seat + turn) % len(order)] for seat in range(self.seats)))

    def series(self, meeting: Meeting) -> Series:
        """The table at which a game is played."""
        bots = tuple(self.bots[bot] for bot in meeting.seats)
        return Series(self.game, self.options, bots, self.seed, self.server)

    @property
    def repeats(self) -> bool:
        """Whether the same seed plays the same tournament."""
        return all(program_named(bot) is None for bot in self.bots)

    def whole_rounds(self, games: int) -> int:
        """How many games the rounds have that fit into so many."""
        if games < self.round_games:
            raise BadInput("lab-no-whole-round", round=f"{self.round_games:,}", games=f"{games:,}")
        return games - games % self.round_games


def in_another_order(group: tuple[int, ...], number: int) -> tuple[int, ...]:
    """A group in the n-th order around a table, the first one staying.

    >>> [in_another_order((4, 5, 6), number) for number in range(3)]
    [(4, 5, 6), (4, 6, 5), (4, 5, 6)]
    """
    first, *others = group
    orders = permutations(others)
    return first, *next(islice(orders, number % factorial(len(others)), None))
