"""How sure a share or a mean is."""

import math
from typing import NamedTuple

Z_95 = 1.959964


class Share(NamedTuple):
    """A share of so many games, and the interval that holds the true one 19 times in 20."""

    value: float
    low: float
    high: float
    games: int


class Mean(NamedTuple):
    """A mean with its interval, and how far single games lie from it."""

    value: float
    low: float
    high: float
    spread: float  # the standard deviation


def share_of(won: float, games: int) -> Share:
    """The share with its Wilson interval; shared wins count in part.

    >>> [round(number, 3) for number in share_of(60, 100)[:3]]
    [0.6, 0.502, 0.691]
    """
    if games == 0:
        return Share(0.0, 0.0, 1.0, 0)
    value = won / games
    spread = Z_95**2 / games
    centre = (value + spread / 2) / (1 + spread)
    half = math.sqrt(spread * (value * (1 - value) + spread / 4)) / (1 + spread)
    return Share(value, max(centre - half, 0.0), min(centre + half, 1.0), games)


def mean_of(total: int, squares: int, count: int, unit: int = 1) -> Mean:
    """The mean of whole numbers by their sum and the sum of their squares; `unit` of them make one.

    >>> mean_of(total=6, squares=14, count=3)
    Mean(value=2.0, low=0.868..., high=3.131..., spread=1.0)
    """
    value = total / count
    variance = (squares * count - total * total) / (count * max(count - 1, 1))
    half = Z_95 * math.sqrt(variance / count)
    return Mean(value / unit, (value - half) / unit, (value + half) / unit, math.sqrt(variance) / unit)
