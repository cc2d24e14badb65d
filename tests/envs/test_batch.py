"""Tables stepped together are tables stepped one by one, deal after deal."""

import random

import numpy as np
import pytest

from geisterstunde.envs import layout
from geisterstunde.envs.tables import SERIES
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.refusal import BadInput
from tests.envs.play import MODULES, RECALLS, pick, tables_of
from tests.play import state
from tests.tables import AT_EVERY_TABLE, TABLES, GameTable

COUNT = 3
STEPS = 300
LIMIT = 120


@pytest.mark.parametrize("table", AT_EVERY_TABLE)
def test_a_batch_plays_as_one_by_one(table: GameTable) -> None:
    """Positions, who is asked, masks, rewards and cuts; and every game is the one its number says."""
    game, chance = table.game, random.Random(1)
    options = game.options_from(table.options)
    env = MODULES[table.name].batch_env(COUNT, max_cycles=LIMIT, **table.options)
    looks, info = env.reset(seed=7)
    games, decisions = [0] * COUNT, [0] * COUNT
    own = [game.deal(options, numbered_seed(7, SERIES * number)) for number in range(COUNT)]
    for _ in range(STEPS):
        actions = [pick(mask, chance) for mask in looks["action_mask"]]
        asked = info["seat"].tolist()
        looks, rewards, terminations, truncations, info = env.step(actions)
        for number in range(COUNT):
            assert asked[number] == game.owing(own[number])[0]
            game.apply(own[number], asked[number], actions[number])
            decisions[number] += 1
            result = game.result(own[number])
            assert terminations[number] == (result is not None)
            assert truncations[number] == (result is None and decisions[number] == LIMIT)
            if result is not None or truncations[number]:
                winners = result.winners if result else ()
                check_rewards(rewards[number].tolist(), winners)
                games[number] += 1
                decisions[number] = 0
                own[number] = game.deal(options, numbered_seed(7, SERIES * number + games[number]))
            else:
                assert not rewards[number].any()
            position = env._tables.position(number)
            assert state(game, position) == state(game, own[number])
            mask = looks["action_mask"][number]
            assert mask.nonzero()[0].tolist() == list(game.legal(own[number], game.owing(own[number])[0]))
    assert sum(games) > COUNT


def check_rewards(rewards: list[float], winners: tuple[int, ...]) -> None:
    """All together nothing; whoever has won alone has one."""
    assert sum(rewards) == pytest.approx(0)
    if len(winners) == 1:
        assert rewards[winners[0]] == 1
        assert set(rewards[: winners[0]] + rewards[winners[0] + 1 :]) == {-1 / (len(rewards) - 1)}
    if not winners:
        assert not any(rewards)


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("table", [TABLES[2], TABLES[-2]], ids=str)
def test_a_table_does_not_depend_on_its_neighbours(table: GameTable, recall: str) -> None:
    """Alone or among others, a table observes the same."""
    alone, among = tables_of(table, recall, 1, LIMIT), tables_of(table, recall, COUNT, LIMIT)
    alone.begin(3)
    among.begin(3)
    chance = random.Random(2)
    for _ in range(STEPS):
        action = pick(alone.masks[0], chance)
        others = [pick(mask, chance) for mask in among.masks[1:]]
        alone.step(np.array([action]))
        among.step(np.array([action, *others]))
        for tables in (alone, among):
            tables.deal(tables.ended())
        assert alone.observations[0].tobytes() == among.observations[0].tobytes()
        assert alone.columns[0].tolist() == among.columns[0].tolist()


def test_a_final_observation_is_how_the_game_ended() -> None:
    table, chance = TABLES[4], random.Random(3)
    tables = tables_of(table, "perfect")
    tables.begin(5)
    while not len(tables.ended()):
        tables.step(np.array([pick(tables.masks[0], chance)]))
    for seat in range(table.players):
        assert tables.finals[0, seat].tobytes() == tables.show(0, seat)[0].tobytes()
    assert tables.columns[0, layout.END] == layout.FINISHED


def test_one_illegal_action_refuses_the_whole_step() -> None:
    env = MODULES["dawn-under"].batch_env(COUNT, players=2)
    looks, _ = env.reset(seed=1)
    game = TABLES[0].game
    before = [state(game, env._tables.position(number)) for number in range(COUNT)]
    legal = [int(mask.argmax()) for mask in looks["action_mask"]]
    with pytest.raises(BadInput, match=r"^At table 1: .*\(DU-\d+\)$"):
        env.step([legal[0], 255, legal[2]])
    with pytest.raises(BadInput, match=r"^At table 2: "):
        env.step([legal[0], legal[1], -1])
    assert before == [state(game, env._tables.position(number)) for number in range(COUNT)]
    env.step(legal)


def test_nobody_outside_writes_into_the_tables() -> None:
    env = MODULES["dawn-under"].batch_env(COUNT, players=2, max_cycles=1)
    looks, info = env.reset(seed=1)
    looks, *ends, info = env.step(looks["action_mask"].argmax(axis=1))
    for array in (*looks.values(), *ends, *info.values()):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1
    info.clear()
    looks.clear()
    assert env.reset()[1]["seat"].tolist() == env._tables.columns[:, layout.SEAT].tolist()


def test_a_reset_forgets_how_games_ended() -> None:
    env = MODULES["dawn-under"].batch_env(COUNT, players=2, max_cycles=1)
    looks, _ = env.reset(seed=1)
    *_, info = env.step(looks["action_mask"].argmax(axis=1))
    assert info["final_observation"].any()
    assert not env.reset()[1]["final_observation"].any()
