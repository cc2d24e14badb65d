"""What every SQL store answers from the same queries."""

from abc import ABC, abstractmethod
from typing import Any

from geisterstunde.server.journal import Line
from geisterstunde.server.store import queries
from geisterstunde.server.store.store import ANY_NUMBER, Listed, Standing


class ReadingStore(ABC):
    """The reading half of a store; a database only has to fetch rows."""

    @abstractmethod
    async def _rows(self, query: str, *values: Any) -> list[Any]:
        """The rows that a query finds."""

    async def read(self, table: str, after: int, most: int = ANY_NUMBER) -> list[Line]:
        return [Line(*row) for row in await self._rows(queries.LINES, table, after, most)]

    async def written_at(self, table: str, number: int) -> int:
        found = await self._rows(queries.WRITTEN_AT, table, number)
        return int(found[0][0]) if found else 0

    async def names(self, table: str) -> dict[int, str]:
        return {row[0]: row[1] for row in await self._rows(queries.NAMES, table)}

    async def code_of(self, table: str) -> str | None:
        found = await self._rows(queries.CODE, table)
        return found[0][0] if found else None

    async def table_by_code(self, code: str) -> str | None:
        found = await self._rows(queries.TABLE_BY_CODE, code)
        return found[0][0] if found else None

    async def open_tables(self, game: str | None) -> list[Listed]:
        return [Listed(*row) for row in await self._rows(queries.OPEN_TABLES, game)]

    async def idle_tables(self, phase: str, before: int) -> list[str]:
        return [row[0] for row in await self._rows(queries.IDLE_TABLES, phase, before)]

    async def standings(self, game: str, day: str) -> list[Standing]:
        found = await self._rows(queries.STANDINGS, game, day)
        return [Standing(bool(won), *result) for won, *result in found]
