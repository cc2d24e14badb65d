"""Which simple opponent sits down at which game."""

from collections.abc import Callable

from geisterstunde.bots.bot import Bot, RandomBot
from geisterstunde.bots.dawn_under import ForgetfulBot

SIMPLE_BOTS: dict[str, Callable[[int, int], Bot]] = {"dawn-under": ForgetfulBot}


def simple_bot(game: str, seat: int, seed: int) -> Bot:
    """An opponent for a seat of this game; one that plays by chance where there is none better."""
    return SIMPLE_BOTS.get(game, RandomBot)(seat, seed)
