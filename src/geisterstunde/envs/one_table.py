"""One table with a name for every seat: what both kinds of PettingZoo environments stand on."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from geisterstunde.envs import layout
from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.arguments import action_of, most_cycles, render_mode_or_none
from geisterstunde.envs.drawing import drawn
from geisterstunde.envs.recall import memory_for
from geisterstunde.envs.tables import Bytes, Tables
from geisterstunde.envs.tables_template import ALL_LEGAL
from geisterstunde.kernel.record import Buffer

THIS = np.zeros(1, dtype=np.int64)  # the only table there is
OPENED = {"_step_tables", "_block", "_action_count", "_decided", "_columns", "_observation", "mask"}

Observation = dict[str, Bytes]


class OneTable:
    """Deals, asks, and says how a game ended, by the names of the agents."""

    def __init__(
        self,
        adapter: Adapter,
        recall: str,
        max_cycles: int | None,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        checked = adapter.game.options_from(options)
        most = most_cycles(adapter.game, checked, max_cycles)
        self.tables = Tables(adapter, checked, 1, memory_for(recall), most)
        self.agents = [f"player_{seat}" for seat in range(self.tables.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces: dict[str, spaces.Dict] = {
            agent: self.tables.observation_space() for agent in self.agents
        }
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: self.tables.action_space() for agent in self.agents
        }
        self.metadata = {"name": adapter.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self._drawn = render_mode_or_none(render_mode) is not None
        self._open()

    def _open(self) -> None:
        """Opens what every step reads and writes; here memoryviews are several times quicker than arrays."""
        self._step_tables: Callable[[Buffer], int] = self.tables.adapter.compiled.step_tables
        self._block, self._action_count = self.tables.block, self.tables.adapter.game.action_count
        self._decided: memoryview[int] = self.tables.actions.data
        self._columns: memoryview[int] = self.tables.columns[0].data
        self._observation: Bytes = self.tables.observations[0]
        self.mask: Bytes = self.tables.masks[0]  # of the agent that is asked, written anew by every step

    def __getstate__(self) -> dict[str, Any]:
        """A copy opens its own table."""
        return {name: value for name, value in vars(self).items() if name not in OPENED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._open()

    def deal(self, seed: int | None) -> None:
        """The first game of a seed, or without one the next of the same series."""
        self.tables.begin(seed)

    def decide(self, action: int) -> str | None:
        """The agent that is asked decides; returns who is asked then, or None where the game is over."""
        number = action if type(action) is int else action_of(action)
        if not 0 <= number < self._action_count:  # it may not even fit into an array
            self.allow(self.asked, number)
        self._decided[0] = number
        if self._step_tables(self._block) != ALL_LEGAL:
            self.tables.refuse(0)
        columns = self._columns
        return self.agents[columns[layout.SEAT]] if columns[layout.END] == layout.GOES_ON else None

    def allow(self, agent: str, action: int) -> None:
        """Refuses what is no action, or no legal one of this agent."""
        self.tables.allow(0, self.seat_of[agent], action_of(action))

    @property
    def asked(self) -> str:
        """The agent that is asked."""
        return self.agents[self._columns[layout.SEAT]]

    @property
    def goes_on(self) -> bool:
        """Whether somebody is asked at all."""
        return self._columns[layout.END] == layout.GOES_ON

    @property
    def cut(self) -> bool:
        """Whether the game has been given up as too long."""
        return self._columns[layout.END] == layout.CUT

    def rewards(self) -> dict[str, float]:
        """What the game was worth to everybody, once it is over."""
        return dict(zip(self.agents, self.tables.rewards(THIS)[0].tolist(), strict=True))

    def look_of(self, agent: str) -> Observation:
        """What an agent observes; for the one that is asked it lies ready."""
        columns = self._columns
        if columns[layout.END] == layout.GOES_ON and agent == self.agents[columns[layout.SEAT]]:
            return {"observation": self._observation.copy(), "action_mask": self.mask.copy()}
        observation, mask = self.tables.show(0, self.seat_of[agent])
        return {"observation": observation, "action_mask": mask}

    def render(self, agent: str) -> str | None:
        """The table as an agent sees it, for a terminal."""
        if not self._drawn:
            gymnasium.logger.warn("Nothing is drawn without a render_mode; there is 'ansi'.")
            return None
        return drawn(self.tables, 0, self.seat_of[agent], self.agents)
