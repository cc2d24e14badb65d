"""Many games at once, every seat of them asked: one decision per table and step, all in compiled code."""

from typing import Any, TypeVar

import numpy as np
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from geisterstunde.envs import layout
from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.arguments import actions_of, most_cycles, no_reset_options, whole_number
from geisterstunde.envs.recall import VIEW, memory_for
from geisterstunde.envs.tables import Bytes, Numbers, Tables

OPENED = {"_looks", "_info", "_ends"}

Batch = dict[str, Bytes]
Flags = NDArray[np.bool_]
Entry = TypeVar("Entry", bound=np.generic)


class BatchEnv:
    """Tables for self-play. What `reset` and `step` give back is read-only, and overwritten by the next step.

    A game that ends is followed by the next deal within the same step: rewards and flags belong to the game
    that ended, the observation to the new one. `info["final_observation"]` has how it ended, one row per
    seat.
    """

    def __init__(
        self,
        adapter: Adapter,
        num_envs: int,
        recall: str = VIEW,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = whole_number("num_envs", num_envs, 1)
        checked = adapter.game.options_from(options)
        most = most_cycles(adapter.game, checked, max_cycles)
        self._tables = Tables(adapter, checked, num_envs, memory_for(recall), most)
        self.players = self._tables.players
        self.layout = self._tables.layout  # reads a row of observations by the names of its fields
        self.single_observation_space = self._tables.observation_space()
        self.single_action_space = self._tables.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rewards = np.zeros((num_envs, self.players))
        self._terminations = np.zeros(num_envs, dtype=np.bool_)
        self._truncations = np.zeros(num_envs, dtype=np.bool_)
        self._ended: Numbers = np.zeros(0, dtype=np.int64)
        self._open()

    def _open(self) -> None:
        """Opens what every step gives back."""
        mask = read_only(self._tables.masks)
        self._looks: Batch = {"observation": read_only(self._tables.observations), "action_mask": mask}
        self._info = {
            "seat": read_only(self._tables.columns[:, layout.SEAT]),
            "action_mask": mask,
            "final_observation": read_only(self._tables.finals),
        }
        self._ends = read_only(self._rewards), read_only(self._terminations), read_only(self._truncations)

    def __getstate__(self) -> dict[str, Any]:
        """A copy gives back its own tables."""
        return {name: value for name, value in vars(self).items() if name not in OPENED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._open()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deals the first games of a seed, or without one the next of the same series at every table.

        Game n of table t is the same whatever the number of tables.
        """
        no_reset_options(options)
        self._tables.begin(seed)
        self._forget_ends()
        return self._looks.copy(), self._info.copy()

    def step(self, actions: Any) -> tuple[Batch, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """One decision per table, of the seat in `info["seat"]`; rewards have one column per seat."""
        self._tables.step(actions_of(actions, self.num_envs))
        self._forget_ends()
        ended = self._tables.ended()
        if len(ended):
            cut = self._tables.columns[ended, layout.END] == layout.CUT
            self._rewards[ended] = self._tables.rewards(ended)
            self._terminations[ended] = ~cut
            self._truncations[ended] = cut
            self._ended = ended
            self._tables.deal(ended)
        return self._looks.copy(), *self._ends, self._info.copy()

    def _forget_ends(self) -> None:
        self._rewards[self._ended] = 0.0
        self._terminations[self._ended] = False
        self._truncations[self._ended] = False
        self._ended = self._ended[:0]


def read_only(array: NDArray[Entry]) -> NDArray[Entry]:
    """The same memory, where only its owner may write."""
    view = array.view()
    view.flags.writeable = False
    return view
