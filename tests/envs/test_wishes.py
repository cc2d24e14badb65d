"""Bad wishes are refused in one sentence, and illegal actions too."""

import pickle
import pydoc
import re
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from geisterstunde.envs import dawn_under_v1, through_the_wall_v2
from geisterstunde.kernel.refusal import BadInput, Refused


@pytest.mark.parametrize(
    ("make", "wishes"),
    [
        (dawn_under_v1.raw_env, {"recall": "elephant"}),
        (dawn_under_v1.raw_env, {"recall": "human(1)"}),
        (dawn_under_v1.raw_env, {"players": 9}),
        (dawn_under_v1.raw_env, {"colour": "red"}),
        (dawn_under_v1.raw_env, {"max_cycles": 0}),
        (dawn_under_v1.raw_env, {"max_cycles": 2.5}),
        (dawn_under_v1.raw_env, {"render_mode": "human"}),
        (dawn_under_v1.parallel_env, {"players": 1}),
        (through_the_wall_v2.raw_env, {"decks": "fly"}),
        (through_the_wall_v2.raw_env, {"floor": "wood"}),
        (through_the_wall_v2.raw_env, {"night": 9}),
        (through_the_wall_v2.raw_env, {"players": 2, "ghosts": ["red", "red"]}),
        (dawn_under_v1.batch_env, {"num_envs": 0}),
        (dawn_under_v1.vector_env, {"num_envs": True}),
        (dawn_under_v1.vector_env, {"opponents": ["owl"]}),
        (dawn_under_v1.vector_env, {"opponents": "raven"}),
        (dawn_under_v1.vector_env, {"opponents": []}),
        (dawn_under_v1.vector_env, {"opponents": None}),
        (dawn_under_v1.vector_env, {"opponents": [None]}),
        (dawn_under_v1.vector_env, {"opponents": 3}),
        (dawn_under_v1.vector_env, {"opponents": ["countess"]}),
        (dawn_under_v1.vector_env, {"players": 2, "opponents": ["moth", "moth"]}),
        (dawn_under_v1.vector_env, {"players": 2, "seat": 2}),
        (dawn_under_v1.vector_env, {"max_cycles": 5}),
        (dawn_under_v1.vector_env, {"autoreset_mode": "never"}),
        (dawn_under_v1.raw_env, {"max_cycles": 10**30}),
        (dawn_under_v1.batch_env, {"num_envs": 10**30}),
        (dawn_under_v1.learner_env, {"players": 2, "seat": 2}),
        (dawn_under_v1.learner_env, {"opponents": ["countess"]}),
        (through_the_wall_v2.vector_env, {"opponents": ["raven"]}),
    ],
)
def test_a_bad_wish_is_refused_in_a_sentence(make: Any, wishes: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        make(**wishes)
    assert re.fullmatch(r"[^\n]{10,300}\.", str(refused.value))


@pytest.mark.parametrize("seed", [-1, 1.5, "x"])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    for env in (dawn_under_v1.raw_env(), dawn_under_v1.batch_env(2), dawn_under_v1.vector_env(2)):
        with pytest.raises(BadInput, match="seed is a whole number"):
            env.reset(seed=seed)


@pytest.mark.parametrize(
    "options", [{"players": 3}, {"reset_mask": [1, 0]}, {"reset_mask": np.ones(3, np.bool_)}]
)
def test_a_reset_takes_no_options(options: dict[str, Any]) -> None:
    for env in (dawn_under_v1.batch_env(2), dawn_under_v1.vector_env(2), dawn_under_v1.learner_env()):
        assert env.reset(seed=1, options={})
        with pytest.raises(BadInput, match=r"^[^\n]+\.$"):
            env.reset(options=options)


@pytest.mark.parametrize("module", [dawn_under_v1, through_the_wall_v2])
def test_help_says_what_an_environment_is_for(module: Any) -> None:
    for name in ("env", "raw_env", "batch_env", "vector_env", "learner_env"):
        make = getattr(module, name)
        said = pydoc.plain(pydoc.render_doc(make))
        assert f"{name}(" in said
        assert "`recall`" in said
        assert make.__module__ == module.__name__


HUGE = np.full(2, 2**64 - 1, dtype=np.uint64)
NO_ACTIONS = [[1], [1, 2, 3], [0.5, 1.5], ["a", "b"], 7, None, [True, 3], [10**30, 1], [[1], [1, 2]], HUGE]


@pytest.mark.parametrize("actions", [*NO_ACTIONS, np.ones((2, 2), dtype=np.int64)])
def test_bad_actions_are_refused(actions: Any) -> None:
    for env in (dawn_under_v1.batch_env(2), dawn_under_v1.vector_env(2)):
        env.reset(seed=1)
        with pytest.raises(BadInput, match=r"^actions is 2 whole numbers[^\n]+\.$"):
            env.step(actions)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = dawn_under_v1.raw_env(players=2, bare="corners")
    env.reset(seed=1)
    before, agent = env.observe(env.agent_selection), env.agent_selection
    with pytest.raises(Refused) as refused:
        env.step(64)
    assert refused.value.refusal.rule.startswith("DU-")
    for nothing in (None, "open a1", 1.5):
        with pytest.raises(BadInput, match="An action is a whole number"):
            env.step(nothing)
    assert env.agent_selection == agent
    assert env.observe(agent)["observation"].tobytes() == before["observation"].tobytes()


def test_in_the_usual_wrapping_an_illegal_action_loses() -> None:
    env = dawn_under_v1.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    EnvLogger.suppress_output()
    env.step(64)
    EnvLogger.unsuppress_output()
    assert all(env.terminations.values())
    assert {who: env.rewards[who] for who in env.agents} == {
        who: -1 if who == agent else 0 for who in env.agents
    }
    looks = {who: env.observe(who)["observation"].tobytes() for who in env.agents}
    while env.agents:  # each that is out sees its own table still, not that of whoever is asked
        assert env.last()[0]["observation"].tobytes() == looks[env.agent_selection]
        env.step(None)
    assert len(set(looks.values())) == 3


def test_environments_are_made_by_name() -> None:
    env = pettingzoo.make("aec", "geisterstunde/dawn_under_v1", players=2, recall="human", max_cycles=20)
    env.reset(seed=1)
    assert env.metadata["name"] == "dawn_under_v1"
    assert pettingzoo.make("parallel", "geisterstunde/dawn_under_v1", players=2).possible_agents
    assert pettingzoo.make("aec", "geisterstunde/through_the_wall_v2").possible_agents


def test_a_table_is_drawn_for_a_terminal() -> None:
    for module in (dawn_under_v1, through_the_wall_v2):
        env = module.env(render_mode="ansi")
        env.reset(seed=1)
        drawn = env.render()
        assert isinstance(drawn, str)
        assert "player_0" in drawn


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(dawn_under_v1.raw_env(players=3, recall="perfect")))
    env.reset(seed=4)
    assert len(env.possible_agents) == 3


