"""Many tables at once: written straight into a database, since no single visitor may set up so many."""

import secrets
from pathlib import Path

import msgspec

from geisterstunde.match.fairness import Promise
from geisterstunde.server.folding import folded
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.keys import fingerprint, new_code, new_key, new_table_id
from geisterstunde.server.opening import begin
from geisterstunde.server.phase import PLAYING
from geisterstunde.server.setting_up import Seating, checked_creation, first_lines
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.store.store import Addition, NewTable, Store

AT_ONCE = 100


class StartedTable(msgspec.Struct, frozen=True):
    """A table whose game has begun, and the keys of its seats."""

    id: str
    game: str
    keys: tuple[str, ...]


async def lay_tables(
    database: Path, count: int, games: tuple[str, ...] = ("dawn-under", "through-the-wall"), people: int = 4
) -> list[StartedTable]:
    """Tables of so many people each, the games taken in turn, lids shown for no time."""
    store = SqliteStore(database)
    await store.open()
    try:
        return [await lay_table(store, games[number % len(games)], people) for number in range(count)]
    finally:
        await store.close()


async def lay_table(store: Store, game: str, people: int) -> StartedTable:
    """One table, its game begun."""
    name, keys = new_table_id(), tuple(new_key() for _ in range(people))
    host = fingerprint(new_key())
    created = checked_creation(game, {"players": people}, "0", "none", "normal", False, host)
    seatings = [Seating(fingerprint(key), f"P{seat}") for seat, key in enumerate(keys)]
    lines = list(first_lines(created, seatings))
    table = folded(name, None, {}, [addition.line for addition in lines])
    begun = begin(table, host, Promise.fresh(), secrets.randbits(32))
    lines.append(Addition(begun.line("start"), now_in_milliseconds(), PLAYING))
    assert await store.create(NewTable(name, new_code(), game, public=False), lines)
    return StartedTable(name, game, keys)
