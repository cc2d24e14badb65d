"""A game for PettingZoo in which all that owe a decision decide at once."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from geisterstunde.envs.arguments import RESET_FIRST
from geisterstunde.envs.one_table import Observation
from geisterstunde.envs.seated import SeatedEnv
from geisterstunde.kernel.refusal import InEnglish

Everyone = dict[str, Any]


class ParallelGameEnv(SeatedEnv, ParallelEnv[str, Observation, int]):
    """One table. Those who owe nothing have an empty mask, and whatever they say is not heard."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Everyone, Everyone]:
        """Deals the first game of a seed, or without one the next of the same series."""
        self._table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._shown()

    def step(self, actions: dict[str, int]) -> tuple[Everyone, Everyone, Everyone, Everyone, Everyone]:
        """All that owe a decision decide; none of them sees what the others have chosen.

        If one may not decide so, that is refused and nothing changes.
        """
        if not self.agents:
            raise InEnglish(RESET_FIRST)
        for agent in self._owing(actions):
            if self._table.goes_on:
                self._table.decide(actions[agent])
        over, cut = not self._table.goes_on, self._table.cut
        rewards = self._table.rewards() if over else dict.fromkeys(self.possible_agents, 0.0)
        observations, infos = self._shown()
        terminations = dict.fromkeys(self.possible_agents, over and not cut)
        truncations = dict.fromkeys(self.possible_agents, cut)
        self.agents = [] if over else self.possible_agents[:]
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """The table as the agent that is asked first sees it, for a terminal."""
        return self._table.render(self._table.asked)

    def _owing(self, actions: dict[str, int]) -> list[str]:
        """Those who owe a decision, in the order of their seats; each has to have a legal one."""
        if not isinstance(actions, Mapping):
            raise InEnglish(f"actions is a dictionary from agents to actions, not {actions!r:.40}.")
        owing = []
        for agent in self.agents:
            mask = self._table.look_of(agent)["action_mask"]
            if not mask.any():
                continue
            if agent not in actions:
                raise InEnglish(f"{agent} owes a decision; actions has none of it.")
            self._table.allow(agent, actions[agent])
            owing.append(agent)
        return owing

    def _shown(self) -> tuple[Everyone, Everyone]:
        looks = {agent: self._table.look_of(agent) for agent in self.possible_agents}
        return looks, {agent: {"action_mask": look["action_mask"].copy()} for agent, look in looks.items()}
