"""A player of Dawn Under: a memory plus a policy."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from geisterstunde.bots.bot import Decision, Reason, Rows
from geisterstunde.games.dawn_under.bots import crossing
from geisterstunde.games.dawn_under.bots.mind import BRAIN, UNKNOWN, Brain
from geisterstunde.games.dawn_under.bots.candidates import MOST
from geisterstunde.games.dawn_under.bots.reasons import Why
from geisterstunde.bots.levels import Level
from geisterstunde.bots.search import Choices, best_choice, never, number_of
from geisterstunde.games.dawn_under.compiled_api import POSITION
from geisterstunde.games.dawn_under.words import lid
from geisterstunde.kernel.record import Buffer, plain_record

ABOUT_A_COLOUR = (Why.REMEMBERED, Why.SLIPPED, Why.NOTHING_BETTER, Why.TRAP, Why.SAVED_GARLIC)

open_brain = plain_record(Brain)


def fresh_brain(level: Level) -> Buffer:
    """The brain of somebody who has not sat down yet."""
    brain = np.zeros(BRAIN.itemsize, dtype=np.uint8)
    opened = open_brain(brain)
    level.memory.set_up(opened.memory)
    opened.care = level.care
    return brain


class DawnUnderPlayer:
    """Notices, recalls, and decides by rule of thumb or by search."""

    def __init__(self, level: Level, seat: int, seed: int) -> None:
        self.level = level
        self.brain = fresh_brain(level)
        crossing.begin(self.brain, seat, number_of(seed, seat))
        self.room = np.zeros((3, max(POSITION.itemsize, BRAIN.itemsize)), dtype=np.uint8)
        self.candidates = np.zeros(MOST, dtype=np.int16)

    def watch(self, rows: Rows) -> None:
        crossing.watch(self.brain, rows, len(rows))

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        if self.level.trials == 0:
            return Decision(crossing.think(self.brain, shown), self._reason())
        count = crossing.consider(self.brain, shown, self.candidates)
        if count == 1:
            return Decision(int(self.candidates[0]), self._reason())
        choices = self.candidates[:count].copy()
        number = number_of(open_brain(self.brain).random)

        def trial(choices: Choices, number: int, worlds: int) -> NDArray[np.float64]:
            values = np.zeros((worlds, len(choices)))
            crossing.try_out(self.brain, shown, self.room, choices, number_of(number), worlds, values)
            return values

        best = best_choice(choices, trial, self.level.trials, number, stop=stop)
        reason = self._reason() if best == 0 else Reason(Why.SEARCHED.name.lower())
        return Decision(int(choices[best]), reason)

    def _reason(self) -> Reason:
        brain = open_brain(self.brain)
        why = Why(brain.reason)
        colour = brain.reason_colour
        about = lid(colour) if why in ABOUT_A_COLOUR and colour != UNKNOWN else None
        return Reason(why.name.lower(), about)
