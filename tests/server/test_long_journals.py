"""A long journal is read in slices: whoever else is there has a turn in between."""

import asyncio
import itertools
from pathlib import Path

import pytest

from geisterstunde.server import folding, journal
from geisterstunde.server.folding import SLICE, folded
from geisterstunde.server.keys import new_code
from geisterstunde.server.store.store import Addition, NewTable
from geisterstunde.server.table import Table
from tests.server.house import OpenHouse, open_house
from tests.server.long_journal import long_journal
from tests.server.scene import scene

NAME = "long"


async def most_between_turns(house: OpenHouse, lines: int, patch: pytest.MonkeyPatch) -> int:
    """How many lines were taken in, at most, between two turns of somebody else, while a table was loaded."""
    honest, taken, turns = Table.take_in, [0], [0]

    def counting(self: Table, number: int, command: str, entry: journal.Entry) -> None:
        taken[0] += 1
        honest(self, number, command, entry)

    patch.setattr(Table, "take_in", counting)
    loading = asyncio.create_task(house.service.rooms.tables.table(NAME))
    while not loading.done():
        await asyncio.sleep(0)
        turns.append(taken[0])
    assert (await loading).table.seq == taken[0] == lines
    return max(after - before for before, after in itertools.pairwise(turns))


@scene
async def test_a_long_journal_lets_others_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = long_journal()
    assert len(lines) > 5 * SLICE
    async with open_house(tmp_path / "tables.db") as house:
        new = NewTable(NAME, new_code(), "through-the-wall", public=False)
        assert await house.service.rooms.store.create(new, [Addition(line, 0) for line in lines])
        assert await most_between_turns(house, len(lines), monkeypatch) == SLICE


def test_slices_lead_where_the_whole_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = long_journal()
    tables = []
    for size in (1, 7, len(lines)):
        monkeypatch.setattr(folding, "SLICE", size)
        tables.append(folded(NAME, None, {}, lines))
    for table in tables:
        assert table.match is not None
        assert table.seq == len(lines)
    assert len({table.match.state for table in tables if table.match}) == 1
    assert len({tuple(table.statistics) for table in tables}) == 1


def test_entries_of_older_versions_are_read_among_others() -> None:
    lines = [
        journal.Line(1, "a", 1, b'{"kind":"opened","seat":2}'),
        journal.Line(2, "b", journal.VERSION, journal.write(journal.Said(0, "hello"))),
    ]
    assert journal.read_all(lines) == [journal.SeatFreed(2), journal.Said(0, "hello")]
    assert journal.read_all(lines[1:]) == [journal.Said(0, "hello")]
    assert journal.read_all([]) == []
