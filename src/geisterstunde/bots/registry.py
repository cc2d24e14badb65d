"""Who can sit down at which game: its levels, the lowest first, and `random`."""

from collections.abc import Callable, Mapping

from geisterstunde.bots.bot import Bot, RandomBot
from geisterstunde.bots.dawn_under.player import DawnUnderPlayer
from geisterstunde.bots.levels import LEVELS, Level
from geisterstunde.bots.through_the_wall.player import ThroughTheWallPlayer
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

RANDOM = "random"

PLAYERS: Mapping[str, Callable[[Level, int, int], Bot]] = {
    "dawn-under": DawnUnderPlayer,
    "through-the-wall": ThroughTheWallPlayer,
}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots of a game by name, the weakest first."""
    return (RANDOM, *(level.key for level in LEVELS[game]))


def level_named(game: str, name: str) -> Level:
    """One of a game's levels."""
    for level in LEVELS[game]:
        if level.key == name:
            return level
    raise BadInput("input-no-bot", game=game, given=quoted(name), bots=", ".join(bot_names(game)))


def known_bot(game: str, name: str) -> None:
    """Makes sure that a game has a bot of this name."""
    if name != RANDOM:
        level_named(game, name)


def bot_named(game: str, name: str, seat: int, seed: int) -> Bot:
    """A bot for a seat; the same seed decides the same."""
    if name == RANDOM:
        return RandomBot(game_named(game), seat, seed)
    return PLAYERS[game](level_named(game, name), seat, seed)
