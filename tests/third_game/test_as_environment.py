"""A game of another package is stepped by agents like ours, though it brings neither bots nor a memory."""

import sys

from tests.third_game.installation import Installation

PETTINGZOO = """
from geisterstunde.envs import attic_pairs_v1
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

api_test(attic_pairs_v1.env(players=3, attic="large"), 200)
api_test(attic_pairs_v1.raw_env(), 200)
seed_test(lambda: attic_pairs_v1.env(), 50)
"""

BATCH = """
import gymnasium
import numpy as np
import geisterstunde.envs
from geisterstunde.envs import attic_pairs_v1

def chosen(looks):
    return looks["action_mask"].argmax(axis=1)

tables = attic_pairs_v1.batch_env(16, players=2)
looks, info = tables.reset(seed=1)
ended = 0
for _ in range(400):
    looks, rewards, terminations, truncations, info = tables.step(chosen(looks))
    assert not rewards[~terminations].any() and np.allclose(rewards.sum(axis=1), 0)
    ended += terminations.sum()
assert ended > 16, ended
assert tables.single_observation_space.contains({name: look[0] for name, look in looks.items()})

learners = gymnasium.make_vec("geisterstunde/AtticPairs-v1", num_envs=8, opponents=["random"])
looks, info = learners.reset(seed=2)
won = 0.0
for _ in range(200):
    looks, rewards, *_ = learners.step(chosen(looks))
    won += np.abs(rewards).sum()
assert won > 8
"""

MEMORY = """
from geisterstunde.envs import attic_pairs_v1

attic_pairs_v1.env(recall="perfect")
"""


def run(installation: Installation, script: str) -> str:
    done = installation.run(sys.executable, "-W", "ignore", "-c", script)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pettingzoo_is_content(installation: Installation) -> None:
    assert run(installation, PETTINGZOO).count("Passed API test") == 2


def test_many_tables_are_stepped_at_once(installation: Installation) -> None:
    run(installation, BATCH)


def test_a_memory_that_the_game_does_not_have_is_refused(installation: Installation) -> None:
    done = installation.run(sys.executable, "-c", MEMORY)
    assert "attic-pairs has no memory to observe; recall is view." in done.stderr
