"""Small rules of our own, to run the kernel's functions as compiled rules run them."""

from typing import Annotated

import numpy as np

from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit, nth_bit
from geisterstunde.kernel.chance import draw_below, draws_of, shuffle_front
from geisterstunde.kernel.jit import entry
from geisterstunde.kernel.log import LOG, Log, emit
from geisterstunde.kernel.record import Bits, Buffer, Byte, Grid, Ints, Short, layout_of, opens


class Cellar:
    """A record within a record."""

    bottles: Short
    shelf: Annotated[Ints, "i2", 3]


class House:
    """A record with everything that a record can hold."""

    rooms: Byte
    windows: Bits
    floor: Annotated[Ints, "i1", 5]
    wall: Annotated[Grid, "i1", (2, 3)]
    cellar: Cellar


HOUSE = layout_of(House)


@opens(House)
def house_of(buffer: Buffer) -> House:
    return buffer.view(HOUSE)[0]  # type: ignore[no-any-return] # Numba's own record


@opens(Log)
def log_of(buffer: Buffer) -> Log:
    return buffer.view(LOG)[0]  # type: ignore[no-any-return] # Numba's own record


@entry
def furnish(buffer: Buffer) -> int:
    """Writes into every part of a house; says what one of them held before."""
    house = house_of(buffer)
    before = house.cellar.shelf[1]
    house.rooms = -7
    house.windows = 1 << 40
    house.floor[4] = 99
    house.wall[1, 2] = -99
    house.cellar.bottles = 12345
    house.cellar.shelf[1] = before + 1
    return before


@entry
def count_of(bits: int) -> int:
    return count_bits(bits)


@entry
def lowest_of(bits: int) -> int:
    return lowest_bit(bits)


@entry
def nth_of(bits: int, n: int) -> int:
    return nth_bit(bits, n)


@entry
def holds(bits: int, number: int) -> bool:
    return has_bit(bits, number)


@entry
def draw_from(words: Buffer, limit: int) -> int:
    return draw_below(draws_of(words), limit)


@entry
def words_taken(words: Buffer) -> int:
    return draws_of(words).taken


@entry
def shuffle_numbers(words: Buffer, pile: Ints, wanted: int) -> None:
    """Shuffles the numbers 0, 1, 2 and so on."""
    for place in range(len(pile)):
        pile[place] = place
    shuffle_front(draws_of(words), pile, len(pile), wanted)


@entry
def write_down(buffer: Buffer, kind: int, audience: int, a: int, b: int) -> None:
    emit(log_of(buffer), kind, audience, a, b)


@entry
def read_beyond(pile: Ints) -> int:
    """Reads what is not there. Only for runs that check bounds."""
    return pile[len(pile)]


def reading_beyond_is_noticed() -> bool:
    """Whether such a run does check them."""
    try:
        read_beyond(np.zeros(3, dtype=np.int8))
    except IndexError:
        return True
    return False
