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
from geisterstunde.envs.arguments import actions_of, most_cycles, opponents_named, whole_number
from geisterstunde.envs.recall import VIEW, memory_for
from geisterstunde.envs.tables import Bytes, Numbers, Tables
from geisterstunde.kernel.refusal import InEnglish

SHORTEST_LIMIT = 100  # with less, bots could use up every game before the learner is asked

Batch = dict[str, Bytes]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class LearnerEnv(VectorEnv[Batch, Any, NDArray[Any]]):
    """A learner at every table, asked whenever it owes a decision. A game that ends is dealt anew at once."""

    def __init__(
        self,
        adapter: Adapter,
        num_envs: int = 1,
        opponents: Sequence[str] = (RANDOM,),
        seat: int | None = None,
        recall: str = VIEW,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        """The learner sits at a seat, or where that is None at table t at seat t modulo the players."""
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = whole_number("num_envs", num_envs, 1)
        checked = adapter.game.options_from(options)
        players = adapter.game.players(checked)
        bots = opponents_named(adapter.game.name, opponents, players - 1)
        self.learners = seats_of_learners(num_envs, players, seat)
        seat_map = (np.arange(players) - self.learners[:, np.newaxis]) % players
        most = most_cycles(adapter.game, checked, max_cycles, SHORTEST_LIMIT)
        self._tables = Tables(
            adapter, checked, num_envs, memory_for(recall), most, bots, seat_map.astype(np.int8)
        )
        self.layout = self._tables.layout  # reads a row of observations by the names of its fields
        self.single_observation_space = self._tables.observation_space()
        self.single_action_space = self._tables.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deals the first games of a seed, or without one the next of the same series at every table.

        Game n of table t is the same whatever the number of tables.
        """
        self._tables.begin(seed)
        return self._looks()

    def step(self, actions: Any) -> tuple[Batch, Rewards, Flags, Flags, dict[str, Any]]:
        """One decision of every learner, and all that the bots decide until the next."""
        self._tables.step(actions_of(actions, self.num_envs))
        rewards = np.zeros(self.num_envs)
        terminations, truncations = np.zeros((2, self.num_envs), dtype=np.bool_)
        ended = self._tables.ended()
        final = {}
        if len(ended):
            cut = self._tables.columns[ended, layout.END] == layout.CUT
            rewards[ended] = self._tables.rewards(ended)[np.arange(len(ended)), self.learners[ended]]
            terminations[ended], truncations[ended] = ~cut, cut
            final = self._final_looks(ended)
            self._tables.deal(ended)
        looks, info = self._looks()
        return looks, rewards, terminations, truncations, {**info, **final}

    def _looks(self) -> tuple[Batch, dict[str, Any]]:
        mask = self._tables.masks.copy()
        looks = {"observation": self._tables.observations.copy(), "action_mask": mask}
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


def seats_of_learners(tables: int, players: int, seat: int | None) -> Numbers:
    """Where the learner of every table sits."""
    if seat is None:
        return np.arange(tables) % players
    if whole_number("seat", seat, 0) >= players:
        raise InEnglish(f"seat is 0 to {players - 1} or None for all by turns, not {seat}.")
    return np.full(tables, seat)
