"""Which simple opponent sits down at which game."""

from geisterstunde.bots.bot import Bot, RandomBot


def simple_bot(game: str, seat: int, seed: int) -> Bot:
    """An opponent for a seat of this game; one that plays by chance where there is none better."""
    return RandomBot(seat, seed)
