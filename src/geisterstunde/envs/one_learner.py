"""One game for one learner, against bots that decide in compiled code: an environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from geisterstunde.bots.registry import RANDOM
from geisterstunde.envs import layout
from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.arguments import RESET_FIRST, action_of, no_reset_options, render_mode_or_none
from geisterstunde.envs.drawing import drawn
from geisterstunde.envs.learners import seats_of_learners, tables_of_learners
from geisterstunde.envs.one_table import Observation
from geisterstunde.envs.recall import VIEW
from geisterstunde.kernel.refusal import InEnglish, Refused

ILLEGAL_REWARD = -1.0


class OneLearnerEnv(gymnasium.Env[Observation, int]):
    """One table. The learner is asked whenever it owes a decision; an illegal action loses."""

    def __init__(
        self,
        adapter: Adapter,
        opponents: Sequence[str] = (RANDOM,),
        seat: int = 0,
        recall: str = VIEW,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode_or_none(render_mode)
        learners = seats_of_learners(adapter, 1, seat, options)
        self.learner = int(learners[0])
        self._tables = tables_of_learners(adapter, learners, opponents, recall, max_cycles, options)
        self.layout = self._tables.layout  # reads an observation by the names of its fields
        self.observation_space: spaces.Space[Any] = self._tables.observation_space()
        self.action_space: spaces.Space[Any] = self._tables.action_space()
        self._goes_on = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals the first game of a seed, or without one the next of the same series."""
        no_reset_options(options)
        super().reset(seed=seed)
        self._tables.begin(seed)
        self._goes_on = True
        return self._look()

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """A decision of the learner, and all that the bots decide until the next."""
        if not self._goes_on:
            raise InEnglish(RESET_FIRST)
        reward, over, cut = 0.0, False, False
        try:
            self._tables.decide(action_of(action))
        except Refused:
            reward, over = ILLEGAL_REWARD, True
        end = self._tables.columns[0, layout.END]
        if end != layout.GOES_ON:
            over, cut = bool(end == layout.FINISHED), bool(end == layout.CUT)
            reward = float(self._tables.rewards(np.zeros(1, dtype=np.int64))[0, self.learner])
        self._goes_on = not (over or cut)
        look, info = self._look()
        return look, reward, over, cut, info

    def render(self) -> str | None:
        """The table as the learner sees it, for a terminal."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is drawn without a render_mode; there is 'ansi'.")
            return None
        names = [f"player_{seat}" for seat in range(self._tables.players)]
        return drawn(self._tables, 0, self.learner, names)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation, mask = self._tables.show(0, self.learner)
        return {"observation": observation, "action_mask": mask}, {"action_mask": mask.copy()}
