"""A line that a journal may get next, and what it leads to: proposed, then appended, then committed."""

import msgspec

from geisterstunde.match.match import Match, Step
from geisterstunde.server import journal
from geisterstunde.server.phase import CLOSED, DEALING, OVER, PLAYING


class Proposal(msgspec.Struct, frozen=True):
    """What the next line of a journal may say. Nothing has changed yet.

    The deal of a game or a decision has been played already: once its line is kept, the outcome is there. A
    proposal holds for the very next number only, and is void as soon as anything else has happened.
    """

    number: int  # of the line
    entry: journal.Entry
    begun: Match | None = None  # the game that begins with it
    step: Step | None = None  # the decision, played

    @property
    def phase(self) -> str | None:
        """The phase the table enters with it, if it is another one."""
        match self.entry:
            case journal.Promised():
                return DEALING
            case journal.Started() | journal.StartedBySeed() | journal.LaidOut():
                return PLAYING
            case journal.Decided() if self.step is not None and not self.step.owing:
                return OVER
            case journal.Closed():
                return CLOSED
        return None

    def line(self, command: str) -> journal.Line:
        """The line, as it is stored."""
        return journal.Line(self.number, command, journal.VERSION, journal.write(self.entry))
