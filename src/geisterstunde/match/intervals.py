"""How sure a share or a mean is."""

import math
from typing import NamedTuple

Z_95 = 1.959964
# Student's t for means of 2 to 30 numbers: so few say little about how far they scatter
T_95 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045),
)
FEW = len(T_95) + 1


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


def errors_in_95(count: int) -> float:
    """How many standard errors the interval of a mean of so many numbers reaches to each side.

    >>> errors_in_95(5), errors_in_95(1000)
    (2.776, 1.959964)
    """
    return T_95[max(count, 2) - 2] if count <= FEW else Z_95


def half_width(variance: float, count: int) -> float:
    """How far the interval of a mean reaches to each side."""
    return errors_in_95(count) * math.sqrt(max(variance, 0.0) / count)


def mean_of(total: int, squares: int, count: int, unit: int = 1) -> Mean:
    """The mean of whole numbers by their sum and the sum of their squares; `unit` of them make one.

    >>> mean_of(total=6, squares=14, count=3)
    Mean(value=2.0, low=-0.484..., high=4.484..., spread=1.0)
    """
    value = total / count
    variance = (squares * count - total * total) / (count * max(count - 1, 1))
    half = half_width(variance, count)
    return Mean(value / unit, (value - half) / unit, (value + half) / unit, math.sqrt(variance) / unit)
