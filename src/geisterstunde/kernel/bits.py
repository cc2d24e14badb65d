"""Sets of up to 63 small numbers, kept as the bits of one integer."""

from geisterstunde.kernel.jit import rule


def count_bits(bits: int) -> int:
    """How many numbers the set holds."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def nth_bit(bits: int, n: int) -> int:
    """The n-th smallest number of a set that holds more than n."""
    if bits & (bits + 1) == 0:
        return n  # no gaps: most choices are among all graves
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


def members(bits: int) -> tuple[int, ...]:
    """The numbers of a set, ascending.

    >>> members(0b10110)
    (1, 2, 4)
    """
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


@rule
def has_bit(bits: int, number: int) -> bool:
    """Whether the set holds a number."""
    return (bits >> number) & 1 != 0
