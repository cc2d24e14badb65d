"""A game for PettingZoo: seats decide one after the other, each when it is asked."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from geisterstunde.envs.arguments import RESET_FIRST
from geisterstunde.envs.one_table import Observation
from geisterstunde.envs.seated import SeatedEnv
from geisterstunde.kernel.refusal import InEnglish, Refused

ILLEGAL_REWARD = -1.0


class GameEnv(SeatedEnv, AECEnv[str, Observation, int]):
    """One table. An illegal action is refused in a sentence, and nothing has changed."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the first game of a seed, or without one the next of the same series."""
        self._table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._table.asked
        self.infos[self.agent_selection] = {"action_mask": self._table.mask.copy()}

    def step(self, action: int) -> None:
        if not self.agents:
            raise InEnglish(RESET_FIRST)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            asked = self._table.decide(action)
        except Refused as refusal:
            self._refused(refusal)
            return
        self.infos[agent] = {}
        if asked is None:
            self._end()
        else:
            self.agent_selection = asked
            self.infos[asked] = {"action_mask": self._table.mask.copy()}

    def observe(self, agent: str) -> Observation:
        return self._table.look_of(agent)

    def _refused(self, refusal: Refused) -> None:
        raise refusal

    def render(self) -> str | None:
        """The table as the agent that is asked sees it, for a terminal."""
        return self._table.render(self.agent_selection)

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, not self._table.cut)
        self.truncations = dict.fromkeys(self.agents, self._table.cut)
        self.rewards = self._table.rewards()
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class StrictGameEnv(GameEnv):
    """The same, but whoever tries something illegal loses, as in PettingZoo's classics."""

    def _refused(self, refusal: Refused) -> None:
        EnvLogger.warn_on_illegal_move()
        loser = self.agent_selection
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: ILLEGAL_REWARD if agent == loser else 0.0 for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._accumulate_rewards()


class OrderedEnv(OrderEnforcingWrapper[str, Observation, int]):
    """An environment in which calls out of order are errors.

    Once it has been reset, it asks the environment itself: PettingZoo's wrapper looks up attribute after
    attribute at every step, and each takes as long as the rules do.
    """

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)
