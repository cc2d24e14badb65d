"""Who can sit down at which game: its levels, the lowest first, and `random`."""

from functools import cache

from geisterstunde.bots.bot import Bot, RandomBot
from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.levels import Level
from geisterstunde.bots.no_minds import no_minds
from geisterstunde.bots.player import LevelBot
from geisterstunde.games.registry import game_named, package_named
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

RANDOM = "random"
USUAL = 2  # counted from the weakest


@cache
def kit_of(game: str) -> BotKit:
    """The players that a game brings."""
    package = package_named(game)
    kit: BotKit | None = package.part("bots")
    return no_minds(game.replace("-", "_"), package.game.api) if kit is None else kit


def bot_names(game: str) -> tuple[str, ...]:
    """The bots of a game by name, the weakest first."""
    return (RANDOM, *(level.key for level in kit_of(game).levels))


def usual_bot(game: str) -> str:
    """Who sits down where nobody is named: neither the weakest nor the strongest, if there are several."""
    return bot_names(game)[: USUAL + 1][-1]


def level_named(game: str, name: str) -> Level:
    """One of a game's levels."""
    for level in kit_of(game).levels:
        if level.key == name:
            return level
    raise BadInput("input-no-bot", game=game, given=quoted(name), bots=", ".join(bot_names(game)))


def quick_level(game: str, name: str) -> str:
    """A bot, or the next weaker one that plays by rule of thumb if it needs its time to think."""
    quick = name
    for level in kit_of(game).levels:
        if level.trials == 0:
            quick = level.key
        if level.key == name:
            return quick
    return name


def known_bot(game: str, name: str) -> None:
    """Makes sure that a game has a bot of this name."""
    if name != RANDOM:
        level_named(game, name)


def level_bot(game: str, level: Level, seat: int, seed: int) -> Bot:
    """A bot of a level, be it one of the game's own or not; the same seed decides the same."""
    return LevelBot(kit_of(game), level, seat, seed)


def bot_named(game: str, name: str, seat: int, seed: int) -> Bot:
    """A bot for a seat; the same seed decides the same."""
    if name == RANDOM:
        return RandomBot(game_named(game), seat, seed)
    return level_bot(game, level_named(game, name), seat, seed)
