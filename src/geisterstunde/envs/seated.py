"""What both kinds of PettingZoo environments share: one table with a name for every seat."""

from typing import Any

from gymnasium import Space

from geisterstunde.envs.adapters import Adapter
from geisterstunde.envs.one_table import OneTable
from geisterstunde.envs.recall import VIEW


class SeatedEnv:
    """A table, its agents and their spaces; how agents take turns is left to the environment."""

    def __init__(
        self,
        adapter: Adapter,
        recall: str = VIEW,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._table = OneTable(adapter, recall, max_cycles, render_mode, options)
        self.metadata = self._table.metadata
        self.render_mode = render_mode
        self.possible_agents = self._table.agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._table.action_spaces[agent]

    def close(self) -> None:
        """There is nothing to put away."""
