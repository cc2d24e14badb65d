"""Replays a record: the same decisions on the same deal lead to the same end, or the record is wrong."""

from collections.abc import Iterator
from typing import NamedTuple

from geisterstunde.kernel.game import GameEvent, Result
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Sentence, quoted, sentence
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record


class Replayed(NamedTuple):
    """One replayed decision."""

    number: int
    seat: int
    decision: str
    events: list[GameEvent]


class Replay:
    """A record on its way to its end."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = Match.laid_out(record.game, record.options, record.deal)

    def steps(self) -> Iterator[Replayed]:
        """Decides as the record says; raises BadInput at the first decision that cannot be."""
        for number, (seat, decision) in enumerate(self.record.decisions, start=1):
            try:
                events = self.match.decide(seat, decision)
            except BadInput as error:
                raise BadInput(
                    "record-impossible-decision",
                    number=number,
                    decision=quoted(decision),
                    seat=seat,
                    reason=error,
                ) from error
            yield Replayed(number, seat, decision, events)
        self._check_end()

    def to_the_end(self) -> Match:
        """Plays all of it; the match as it then stands."""
        for _ in self.steps():
            pass
        return self.match

    def _check_end(self) -> None:
        told, found = self.record.result, self.match.result
        if told != found:
            raise BadInput("record-other-end", told=ended(told), found=ended(found))


def ended(result: Result | None) -> Sentence:
    """How a game ended, in a few words."""
    if result is None:
        return sentence("record-goes-on")
    if not result.winners:
        return sentence("record-ended-for-nobody", reason=result.reason)
    return sentence("record-ended", seats=result.winners, reason=result.reason)


def replayed(record: Record) -> Match:
    """The match a record tells of, played through."""
    return Replay(record).to_the_end()
