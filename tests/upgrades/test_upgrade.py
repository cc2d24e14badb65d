"""A database of the release before is served as if nothing had happened: games wait where they waited."""

import contextlib
import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from geisterstunde.match.record import decode
from geisterstunde.match.verify import verify
from tests.server.house import OpenHouse, open_house
from tests.server.playing import play_on
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor
from tests.upgrades.left_behind import HERE, LeftBehind, LeftTable, looked_at

RELEASE = HERE / "release_0_2_0"
BEFORE = msgspec.json.decode(RELEASE.with_suffix(".json").read_bytes(), type=LeftBehind)


def tables_in(phase: str) -> list[LeftTable]:
    """The tables that were left in a phase."""
    return [table for table in BEFORE.tables if table.states[0]["table"]["phase"] == phase]


@contextlib.asynccontextmanager
async def upgraded(folder: Path) -> AsyncIterator[OpenHouse]:
    """A server of today on the database of the release."""
    database = folder / "tables.db"
    shutil.copy(RELEASE.with_suffix(".db"), database)
    async with open_house(database) as house:
        yield house


def missing(before: Any, now: Any, place: str = "") -> list[str]:
    """Where something that was known before is not there any more; what is new does not count."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [each for name in before for each in missing(before[name], now.get(name), f"{place}.{name}")]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [each for number, (old, new) in pairs for each in missing(old, new, f"{place}[{number}]")]
    return [] if before == now else [f"{place}: {before} is now {now}"]


def test_what_is_missing_is_found() -> None:
    assert missing({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4}) == []
    assert missing({"a": [1, 2]}, {"a": [1, 3]}) == [".a[1]: 2 is now 3"]
    assert missing({"a": [1, 2]}, {"a": [1]}) == [".a: [1, 2] is now [1]"]
    assert missing({"a": None, "b": 0}, {}) == [".b: 0 is now None"]


@scene
async def test_everybody_sees_what_they_saw(tmp_path: Path) -> None:
    async with upgraded(tmp_path) as house:
        for before in BEFORE.tables:
            now = await looked_at(house, before.id, before.host, before.keys)
            assert missing(before.states, now.states) == []
            assert missing(before.record, now.record) == []


@scene
async def test_games_under_way_are_played_to_their_end_and_verified(tmp_path: Path) -> None:
    async with upgraded(tmp_path) as house, Visitor(house) as edda:
        for table in tables_in("playing"):
            for key in table.keys:
                async with Seat(house, table.id, key) as seat:
                    await seat.next("state")
                    if seat.is_asked:
                        await seat.decide(seat.ask["decisions"][0], id="after the upgrade")
                        await seat.next("ack")
                await edda.post(f"/api/tables/{table.id}/leave", key=key)
            async with Seat(house, table.id) as watching:  # bots play on before somebody
                await play_on(watching, random.Random(0))
            record = await edda.http.get(f"/api/tables/{table.id}/record")
            assert verify(decode(record.content))


@scene
async def test_finished_games_are_verified_and_shown_again(tmp_path: Path) -> None:
    async with upgraded(tmp_path) as house, Visitor(house) as edda:
        for table in tables_in("over"):
            record = await edda.http.get(f"/api/tables/{table.id}/record")
            assert verify(decode(record.content))
            replay = await edda.get(f"/api/tables/{table.id}/replay")
            assert len(replay["steps"]) == len(table.record["decisions"]) + 1


@scene
async def test_a_table_that_waited_for_players_begins(tmp_path: Path) -> None:
    async with upgraded(tmp_path) as house, Visitor(house) as edda:
        (table,) = tables_in("lobby")
        found = await edda.get(f"/api/codes/{table.states[0]['table']['code']}")
        assert found["table"] == table.id
        await edda.post(f"/api/tables/{table.id}/seats", name="Otto")
        begun = await edda.post(f"/api/tables/{table.id}/start", key=table.host)
        assert begun["phase"] == "playing"
        async with Seat(house, table.id, table.keys[0]) as seat:
            assert (await seat.next("state"))["view"] is not None
