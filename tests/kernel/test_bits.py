"""Sets of numbers as bits do what sets do, in compiled rules and in Python."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from geisterstunde.kernel.bits import count_bits, lowest_bit
from tests.kernel.entries import count_of, holds, lowest_of, nth_of

SETS = st.sets(st.integers(0, 62))


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@pytest.mark.parametrize("count", [count_bits, count_of], ids=["plain", "compiled"])
@given(numbers=SETS)
@example(numbers=set())
@example(numbers=set(range(63)))
def test_count(count: Callable[[int], int], numbers: set[int]) -> None:
    assert count(bits_of(numbers)) == len(numbers)


@pytest.mark.parametrize("lowest", [lowest_bit, lowest_of], ids=["plain", "compiled"])
@given(numbers=SETS.filter(bool))
@example(numbers={62})
@example(numbers={0, 62})
def test_lowest(lowest: Callable[[int], int], numbers: set[int]) -> None:
    assert lowest(bits_of(numbers)) == min(numbers)


@given(SETS.filter(bool), st.integers(0, 62))
@example(set(range(60)), 59)
@example({62}, 0)
@example(set(range(1, 63)), 61)
@example({0, 31, 32, 62}, 2)
def test_nth(numbers: set[int], n: int) -> None:
    n %= len(numbers)
    assert nth_of(bits_of(numbers), n) == sorted(numbers)[n]


@given(SETS, st.integers(0, 62))
def test_holds(numbers: set[int], number: int) -> None:
    assert holds(bits_of(numbers), number) == (number in numbers)
