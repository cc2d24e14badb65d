"""Keeps what a release leaves behind: a small database, and what everybody saw at its tables.

`python -m tests.upgrades.make 0.2.0 FOLDER` plays at a server of the release, checked out to the folder.
"""

import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tests.server.playing import play_on, play_until
from tests.server.running import RunningServer
from tests.server.visitor import Seat, Visitor
from tests.upgrades.left_behind import HERE, LeftBehind, LeftTable, looked_at

BEGUN = 30  # events after which a game that is under way is left alone


async def lobby(server: RunningServer, edda: Visitor) -> LeftTable:
    """A table that waits: somebody has sat down, somebody has gone again."""
    made = await edda.table(people=1, options={"players": 3, "fresh_air": True}, public=True)
    name = made["table"]["id"]
    for who in ("Ida", "Otto"):
        taken = await edda.post(f"/api/tables/{name}/seats", name=who)
    await edda.post(f"/api/tables/{name}/leave", key=taken["key"])
    return await left(server, made)


async def under_way(server: RunningServer, edda: Visitor, game: str) -> LeftTable:
    """A game in its middle; somebody has left and come back, somebody has said something."""
    made = await edda.table(game, people=2, lid_time="0")
    name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
    await edda.start(made)
    async with Seat(server, name, keys[0]) as one, Seat(server, name, keys[1]) as two:
        for seat in (one, two):
            await seat.next("state")
        await play_until([one, two], lambda message: message["n"] >= BEGUN)
        await one.send(type="say", id="hello", phrase="hello")
        await one.next("ack")
        await edda.post(f"/api/tables/{name}/leave", key=keys[1])
        await two.send(type="back")
        while (await two.next("event"))["about"] != "returned":
            continue
    return await left(server, made)


async def over(server: RunningServer, edda: Visitor, game: str) -> LeftTable:
    """A game that bots have played to its end before a spectator."""
    made = await edda.table(game, people=0, bots=2, level="raven" if game == "dawn-under" else "butler")
    await edda.start(made)
    async with Seat(server, made["table"]["id"]) as watching:
        await play_on(watching, random.Random(0))
    return await left(server, made)


async def left(server: RunningServer, made: Any) -> LeftTable:
    """What is to be seen at a table as it is left."""
    keys = tuple(seat["key"] for seat in made["seats"])
    return await looked_at(server, made["table"]["id"], made["host"], keys)


async def all_tables(server: RunningServer) -> list[LeftTable]:
    """One table of every kind."""
    async with Visitor(server) as edda:
        games = ("dawn-under", "through-the-wall")
        return [
            await lobby(server, edda),
            *[await under_way(server, edda, game) for game in games],
            *[await over(server, edda, game) for game in games],
        ]


def main(version: str, folder: str) -> None:
    """Plays at the release, and keeps its database and what was seen."""
    surroundings = {**os.environ, "PYTHONPATH": str(Path(folder, "src").resolve()), "GEISTERSTUNDE_JIT": "0"}
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.db"
        with RunningServer(database, "--bot-workers", "1", surroundings=surroundings) as server:
            tables = asyncio.run(all_tables(server))
            assert server.stop() == 0, server.said()
        kept = HERE / f"release_{version.replace('.', '_')}"
        kept.with_suffix(".db").write_bytes(database.read_bytes())
        seen = msgspec.json.encode(LeftBehind(version, tables))
        kept.with_suffix(".json").write_bytes(msgspec.json.format(seen, indent=1) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
