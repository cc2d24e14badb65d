"""Long games that go on while nobody is there, as they stood when the last one left.

To fold a journal of thousands of lines takes its time, however politely it is done. Whoever leaves such a
table and comes back finds it as it was, and only what others have written meanwhile is read.
"""

from collections import OrderedDict

from geisterstunde.server.phase import PLAYING
from geisterstunde.server.table import Table

LONG = 1_000  # lines: a shorter journal is folded within a few hundredths of a second
MOST_LINES = 30_000  # of all that are kept; the ones left longest ago go first


class LongTables:
    """Snapshots of tables, by name.

    >>> tables, table = LongTables(), Table("a")
    >>> tables.keep(table), tables.take("a") is None  # it is short
    (None, True)
    >>> table.seq, table.phase = LONG, PLAYING
    >>> tables.keep(table), tables.take("a") is table, tables.take("a") is None
    (None, True, True)
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Table] = OrderedDict()

    def keep(self, table: Table) -> None:
        """Nobody is at this table any more."""
        if table.phase != PLAYING or not LONG <= table.seq <= MOST_LINES:
            return
        self.kept[table.id] = table
        while sum(each.seq for each in self.kept.values()) > MOST_LINES:
            self.kept.popitem(last=False)

    def take(self, name: str) -> Table | None:
        """The table as it was left, if it is still known; whoever takes it has it alone."""
        return self.kept.pop(name, None)
