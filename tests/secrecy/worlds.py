"""Other worlds: positions that a viewer cannot tell from the real one, for they differ where it may not look.

What is hidden is said here by the rules of a game, place by place, from the truth. It is not asked of the
views and events of the engine, which are what is on trial.
"""

import random
from typing import Protocol

from geisterstunde.kernel.record import Buffer
from tests.games import GAMES
from tests.secrecy.dawn_under import DawnUnderSecrets
from tests.secrecy.through_the_wall import ThroughTheWallSecrets

# a kind of place, and up to two numbers that say which
Place = tuple[str, int, int]


class Secrets(Protocol):
    """What is hidden in one game."""

    def hidden(self, position: Buffer, viewer: int) -> set[Place]:
        """The places whose content a viewer cannot see now."""

    def shown_by(self, before: Buffer, seat: int, action: int, after: Buffer, viewer: int) -> set[Place]:
        """The places, named as they were before, whose content a legal decision showed to a viewer."""

    def shuffled(self, position: Buffer, places: set[Place], chance: random.Random) -> Buffer:
        """Another world: the same pieces, in these places in another order."""

    def alike(self, position: Buffer, seat: int, action: int) -> list[int]:
        """Other decisions of this seat that nobody else can tell from this one."""


SECRETS: dict[str, Secrets] = {
    "dawn-under": DawnUnderSecrets(),
    "through-the-wall": ThroughTheWallSecrets(),
}
assert SECRETS.keys() == GAMES.keys()
