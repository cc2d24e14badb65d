"""All that owe a decision decide at once: it is the same game as one after the other."""

import random
from typing import Any

import numpy as np
import pytest

from geisterstunde.envs import dawn_under_v1
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.refusal import BadInput, Refused
from tests.envs.play import RECALLS, pick
from tests.play import state


@pytest.mark.parametrize("recall", RECALLS)
def test_all_at_once_is_one_after_the_other(recall: str) -> None:
    at_once = dawn_under_v1.parallel_env(players=5, recall=recall)
    in_turn = dawn_under_v1.raw_env(players=5, recall=recall)
    chance, together = random.Random(1), 0
    looks, _ = at_once.reset(seed=1)
    in_turn.reset(seed=1)
    while at_once.agents:
        owing = [agent for agent in at_once.agents if looks[agent]["action_mask"].any()]
        together = max(together, len(owing))
        actions = {agent: pick(looks[agent]["action_mask"], chance) for agent in owing}
        looks, rewards, *_ = at_once.step(actions)
        for agent in owing:
            assert in_turn.agent_selection == agent
            in_turn.step(actions[agent])
        for agent, look in looks.items():
            assert look["observation"].tobytes() == in_turn.observe(agent)["observation"].tobytes()
    assert rewards == in_turn.rewards
    assert together == 4


def test_nobody_is_left_out_and_nobody_breaks_a_rule() -> None:
    env = dawn_under_v1.parallel_env(players=3)
    looks, _ = env.reset(seed=1)
    with pytest.raises(BadInput, match="owes a decision"):
        env.step({})
    asked = next(agent for agent, look in looks.items() if look["action_mask"].any())
    with pytest.raises(Refused):
        env.step({asked: 64})


def test_whoever_owes_nothing_is_not_heard() -> None:
    one, other = dawn_under_v1.parallel_env(players=3), dawn_under_v1.parallel_env(players=3)
    looks, _ = one.reset(seed=2)
    other.reset(seed=2)
    asked = next(agent for agent, look in looks.items() if look["action_mask"].any())
    said = {asked: int(looks[asked]["action_mask"].argmax())}
    heard = one.step(said)
    noise = dict.fromkeys(one.possible_agents, 255) | said
    for agent, look in other.step(noise)[0].items():
        assert look["observation"].tobytes() == heard[0][agent]["observation"].tobytes()


@pytest.mark.parametrize("bad", [None, "x", 1.5, np.array(3), True, 10**30, -1, 255])
def test_a_step_is_done_for_all_or_for_nobody(bad: Any) -> None:
    """Several owe a gift, and the last of them says something that cannot be."""
    env, chance = dawn_under_v1.parallel_env(players=5), random.Random(1)
    looks, _ = env.reset(seed=1)
    owing: list[str] = []
    while len(owing) < 2:
        actions = {agent: pick(looks[agent]["action_mask"], chance) for agent in owing}
        looks = env.step(actions)[0] if owing else looks
        owing = [agent for agent in env.agents if looks[agent]["action_mask"].any()]
    actions = {agent: pick(looks[agent]["action_mask"], chance) for agent in owing}
    before = state(game_named("dawn-under"), env._table.tables.position(0))
    with pytest.raises(BadInput, match=r"^[^\n]{10,300}$"):
        env.step({**actions, owing[-1]: bad})
    assert state(game_named("dawn-under"), env._table.tables.position(0)) == before
    env.step(actions)
    assert state(game_named("dawn-under"), env._table.tables.position(0)) != before


def test_nothing_is_decided_before_a_reset_or_after_the_end() -> None:
    """So the rewards of a game are paid once."""
    env = dawn_under_v1.parallel_env(players=2, max_cycles=1)
    with pytest.raises(BadInput, match=r"^Reset the environment first\.$"):
        env.step({})
    looks, _ = env.reset(seed=1)
    with pytest.raises(BadInput, match="actions is a dictionary"):
        env.step(None)
    actions = {agent: int(look["action_mask"].argmax()) for agent, look in looks.items()}
    assert all(env.step(actions)[3].values())
    with pytest.raises(BadInput, match=r"^Reset the environment first\.$"):
        env.step(actions)
