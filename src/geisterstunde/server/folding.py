"""Folding: a table from its journal, in slices, so that a long journal keeps nobody else waiting.

It is read in portions for the same reason: others want to read too, and a portion comes as a whole.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server import journal
from geisterstunde.server.seat import PLAYER
from geisterstunde.server.store.store import ANY_NUMBER
from geisterstunde.server.table import Table

PORTION = 1000  # lines that are read at once
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


Read = Callable[[int, int], Awaitable[Sequence[journal.Line]]]  # after a line, up to so many


async def folded_in_slices(table: Table, read: Read, names: Mapping[int, str]) -> Table:
    """The same from where a table stands, and everybody else has a turn after every slice.

    A finished game that today's rules deal or play otherwise is what its record says; one that goes on is
    refused, for it must not become another game.
    """
    try:
        await fold_all(table, read)
    except BadInput:
        table = remembered(table.id, table.code, await read(0, ANY_NUMBER))
        if table.record is None:
            raise
    seat_names(table, names)
    return table


async def fold_all(table: Table, read: Read) -> None:
    """Goes on by all that can be read, portion by portion and slice by slice."""
    had = PORTION
    while had == PORTION:
        portion = await read(table.seq, PORTION)
        had = len(portion)
        for _ in fold(table, portion):
            await asyncio.sleep(0)


def remembered(name: str, code: str | None, lines: Sequence[journal.Line]) -> Table:
    """A table from its journal, with nothing dealt and nothing played."""
    table = Table(name, code)
    for line, entry in zip(lines, journal.read_all(lines), strict=True):
        table.remember(line.seq, line.command, entry)
    return table


def seat_names(table: Table, names: Mapping[int, str]) -> None:
    """Names are of those who sit there now, whoever sat there before."""
    table.names = {seat: name for seat, name in names.items() if table.seats[seat].kind == PLAYER}
