"""What played games are counted by, for everybody above: the lab, the server and the page."""

from functools import cache

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.account import Account
from geisterstunde.kernel.statistics import DECISIONS, FAIRNESS, GameRows, Statistics
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay


@cache
def statistics_of(game: str) -> Statistics:
    """What a game is counted by: what it brings, or what all games have."""
    package = package_named(game)
    brought: Statistics | None = package.part("statistics")
    return Statistics(package.game.events, (DECISIONS, *FAIRNESS)) if brought is None else brought


def row_of(record: Record) -> GameRows:
    """The row of a recorded game."""
    replay = Replay(record)
    account = Account(replay.match.game.api, replay.match.position)
    for step in replay.steps():
        account.decided(step.seat)
    return account.closed()
