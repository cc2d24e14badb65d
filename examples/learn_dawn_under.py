"""Learns Dawn Under for two from nothing but winning and losing, in a few minutes and with NumPy alone.

    python examples/learn_dawn_under.py --updates 1000 --out docs/reference/environments

An actor-critic: the actor is a table of 256 numbers, the critic a line through a few counts. The actor
puts every grave into one of 32 classes by what it remembers of lid and inside; each class has a weight. Every
answer has a weight for each of a few facts. A softmax over all that is legal decides.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.envs import dawn_under_v1
from geisterstunde.envs.vector import LearnerEnv

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

GRAVES = 60
ANSWERS = slice(64, 92)  # the actions that are answers
CLASSES = 32
FACTS = 8
COUNTS = 5

ME, RIVAL = 0, 1
RAT = 6
VAMPIRE, OWN_GARLIC, RIVALS_GARLIC = 1, 7, 8

TABLES = 256
STEPS = 32  # between updates
DISCOUNT = 0.995
TRACE = 0.9
SPEED = 0.03
EVALUATED_GAMES = 1_000


class Facts(NamedTuple):
    """What the learner makes of its observations, a row a table."""

    grave_class: Ints
    answer_facts: Floats
    counts: Floats
    mask: NDArray[np.bool_]  # graves first, then answers


class Decided(NamedTuple):
    """Decisions of one step, with what they were based on."""

    facts: Facts
    shares: Floats
    choice: Ints


class Policy(NamedTuple):
    """All that is learned."""

    of_classes: Floats
    of_answers: Floats
    of_counts: Floats

    @classmethod
    def blank(cls) -> "Policy":
        """Decides by chance."""
        return cls(np.zeros(CLASSES), np.zeros((FACTS, ANSWERS.stop - ANSWERS.start)), np.zeros(COUNTS))

    def shares(self, facts: Facts) -> Floats:
        """How likely every decision is."""
        logits = np.hstack([self.of_classes[facts.grave_class], facts.answer_facts @ self.of_answers])
        logits[~facts.mask] = -np.inf
        shares: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        return shares

    def value(self, facts: Facts) -> Floats:
        """How well a game stands."""
        return facts.counts @ self.of_counts


def facts_of(env: LearnerEnv, looks: dict[str, NDArray[np.int8]]) -> Facts:
    """Reads observations by the names of their fields."""
    see = fields_of(env, looks["observation"])
    lid, inside = see["lid_remembered"], see["inside_remembered"]
    own = np.stack([see["left"][:, ME, 0], see["right"][:, ME, 0]], axis=1)
    fits = (lid[:, :, np.newaxis] == own[:, np.newaxis]).any(axis=2)
    of_lid = np.select([lid < 0, lid == RAT, fits], [0, 1, 2], 3)
    of_inside = np.select([inside <= 0, inside == OWN_GARLIC, inside >= RIVALS_GARLIC], [0, 1, 2], 3)
    plague = (see["rat_grave"] >= 0)[:, np.newaxis]
    mask = looks["action_mask"].astype(np.bool_)
    return Facts(
        (16 * plague + 4 * of_lid + of_inside).astype(np.int64),
        answer_facts(see, lid, inside),
        counts_of(see),
        np.hstack([mask[:, :GRAVES], mask[:, ANSWERS]]),
    )


def fields_of(env: LearnerEnv, observations: NDArray[np.int8]) -> dict[str, NDArray[np.int8]]:
    """The fields of observations by name, a row a table."""
    records = np.ascontiguousarray(observations).view(env.layout)[:, 0]
    return {name: records[name] for name in env.layout.names or ()}


def answer_facts(see: dict[str, Any], lid: NDArray[np.int8], inside: NDArray[np.int8]) -> Floats:
    """What answers hang on: how easily each end is laid, and who could use the grave that lies open."""
    tables = np.arange(len(lid))
    opened = np.where(see["opened"] >= 0, lid[tables, see["opened"]], -2)
    empty = inside == 0
    prospects = [
        ((lid == see[end][:, ME, place, np.newaxis]) & empty).sum(axis=1) / 3
        for end in ("left", "right")
        for place in (0, 1)
    ]
    rival_fits = (opened == see["left"][:, RIVAL, 0]) | (opened == see["right"][:, RIVAL, 0])
    wanted_soon = (opened == see["left"][:, ME, 1]) | (opened == see["right"][:, ME, 1])
    return np.column_stack([np.ones(len(lid)), *prospects, rival_fits, wanted_soon, see["stakes"][:, ME] / 2])


def counts_of(see: dict[str, Any]) -> Floats:
    """What tells how a game stands: vampires to lay, and stakes."""
    return np.column_stack(
        [
            np.ones(len(see["turn"])),
            see["row_length"][:, ME] / 20,
            see["row_length"][:, RIVAL] / 20,
            see["stakes"][:, ME] / 3,
            see["stakes"][:, RIVAL] / 3,
        ]
    )


def choose(policy: Policy, facts: Facts, chance: np.random.Generator) -> Decided:
    """Decides by chance, by the shares of the policy."""
    shares = policy.shares(facts)
    thrown = chance.random((len(shares), 1)) * shares.sum(axis=1, keepdims=True)
    choice = (shares.cumsum(axis=1) > thrown).argmax(axis=1)
    return Decided(facts, shares, choice)


def actions_of(choice: Ints) -> Ints:
    """Choices as the actions of the game."""
    return np.where(choice < GRAVES, choice, choice - GRAVES + ANSWERS.start)


class Adam:
    """Steps uphill, each number at its own pace."""

    def __init__(self, policy: Policy) -> None:
        self.mean = [np.zeros_like(part) for part in policy]
        self.square = [np.zeros_like(part) for part in policy]
        self.steps = 0

    def climb(self, policy: Policy, gradient: Policy) -> None:
        """Changes a policy in place."""
        self.steps += 1
        for part, slope, mean, square in zip(policy, gradient, self.mean, self.square, strict=True):
            mean[...] = 0.9 * mean + 0.1 * slope
            square[...] = 0.999 * square + 0.001 * slope**2
            fair_mean = mean / (1 - 0.9**self.steps)
            fair_square = square / (1 - 0.999**self.steps)
            part[...] = part + SPEED * fair_mean / (np.sqrt(fair_square) + 1e-8)


class Learner:
    """Plays, and learns from what came of it."""

    def __init__(self, opponent: str, seed: int, tables: int = TABLES) -> None:
        self.env = table_for_two(tables, opponent)
        self.policy = Policy.blank()
        self.adam = Adam(self.policy)
        self.chance = np.random.default_rng(seed)
        looks, _ = self.env.reset(seed=seed)
        self.facts = facts_of(self.env, looks)
        self.decisions = 0

    def learn(self) -> None:
        """Plays some steps and climbs once."""
        decided: list[Decided] = []
        rewards, goes_on = np.zeros((2, STEPS, self.env.num_envs))
        for step in range(STEPS):
            decided.append(choose(self.policy, self.facts, self.chance))
            looks, rewards[step], over, cut, _ = self.env.step(actions_of(decided[-1].choice))
            goes_on[step] = ~(over | cut)
            self.facts = facts_of(self.env, looks)
        self.decisions += STEPS * self.env.num_envs
        values = np.array([self.policy.value(one.facts) for one in decided])
        advantages = advantages_of(rewards, goes_on, values, self.policy.value(self.facts))
        self.adam.climb(self.policy, gradient_of(decided, advantages))


def advantages_of(rewards: Floats, goes_on: Floats, values: Floats, last: Floats) -> Floats:
    """How much better than foreseen things went, looking ahead with a fading trace."""
    advantages = np.zeros_like(rewards)
    ahead, following = np.zeros_like(last), last
    for step in range(len(rewards) - 1, -1, -1):
        surprise = rewards[step] + DISCOUNT * goes_on[step] * following - values[step]
        ahead = surprise + DISCOUNT * TRACE * goes_on[step] * ahead
        advantages[step], following = ahead, values[step]
    return advantages


def gradient_of(decided: list[Decided], advantages: Floats) -> Policy:
    """Which way the policy does better, and which way the critic foresees better."""
    gradient = Policy.blank()
    scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for one, better, surprise in zip(decided, scaled, advantages, strict=True):
        push = -one.shares * better[:, np.newaxis]
        push[np.arange(len(push)), one.choice] += better
        weights = push[:, :GRAVES].ravel()
        gradient.of_classes[:] += np.bincount(one.facts.grave_class.ravel(), weights, CLASSES)
        gradient.of_answers[:] += one.facts.answer_facts.T @ push[:, GRAVES:]
        gradient.of_counts[:] += surprise @ one.facts.counts
    return Policy(*(part / advantages.size for part in gradient))


def table_for_two(tables: int, opponent: str) -> LearnerEnv:
    """Dawn Under for two with a perfect memory, the learner at either seat."""
    env: LearnerEnv = dawn_under_v1.vector_env(tables, opponents=[opponent], players=2, recall="perfect")
    return env


def win_share(policy: Policy, opponent: str, games: int, seed: int) -> float:
    """How many of the first games at every table are won; ties count half."""
    env = table_for_two(games, opponent)
    chance = np.random.default_rng(seed)
    looks, _ = env.reset(seed=seed)
    points = np.full(games, np.nan)
    while np.isnan(points).any():
        decided = choose(policy, facts_of(env, looks), chance)
        looks, rewards, over, cut, _ = env.step(actions_of(decided.choice))
        first = (over | cut) & np.isnan(points)
        points[first] = (rewards[first] + 1) / 2
    return float(points.mean())


class Measured(NamedTuple):
    """One point of the curve."""

    seconds: float
    decisions: int
    against_random: float
    against_moth: float
    against_raven: float


def measured(learner: Learner, seconds: float, games: int) -> Measured:
    """How strong a learner is now."""
    shares = [win_share(learner.policy, rival, games, 77) for rival in ("random", "moth", "raven")]
    return Measured(round(seconds, 1), learner.decisions, *(round(share, 4) for share in shares))


def train(updates: int, opponent: str, seed: int, games: int = EVALUATED_GAMES) -> list[Measured]:
    """Learns so often, and measures ever more seldom; the seconds are those of learning alone."""
    learner, spent, curve, due = Learner(opponent, seed), 0.0, list[Measured](), 0
    for update in range(updates + 1):
        if update in (due, updates):
            curve.append(measured(learner, spent, games))
            print(*(f"{name} {value}" for name, value in curve[-1]._asdict().items()), sep="  ", flush=True)
            due = max(update + 4, update * 3 // 2)
        start = time.perf_counter()
        learner.learn()
        spent += time.perf_counter() - start
    return curve


def write_curve(curve: list[Measured], folder: Path) -> None:
    """The curve as a table and as a picture."""
    with (folder / "learning.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(Measured._fields)
        table.writerows(curve)
    draw_curve(curve, folder / "learning.svg")


def draw_curve(curve: list[Measured], path: Path) -> None:
    """Shares of games won over the decisions taken."""
    import matplotlib.pyplot as plt  # noqa: PLC0415 - only for those who want the picture

    plt.rcParams["svg.hashsalt"] = "learning"
    figure, axes = plt.subplots(figsize=(7, 4))
    decisions = [point.decisions + 1 for point in curve]
    for rival in ("random", "moth", "raven"):
        axes.plot(decisions, [getattr(point, f"against_{rival}") for point in curve], "o-", label=rival)
    axes.set(xscale="symlog", xlabel="decisions of the learner", ylabel="games won", ylim=(0, 1))
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.legend(title="against")
    figure.savefig(path, metadata={"Date": None}, bbox_inches="tight")
    plt.close(figure)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Learns Dawn Under with two players.")
    parser.add_argument("--updates", type=int, default=1_000)
    parser.add_argument(
        "--opponent", default="random", help="whom to learn from: random, moth, hedgehog, raven"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for learning.csv and learning.svg")
    wishes = parser.parse_args()
    curve = train(wishes.updates, wishes.opponent, wishes.seed)
    if wishes.out:
        write_curve(curve, wishes.out)


if __name__ == "__main__":
    main()
