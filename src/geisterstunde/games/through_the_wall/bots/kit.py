"""A player of Through the Wall: a memory plus a policy."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from geisterstunde.bots.bot import Decision, Reason, Rows
from geisterstunde.bots.levels import Level
from geisterstunde.bots.search import Choices, best_choice, never, number_of
from geisterstunde.games.through_the_wall.bots import crossing
from geisterstunde.games.through_the_wall.bots.mind import BRAIN, Brain
from geisterstunde.games.through_the_wall.bots.candidates import MOST
from geisterstunde.games.through_the_wall.bots.reasons import Why
from geisterstunde.games.through_the_wall.actions import PUTS, SHIFTS
from geisterstunde.games.through_the_wall.compiled_api import POSITION
from geisterstunde.games.through_the_wall.garments import NO_GARMENT
from geisterstunde.games.through_the_wall.planner import PLAN
from geisterstunde.games.through_the_wall.words import garment
from geisterstunde.kernel.record import Buffer, plain_record

open_brain = plain_record(Brain)


def fresh_brain(level: Level) -> Buffer:
    """The brain of somebody who has not sat down yet."""
    brain = np.zeros(BRAIN.itemsize, dtype=np.uint8)
    opened = open_brain(brain)
    level.memory.set_up(opened.memory)
    opened.care = level.care
    opened.depth = level.depth
    opened.words = PUTS if level.shifts else SHIFTS
    return brain


class ThroughTheWallPlayer:
    """Notices, believes, plans its turn by rule of thumb or by search, and follows the plan."""

    def __init__(self, level: Level, seat: int, seed: int) -> None:
        self.level = level
        self.brain = fresh_brain(level)
        crossing.begin(self.brain, seat, number_of(seed, seat))
        self.plan = np.zeros(PLAN.itemsize, dtype=np.uint8)
        self.plan_in_mind = np.zeros(PLAN.itemsize if level.trials else 0, dtype=np.uint8)
        self.worlds = np.zeros((3, max(POSITION.itemsize, BRAIN.itemsize)), dtype=np.uint8)
        self.nodes = np.zeros(MOST, dtype=np.int64)
        self.keys = np.zeros(MOST, dtype=np.int64)
        self.reach = np.zeros(MOST, dtype=np.int64)
        self.decks = np.zeros(MOST, dtype=np.int64)

    def watch(self, rows: Rows) -> None:
        crossing.watch(self.brain, rows, len(rows))

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        if self.level.trials > 0:
            count = crossing.consider(self.brain, shown, self.plan, self.nodes, self.decks)
            if count > 0:
                self._settle(shown, count, stop)
        return Decision(crossing.think(self.brain, shown, self.plan), self._reason())

    def _settle(self, shown: Buffer, count: int, stop: Callable[[], bool]) -> None:
        """Plays the candidates out in the mind and makes the best the plan."""
        nodes = self.nodes[:count]
        crossing.look_ahead(shown.copy(), self.plan, self.plan_in_mind, nodes, self.keys, self.reach)

        def trial(choices: Choices, number: int, worlds: int) -> NDArray[np.float64]:
            values = np.zeros((worlds, len(choices)))
            crossing.try_out(
                self.brain,
                shown,
                self.worlds,
                self.reach,
                self.keys,
                self.decks,
                choices,
                number_of(number),
                worlds,
                values,
            )
            return values

        number = number_of(open_brain(self.brain).random)
        best = best_choice(np.arange(count, dtype=np.int16), trial, self.level.trials, number, stop=stop)
        crossing.settle_on(self.brain, self.plan, shown, int(self.nodes[best]), int(self.decks[best]))
        if best != 0:
            open_brain(self.brain).reason = Why.SEARCHED

    def _reason(self) -> Reason:
        brain = open_brain(self.brain)
        why = Why(brain.reason)
        named = why in (Why.KNEW, Why.GUESSED) and brain.wanted != NO_GARMENT
        return Reason(why.name.lower(), garment(brain.wanted) if named else None)
