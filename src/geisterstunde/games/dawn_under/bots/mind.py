"""What a player of Dawn Under has in mind."""

from typing import Annotated

from geisterstunde.bots.memory import Memory
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.state import COLOURS
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.playout import next_random
from geisterstunde.kernel.record import Buffer, Byte, Ints, Short, layout_of, opens

UNKNOWN = -1
OWN_PLACE = -1

# Traces of the memory: three a grave.
LID = 0
OCCUPANT = GRAVES
OWN_GARLIC = 2 * GRAVES


class Brain:
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
    latest_of_others: Byte  # the grave another player has just opened, which is not forgotten so soon (DU-41)
    plague: Byte  # whether rats are about: what is opened then does not count for DU-41
    reason: Byte  # of the last decision
    reason_colour: Byte

    # Recalled now, as far as it is recalled.
    lid: Annotated[Ints, "i1", GRAVES]  # a colour, a rat, or UNKNOWN
    inside: Annotated[Ints, "i1", GRAVES]  # as in the state; what is not recalled is taken to be empty
    looked_into: Annotated[Ints, "i1", GRAVES]  # whether it is recalled what lay there, empty or not
    slipped_from: Annotated[Ints, "i1", GRAVES]  # the grave whose lid this really is, or OWN_PLACE
    left: Annotated[Ints, "i1", COLOURS + 1]  # lids of each colour, and rats, that lie unknown


BRAIN = layout_of(Brain)


@opens(Brain)
def brain_of(buffer: Buffer) -> Brain:
    """The brain whose bytes these are."""
    return buffer.view(BRAIN)[0]  # type: ignore[no-any-return] # Numba's own record


@rule
def throw(b: Brain) -> int:
    """A random number of 32 bits."""
    b.random = next_random(b.random)
    return b.random


@rule
def happens(b: Brain, share: float) -> bool:
    """Something that happens this often."""
    return throw(b) < share * 4294967296.0
