"""Environments: games side by side, one by one, against bots; and PettingZoo's own classics beside them."""

import random
from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.figures import ROUNDS, Figure, median_rate
from geisterstunde.envs import dawn_under_v1, through_the_wall_v2
from geisterstunde.envs.batch import BatchEnv
from geisterstunde.kernel.jit import entry, runnable
from geisterstunde.kernel.playout import next_random, random_below

TABLES = 1024
STEPS = 500
SINGLE_STEPS = 20_000
PEER_STEPS = 1_000
CLASSICS = ("connect_four_v3", "tictactoe_v3", "rps_v2", "leduc_holdem_v4")


@entry
def choose_by_chance(masks: NDArray[np.int8], actions: NDArray[np.int64], dice: int) -> int:
    """A legal action for every table; returns how the dice lie."""
    for table in range(len(actions)):
        dice = next_random(dice)
        pick = random_below(dice, int(masks[table].sum()))
        for action in range(masks.shape[1]):
            pick -= masks[table, action]
            if pick < 0:
                actions[table] = action
                break
    return dice


def recorded(env: BatchEnv, steps: int) -> list[NDArray[np.int64]]:
    """Random play from a seed, to be played again without choosing."""
    looks, _ = env.reset(seed=1)
    lines, dice = [], 1
    for _ in range(steps):
        actions = np.zeros(env.num_envs, dtype=np.int64)
        dice = runnable(choose_by_chance)(looks["action_mask"], actions, dice)
        env.step(actions)
        lines.append(actions)
    return lines


def batch_rate(env: BatchEnv, steps: int) -> float:
    """Decisions a second, with observations, masks, rewards and new deals; without choosing."""
    lines = iter(recorded(env, (1 + ROUNDS) * steps))
    env.reset(seed=1)

    def work() -> int:
        for actions in islice(lines, steps):
            env.step(actions)
        return steps * env.num_envs

    return median_rate(work)


def single_rate(env: Any, steps: int = SINGLE_STEPS) -> float:
    """Steps a second in PettingZoo's loop, actions chosen by their mask as its own benchmark does it."""
    chance = random.Random(1)

    def work() -> int:
        env.reset(seed=1)
        for _ in range(steps):
            step_by_chance(env, chance)
        return steps

    return median_rate(work)


def rate_without_choosing(env: Any, steps: int = SINGLE_STEPS) -> float:
    """The same with actions that were chosen beforehand: what is left is the environment."""
    chance = random.Random(1)
    env.reset(seed=1)
    actions = [step_by_chance(env, chance) for _ in range(steps)]

    def work() -> int:
        env.reset(seed=1)
        for action in actions:
            env.last()
            if action is None:
                env.reset()
            else:
                env.step(action)
        return steps

    return median_rate(work)


def step_by_chance(env: Any, chance: random.Random) -> Any:
    """One step of PettingZoo's loop; returns the action, or None where a new game was dealt instead."""
    observation, _, termination, truncation, _ = env.last()
    if termination or truncation:
        env.reset()
        return None
    action = chosen(env, observation, chance)
    env.step(action)
    return action


def chosen(env: Any, observation: Any, chance: random.Random) -> Any:
    """An action as PettingZoo's `performance_benchmark` chooses it, which takes as long as our step."""
    if isinstance(observation, dict):
        return chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
    return env.action_space(env.agent_selection).sample()


def classics(kind: str) -> list[Figure]:
    """Those of PettingZoo's classics whose needs are installed."""
    figures, unit = [], "thousand steps/s"
    for name in CLASSICS:
        try:
            env = getattr(import_module(f"pettingzoo.classic.{name}"), kind)()
        except ImportError:
            continue
        rate = single_rate(env, PEER_STEPS)
        figures.append(Figure(f"peer: {name}, {kind}, chosen likewise", rate / 1e3, unit))
    return figures


def batches() -> list[Figure]:
    """Many tables a step."""
    view = batch_rate(dawn_under_v1.batch_env(TABLES, players=4), STEPS)
    perfect = batch_rate(dawn_under_v1.batch_env(TABLES, recall="perfect", players=4), STEPS)
    castle = batch_rate(through_the_wall_v2.batch_env(TABLES, players=4), STEPS // 2)
    unit = "million decisions/s"
    return [
        Figure(f"{TABLES} tables of Dawn Under a step", view / 1e6, unit, "at least 4"),
        Figure("the same with a perfect memory", perfect / 1e6, unit, "at least 3"),
        Figure(f"{TABLES} tables of Through the Wall a step", castle / 1e6, unit, "at least 2"),
    ]


def in_the_usual_loop(kind: str, goal: int) -> list[Figure]:
    """One table in PettingZoo's loop, raw beside raw and wrapped beside wrapped."""
    env, unit, wanted = getattr(dawn_under_v1, kind)(players=4), "thousand steps/s", f"at least {goal}"
    alone, chosen_too = rate_without_choosing(env), single_rate(env)
    return [
        Figure(f"Dawn Under, {kind}: step and last alone", alone / 1e3, unit, wanted),
        Figure(f"Dawn Under, {kind}: choosing as PettingZoo's benchmark", chosen_too / 1e3, unit, wanted),
        *classics(kind),
    ]


def figures() -> list[Figure]:
    """All of them, ours first."""
    return [*batches(), *in_the_usual_loop("raw_env", 300), *in_the_usual_loop("env", 200)]
