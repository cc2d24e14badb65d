"""What a player of Dawn Under has in mind."""

from typing import Annotated

from geisterstunde.bots.memory import Memory, clear_memory
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.state import COLOURS, NOBODY, NOWHERE
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Byte, Ints, Short, layout_of

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
    taken_share: Annotated[float, "f8"]  # how likely one that was, but is not recalled, holds a vampire
    trap_share: Annotated[float, "f8"]  # another's garlic
    own_trap_share: Annotated[float, "f8"]  # or one's own
    resting: Short  # vampires that lie in graves: all could count them
    seat: Byte
    colours_seen: Byte  # bits
    latest_opener: Byte  # who opened the latest grave that counts for DU-41, which is not forgotten so soon,
    latest_grave: Byte  # which one it was,
    latest_before: Byte  # and the latest that somebody else opened before that player
    plague: Byte  # whether rats are about: what is opened then does not count for DU-41
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
    m.latest_opener = NOBODY
    m.latest_grave = NOWHERE
    m.latest_before = NOWHERE


@rule
def latest_of_others(m: Mind, seat: int) -> int:
    """The latest grave that another player than this one has opened (DU-41)."""
    return m.latest_grave if m.latest_opener != seat else m.latest_before
