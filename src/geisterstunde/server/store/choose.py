"""Which store an address means."""

from pathlib import Path

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.store import Store

POSTGRESQL = ("postgresql://", "postgres://")


def store_at(address: str) -> Store:
    """A PostgreSQL address, or else the file of a SQLite database."""
    if address.startswith(POSTGRESQL):
        try:
            from geisterstunde.server.store.postgres import PostgresStore  # noqa: PLC0415 - an extra
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise BadInput("store-no-driver") from error

        return PostgresStore(address)
    if "://" in address:
        raise BadInput("store-no-address", given=quoted(address, 60))
    return SqliteStore(Path(address))
