"""Small rules of our own, to run the kernel's functions as compiled rules run them."""

from typing import Annotated

import numpy as np

from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit, nth_bit
from geisterstunde.kernel.chance import draw_below, draws_of, shuffle_front
from geisterstunde.kernel.jit import entry
from geisterstunde.kernel.log import Log, emit
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.projection import projection_of, show_open_bytes
from geisterstunde.kernel.record import Bits, Buffer, Byte, Grid, Ints, Short, bytes_of, layout_of
from geisterstunde.kernel.visibility import PUBLIC, Public, computed, hidden, owners


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


class Table:
    """Where the cards of a little game lie."""

    centre: Annotated[Ints, "i1", 2, PUBLIC]
    deck: Annotated[Ints, "i1", 4, hidden(blank=-1)]
    used: Public[Byte]


class Game:
    """A state with every kind of field."""

    seed: Annotated[Bits, hidden(blank=0)]
    turn: Public[Byte]
    score: Annotated[Ints, "i2", 3, PUBLIC]
    table: Table
    hand: Annotated[Grid, "i2", (3, 2), owners(blank=-2)]
    top: Annotated[Byte, computed("top_seen", blank=-3)]
    over: Public[Byte]


HOUSE = layout_of(House)
GAME = layout_of(Game)
GAME_PROJECTION = projection_of(Game)
house_of = opener(House)
game_of = opener(Game)


@entry
def show_game(buffer: Buffer, shown: Buffer, viewer: int) -> None:
    """What a seat sees of the little game, but for what is computed."""
    show_open_bytes(GAME_PROJECTION, bytes_of(game_of(buffer)), bytes_of(game_of(shown)), viewer)


@entry
def table_bytes(buffer: Buffer) -> int:
    """The bytes of a record within a record, added up."""
    table = bytes_of(game_of(buffer).table)
    total = 0
    for place in range(len(table)):
        total += table[place]
    return total


log_of = opener(Log)


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
