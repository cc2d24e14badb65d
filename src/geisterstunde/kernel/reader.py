"""Who is told of a game: in which language, who sits where, and which seat is their own."""

from collections.abc import Sequence

import msgspec

from geisterstunde.kernel.seats import NOBODY
from geisterstunde.locales.speech import Fact, knows, say


class Reader(msgspec.Struct, frozen=True):
    """Somebody at a screen. A spectator has no seat."""

    language: str
    names: Sequence[str]
    seat: int = NOBODY

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message in the reader's language."""
        return say(self.language, message, facts)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return knows(self.language, message)

    def person(self, seat: int) -> str:
        """Which form of a verb goes with a seat, as the messages call it."""
        return "you" if seat == self.seat else "other"

    def name(self, seat: int) -> str:
        """How a seat is called within a sentence."""
        return self.say("lists-you") if seat == self.seat else self.names[seat]

    def label(self, seat: int) -> str:
        """How a seat is called beside its belongings."""
        return self.say("terminal-you") if seat == self.seat else self.names[seat]
