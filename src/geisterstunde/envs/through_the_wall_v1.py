"""Through the Wall as environments. One seat at a time owes a decision, so there is no parallel one."""

from functools import partial
from typing import Any

from pettingzoo import AECEnv

from geisterstunde.envs.aec import GameEnv, StrictGameEnv, ordered
from geisterstunde.envs.batch import BatchEnv
from geisterstunde.envs.adapters import THROUGH_THE_WALL
from geisterstunde.envs.one_table import Observation
from geisterstunde.envs.vector import LearnerEnv

raw_env = partial(GameEnv, THROUGH_THE_WALL)
batch_env = partial(BatchEnv, THROUGH_THE_WALL)
vector_env = partial(LearnerEnv, THROUGH_THE_WALL)


def env(**wishes: Any) -> AECEnv[str, Observation, int]:
    """A table for PettingZoo's usual loop: an illegal action loses."""
    return ordered(StrictGameEnv(THROUGH_THE_WALL, **wishes))
