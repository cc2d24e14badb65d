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
def random_below(random: int, limit: int) -> int:
    """Scales a 32-bit random number down below a small limit."""
    return (random * limit) >> 32
