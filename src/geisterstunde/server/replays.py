"""Finished games step by step, for pages that know no rules."""

from collections.abc import Sequence

import msgspec

from geisterstunde.kernel.game import SPECTATOR, GameEvent
from geisterstunde.match.match import Match
from geisterstunde.match.record import record_of
from geisterstunde.match.replay import Replay
from geisterstunde.server.requests import Replayed, ReplayStep
from geisterstunde.server.table import Table


def replayed(table: Table) -> Replayed:
    """Plays a finished game once more, and writes down what a spectator saw."""
    assert table.match is not None

    def step(seat: int | None, events: Sequence[GameEvent], match: Match) -> ReplayStep:
        view = msgspec.Raw(msgspec.json.encode(match.view(SPECTATOR)))
        hidden = msgspec.Raw(msgspec.json.encode(match.game.unveiled(match.position)))
        return ReplayStep(seat, table.told(SPECTATOR, events), view, hidden)

    replay = Replay(record_of(table.match))
    opening = replay.match.game.opening_events(replay.match.position)
    steps = [step(None, opening, replay.match)]
    steps += [step(each.seat, each.events, replay.match) for each in replay.steps()]
    return Replayed(table.shown(), tuple(steps))
