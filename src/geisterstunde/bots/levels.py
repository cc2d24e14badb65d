"""Levels: named players, from a six-year-old's partner to an expert, each a memory plus a policy."""

from collections.abc import Mapping

import msgspec

from geisterstunde.bots.memory import MemoryModel
from geisterstunde.locales.speech import say


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody remembers, how carefully they play, and how far they think."""

    key: str
    memory: MemoryModel
    care: float = 1.0  # how often they think at all before they decide
    depth: int = 3  # Through the Wall: moves planned ahead
    shifts: bool = True  # Through the Wall: whether they think of moving sliders to other tunnels
    trials: int = 0  # playouts in the mind for a decision; 0: by rule of thumb

    def name(self, language: str) -> str:
        """What it is called."""
        return say(language, f"bots-{self.key}")

    def sentence(self, language: str) -> str:
        """What it is like, in one sentence."""
        return say(language, f"bots-{self.key}-sentence")


def memory(text: str) -> MemoryModel:
    """A memory as people write it."""
    return MemoryModel.from_text(text)


DAWN_UNDER = (
    Level(
        key="moth",
        memory=memory("human(0.6, 0.3, 0.1)"),
        care=0.62,
    ),
    Level(
        key="hedgehog",
        memory=memory("human(0.4, 0.4, 0.06)"),
        care=0.92,
    ),
    Level(
        key="raven",
        memory=memory("human(0.2, 0.3, 0.02)"),
    ),
    Level(
        key="countess",
        memory=memory("perfect"),
        trials=800,
    ),
)

THROUGH_THE_WALL = (
    Level(
        key="sheet",
        memory=memory("human(0.9, 0.5, 0.3)"),
        care=0.8,
        depth=1,
        shifts=False,
    ),
    Level(
        key="candle",
        memory=memory("human(0.6, 0.4, 0.15)"),
        care=0.95,
        depth=2,
        shifts=False,
    ),
    Level(
        key="butler",
        memory=memory("human(0.4, 0.3, 0.05)"),
        shifts=False,
    ),
    Level(
        key="castellan",
        memory=memory("perfect"),
        trials=2000,
    ),
)

LEVELS: Mapping[str, tuple[Level, ...]] = {"dawn-under": DAWN_UNDER, "through-the-wall": THROUGH_THE_WALL}
