"""Compiles the loops of the lab and of the environments, so that tests side by side find them compiled."""

from geisterstunde.envs.game_module import game_module
from geisterstunde.games.registry import game_names
from geisterstunde.lab.series import Series


def main() -> None:
    """A game of every loop."""
    for game in game_names():
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
    main()
