"""Finished games step by step, for pages that know no rules."""

from collections.abc import Sequence

import msgspec

from geisterstunde.kernel.game import SPECTATOR, GameEvent
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay
from geisterstunde.server.lanterns import LitLanterns, lanterns_in
from geisterstunde.server.requests import ReplayStep
from geisterstunde.server.slow_work import SlowWork
from geisterstunde.server.table import Table
from geisterstunde.server.worked_out import WorkedOut

Steps = tuple[ReplayStep, ...]
MOST_BYTES = 64 * 1024**2  # kept of games that somebody looked at lately


class Replays:
    """Works every replay out once, and keeps those that were wanted lately."""

    def __init__(self, slow_work: SlowWork) -> None:
        self.worked_out: WorkedOut[Steps] = WorkedOut(slow_work, size_of, MOST_BYTES)

    async def steps(self, name: str, line: str, record: Record) -> Steps:
        """The finished game of a table, step by step; raises BadInput where the rules have changed since."""
        return await self.worked_out.of(name, line, lambda: steps_of(record))


def size_of(steps: Steps) -> int:
    """How many bytes a replay takes."""
    return sum(bytes_of(step) for step in steps)


def steps_of(record: Record) -> Steps:
    """Plays a finished game once more, and writes down what a spectator saw, and what glowed for whom."""
    chosen = lanterns_in(record)
    lit = LitLanterns(record.game, chosen)

    def step(seat: int | None, events: Sequence[GameEvent], match: Match) -> ReplayStep:
        view = msgspec.Raw(msgspec.json.encode(match.view(SPECTATOR)))
        hidden = msgspec.Raw(msgspec.json.encode(match.game.unveiled(match.position)))
        lanterns = None
        if lit.by_seat:
            lit.watch(match.game.event_numbers(match.position).copy())
            lanterns = msgspec.Raw(msgspec.json.encode([lit.of(each) for each in range(len(chosen))]))
        return ReplayStep(seat, Table.told(SPECTATOR, events), view, hidden, lanterns)

    replay = Replay(record)
    opening = replay.match.game.opening_events(replay.match.position)
    steps = [step(None, opening, replay.match)]
    steps += [step(each.seat, each.events, replay.match) for each in replay.steps()]
    return tuple(steps)


def bytes_of(step: ReplayStep) -> int:
    """How much a step takes, next to nothing left out."""
    return len(step.view) + len(step.hidden) + len(step.lanterns or b"")
