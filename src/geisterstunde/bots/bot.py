"""What a bot is, and the simplest one.

A bot sees what its seat sees and nothing else: the events its seat may know, as numbers, and the position as
its seat knows it, in the form the rules read, everything hidden blanked.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from geisterstunde.bots.search import never, number_of
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.log import EVERYONE, EventNumbers
from geisterstunde.kernel.playout import next_random, random_below
from geisterstunde.kernel.record import Buffer


class Reason(NamedTuple):
    """Why a bot decided so: a code, and the colour or garment it speaks of, if any."""

    code: str
    about: str | None = None


class Decision(NamedTuple):
    """What a bot decides, as the number of an action, and why."""

    action: int
    reason: Reason


class Bot(Protocol):
    """Watches what its seat may see, and decides when its seat is asked."""

    def watch(self, events: EventNumbers) -> None:
        """Something happened: the events of one decision that this seat may know."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        """Chooses a legal decision, soon when asked to stop."""


def events_for(events: EventNumbers, seat: int) -> EventNumbers:
    """The events among some that a seat may know."""
    known: EventNumbers = events[(events[:, 1] == EVERYONE) | (events[:, 1] == seat)]
    return known


class RandomBot:
    """Decides by chance; the same seed decides the same."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.random = number_of(seed, seat)

    def watch(self, events: EventNumbers) -> None:
        """Chance has no memory."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        self.random = next_random(self.random)
        legal = self.game.legal(shown, self.seat)
        return Decision(legal[random_below(self.random, len(legal))], Reason("chance"))
