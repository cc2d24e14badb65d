"""Sets of up to 63 small numbers, kept as the bits of one integer."""

from geisterstunde.kernel.jit import COMPILED, rule


def count_bits(bits: int) -> int:
    """How many numbers the set holds."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def members(bits: int) -> tuple[int, ...]:
    """The numbers of a set, ascending.

    >>> members(0b10110)
    (1, 2, 4)
    """
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


if COMPILED:
    # Compiled rules use the processor's own instructions for these two.
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def _population(typing_context, bits):  # type: ignore[no-untyped-def] # Numba's calling convention
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @intrinsic
    def _trailing_zeros(typing_context, bits):  # type: ignore[no-untyped-def]
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), generate

    @overload(count_bits)
    def _count_bits(bits):  # type: ignore[no-untyped-def]
        return lambda bits: _population(bits)

    @overload(lowest_bit)
    def _lowest_bit(bits):  # type: ignore[no-untyped-def]
        return lambda bits: _trailing_zeros(bits)


@rule
def has_bit(bits: int, number: int) -> bool:
    """Whether the set holds a number."""
    return (bits >> number) & 1 != 0


@rule
def nth_bit(bits: int, n: int) -> int:
    """The n-th smallest number of a set that holds more than n."""
    if bits & (bits + 1) == 0:
        return n  # no gaps: most choices are among all graves
    found = 0
    width = 32
    while width > 0:
        below = count_bits(bits & ((1 << width) - 1))
        if n >= below:
            n -= below
            bits >>= width
            found += width
        width >>= 1
    return found
