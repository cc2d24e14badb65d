"""Folding: a table from its journal, in slices, so that a long journal keeps nobody else waiting."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from geisterstunde.server import journal
from geisterstunde.server.seat import PLAYER
from geisterstunde.server.table import Table

SLICE = 100  # lines: one or two milliseconds by compiled rules, a few dozen by plain ones


def fold(table: Table, lines: Sequence[journal.Line]) -> Iterator[int]:
    """Goes on by the next lines of a table's journal, slice by slice; how many lines each had."""
    for start in range(0, len(lines), SLICE):
        some = lines[start : start + SLICE]
        for line, entry in zip(some, journal.read_all(some), strict=True):
            table.take_in(line.seq, line.command, entry)
        yield len(some)


def folded(name: str, code: str | None, names: Mapping[int, str], lines: Sequence[journal.Line]) -> Table:
    """A table from its journal."""
    table = Table(name, code)
    for _ in fold(table, lines):
        pass
    seat_names(table, names)
    return table


async def folded_in_slices(
    name: str, code: str | None, names: Mapping[int, str], lines: Sequence[journal.Line]
) -> Table:
    """The same, and everybody else has a turn after every slice."""
    table = Table(name, code)
    for _ in fold(table, lines):
        await asyncio.sleep(0)
    seat_names(table, names)
    return table


def seat_names(table: Table, names: Mapping[int, str]) -> None:
    """Names are of those who sit there now, whoever sat there before."""
    table.names = {seat: name for seat, name in names.items() if table.seats[seat].kind == PLAYER}
