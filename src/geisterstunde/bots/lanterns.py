"""Lanterns for little ones: what a seat has seen glows for it, and fades.

A lantern is lit by the events that its seat saw, and by nothing else. How far it reaches is counted in looks:
in a cemetery everybody looks into a grave that is opened, in the castle the searcher alone looks into a deck.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import NamedTuple

import msgspec

from geisterstunde.bots.registry import kit_of
from geisterstunde.bots.seen import Fact, Seen
from geisterstunde.games.registry import package_named
from geisterstunde.kernel.log import AUDIENCE, EVERYONE, FIRST_FACT, KIND, EventNumbers
from geisterstunde.kernel.seats import Seat

STEPS = (20, 8, 3, 0)  # looks: how far a lantern reaches, from the brightest to one that is out
IN_A_ROW = 3  # finds after which an automatic lantern burns lower, and slips after which it burns brighter


class Lantern(StrEnum):
    """How much of what it has seen glows for a seat, in looks; an automatic one goes by how well it plays."""

    NONE = "none"
    LAST_3 = "last-3"
    LAST_8 = "last-8"
    LAST_20 = "last-20"
    AUTOMATIC = "automatic"


REACH = {Lantern.NONE: 0, Lantern.LAST_3: 3, Lantern.LAST_8: 8, Lantern.LAST_20: 20}


class Turned(StrEnum):
    """What became of an automatic lantern."""

    LOWER = "lower"
    BRIGHTER = "brighter"


class Happening(NamedTuple):
    """One event that a seat saw."""

    kind: int
    facts: tuple[int, ...]


class Sighting(NamedTuple):
    """Something that was seen at a place and still holds, for all the seat knows; in the game's notation."""

    place: str
    fact: str  # by its name in events
    value: str
    of: Fact


class Sightings(msgspec.Struct, frozen=True):
    """What a game brings: what counts as a look, what was seen where, and what a seat made of it.

    `tried` is asked before an event is noticed: True where the seat found something it had seen, False where
    it should have known better, None where the event says neither.
    """

    looks: frozenset[int]  # kinds of events
    held: Callable[[Seen], Iterator[Sighting]]
    tried: Callable[[Seen, Seat, Happening], bool | None]


class Glow(msgspec.Struct, frozen=True):
    """What glows at a place: a fact as in events, and how many looks ago it was last seen, 1 the latest."""

    place: str
    fact: str
    value: str
    age: int


class LanternView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's lantern, for this seat alone: it reaches `reach` looks back; 0 where it is out.

    `turned` says that what has just happened made an automatic one burn lower or brighter.
    """

    reach: int
    glows: tuple[Glow, ...] = ()
    turned: Turned | None = None


class Wick:
    """How far an automatic lantern reaches, by what its seat found and where it slipped."""

    def __init__(self) -> None:
        self.step = 0
        self.finds = 0  # in a row
        self.slips = 0

    @property
    def reach(self) -> int:
        """In looks."""
        return STEPS[self.step]

    def note(self, found: bool) -> Turned | None:
        """A find or a slip; after some of a kind in a row the lantern is turned."""
        self.finds, self.slips = (self.finds + 1, 0) if found else (0, self.slips + 1)
        if IN_A_ROW not in (self.finds, self.slips):
            return None
        self.finds = self.slips = 0
        before = self.step
        self.step = min(before + 1, len(STEPS) - 1) if found else max(before - 1, 0)
        if self.step == before:
            return None
        return Turned.LOWER if found else Turned.BRIGHTER


class SeatLantern:
    """The lantern of a seat: it watches what the seat sees, from the first event of a game on."""

    def __init__(self, game: str, seat: Seat, lantern: Lantern) -> None:
        sightings = sightings_of(game)
        assert sightings is not None, "only games that say what is seen have lanterns"
        self.sightings = sightings
        self.seat = seat
        self.seen = Seen(kit_of(game), seat)
        self.wick = Wick() if lantern == Lantern.AUTOMATIC else None
        self.fixed_reach = REACH.get(lantern, 0)
        self.looks: list[int] = []  # when they were, by the clock of the memory
        self.turned: Turned | None = None

    @property
    def reach(self) -> int:
        """How many looks back it shines."""
        return self.fixed_reach if self.wick is None else self.wick.reach

    def watch(self, events: EventNumbers) -> None:
        """Something happened, up to the next decision; what this seat may not know is passed over."""
        self.turned = None
        for number, event in enumerate(events.tolist()):
            if event[AUDIENCE] in (EVERYONE, self.seat):
                self._notice(Happening(event[KIND], tuple(event[FIRST_FACT:])), events[number : number + 1])

    def _notice(self, happening: Happening, event: EventNumbers) -> None:
        if self.wick is not None:
            found = self.sightings.tried(self.seen, self.seat, happening)
            if found is not None:
                self.turned = self.wick.note(found) or self.turned
        self.seen.watch(event)
        if happening.kind in self.sightings.looks:
            self.looks.append(self.seen.now)

    def view(self) -> LanternView:
        """What glows now."""
        reach = self.reach
        held = self.sightings.held(self.seen) if reach else ()
        glows = (Glow(each.place, each.fact, each.value, self._looks_since(each.of)) for each in held)
        return LanternView(reach, tuple(glow for glow in glows if glow.age <= reach), self.turned)

    def _looks_since(self, fact: Fact) -> int:
        seen_at = self.seen.now - fact.age + 1
        return max(len(self.looks) - bisect_left(self.looks, seen_at), 1)


def sightings_of(game: str) -> Sightings | None:
    """What can be seen in a game, if anything glows there."""
    sightings: Sightings | None = package_named(game).part("sightings")
    return sightings


def lanterns_of(game: str) -> tuple[Lantern, ...]:
    """The lanterns that a game offers."""
    return () if sightings_of(game) is None else tuple(Lantern)