def test_a_reset_without_a_seed_goes_on_with_the_series() -> None:
    one, other = dawn_under_v1.raw_env(players=2), dawn_under_v1.raw_env(players=2)
    lids = []
    for env in (one, other):
        env.reset(seed=9)
        first = env._table.tables.position(0).tobytes()
        env.reset()
        lids.append((first, env._table.tables.position(0).tobytes()))
    assert lids[0] == lids[1]
    assert lids[0][0] != lids[0][1]


@pytest.mark.parametrize("make", [dawn_under_v1.batch_env, dawn_under_v1.vector_env])
def test_many_tables_go_on_with_the_series_too(make: Any) -> None:
    """All tables deal their next game, also where none was stepped; a seed begins again."""
    one, other = make(3, players=2), make(3, players=2)
    seen = []
    for env in (one, other):
        for seed in (42, None, None, 42):
            looks, _ = env.reset(seed=seed)
            env.step(looks["action_mask"].argmax(axis=1))
            seen.append([env._tables.position(table).tobytes() for table in range(3)])
    assert seen[:4] == seen[4:]
    assert seen[0] == seen[3]
    assert len({position for positions in seen[:3] for position in positions}) == 9


@pytest.mark.parametrize("action", [10**30, -(10**30), 2**63, 256, -1, np.uint64(2**64 - 1)])
def test_an_action_that_no_array_holds_is_illegal_like_any_other(action: Any) -> None:
    raw, strict = dawn_under_v1.raw_env(players=3), dawn_under_v1.env(players=3)
    together = dawn_under_v1.parallel_env(players=3)
    for env in (raw, strict, together):
        env.reset(seed=1)
    agent = raw.agent_selection
    with pytest.raises(Refused):
        raw.step(action)
    with pytest.raises(Refused):
        together.step({agent: action})
    EnvLogger.suppress_output()
    strict.step(action)
    EnvLogger.unsuppress_output()
    assert strict.rewards[agent] == -1


@pytest.mark.parametrize("action", [True, np.True_, np.array(3), [3]])
def test_what_is_no_number_is_no_action(action: Any) -> None:
    env = dawn_under_v1.raw_env(players=2)
    env.reset(seed=1)
    with pytest.raises(BadInput, match=r"^An action is a whole number, not [^\n]+\.$"):
        env.step(action)


@pytest.mark.parametrize("module", [dawn_under_v1, through_the_wall_v2])
def test_nothing_is_decided_before_a_reset(module: Any) -> None:
    made = [module.batch_env(2), module.vector_env(2)]
    for env, said in [(module.raw_env(), 0), *((env, [0, 0]) for env in made)]:
        with pytest.raises(BadInput, match=r"^Reset the environment first\.$"):
            env.step(said)
