"""The lanterns of a table: everybody sees who has one, and nobody but its seat what glows in it."""

from collections.abc import Mapping, Sequence

import msgspec

from geisterstunde.bots.lanterns import Lantern, LanternView, SeatLantern, lanterns_of
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.match.record import Record
from geisterstunde.server.seat import Seat


class LitLanterns:
    """The lanterns that burn in a game. They watch it from the deal on."""

    def __init__(self, game: str, wanted: Sequence[Lantern]) -> None:
        offered = lanterns_of(game)
        self.by_seat: Mapping[int, SeatLantern] = {
            seat: SeatLantern(game, seat, lantern)
            for seat, lantern in enumerate(wanted)
            if lantern != Lantern.NONE and lantern in offered
        }
        self.seen: dict[int, LanternView] = {}  # of the position as it is now

    def watch(self, events: EventNumbers) -> None:
        """The game went on."""
        self.seen.clear()
        for lantern in self.by_seat.values():
            lantern.watch(events)

    def of(self, viewer: int) -> LanternView | None:
        """What glows for a seat; nothing for those who have no lantern, and for spectators."""
        if viewer not in self.by_seat:
            return None
        if viewer not in self.seen:
            self.seen[viewer] = self.by_seat[viewer].view()
        return self.seen[viewer]


def lanterns_at(seats: Sequence[Seat]) -> tuple[Lantern, ...]:
    """What was chosen for every seat."""
    return tuple(seat.lantern for seat in seats)


def with_lanterns(record: Record, seats: Sequence[Seat]) -> Record:
    """A record that tells by which lanterns was played, if by any."""
    chosen = lanterns_at(seats)
    return msgspec.structs.replace(record, lanterns=chosen) if any_lit(chosen) else record


def lanterns_in(record: Record) -> tuple[Lantern, ...]:
    """By which lanterns a recorded game was played; of those that nobody knows any more nothing glows."""
    known = set(Lantern)
    return tuple(Lantern(name) if name in known else Lantern.NONE for name in record.lanterns or ())


def any_lit(lanterns: Sequence[Lantern]) -> bool:
    """Whether somebody has a lantern."""
    return any(lantern != Lantern.NONE for lantern in lanterns)
