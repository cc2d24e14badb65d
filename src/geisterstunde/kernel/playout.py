"""A small fast generator for playouts. It never deals cards that people play with."""

from geisterstunde.kernel.jit import rule


@rule
def next_random(random: int) -> int:
    """Xorshift with 32 bits, the same compiled and plain; never 0 when started with anything else."""
    random ^= (random << 13) & 0xFFFFFFFF
    random ^= random >> 17
    random ^= (random << 5) & 0xFFFFFFFF
    return random


@rule
def scrambled(number: int) -> int:
    """A start for a generator of its own, far from the starts of neighbouring numbers; never 0."""
    number = (number ^ number >> 16) * 0x45D9F3B & 0xFFFFFFFF
    number = (number ^ number >> 16) * 0x45D9F3B & 0xFFFFFFFF
    return (number ^ number >> 16) | 1


@rule
def stirred(mixed: int, number: int) -> int:
    """Mixes another number of 32 bits into one, so that neighbours end up far apart."""
    mixed = ((mixed ^ number) * 2654435761 + 40503) & 0xFFFFFFFF
    return mixed ^ mixed >> 15


@rule
def start_of_seat(number: int, seat: int) -> int:
    """Where the generator of a player starts, in the game of this number; never 0."""
    return stirred(stirred(0, number & 0xFFFFFFFF), seat) or 1


@rule
def random_below(random: int, limit: int) -> int:
    """Scales a 32-bit random number down below a small limit."""
    return (random * limit) >> 32
