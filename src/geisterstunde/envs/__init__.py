"""The games as environments for reinforcement learning (extra `rl`).

Importing this package makes them known: `pettingzoo.make("aec", "geisterstunde/dawn_under_v1", players=2)`,
`gymnasium.make_vec("geisterstunde/DawnUnder-v1", num_envs=64, opponents=["raven"])`.
"""

import gymnasium
import pettingzoo

HERE = "geisterstunde.envs"

pettingzoo.register("aec", "geisterstunde/dawn_under_v1", entry_point=f"{HERE}.dawn_under_v1:env")
pettingzoo.register(
    "parallel", "geisterstunde/dawn_under_v1", entry_point=f"{HERE}.dawn_under_v1:parallel_env"
)
pettingzoo.register("aec", "geisterstunde/through_the_wall_v1", entry_point=f"{HERE}.through_the_wall_v1:env")
gymnasium.register("geisterstunde/DawnUnder-v1", vector_entry_point=f"{HERE}.dawn_under_v1:vector_env")
gymnasium.register(
    "geisterstunde/ThroughTheWall-v1", vector_entry_point=f"{HERE}.through_the_wall_v1:vector_env"
)
