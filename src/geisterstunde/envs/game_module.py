"""The environments of one game as the functions of a module, in the manner of PettingZoo's own."""

from functools import partial
from types import ModuleType
from typing import Any

from pettingzoo import AECEnv

from geisterstunde.envs.adapters import adapter_of
from geisterstunde.envs.aec import GameEnv, OrderedEnv, StrictGameEnv
from geisterstunde.envs.batch import BatchEnv
from geisterstunde.envs.one_table import Observation
from geisterstunde.envs.parallel import ParallelGameEnv
from geisterstunde.envs.vector import LearnerEnv


def game_module(game: str) -> ModuleType:
    """A module with `env`, `raw_env`, `batch_env`, `vector_env` and, where it makes sense, `parallel_env`."""
    adapter = adapter_of(game)
    module = ModuleType(f"geisterstunde.envs.{adapter.name}", f"{game} as environments.")

    def env(**arguments: Any) -> AECEnv[str, Observation, int]:
        """A table for PettingZoo's usual loop: an illegal action loses."""
        return OrderedEnv(StrictGameEnv(adapter, **arguments))

    made: dict[str, Any] = {
        "env": env,
        "raw_env": partial(GameEnv, adapter),
        "batch_env": partial(BatchEnv, adapter),
        "vector_env": partial(LearnerEnv, adapter),
    }
    if adapter.observations.several_at_once:
        made["parallel_env"] = partial(ParallelGameEnv, adapter)
    vars(module).update(made)
    return module
