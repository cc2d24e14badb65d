"""The games as environments for reinforcement learning (extra `rl`).

Importing this package makes them known: `pettingzoo.make("aec", "geisterstunde/dawn_under_v1", players=2)`,
`gymnasium.make_vec("geisterstunde/DawnUnder-v1", num_envs=64, opponents=["raven"])`. Each game's environments
are also the functions of a module, as in `from geisterstunde.envs import dawn_under_v1`.
"""

import sys
from types import ModuleType
from typing import Any

import gymnasium
import pettingzoo

from geisterstunde.envs.game_module import game_module
from geisterstunde.games.registry import packages


def _register(module: ModuleType) -> None:
    """Makes the environments of a game known to PettingZoo and Gymnasium."""
    title, _, version = module.__name__.rpartition(".")[2].rpartition("_v")
    name = f"geisterstunde/{title}_v{version}"
    pettingzoo.register("aec", name, entry_point=module.env)
    if hasattr(module, "parallel_env"):
        pettingzoo.register("parallel", name, entry_point=module.parallel_env)
    words = "".join(word.capitalize() for word in title.split("_"))
    name = f"geisterstunde/{words}-v{version}"
    gymnasium.register(name, entry_point=module.learner_env, vector_entry_point=module.vector_env)


for _package in packages().values():
    if _package.environment is not None:
        _module = game_module(_package.name)
        sys.modules[_module.__name__] = _module
        setattr(sys.modules[__name__], _module.__name__.rpartition(".")[2], _module)
        _register(_module)


def __getattr__(name: str) -> Any:
    raise AttributeError(
        f"there are no environments {name!r}; there is {', '.join(n for n in globals() if '_v' in n)}"
    )
