"""Gymnasium makes the environments by name, one table or many, and its wrappers work on them."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import FlattenObservation

from geisterstunde.kernel.refusal import BadInput
from tests.envs.play import MODULES, RECALLS, pick

NAMES = {"dawn-under": "geisterstunde/DawnUnder-v1", "through-the-wall": "geisterstunde/ThroughTheWall-v2"}
COUNT = 3
STEPS = 250
LIMIT = 100  # decisions: games end often


@pytest.mark.filterwarnings("ignore:.*render_modes.*|.*render_fps.*")
@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("game", MODULES)
def test_gymnasium_is_content(game: str, recall: str) -> None:
    env: Any = gymnasium.make(NAMES[game], players=2, recall=recall, render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", MODULES)
def test_one_table_is_the_first_of_many(game: str) -> None:
    """The same games, looks and rewards, up to the end."""
    one: Any = gymnasium.make(NAMES[game], players=3, recall="perfect", max_cycles=LIMIT)
    many = MODULES[game].vector_env(1, players=3, recall="perfect", max_cycles=LIMIT)
    chance, over = random.Random(1), False
    looks, _ = many.reset(seed=5)
    look, info = one.reset(seed=5)
    while not over:
        assert look["observation"].tobytes() == looks["observation"][0].tobytes()
        assert look["action_mask"].tobytes() == info["action_mask"].tobytes()
        action = pick(look["action_mask"], chance)
        look, reward, terminated, truncated, info = one.step(action)
        looks, rewards, terminations, truncations, infos = many.step([action])
        assert (reward, terminated, truncated) == (rewards[0], terminations[0], truncations[0])
        over = terminated or truncated
    assert look["observation"].tobytes() == infos["final_obs"][0]["observation"].tobytes()


def test_an_illegal_action_loses() -> None:
    env = MODULES["dawn-under"].learner_env(players=2)
    env.reset(seed=1)
    for action in (255, 10**30, -1):
        env.reset()
        assert env.step(action)[1:4] == (-1.0, True, False)
        with pytest.raises(BadInput, match=r"^Reset the environment first\.$"):
            env.step(0)


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
@pytest.mark.parametrize("game", MODULES)
def test_many_are_made_by_name(game: str, mode: str) -> None:
    env: Any = gymnasium.make_vec(NAMES[game], num_envs=COUNT, vectorization_mode=mode, players=2)
    looks, _ = env.reset(seed=1)
    looks, *_ = env.step(looks["action_mask"].argmax(axis=1))
    assert env.observation_space.contains(looks)


def test_a_game_that_ended_is_followed_at_the_next_step() -> None:
    """The same games as within one step, each shown to its end first."""
    wishes: dict[str, Any] = {"players": 2, "max_cycles": LIMIT, "recall": "perfect"}
    at_once = MODULES["dawn-under"].vector_env(COUNT, **wishes)
    later = MODULES["dawn-under"].vector_env(COUNT, autoreset_mode=AutoresetMode.NEXT_STEP, **wishes)
    looks = [env.reset(seed=2)[0] for env in (at_once, later)]
    queues: list[list[bytes]] = [[] for _ in range(COUNT)]
    endings = 0
    for _ in range(STEPS):
        actions = looks[0]["action_mask"].argmax(axis=1)
        looks[0], *_, info = at_once.step(actions)
        for table in range(COUNT):
            if "final_obs" in info and info["_final_obs"][table]:
                queues[table].append(info["final_obs"][table]["observation"].tobytes())
            queues[table].append(looks[0]["observation"][table].tobytes())
    for _ in range(STEPS):
        looks[1], rewards, terminations, truncations, info = later.step(
            looks[1]["action_mask"].argmax(axis=1)
        )
        over = terminations | truncations
        endings += int(over.sum())
        assert not looks[1]["action_mask"][over].any()
        assert not rewards[truncations].any()
        for table in range(COUNT):
            assert looks[1]["observation"][table].tobytes() == queues[table].pop(0)
    assert endings > COUNT


def test_without_autoreset_tables_are_reset_by_a_mask() -> None:
    env = MODULES["dawn-under"].vector_env(COUNT, players=2, max_cycles=LIMIT, autoreset_mode="Disabled")
    looks, _ = env.reset(seed=3)
    over = np.zeros(COUNT, dtype=np.bool_)
    while not over.any():
        looks, _, terminations, truncations, _ = env.step(looks["action_mask"].argmax(axis=1))
        over = terminations | truncations
    with pytest.raises(BadInput, match=r"^The game at table \d is over; reset it with a reset_mask\.$"):
        env.step(looks["action_mask"].argmax(axis=1))
    again, _ = env.reset(options={"reset_mask": over})
    assert again["action_mask"].any(axis=1).all()
    for table in np.flatnonzero(~over):
        assert again["observation"][table].tobytes() == looks["observation"][table].tobytes()
    env.step(again["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("mode", ["NextStep", "Disabled"])
@pytest.mark.parametrize("game", MODULES)
def test_observations_can_be_flattened(game: str, mode: str) -> None:
    env: Any = FlattenObservation(MODULES[game].vector_env(COUNT, players=2, autoreset_mode=mode))
    flat, info = env.reset(seed=1)
    assert env.observation_space.contains(flat)
    flat, *_ = env.step(info["action_mask"].argmax(axis=1))
    assert env.observation_space.contains(flat)
