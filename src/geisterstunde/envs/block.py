"""Some arrays in one block of memory.

Compiled code is handed the block alone, because every further array costs time at the border; and a copy of
the tables is a copy of the block. It begins with a line for every array: where it starts, and its shape.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.record import Buffer

LINE = 64  # arrays begin at lines of the processor's cache
START, DEEP, WIDE, LONG = range(4)  # the columns of the first lines; an array has at most three dimensions
NUMBERS = 4


class Form(NamedTuple):
    """What an array of a block is made of."""

    dtype: type[np.generic]
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """In bytes."""
        return math.prod(self.shape) * np.dtype(self.dtype).itemsize


def block_of(forms: list[Form]) -> Buffer:
    """A block of blank arrays."""
    starts, end = [], lined_up(len(forms) * NUMBERS * 8)
    for form in forms:
        starts.append(end)
        end = lined_up(end + form.size)
    block = np.zeros(end, dtype=np.uint8)
    first_lines = block[: len(forms) * NUMBERS * 8].view(np.int64).reshape(-1, NUMBERS)
    for line, start, form in zip(first_lines, starts, forms, strict=True):
        line[:] = (start, *form.shape, *[1] * (NUMBERS - 1 - len(form.shape)))
    return block


def lined_up(place: int) -> int:
    """Where the next line begins.

    >>> lined_up(0), lined_up(1), lined_up(64)
    (0, 64, 64)
    """
    return -(-place // LINE) * LINE


def arrays_in(block: Buffer, forms: list[Form]) -> list[NDArray[Any]]:
    """The arrays of a block, over the very same memory."""
    first_lines = block[: len(forms) * NUMBERS * 8].view(np.int64).reshape(-1, NUMBERS)
    return [
        block[start : start + form.size].view(form.dtype).reshape(form.shape)
        for start, form in zip(first_lines[:, START].tolist(), forms, strict=True)
    ]
