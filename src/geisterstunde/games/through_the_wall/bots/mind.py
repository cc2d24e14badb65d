"""What a player of Through the Wall has in mind."""

from typing import Annotated

from geisterstunde.bots.memory import Memory, clear_memory
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.games.through_the_wall.garments import GARMENTS
from geisterstunde.games.through_the_wall.state import DECKS, MOVES
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Byte, FloatGrid, Ints, Short, layout_of

# Traces of the memory: where a garment lies, and for every garment and deck that it does not lie there.
LIES_IN = 0
NOT_IN = len(GARMENTS)

LONGEST_WAY = 3 * MOVES + 4  # moves, ghosts to put down, and a search


class Mind:
    """A memory, what it makes of the decks, and the way that was planned."""

    memory: Memory
    care: Annotated[float, "f8"]  # how often the player plans at all
    random: Annotated[int, "i8"]
    seat: Byte
    depth: Byte  # how many moves it plans ahead
    words: Byte  # SHIFTS: leaves out moving sliders to other tunnels; PUTS: thinks of everything
    reason: Byte
    wanted: Byte  # the garment the plan is for
    looked_into: Annotated[Ints, "i1", SEATS]  # the decks each seat has searched, as bits: all saw that

    share: Annotated[FloatGrid, "f8", (len(GARMENTS), DECKS)]  # how likely a garment lies in a deck

    way: Annotated[Ints, "i2", LONGEST_WAY]  # what is planned, in order
    planned: Short
    done: Short


MIND = layout_of(Mind)
mind_of = opener(Mind)


@rule
def sit_down(m: Mind) -> None:
    """A game begins: nothing has been seen, and nothing is planned."""
    clear_memory(m.memory)
    m.planned = 0
    m.done = 0
    for other in range(SEATS):
        m.looked_into[other] = 0
