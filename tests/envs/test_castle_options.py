"""What can be chosen in a castle, as agents meet it: a floor, a night and colours."""

import numpy as np
import pytest

from geisterstunde.bots.playing import LONGEST_GAME, NO_LIMIT
from geisterstunde.envs.arguments import most_cycles
from geisterstunde.games.through_the_wall.sliders import PATTERNS
from tests.envs.play import MODULES, tables_of
from tests.games import GAMES
from tests.tables import GameTable

CASTLE = "through-the-wall"
SLIDE_2_UP = 66  # M..M..M


def looked(floor: str, *actions: int) -> np.void:
    """What the agent that is asked sees after some decisions."""
    tables = tables_of(GameTable(CASTLE, {"players": 2, "first": 0, "floor": floor}), "view")
    tables.begin(1)
    for action in actions:
        tables.step(np.array([action]))
    look: np.void = tables.observations[0].view(tables.layout)[0]
    return look


def test_glass_shows_every_magnet_and_stone_what_sticks_out() -> None:
    magnets = [[int(chamber == "M") for chamber in pattern] for pattern in PATTERNS]
    assert looked("glass")["chamber"].tolist() == magnets
    assert looked("stone")["chamber"].tolist() == [[-1] * 7] * 3
    assert looked("glass", SLIDE_2_UP)["chamber"].tolist() == magnets
    assert looked("stone", SLIDE_2_UP)["chamber"].tolist() == [[-1] * 7, [1, *[-1] * 6], [-1] * 7]


def test_colours_are_counted_from_the_viewer() -> None:
    tables = tables_of(GameTable(CASTLE, {"players": 3, "ghosts": ("blue", "green", "yellow")}), "view")
    tables.begin(1)
    seen = [tables.show(0, seat)[0].view(tables.layout)[0]["colour"].tolist() for seat in range(3)]
    assert seen == [[3, 0, 2, -1], [0, 2, 3, -1], [2, 3, 0, -1]]


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [
        (CASTLE, {}, NO_LIMIT),
        (CASTLE, {"night": None}, LONGEST_GAME),
        ("dawn-under", {}, NO_LIMIT),
    ],
)
def test_a_game_is_cut_only_where_it_may_never_end(game: str, options: dict[str, object], most: int) -> None:
    rules = GAMES[game]
    chosen = rules.options_from(options)
    assert most_cycles(rules, chosen, None) == most
    assert most_cycles(rules, chosen, 300) == 300


def test_the_cock_ends_a_game_that_chance_would_not() -> None:
    env = MODULES[CASTLE].raw_env(players=2, night=10)
    env.reset(seed=3)
    while env.agents and not any(env.terminations.values()):
        env.step(80)  # done
    assert not any(env.truncations.values())
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}
