"""Cuts the power at random points of recorded work: what was acknowledged before must be there afterwards.

A store works under load while everything SQLite does to its files is recorded, and between it, in the same
order, every acknowledgement as its caller heard it. Then, cut by cut, the files are put together as a disk
may hold them after a power cut, and opened. With `synchronous=NORMAL` SQLite does not wait for the disk when
it commits: the same test must find losses there, or it could find none anywhere.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from geisterstunde.server import journal
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.store import Addition, NewTable, Outcome
from torture.fallible_disk import FallibleDisk
from torture.sqlite_disk import Operation, WatchedDisk

NAME = "tables.db"
FILES = {NAME, f"{NAME}-wal", f"{NAME}-journal"}


class Acknowledged(NamedTuple):
    """A caller was told that a line is kept for good."""

    table: str
    seq: int
    command: str


Recording = list[Operation | Acknowledged]


class Outage(NamedTuple):
    """What was found after all cuts."""

    operations: int
    syncs: int
    acknowledged: int
    cuts: int
    cuts_with_losses: int
    lost: int
    broken: int  # databases that fail their own check, or journals with gaps

    def __str__(self) -> str:
        return (
            f"{self.operations} operations, {self.syncs} of them syncs, {self.acknowledged} lines kept;"
            f" {self.cuts} cuts: {self.cuts_with_losses} lost something kept, {self.lost} lines in all;"
            f" {self.broken} left a broken database"
        )


async def recorded(synchronous: str, tables: int, lines: int, sittings: int, seed: int) -> Recording:
    """The work of a store that is opened and closed several times, so many lines a table each time."""
    recording: Recording = []

    def look(operation: Operation) -> bool:
        if operation.file in FILES:
            recording.append(operation)
        return True

    disk, chance = WatchedDisk(look), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        disk.watch()
        try:
            for sitting in range(sittings):
                store = SqliteStore(Path(folder) / NAME)
                await store.open()
                store.writing.execute(f"PRAGMA synchronous={synchronous}")
                names = [f"table {number} of {sitting}" for number in range(tables)]
                await asyncio.gather(*(keep(store, recording, name, lines, chance) for name in names))
                await store.close()
        finally:
            disk.leave()
    return recording


async def keep(
    store: SqliteStore, recording: Recording, table: str, lines: int, chance: random.Random
) -> None:
    """A journal that grows line by line, each acknowledged before the next is written."""
    first = Addition(journal.Line(1, "created", journal.VERSION, b"{}"), 0)
    assert await store.create(NewTable(table, f"code of {table}", "dawn-under", public=False), [first])
    recording.append(Acknowledged(table, 1, "created"))
    for seq in range(2, lines + 2):
        line = journal.Line(
            seq, f"{table}:{seq}", journal.VERSION, chance.randbytes(chance.randrange(20, 200))
        )
        phase = "over" if seq == lines + 1 else None
        assert await store.append(table, Addition(line, seq, phase)) is Outcome.KEPT
        recording.append(Acknowledged(table, seq, line.command))


def cut(recording: Recording, cuts: int, seed: int) -> Outage:
    """Cuts the power at so many points of a recording, and looks what is left."""
    chance, disk = random.Random(seed), FallibleDisk()
    points = sorted(chance.randrange(len(recording) + 1) for _ in range(cuts))
    acknowledged: list[Acknowledged] = []
    losses, broken, done = [], 0, 0
    for point in points:
        for step in recording[done:point]:
            if isinstance(step, Acknowledged):
                acknowledged.append(step)
            else:
                disk.take(step)
        done = point
        kept = lines_after(disk.after_power_cut(chance))
        broken += kept is None
        losses.append(len(set(acknowledged) - (kept or set())))
    return Outage(
        operations=sum(not isinstance(step, Acknowledged) for step in recording),
        syncs=sum(type(step).__name__ == "Synced" for step in recording),
        acknowledged=sum(isinstance(step, Acknowledged) for step in recording),
        cuts=cuts,
        cuts_with_losses=sum(lost > 0 for lost in losses),
        lost=sum(losses),
        broken=broken,
    )


def lines_after(files: dict[str, bytes]) -> set[Acknowledged] | None:
    """The lines in a database that was found like that; None where it is broken."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            (Path(folder) / name).write_bytes(content)
        with closing(sqlite3.connect(Path(folder) / NAME)) as database:
            try:
                return lines_in(database)
            except sqlite3.DatabaseError:
                return None


def lines_in(database: sqlite3.Connection) -> set[Acknowledged] | None:
    """The lines in a database; None where it fails its own check, or numbers have gaps."""
    database.execute("PRAGMA synchronous=OFF")  # nobody cuts the power of what is only looked at
    if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        return None
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'entries'").fetchall():
        return set()
    rows = database.execute("SELECT table_id, seq, command FROM entries").fetchall()
    gaps = "SELECT 1 FROM entries GROUP BY table_id HAVING count(*) != max(seq)"
    return None if database.execute(gaps).fetchall() else {Acknowledged(*row) for row in rows}


def main() -> None:
    """1,000 cuts with the store as it is, and 1,000 with a careless setting, where losses must be found."""
    began = time.monotonic()
    outages = {}
    for synchronous in ("FULL", "NORMAL"):
        recording = asyncio.run(recorded(synchronous, tables=40, lines=60, sittings=3, seed=1))
        outages[synchronous] = cut(recording, 1_000, seed=2)
        print(f"power cut, synchronous={synchronous}: {outages[synchronous]}", flush=True)
    print(f"  {time.monotonic() - began:.0f} s")
    careful, careless = outages["FULL"], outages["NORMAL"]
    if careful.lost or careful.broken or not careless.lost:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
