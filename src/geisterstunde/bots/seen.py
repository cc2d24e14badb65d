"""What a seat has seen of a game, with nothing forgotten: the fold of its events."""

from typing import NamedTuple

from geisterstunde.bots.kit import BotKit
from geisterstunde.bots.levels import Level
from geisterstunde.bots.memory import NOT_SEEN, SIGHTINGS, memory
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.seats import Seat

FORGETS_NOTHING = Level(key="forgets-nothing", memory=memory("perfect"))


class Fact(NamedTuple):
    """Something that was seen at a place, and still holds as far as the seat can know."""

    value: int
    age: int  # of its latest sighting, 1 for what was seen last: in openings, or in turns of the castle
    times: int  # how often it was seen


class Seen:
    """A seat that watches, and never forgets."""

    def __init__(self, kit: BotKit, seat: Seat) -> None:
        self.kit = kit
        self.mind = kit.fresh_mind(FORGETS_NOTHING)
        kit.compiled.begin_mind(self.mind, seat, 0)
        self.memory = kit.open_mind(self.mind).memory

    @property
    def now(self) -> int:
        """The time by the clock of the memory, in openings, or in turns of the castle."""
        return int(self.memory.now)

    def watch(self, events: EventNumbers) -> None:
        """Something happened; what this seat may not know is passed over."""
        self.kit.compiled.watch(self.mind, events, len(events))

    def fact(self, trace: int) -> Fact | None:
        """What was last seen at a place of the memory, if anything."""
        held = self.memory
        if held.value[trace] == NOT_SEEN:
            return None
        latest = held.seen_at[trace, (held.sightings[trace] - 1) % SIGHTINGS]
        return Fact(int(held.value[trace]), int(held.now - latest + 1), int(held.sightings[trace]))

    def times(self, trace: int) -> int:
        """How often the same was seen at a place of the memory."""
        return int(self.memory.sightings[trace])
