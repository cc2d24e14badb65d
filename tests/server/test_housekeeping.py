"""Tables nobody touches are closed, and names are forgotten in time."""

import random
from pathlib import Path

import pytest

from geisterstunde.server.housekeeping import HOUR, close_idle_tables
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.store.sqlite import connect
from tests.server.house import open_house
from tests.server.playing import play_on
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

DAY = 24 * HOUR
TABLES = [("lobby", 12 * HOUR), ("playing", 14 * DAY), ("over", DAY)]


@pytest.mark.parametrize(("phase", "patience"), TABLES)
def test_a_table_is_closed_when_nobody_has_touched_it_for_its_time(
    tmp_path: Path, phase: str, patience: int
) -> None:
    @scene
    async def keeps_house() -> None:
        async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
            made = await edda.table(people=1, bots=1)
            name, key = made["table"]["id"], made["seats"][0]["key"]
            if phase != "lobby":
                await edda.start(made)
            if phase == "over":
                async with Seat(house, name, key) as seat:
                    await play_on(seat, random.Random(0))
            rooms, now = house.service.rooms, now_in_milliseconds()
            assert await close_idle_tables(rooms, now + patience - HOUR) == 0
            assert (await edda.get(f"/api/tables/{name}"))["phase"] == phase
            async with Seat(house, name, key) as seat:
                await seat.next("state")
                assert await close_idle_tables(rooms, now + patience + HOUR) == 1
                event = await seat.next("event")
                assert (event["about"], event["table"]["phase"]) == ("closed", "closed")
                await seat.send(type="say", id="1", phrase="hello")
                assert (await seat.next("refused"))["code"] == "table_closed"
            assert await close_idle_tables(rooms, now + patience + HOUR) == 0
            late = await edda.http.post(f"/api/tables/{name}/seats", json={"name": "Late"})
            assert (late.status_code, late.json()["code"]) == (409, "table_closed")
            record = await edda.http.get(f"/api/tables/{name}/record")
            assert record.is_success == (phase == "over")

    keeps_house()


@scene
async def test_names_and_codes_are_deleted_a_day_after_closing(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with open_house(database) as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        played = await edda.table(people=2)
        await edda.start(played)
        rooms, now = house.service.rooms, now_in_milliseconds()
        await close_idle_tables(rooms, now + 13 * HOUR)
        assert names_of(database, made["table"]["id"]) == ["P0", "P1"]
        await close_idle_tables(rooms, now + 25 * HOUR)
        assert names_of(database, made["table"]["id"]) == []
        assert names_of(database, played["table"]["id"]) == ["P0", "P1"], "they still play"
    async with open_house(database) as house, Visitor(house) as edda:
        table = await edda.get(f"/api/tables/{made['table']['id']}")
        assert [seat.get("name") for seat in table["seats"]] == [None, None]
        assert (await edda.http.get(f"/api/codes/{made['table']['code']}")).status_code == 404


def names_of(database: Path, table: str) -> list[str]:
    """The nicknames that are stored for a table."""
    reading = connect(database)
    rows = reading.execute("SELECT name FROM names WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    reading.close()
    return [row[0] for row in rows]


@scene
async def test_deserted_tables_leave_memory_but_not_the_journal(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("geisterstunde.server.tables.KEPT_SECONDS", -1.0)
        async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
            made = await edda.table(people=1, bots=1)
            await edda.start(made)
            async with Seat(house, made["table"]["id"], made["seats"][0]["key"]) as seat:
                before = await seat.next("state")
                house.service.rooms.tables.forget_deserted()
                assert made["table"]["id"] in house.service.rooms.tables.live
                await seat.next("presence")
            while house.service.rooms.tables.live:
                await edda.get("/health")
                house.service.rooms.tables.forget_deserted()
            async with Seat(house, made["table"]["id"], made["seats"][0]["key"]) as seat:
                after = await seat.next("state")
                assert (after["n"] >= before["n"], after["table"]["id"]) == (True, before["table"]["id"])
