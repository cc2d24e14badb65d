"""Compiles the loops of the lab and of the environments, so that tests side by side find them compiled."""

from geisterstunde.envs import dawn_under_v1, through_the_wall_v1
from geisterstunde.games.registry import GAMES
from geisterstunde.lab.series import Series


def main() -> None:
    """A game of every loop."""
    for game in GAMES:
        Series(game, {}, ("thumb", "random"), 0).play(0, 1)
    for module in (dawn_under_v1, through_the_wall_v1):
        module.vector_env(num_envs=1, recall="perfect").reset(seed=0)
        env = module.batch_env(1)
        looks, _ = env.reset(seed=0)
        env.step(looks["action_mask"].argmax(axis=1))
        table = module.raw_env()
        table.reset(seed=0)
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))


if __name__ == "__main__":
    main()
