"""A copy of an environment is the same games at the same moment, and goes its own way."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.envs.play import MODULES, RECALLS, pick
from tests.pairwise import pairwise

COUNT = 3
BEFORE = 40  # decisions
AFTER = 130  # and so games end, and others begin

Copier = Callable[[Any], Any]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


COPIERS: list[Copier] = [copy.deepcopy, pickled]
COPIED = pytest.mark.parametrize("copied", COPIERS, ids=["deepcopy", "pickle"])


def ways(*kinds: str) -> pytest.MarkDecorator:
    """Every game, kind, recall and way to copy with every other one."""
    factors = {"game": list(MODULES), "kind": kinds, "recall": RECALLS, "copied": COPIERS}
    return pytest.mark.parametrize(list(factors), [tuple(row.values()) for row in pairwise(factors)])


def told(answer: Any) -> Any:
    """What an environment has given back, in a form that later steps do not change."""
    if isinstance(answer, np.ndarray):
        return told(answer.tolist())
    if isinstance(answer, dict):
        return {key: told(value) for key, value in answer.items()}
    return [told(value) for value in answer] if isinstance(answer, list | tuple) else answer


@ways("batch_env", "vector_env")
def test_many_tables_go_on_alike(game: str, kind: str, recall: str, copied: Copier) -> None:
    env = getattr(MODULES[game], kind)(COUNT, players=2, recall=recall, max_cycles=120)
    chance = random.Random(1)
    looks, _ = env.reset(seed=3)
    for _ in range(BEFORE):
        looks, *_ = env.step([pick(mask, chance) for mask in looks["action_mask"]])
    other = copied(env)
    lines, answers = [], []
    for _ in range(AFTER):
        lines.append([pick(mask, chance) for mask in looks["action_mask"]])
        looks, *rest = env.step(lines[-1])
        answers.append(told((looks, *rest)))
    for actions, answer in zip(lines, answers, strict=True):
        assert told(other.step(actions)) == answer


@ways("env", "raw_env")
def test_one_table_goes_on_alike(game: str, kind: str, recall: str, copied: Copier) -> None:
    env = getattr(MODULES[game], kind)(players=3, recall=recall, max_cycles=BEFORE + AFTER)
    chance = random.Random(2)
    env.reset(seed=4)
    for _ in range(BEFORE):
        env.step(pick(env.last()[0]["action_mask"], chance))
    other = copied(env)
    while env.agents:
        assert other.agents == env.agents
        assert other.agent_selection == env.agent_selection
        observation, *rest = env.last()
        assert told(other.last()) == told((observation, *rest))
        over = env.terminations[env.agent_selection] or env.truncations[env.agent_selection]
        action = None if over else pick(observation["action_mask"], chance)
        env.step(action)
        other.step(action)
    assert not other.agents


@COPIED
def test_a_copy_goes_its_own_way(copied: Copier) -> None:
    for make in (MODULES["dawn-under"].batch_env, MODULES["dawn-under"].vector_env):
        env = make(COUNT, players=2)
        looks, _ = env.reset(seed=1)
        before = told(looks)
        copied(env).step([int(mask.argmax()) for mask in looks["action_mask"]])
        assert told(looks) == before
        assert told(copied(env).reset(seed=1)[0]) == before


@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_what_was_observed_stays_as_it_was(kind: str) -> None:
    """Later steps write anew, never into what was handed out; nor does anybody outside into the table."""
    env, chance = getattr(MODULES["dawn-under"], kind)(players=2), random.Random(5)
    env.reset(seed=6)
    handed_out, as_it_was = [], []
    for _ in range(60):
        observation, *_, info = env.last()
        handed_out.append((observation, info, env.infos[env.agent_selection]))
        as_it_was.append(told(handed_out[-1]))
        env.step(pick(observation["action_mask"], chance))
    assert told(handed_out) == as_it_was
    observation = env.observe(env.agent_selection)
    before = told(observation)
    for array in observation.values():
        array[:] = 1
    assert told(env.observe(env.agent_selection)) == before
