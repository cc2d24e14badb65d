"""What there is to be seen in a cemetery: the undersides of lids, and what lies in graves."""

from collections.abc import Iterator

from geisterstunde.bots.lanterns import Happening, Sighting, Sightings
from geisterstunde.bots.seen import Seen
from geisterstunde.games.dawn_under.bots.mind import LID, OCCUPANT
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.state import EMPTY
from geisterstunde.games.dawn_under.words import grave as grave_name
from geisterstunde.games.dawn_under.words import inside as inside_word
from geisterstunde.games.dawn_under.words import lid as lid_word
from geisterstunde.kernel.seats import Seat


def held(seen: Seen) -> Iterator[Sighting]:
    """Grave by grave what was seen there: the lid, and what lies inside."""
    for grave in range(GRAVES):
        lid, inside = seen.fact(LID + grave), seen.fact(OCCUPANT + grave)
        if lid is not None:
            yield Sighting(grave_name(grave), "lid", lid_word(lid.value), lid)
        if inside is not None:
            yield Sighting(grave_name(grave), "inside", inside_word(inside.value), inside)


def tried(seen: Seen, seat: Seat, happening: Happening) -> bool | None:
    """A find is a vampire laid under a lid that was seen before. A slip: a grave opened that was seen to be
    taken, or one whose lid was seen before and that is left empty.
    """
    who, grave, *_ = happening.facts
    if who != seat:
        return None
    match happening.kind:
        case Event.LAID if was_seen_before(seen, grave):
            return True
        case Event.LEFT_EMPTY if was_seen_before(seen, grave):
            return False
        case Event.OPENED:
            inside = seen.fact(OCCUPANT + grave)
            return False if inside is not None and inside.value != EMPTY else None
    return None


def was_seen_before(seen: Seen, grave: int) -> bool:
    """Whether the lid of an open grave had been seen before it was opened this time."""
    return seen.times(LID + grave) > 1


SIGHTINGS = Sightings(frozenset({Event.OPENED, Event.LIFTED}), held, tried)
