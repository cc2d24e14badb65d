"""A computer player: a memory plus a policy, by rule of thumb or by search."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from geisterstunde.bots.bot import Decision
from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.levels import Level
from geisterstunde.bots.search import Choices, best_choice, never, number_of
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer


class LevelBot:
    """Notices, recalls, and decides, with the rules and the levels that a game's kit brings."""

    def __init__(self, kit: BotKit, level: Level, seat: int, seed: int) -> None:
        self.kit = kit
        self.level = level
        self.mind = kit.fresh_mind(level)
        self.room = kit.room()
        self.worlds = np.zeros((3, max(kit.api.POSITION.itemsize, len(self.mind))), dtype=np.uint8)
        self.candidates = np.zeros((kit.most_candidates, kit.candidate_width), dtype=np.int64)
        kit.compiled.begin_mind(self.mind, seat, number_of(seed, seat))

    def watch(self, events: EventNumbers) -> None:
        self.kit.compiled.watch(self.mind, events, len(events))

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        compiled = self.kit.compiled
        count = 0
        if self.level.trials > 0:
            count = compiled.consider(self.mind, shown, self.room, self.candidates)
        if count == 0:
            action = compiled.think(self.mind, shown, self.room)
        else:
            best = self._best(shown, self.candidates[:count], stop)
            action = compiled.choose(self.mind, shown, self.room, self.candidates[best])
            if best != 0:
                self.kit.open_mind(self.mind).reason = self.kit.searched
        return Decision(action, self.kit.reason(self.kit.open_mind(self.mind)))

    def _best(self, shown: Buffer, candidates: Choices, stop: Callable[[], bool]) -> int:
        """Which candidate goes best when all are played on in the mind."""

        def trial(choices: Choices, number: int, worlds: int) -> NDArray[np.float64]:
            values = np.zeros((worlds, len(choices)))
            self.kit.compiled.try_out(
                self.mind, shown, self.worlds, choices, number_of(number), worlds, values
            )
            return values

        number = number_of(self.kit.open_mind(self.mind).random)
        return best_choice(candidates, trial, self.level.trials, number, stop=stop)
