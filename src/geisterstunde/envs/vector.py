"""Many games at once for one learner each, against bots that decide in compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from geisterstunde.bots.registry import RANDOM
from geisterstunde.envs import layout
from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.arguments import actions_of, no_reset_options, whole_number
from geisterstunde.envs.learners import seats_of_learners, tables_of_learners
from geisterstunde.envs.recall import VIEW
from geisterstunde.envs.tables import Bytes, Numbers
from geisterstunde.kernel.refusal import InEnglish

Batch = dict[str, Bytes]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class LearnerEnv(VectorEnv[Batch, Any, NDArray[Any]]):
    """A learner at every table, asked whenever it owes a decision.

    A game that ends is followed by the next within the same step, at the next step (which does nothing else
    there), or when it is reset with a mask: `autoreset_mode` says which, as Gymnasium does.
    """

    def __init__(
        self,
        adapter: Adapter,
        num_envs: int = 1,
        opponents: Sequence[str] = (RANDOM,),
        seat: int | None = None,
        recall: str = VIEW,
        max_cycles: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **options: Any,
    ) -> None:
        """The learner sits at a seat, or where that is None at table t at seat t modulo the players."""
        self._autoreset = autoreset_named(autoreset_mode)
        self.metadata = {"autoreset_mode": self._autoreset}
        self.num_envs = whole_number("num_envs", num_envs, 1)
        self.learners = seats_of_learners(adapter, num_envs, seat, options)
        self._tables = tables_of_learners(adapter, self.learners, opponents, recall, max_cycles, options)
        self.layout = self._tables.layout  # reads a row of observations by the names of its fields
        self.single_observation_space = self._tables.observation_space()
        self.single_action_space = self._tables.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deals the first games of a seed, or without one the next of the same series at every table.

        Game n of table t is the same whatever the number of tables. `options={"reset_mask": flags}` deals at
        some tables only, the next of their series.
        """
        if options and set(options) == {"reset_mask"} and seed is None:
            self._tables.deal(np.flatnonzero(reset_mask_of(options["reset_mask"], self.num_envs)))
        else:
            no_reset_options(options)
            self._tables.begin(seed)
        return self._looks()

    def step(self, actions: Any) -> tuple[Batch, Rewards, Flags, Flags, dict[str, Any]]:
        """One decision of every learner, and all that the bots decide until the next."""
        over = self._tables.ended()
        if len(over) and self._autoreset is AutoresetMode.DISABLED:
            raise InEnglish(f"The game at table {over[0]} is over; reset it with a reset_mask.")
        self._tables.step(actions_of(actions, self.num_envs))
        self._tables.deal(over)
        rewards = np.zeros(self.num_envs)
        terminations, truncations = np.zeros((2, self.num_envs), dtype=np.bool_)
        ended = self._tables.ended()
        final = {}
        if len(ended):
            cut = self._tables.columns[ended, layout.END] == layout.CUT
            rewards[ended] = self._tables.rewards(ended)[np.arange(len(ended)), self.learners[ended]]
            terminations[ended], truncations[ended] = ~cut, cut
            if self._autoreset is AutoresetMode.SAME_STEP:
                final = self._final_looks(ended)
                self._tables.deal(ended)
        looks, info = self._looks()
        return looks, rewards, terminations, truncations, {**info, **final}

    def _looks(self) -> tuple[Batch, dict[str, Any]]:
        mask, observations = self._tables.masks.copy(), self._tables.observations.copy()
        ended = self._tables.ended()
        mask[ended], observations[ended] = 0, self._tables.finals[ended, self.learners[ended]]
        looks = {"observation": observations, "action_mask": mask}
        return looks, {"action_mask": mask, "_action_mask": np.ones(self.num_envs, dtype=np.bool_)}

    def _final_looks(self, ended: Numbers) -> dict[str, Any]:
        """How games ended, in Gymnasium's form: observations and infos, and where there are any."""
        looks = np.full(self.num_envs, None, dtype=object)
        for table in ended.tolist():
            looks[table] = {
                "observation": self._tables.finals[table, self.learners[table]].copy(),
                "action_mask": np.zeros_like(self._tables.masks[table]),
            }
        there = np.zeros(self.num_envs, dtype=np.bool_)
        there[ended] = True
        info = {"action_mask": np.zeros_like(self._tables.masks), "_action_mask": there.copy()}
        return {"final_obs": looks, "_final_obs": there, "final_info": info, "_final_info": there.copy()}


def autoreset_named(mode: object) -> AutoresetMode:
    """When a game that ended is followed by the next."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = ", ".join(mode.value for mode in AutoresetMode)
        raise InEnglish(f"autoreset_mode is {names}, not {mode!r:.40}.") from None


def reset_mask_of(given: Any, count: int) -> Flags:
    """A flag a table."""
    flags = np.asarray(given)
    if flags.dtype != np.bool_ or flags.shape != (count,):
        shown = " ".join(repr(given).split())
        raise InEnglish(f"reset_mask is {count} flags, one per table, not {shown:.60}.")
    return flags
