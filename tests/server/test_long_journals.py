"""A long journal is read in slices: whoever else is there has a turn in between."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.server import folding, journal, long_tables, tables
from geisterstunde.server.folding import SLICE, folded
from geisterstunde.server.keys import new_code
from geisterstunde.server.phase import PLAYING
from geisterstunde.server.store.store import Addition, NewTable, Outcome
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


@scene
async def test_it_is_read_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = long_journal()
    for portion in (7, len(lines), 10**6):
        monkeypatch.setattr(folding, "PORTION", portion)
        async with open_house(tmp_path / f"{portion}.db") as house:
            store = house.service.rooms.store
            new = NewTable(NAME, new_code(), "through-the-wall", public=False)
            assert await store.create(new, [Addition(line, 0) for line in lines])
            honest = store.read
            read: list[Any] = []

            async def counting(
                table: str, after: int, most: int, honest: Any = honest, read: Any = read
            ) -> Any:
                read.append(await honest(table, after, most))
                return read[-1]

            monkeypatch.setattr(store, "read", counting)
            assert (await house.service.rooms.tables.table(NAME)).table.seq == len(lines)
            assert max(map(len, read)) <= portion
            assert len(read) == len(lines) // portion + 1


@scene
async def test_whoever_comes_back_to_a_long_table_finds_it_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_tables, "LONG", 100)
    lines = long_journal()[:1000]  # the game goes on
    async with open_house(tmp_path / "tables.db") as house:
        rooms = house.service.rooms
        new = NewTable(NAME, new_code(), "through-the-wall", public=False)
        assert await rooms.store.create(new, [Addition(line, 0) for line in lines])
        first = await rooms.tables.table(NAME)
        first.left_at = -tables.KEPT_SECONDS
        rooms.tables.forget_deserted()
        assert rooms.tables.live == {}
        said = journal.write(journal.Said(0, "hello"))
        line = journal.Line(len(lines) + 1, "meanwhile", journal.VERSION, said)
        assert await rooms.store.append(NAME, Addition(line, 0)) is Outcome.KEPT
        taken = []
        honest = Table.take_in

        def noting(self: Table, number: int, command: str, entry: journal.Entry) -> None:
            taken.append(number)
            honest(self, number, command, entry)

        monkeypatch.setattr(Table, "take_in", noting)
        again = await rooms.tables.table(NAME)
        assert taken == [len(lines) + 1]
        assert again is not first
        assert again.table.seq == len(lines) + 1


def test_the_tables_left_longest_ago_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_tables, "MOST_LINES", 3 * long_tables.LONG)
    kept = long_tables.LongTables()
    for name in "abcd":
        table = Table(name)
        table.seq, table.phase = long_tables.LONG, PLAYING
        kept.keep(table)
    assert [*kept.kept] == ["b", "c", "d"]


def test_slices_lead_where_the_whole_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = long_journal()
    folds = []
    for size in (1, 7, len(lines)):
        monkeypatch.setattr(folding, "SLICE", size)
        folds.append(folded(NAME, None, {}, lines))
    for table in folds:
        assert table.match is not None
        assert table.seq == len(lines)
    assert len({table.match.state for table in folds if table.match}) == 1
    assert len({tuple(table.statistics) for table in folds}) == 1


def test_entries_of_older_versions_are_read_among_others() -> None:
    lines = [
        journal.Line(1, "a", 1, b'{"kind":"opened","seat":2}'),
        journal.Line(2, "b", journal.VERSION, journal.write(journal.Said(0, "hello"))),
    ]
    assert journal.read_all(lines) == [journal.SeatFreed(2), journal.Said(0, "hello")]
    assert journal.read_all(lines[1:]) == [journal.Said(0, "hello")]
    assert journal.read_all([]) == []
