"""Compares what players were told with what the database holds."""

import shutil
import sqlite3
import tempfile
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from geisterstunde.server import journal
from geisterstunde.server.folding import folded
from torture.ledger import Ledger

Journals = Mapping[str, Sequence[journal.Line]]


def journals_in(database: Path) -> Journals:
    """All journals of a SQLite database that nobody has open.

    A copy is read: to open the file itself would mend it before the server has to.
    """
    with tempfile.TemporaryDirectory() as folder:
        for file in (database, database.with_name(f"{database.name}-wal")):
            if file.exists():
                shutil.copy(file, folder)
        with closing(sqlite3.connect(Path(folder) / database.name)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            return grouped(
                connection.execute(
                    "SELECT table_id, seq, command, version, body FROM entries ORDER BY table_id, seq"
                ).fetchall()
            )


def grouped(rows: Sequence[Sequence[object]]) -> Journals:
    """Lines by table, from rows of (table, seq, command, version, body)."""
    journals: dict[str, list[journal.Line]] = defaultdict(list)
    for table, *line in rows:
        journals[str(table)].append(journal.Line(*line))  # type: ignore[arg-type]
    return journals


def faults(ledgers: Mapping[str, Ledger], journals: Journals) -> list[str]:
    """Everything that is not as the players were told."""
    return [
        f"table {table}: {fault}"
        for table, ledger in ledgers.items()
        for fault in (*ledger.faults, *faults_of_table(ledger, journals.get(table, ())))
    ]


def faults_of_table(ledger: Ledger, lines: Sequence[journal.Line]) -> list[str]:
    """Everything at one table that is not as the players were told."""
    found = []
    if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
        found.append("the numbers have gaps")
    kept = {line.command: (line.seq, journal.read(line)) for line in lines}
    for command, times in Counter(line.command for line in lines).items():
        if times > 1:
            found.append(f"{command} was applied {times} times")
    for command, number in ledger.acknowledged.items():
        if command not in kept:
            found.append(f"{command}, acknowledged as {number}, is lost")
        elif kept[command][0] != number:
            found.append(f"{command}, acknowledged as {number}, is kept as {kept[command][0]}")
    for command, code in ledger.refused.items():
        if command in kept:
            found.append(f"{command}, refused ({code}), was applied")
    for command, (_, entry) in kept.items():
        if not isinstance(entry, journal.Decided) or entry.bot:
            continue
        sent = ledger.sent.get(command)
        if sent is None or (sent.seat, sent.decision) != (entry.seat, entry.decision):
            found.append(f"{command} was never sent like that")
    return found


def replay(journals: Journals) -> int:
    """Plays every journal again by the rules, which raise where one cannot be; the decisions played."""
    decisions = 0
    for table, lines in journals.items():
        folded(table, None, {}, lines)
        decisions += sum(isinstance(journal.read(line), journal.Decided) for line in lines)
    return decisions
