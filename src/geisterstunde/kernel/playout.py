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
def random_below(random: int, limit: int) -> int:
    """Scales a 32-bit random number down below a small limit."""
    return (random * limit) >> 32
