"""How sure a share is."""

import math
from typing import NamedTuple

Z_95 = 1.959964


class Share(NamedTuple):
    """A share of so many games, and the interval that holds the true one 19 times in 20."""

    value: float
    low: float
    high: float
    games: int


def share_of(won: float, games: int) -> Share:
    """The share with its Wilson interval; shared wins count in part.

    >>> [round(number, 3) for number in share_of(60, 100)[:3]]
    [0.6, 0.502, 0.691]
    """
    value = won / games
    spread = Z_95**2 / games
    centre = (value + spread / 2) / (1 + spread)
    half = math.sqrt(spread * (value * (1 - value) + spread / 4)) / (1 + spread)
    return Share(value, centre - half, centre + half, games)
