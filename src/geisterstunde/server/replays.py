"""Finished games step by step, for pages that know no rules."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from geisterstunde.kernel.game import SPECTATOR, GameEvent
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay
from geisterstunde.server.lanterns import LitLanterns, lanterns_in
from geisterstunde.server.requests import ReplayStep
from geisterstunde.server.table import Table

Steps = tuple[ReplayStep, ...]
MOST_BYTES = 64 * 1024**2  # kept of games that somebody looked at lately


class Replays:
    """Works every replay out once, and keeps those that were wanted lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[Steps, int]] = OrderedDict()
        self.under_way: dict[str, asyncio.Future[Steps]] = {}

    async def steps(self, name: str, record: Record) -> Steps:
        """The finished game of a table, step by step; raises BadInput where the rules have changed since."""
        if name in self.kept:
            self.kept.move_to_end(name)
            return self.kept[name][0]
        if name not in self.under_way:
            work = asyncio.to_thread(steps_of, record)
            self.under_way[name] = asyncio.ensure_future(work)
            self.under_way[name].add_done_callback(lambda _: self.under_way.pop(name, None))
        steps = await asyncio.shield(self.under_way[name])
        self._keep(name, steps)
        return steps

    def _keep(self, name: str, steps: Steps) -> None:
        self.kept[name] = (steps, sum(bytes_of(step) for step in steps))
        while sum(size for _, size in self.kept.values()) > MOST_BYTES:
            self.kept.popitem(last=False)


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
