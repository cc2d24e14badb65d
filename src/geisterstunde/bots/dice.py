"""Chance in a mind: a random number from the generator that every mind carries."""

from typing import Protocol

from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.playout import next_random

ALL = 4294967296.0  # random numbers there are


class HasDice(Protocol):
    """A mind with a generator of its own."""

    random: int


@rule
def throw(m: HasDice) -> int:
    """A random number of 32 bits."""
    m.random = next_random(m.random)
    return m.random


@rule
def happens(m: HasDice, share: float) -> bool:
    """Something that happens this often."""
    return throw(m) < share * ALL
