"""Levels: named players, from a six-year-old's partner to an expert, each a memory plus a policy."""

import msgspec

from geisterstunde.bots.memory import MemoryModel
from geisterstunde.locales.speech import knows, say


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody remembers, how carefully they play, and how far they think."""

    key: str
    memory: MemoryModel
    care: float = 1.0  # how often they think at all before they decide
    depth: int = 3  # Through the Wall: moves planned ahead
    shifts: bool = True  # Through the Wall: whether they think of moving sliders to other tunnels
    trials: int = 0  # playouts in the mind for a decision; 0: by rule of thumb


def bot_name(key: str, language: str) -> str:
    """What a bot is called; by its key where no text knows it, as in another package's game."""
    return say(language, f"bots-{key}") if knows(language, f"bots-{key}") else key


def bot_sentence(key: str, language: str) -> str:
    """What it is like, in one sentence, where that is known."""
    return say(language, f"bots-{key}-sentence") if knows(language, f"bots-{key}-sentence") else ""


def bot_age(key: str, language: str) -> str:
    """How old somebody is who plays like that, where that is known."""
    return say(language, f"bots-{key}-age") if knows(language, f"bots-{key}-age") else ""
