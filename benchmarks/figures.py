"""A measured figure, how it is measured, and how a list of them is printed."""

import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROUNDS = 5


class Figure(NamedTuple):
    """What was measured, and what we hope for."""

    what: str
    value: float
    unit: str
    goal: str = ""


def median_rate(work: Callable[[], int]) -> float:
    """Things a second, the median of five rounds after one to warm up."""
    work()
    rates = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - start))
    return statistics.median(rates)


def median_seconds(work: Callable[[], object]) -> float:
    """Seconds, the median of five rounds."""
    seconds = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def print_figures(figures: list[Figure]) -> None:
    """One line a figure."""
    table = Table("measured", "figure", "unit", "goal", title="Geisterstunde, one core, medians of five")
    table.columns[1].justify = "right"
    for figure in figures:
        table.add_row(figure.what, f"{figure.value:,.2f}", figure.unit, figure.goal)
    Console(width=110).print(table)
