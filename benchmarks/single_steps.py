"""One decision at a time from Python, with mask and observation of the next seat."""

import numpy as np

from benchmarks.figures import Figure, median_rate
from geisterstunde.games.dawn_under.compiled_api import API
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.chance import numbered_seed
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer

STEPS = 400_000


def played_line(game: Game, deal: Buffer, number: int) -> list[int]:
    """A random game in which the first owing seat always decides, as `step` has it."""
    copy = deal.copy()
    rng = np.random.default_rng(number)
    played: list[int] = []
    while owing := game.owing(copy):
        action = int(rng.choice(game.legal(copy, owing[0])))
        game.apply(copy, owing[0], action)
        played.append(action)
    return played


def figures() -> list[Figure]:
    """Steps a second through the same door an environment uses."""
    game = game_named("dawn-under")
    options = game.options_from({"players": 4, "edition": "2004", "first": 0})
    deals = [game.deal(options, numbered_seed(4, index)) for index in range(64)]
    lines = [played_line(game, deal, index) for index, deal in enumerate(deals)]
    position = np.zeros(API.POSITION.itemsize, dtype=np.uint8)

    def work() -> int:
        done = 0
        index = 0
        while done < STEPS:
            position[:] = deals[index % 64]
            for action in lines[index % 64]:
                API.step(position, action)
            done += len(lines[index % 64])
            index += 1
        return done

    API.look(position, 0)
    return [Figure("single steps from Python", median_rate(work) / 1e6, "million/s", "at least 1")]
