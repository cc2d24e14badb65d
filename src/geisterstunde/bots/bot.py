"""What a bot is, and the simplest one."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from geisterstunde.kernel.game import Happening


class Bot(Protocol):
    """Watches what its seat may see, and decides when its seat is asked."""

    def watch(self, happening: Happening) -> None:
        """Something happened that this seat may know."""

    def decide(self, view: Any, legal: Sequence[str]) -> str:
        """Chooses one of the legal decisions."""


class RandomBot:
    """Decides by chance; the same seed decides the same."""

    def __init__(self, seat: int, seed: int) -> None:
        self.random = random.Random(f"{seed} {seat}")

    def watch(self, happening: Happening) -> None:
        """Chance has no memory."""

    def decide(self, view: Any, legal: Sequence[str]) -> str:
        return self.random.choice(legal)
