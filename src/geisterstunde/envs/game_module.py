"""The environments of one game as the functions of a module, in the manner of PettingZoo's own."""

from types import ModuleType
from typing import Any

from pettingzoo import AECEnv

from geisterstunde.envs.adapters import adapter_of
from geisterstunde.envs.aec import GameEnv, OrderedEnv, StrictGameEnv
from geisterstunde.envs.batch import BatchEnv
from geisterstunde.envs.one_learner import OneLearnerEnv
from geisterstunde.envs.one_table import Observation
from geisterstunde.envs.parallel import ParallelGameEnv
from geisterstunde.envs.vector import LearnerEnv


def game_module(game: str) -> ModuleType:
    """A module with an environment for every use, and `parallel_env` only where it makes sense."""
    adapter = adapter_of(game)
    module = ModuleType(f"geisterstunde.envs.{adapter.name}", f"{game} as environments.")

    def env(**arguments: Any) -> AECEnv[str, Observation, int]:
        """A table for PettingZoo's usual loop: an illegal action loses.

        `recall`, `max_cycles`, `render_mode`, and all options of the game.
        """
        return OrderedEnv(StrictGameEnv(adapter, **arguments))

    def raw_env(**arguments: Any) -> GameEnv:
        """A table for PettingZoo without wrappers: an illegal action is refused, and nothing has changed.

        `recall`, `max_cycles`, `render_mode`, and all options of the game.
        """
        return GameEnv(adapter, **arguments)

    def parallel_env(**arguments: Any) -> ParallelGameEnv:
        """A table for PettingZoo at which all that owe a decision decide at once.

        `recall`, `max_cycles`, `render_mode`, and all options of the game.
        """
        return ParallelGameEnv(adapter, **arguments)

    def batch_env(num_envs: int, **arguments: Any) -> BatchEnv:
        """Many tables for self-play: one decision per table and step.

        `recall`, `max_cycles`, and all options of the game.
        """
        return BatchEnv(adapter, num_envs, **arguments)

    def vector_env(num_envs: int = 1, **arguments: Any) -> LearnerEnv:
        """Many tables for Gymnasium, with a learner at each and bots at all other seats.

        `opponents`, `seat`, `recall`, `max_cycles`, `autoreset_mode`, and all options of the game.
        """
        return LearnerEnv(adapter, num_envs, **arguments)

    def learner_env(**arguments: Any) -> OneLearnerEnv:
        """One table for Gymnasium, with a learner and bots at all other seats: an illegal action loses.

        `opponents`, `seat`, `recall`, `max_cycles`, `render_mode`, and all options of the game.
        """
        return OneLearnerEnv(adapter, **arguments)

    made = [env, raw_env, batch_env, vector_env, learner_env]
    if adapter.observations.several_at_once:
        made.append(parallel_env)
    for function in made:
        function.__module__ = module.__name__
        function.__qualname__ = function.__name__
        setattr(module, function.__name__, function)
    return module
