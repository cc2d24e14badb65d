"""What a player of Dawn Under has in mind."""

from typing import Annotated

from geisterstunde.bots.memory import Memory, clear_memory
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.repeats import TWO, forget_openings
from geisterstunde.games.dawn_under.state import COLOURS
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Bits, Byte, Ints, Short, layout_of

UNKNOWN = -1
OWN_PLACE = -1

# Traces of the memory: three a grave.
LID = 0
OCCUPANT = GRAVES
OWN_GARLIC = 2 * GRAVES


class Mind:
    """A memory, what it yields at this moment, and a temper."""

    memory: Memory
    care: Annotated[float, "f8"]  # how often the player thinks at all; else any grave will do
    random: Annotated[int, "i8"]
    opened_share: Annotated[float, "f8"]  # how likely a grave of which nothing is recalled was open before
    taken_share: Annotated[float, "f8"]  # P(vampire | opened before, not recalled)
    trap_share: Annotated[float, "f8"]  # another's garlic
    own_trap_share: Annotated[float, "f8"]  # or one's own
    resting: Short  # vampires that lie in graves: all could count them
    seat: Byte
    colours_seen: Byte  # bits
    plague: Byte  # whether rats are about: what is opened then does not count for DU-41 and DU-42
    last_opened: Byte  # what does count, as in `Openings`; it is not forgotten so soon
    marked: Byte
    previous_turn: Byte
    opened_in_turn: Annotated[Ints, "i8", TWO]
    third_time: Bits
    reason: Byte  # of the last decision
    reason_colour: Byte

    # Recalled now, as far as it is recalled.
    lid: Annotated[Ints, "i1", GRAVES]  # a colour, a rat, or UNKNOWN
    inside: Annotated[Ints, "i1", GRAVES]  # as in the state; what is not recalled is taken to be empty
    looked_into: Annotated[Ints, "i1", GRAVES]  # whether it is recalled what lay there, empty or not
    slipped_from: Annotated[Ints, "i1", GRAVES]  # the grave whose lid this really is, or OWN_PLACE
    left: Annotated[Ints, "i1", COLOURS + 1]  # lids of each colour, and rats, that lie unknown


MIND = layout_of(Mind)
mind_of = opener(Mind)


@rule
def sit_down(m: Mind) -> None:
    """A game begins: nothing has been seen."""
    clear_memory(m.memory)
    m.colours_seen = 0
    m.resting = 0
    m.plague = 0
    forget_openings(m)
