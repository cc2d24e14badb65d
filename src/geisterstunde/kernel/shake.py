"""SHAKE-256 of many seeds at once, compiled: byte for byte what `hashlib` gives for one after the other.

Unfolding seeds one by one takes a tenth as long as the games by chance that they deal; here several are
permuted side by side, in the processor's widest registers.
"""

from functools import reduce
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from geisterstunde.kernel.jit import entry

Numbers = NDArray[np.uint64]
Words = NDArray[np.uint32]

SIDE_BY_SIDE = 8  # seeds
ROUNDS = 24
ROW = 5  # Keccak's state is a square of 25 numbers
RATE = 17  # numbers of it that are given out between two permutations
SEED = 4  # numbers
END_OF_SEED = np.uint64(0x1F)
END_OF_RATE = np.uint64(1 << 63)
LOW_HALF, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)


def _numbers_of_rounds() -> list[int]:
    """What each round adds: bits of a shift register."""
    register, numbers = 1, [0] * ROUNDS
    for turn in range(ROUNDS):
        for power in range(7):
            numbers[turn] |= (register & 1) << (1 << power) - 1
            register = register << 1 ^ (0x171 if register & 0x80 else 0)
    return numbers


def _rotations() -> list[int]:
    """How far each number of the square is rotated."""
    far, x, y = [0] * ROW**2, 1, 0
    for step in range(ROUNDS):
        far[x + ROW * y] = (step + 1) * (step + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % ROW
    return far


OF_ROUNDS = np.array(_numbers_of_rounds(), dtype=np.uint64)
FAR = _rotations()
WHITHER = [y + ROW * ((2 * x + 3 * y) % ROW) for y in range(ROW) for x in range(ROW)]


@entry
def unfold(seeds: Numbers, words: Words) -> None:
    """Fills every row of words from its seed; a row is as long as some permutations give."""
    square = np.zeros((ROW**2, SIDE_BY_SIDE), dtype=np.uint64)
    for start in range(0, len(seeds), SIDE_BY_SIDE):
        together = min(SIDE_BY_SIDE, len(seeds) - start)
        for place in range(ROW**2):
            for beside in range(SIDE_BY_SIDE):
                square[place, beside] = 0
        for beside in range(together):
            for place in range(SEED):
                square[place, beside] = seeds[start + beside, place]
            square[SEED, beside] = END_OF_SEED
            square[RATE - 1, beside] = END_OF_RATE
        for block in range(words.shape[1] // (2 * RATE)):
            permute(square)
            for beside in range(together):
                for place in range(RATE):
                    word = 2 * (RATE * block + place)
                    words[start + beside, word] = square[place, beside] & LOW_HALF
                    words[start + beside, word + 1] = square[place, beside] >> HALF


def permute(square: Numbers) -> None:
    """Keccak's permutation of several squares side by side."""
    raise NotImplementedError("in machine code only")


@overload(permute)
def _permute(square):  # type: ignore[no-untyped-def] # Numba's calling convention, here and below
    return lambda square: _permute_in_registers(square, OF_ROUNDS)


@intrinsic
def _permute_in_registers(typing_context, square, of_rounds):  # type: ignore[no-untyped-def]
    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        lanes = ir.VectorType(ir.IntType(64), SIDE_BY_SIDE)
        data, added = (
            context.make_array(kind)(context, builder, value).data
            for kind, value in zip(signature.args, arguments, strict=True)
        )
        first = builder.bitcast(data, lanes.as_pointer())
        places = [builder.gep(first, [ir.Constant(ir.IntType(64), place)]) for place in range(ROW**2)]
        held = [cgutils.alloca_once_value(builder, builder.load(place, align=8)) for place in places]
        with cgutils.for_range(builder, ir.Constant(ir.IntType(64), ROUNDS)) as loop:
            numbers = _one_round(builder, [builder.load(each) for each in held])
            number = builder.load(builder.gep(added, [loop.index]))
            for lane in range(SIDE_BY_SIDE):
                place = ir.Constant(ir.IntType(32), lane)
                changed = builder.xor(builder.extract_element(numbers[0], place), number)
                numbers[0] = builder.insert_element(numbers[0], changed, place)
            for value, each in zip(numbers, held, strict=True):
                builder.store(value, each)
        for each, place in zip(held, places, strict=True):
            builder.store(builder.load(each), place, align=8)
        return context.get_dummy_value()

    return types.void(square, of_rounds), generate


def _one_round(builder: Any, numbers: list[Any]) -> list[Any]:
    """A round but for the number that it adds, as instructions over vectors."""

    def rotated(value: Any, far: int) -> Any:
        if far == 0:
            return value
        left, right = (ir.Constant(value.type, [bits] * SIDE_BY_SIDE) for bits in (far, 64 - far))
        return builder.or_(builder.shl(value, left), builder.lshr(value, right))

    columns = [reduce(builder.xor, numbers[x::ROW]) for x in range(ROW)]
    parities = [builder.xor(columns[x - 1], rotated(columns[(x + 1) % ROW], 1)) for x in range(ROW)]
    moved = list(numbers)
    for place, number in enumerate(numbers):
        moved[WHITHER[place]] = rotated(builder.xor(number, parities[place % ROW]), FAR[place])
    mixed = []
    for place, number in enumerate(moved):
        row, x = place - place % ROW, place % ROW
        one, two = moved[row + (x + 1) % ROW], moved[row + (x + 2) % ROW]
        mixed.append(builder.xor(number, builder.and_(builder.not_(one), two)))
    return mixed
