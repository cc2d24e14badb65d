"""What is to be seen at a server's tables, for whoever compares it with what was seen there before."""

from pathlib import Path
from typing import Any

import msgspec

from tests.server.place import Place
from tests.server.visitor import Seat, Visitor

HERE = Path(__file__).parent


class LeftTable(msgspec.Struct):
    """A table: its keys, what everybody sees (a spectator first), and its record where the game is over."""

    id: str
    host: str
    keys: tuple[str, ...]
    states: list[Any]
    record: Any = None


class LeftBehind(msgspec.Struct):
    """All tables of a database."""

    version: str
    tables: list[LeftTable]


async def looked_at(server: Place, name: str, host: str, keys: tuple[str, ...]) -> LeftTable:
    """What everybody sees at a table, without changing anything there."""
    states = []
    for key in (None, *keys):
        async with Seat(server, name, key) as seat:
            states.append(await seat.next("state"))
    record = None
    if states[0]["table"]["phase"] == "over":
        async with Visitor(server) as visitor:
            record = await visitor.get(f"/api/tables/{name}/record")
    return LeftTable(name, host, keys, states, record)
