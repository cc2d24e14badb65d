"""What played games are counted by, for everybody above: the lab, the server and the page."""

from collections.abc import Iterable
from functools import cache

import msgspec
import numpy as np

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.account import Account
from geisterstunde.kernel.log import EVERYONE, EventNumbers
from geisterstunde.kernel.statistics import DECISIONS, FAIRNESS, GameRows, Statistics
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay


class StatisticRow(msgspec.Struct, frozen=True):
    """What each seat did in a finished game, counted: one value for each seat."""

    name: str
    values: tuple[int, ...]


@cache
def statistics_of(game: str) -> Statistics:
    """What a game is counted by: what it brings, or what all games have."""
    package = package_named(game)
    brought: Statistics | None = package.part("statistics")
    return Statistics(package.game.events, (DECISIONS, *FAIRNESS)) if brought is None else brought


def end_statistics(match: Match, events: Iterable[EventNumbers]) -> tuple[StatisticRow, ...]:
    """What the seats of a finished match did, from all its events; nothing while the game goes on.

    Only what everybody was told is counted.
    """
    if match.result is None:
        return ()
    all_events = np.concatenate(list(events))
    told = all_events[all_events[:, 1] == EVERYONE]
    players = match.game.players(match.options)
    return tuple(
        StatisticRow(statistic.name, tuple(statistic.of(told, players).tolist()))
        for statistic in statistics_of(match.game.name).of_seats
        if statistic.needs is None or getattr(match.options, statistic.needs)
    )


def recorded_statistics(record: Record) -> tuple[StatisticRow, ...]:
    """What the seats of a recorded game did; nothing where the record stops before the end."""
    replay = Replay(record)
    match = replay.match
    events = [match.game.event_numbers(match.position).copy()]
    events += [match.game.event_numbers(match.position).copy() for _ in replay.steps()]
    return end_statistics(match, events)


def row_of(record: Record) -> GameRows:
    """The row of a recorded game."""
    replay = Replay(record)
    account = Account(replay.match.game.api, replay.match.position)
    for step in replay.steps():
        account.decided(step.seat)
    return account.closed()
