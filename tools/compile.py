"""Compiles all that a game's tests call: rules, bots, and the loops of the lab and of the environments."""

import sys

from geisterstunde.envs.game_module import game_module
from geisterstunde.lab.series import Series
from geisterstunde.server.prepare import main as prepare


def compile_loops(game: str) -> None:
    """A game of every loop."""
    Series(game, {}, ("thumb", "random"), 0).play(0, 1)
    module = game_module(game)
    module.vector_env(num_envs=1, recall="perfect").reset(seed=0)
    env = module.batch_env(1)
    looks, _ = env.reset(seed=0)
    env.step(looks["action_mask"].argmax(axis=1))
    table = module.raw_env()
    table.reset(seed=0)
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))


if __name__ == "__main__":
    prepare(sys.argv[1:])
    for name in sys.argv[1:]:
        compile_loops(name)
