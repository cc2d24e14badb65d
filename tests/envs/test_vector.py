"""Learners against bots play the very games of the arena."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from geisterstunde.bots.bot import Decision, Reason
from geisterstunde.bots.search import never
from geisterstunde.envs import layout
from geisterstunde.envs.tables import LOW_BITS, SERIES
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from geisterstunde.lab.play import bot_number, play_on
from geisterstunde.lab.players import player_named, seat_down
from tests.envs.play import MODULES
from tests.tables import GameTable

COUNT = 4
SEED = 11


class Last:
    """Always takes the last thing it may do."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat

    def watch(self, events: EventNumbers) -> None:
        """Nothing to remember."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        return Decision(self.game.legal(shown, self.seat)[-1], Reason("last"))


def arena_result(table: GameTable, opponents: list[str], learner: int, number: int) -> tuple[int, ...]:
    """Who wins when the arena plays the game of this number."""
    game, players = table.game, table.players
    names = {(learner + 1 + place) % players: name for place, name in enumerate(opponents)}
    seated = [names.get(seat, "random") for seat in range(players)]
    bots = [
        Last(game, seat)
        if seat == learner
        else seat_down(game.name, player_named(game.name, name), seat, bot_number(SEED, number))
        for seat, name in enumerate(seated)
    ]
    position = game.deal(game.options_from(table.options), numbered_seed(SEED, number))
    result = play_on(game, position, bots).result
    return result.winners if result else ()


@pytest.mark.parametrize(
    ("table", "opponents"),
    [
        (GameTable("dawn-under", {"players": 4}), ["raven", "random", "moth"]),
        (GameTable("dawn-under", {"players": 3, "fresh_air": True}), ["hedgehog", "raven"]),
        (GameTable("dawn-under", {"players": 2, "edition": "2018", "vampires": 4}), ["raven"]),
        (GameTable("through-the-wall", {"players": 3}), ["butler", "sheet"]),
    ],
    ids=str,
)
def test_the_same_games_as_in_the_arena(table: GameTable, opponents: list[str]) -> None:
    env = MODULES[table.name].vector_env(COUNT, opponents=opponents, **table.options)
    looks, _ = env.reset(seed=SEED)
    wanted = [
        [arena_result(table, opponents, t % table.players, SERIES * t + n) for n in range(2)]
        for t in range(COUNT)
    ]
    won: list[list[float]] = [[] for _ in range(COUNT)]
    while min(map(len, won)) < 2:
        actions = [int(mask.nonzero()[0][-1]) for mask in looks["action_mask"]]
        looks, rewards, terminations, truncations, info = env.step(actions)
        for t in range(COUNT):
            if terminations[t] or truncations[t]:
                won[t].append(float(rewards[t]))
                assert env.single_observation_space.contains(info["final_obs"][t])
    for t in range(COUNT):
        learner = t % table.players
        for reward, winners in zip(won[t], wanted[t], strict=False):
            assert (reward > 0) == (learner in winners)


def test_the_learner_sits_where_it_is_put() -> None:
    env = MODULES["dawn-under"].vector_env(COUNT, players=3, seat=2, opponents=["moth"])
    env.reset(seed=1)
    assert env.learners.tolist() == [2] * COUNT
    assert (env._tables.columns[:, 2] == 2).all()


def test_gymnasium_makes_it_by_name() -> None:
    env: Any = gymnasium.make_vec("geisterstunde/DawnUnder-v1", num_envs=3, players=2, recall="perfect")
    looks, info = env.reset(seed=1)
    assert env.observation_space.contains(looks)
    again: Any = gymnasium.make_vec("geisterstunde/DawnUnder-v1", num_envs=3, players=2, recall="perfect")
    for _ in range(300):
        actions = looks["action_mask"].argmax(axis=1)
        looks, *_, info = env.step(actions)
        assert np.array_equal(info["action_mask"], looks["action_mask"])
    other, _ = again.reset(seed=1)
    for _ in range(300):
        other, *_ = again.step(other["action_mask"].argmax(axis=1))
    assert np.array_equal(other["observation"], looks["observation"])
    castle: Any = gymnasium.make_vec("geisterstunde/ThroughTheWall-v2", num_envs=2, opponents=["candle"])
    assert castle.reset(seed=1)[0]["action_mask"].any(axis=1).all()


def test_the_infos_of_ended_games_have_the_form_of_gymnasium() -> None:
    """As its own vector environments build them, from the info of one table."""
    env: Any = MODULES["dawn-under"].vector_env(COUNT, players=2, max_cycles=100)
    looks, _ = env.reset(seed=1)
    ended = np.zeros(COUNT, dtype=np.bool_)
    while not ended.any():
        looks, _, terminations, truncations, info = env.step(looks["action_mask"].argmax(axis=1))
        ended = terminations | truncations
    wanted: dict[str, Any] = {}
    for table in np.flatnonzero(ended).tolist():
        last = {"action_mask": info["final_obs"][table]["action_mask"]}
        wanted = env._add_info(wanted, {"final_info": last}, table)
    assert np.array_equal(info["_final_info"], wanted["_final_info"])
    assert info["final_info"].keys() == wanted["final_info"].keys()
    for key, array in wanted["final_info"].items():
        assert np.array_equal(info["final_info"][key], array)
        assert info["final_info"][key].dtype == array.dtype


def test_tables_share_neither_deals_nor_dice() -> None:
    """Not even tables far apart, nor a table after a million games and its neighbour."""
    env = MODULES["dawn-under"].vector_env(4097, players=2)
    env.reset(seed=SEED)
    dice = env._tables.columns[:, layout.NUMBER]
    assert len(set(dice.tolist())) == len(dice)
    assert dice[4096] == bot_number(SEED, 4096 * SERIES) & LOW_BITS
    first = env._tables.position(1).tobytes()
    env._tables._games[0] = 1 << 20
    env._tables.deal(np.zeros(1, dtype=np.int64))
    assert env._tables.position(0).tobytes() != first
    assert dice[0] != dice[1]
