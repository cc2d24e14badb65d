"""Dawn Under, with or without Fresh Air, as environments."""

from functools import partial
from typing import Any

from pettingzoo import AECEnv

from geisterstunde.envs.aec import GameEnv, StrictGameEnv, ordered
from geisterstunde.envs.batch import BatchEnv
from geisterstunde.envs.adapters import DAWN_UNDER
from geisterstunde.envs.one_table import Observation
from geisterstunde.envs.parallel import ParallelGameEnv
from geisterstunde.envs.vector import LearnerEnv

raw_env = partial(GameEnv, DAWN_UNDER)
parallel_env = partial(ParallelGameEnv, DAWN_UNDER)
batch_env = partial(BatchEnv, DAWN_UNDER)
vector_env = partial(LearnerEnv, DAWN_UNDER)


def env(**wishes: Any) -> AECEnv[str, Observation, int]:
    """A table for PettingZoo's usual loop: an illegal action loses."""
    return ordered(StrictGameEnv(DAWN_UNDER, **wishes))
