"""What a store of journals promises."""

import enum
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from geisterstunde.server.journal import Line
from geisterstunde.server.phase import LOBBY

ANY_NUMBER = 2**31 - 1


class StoreUnavailable(Exception):
    """The store could not do it. What was being written may have been kept or not; ask again to know.

    Its text is a code: `no_room`, or `unreachable`.
    """


class Outcome(enum.Enum):
    """What became of a line that was to be appended."""

    KEPT = enum.auto()
    NUMBER_TAKEN = enum.auto()  # somebody was faster; read and think again
    COMMAND_KNOWN = enum.auto()  # this very command has been kept before


class Addition(msgspec.Struct, frozen=True):
    """A line to append, and what changes with it: the phase of the table, the name of a seat."""

    line: Line
    at: int
    phase: str | None = None
    seat: int | None = None
    name: str | None = None


class NewTable(msgspec.Struct, frozen=True):
    """A table to be set up."""

    id: str
    code: str
    game: str
    public: bool
    phase: str = LOBBY


class Listed(msgspec.Struct, frozen=True):
    """A table as lists know it."""

    id: str
    game: str


class Score(msgspec.Struct, frozen=True):
    """How a finished daily game went."""

    table: str
    game: str
    day: str
    won: bool
    openings: int
    mistakes: int


class Standing(msgspec.Struct, frozen=True):
    """How often a day went so, and one of the tables where it did."""

    won: bool
    openings: int
    mistakes: int
    count: int
    table: str


class Store(Protocol):
    """Journals by table, the codes of tables, the names of seats, and what daily games need.

    A unique number and a unique command per table are the only locks there are.
    """

    shared: bool  # whether other processes write here too

    async def open(self) -> None:
        """Makes the store ready; raises BadInput where it cannot be."""

    async def close(self) -> None:
        """Lets go of it; what is under way is finished first."""

    def listen(self, hint: Callable[[str, int], None], all_changed: Callable[[], None]) -> None:
        """Asks to be told of lines that others wrote: table and number; or that anything may have changed."""

    async def create(self, table: NewTable, lines: Sequence[Addition]) -> bool:
        """Sets a table up with its first lines; False where its name or code is taken."""

    async def append(self, table: str, addition: Addition) -> Outcome:
        """Keeps a line for good, or says why not."""

    async def read(self, table: str, after: int, most: int = ANY_NUMBER) -> list[Line]:
        """The lines after a number, in order, up to so many of them."""

    async def written_at(self, table: str, number: int) -> int:
        """When a line was written, in milliseconds of the wall clock; 0 where there is none."""

    async def names(self, table: str) -> dict[int, str]:
        """The nicknames of seats."""

    async def code_of(self, table: str) -> str | None:
        """The code to join a table by, while it has one."""

    async def table_by_code(self, code: str) -> str | None:
        """The table that can be joined by this code."""

    async def open_tables(self, game: str | None) -> list[Listed]:
        """Public tables that wait for players, the newest first."""

    async def now(self) -> int:
        """The wall clock that all who write here go by, in milliseconds."""

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Somebody is at these tables."""

    async def idle_tables(self, phase: str, before: int) -> list[str]:
        """Tables in a phase whose last line is older, and where nobody has been since."""

    async def forget(self, before: int) -> None:
        """Deletes the nicknames and codes of tables that were closed before."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all who write here share: the fresh one, unless there was one before."""

    async def keep_score(self, score: Score) -> None:
        """Keeps how a daily game went, once."""

    async def standings(self, game: str, day: str) -> list[Standing]:
        """How a day went for those who have played it to its end, the best first."""

    async def ping(self) -> None:
        """Raises StoreUnavailable where nothing could be written now."""
