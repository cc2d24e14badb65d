"""Tables nobody touches are closed, and names are forgotten in time."""

import asyncio
import random
from pathlib import Path

import pytest

from geisterstunde.server.house_clock import SETTLING_SECONDS, HouseClock
from geisterstunde.server.housekeeping import HOUR, close_idle_tables
from geisterstunde.server.journal import now_in_milliseconds
from geisterstunde.server.store.sqlite import connect
from tests.server.house import OpenHouse, open_house
from tests.server.playing import play_on
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

DAY = 24 * HOUR
TABLES = [("lobby", 12 * HOUR), ("playing", 14 * DAY), ("over", DAY)]


class Time:
    """Two clocks that go as they are told: one on the wall, and one that cannot jump."""

    def __init__(self) -> None:
        self.steady = 0.0
        self.began = now_in_milliseconds()
        self.house = HouseClock(self.began, lambda: self.steady)

    def at(self, milliseconds: int) -> HouseClock:
        """So long after the house was opened."""
        self.steady = milliseconds / 1000
        self.house.look(self.began + milliseconds)
        return self.house


@pytest.mark.parametrize(("phase", "patience"), TABLES)
def test_a_table_is_closed_when_nobody_has_touched_it_for_its_time(
    tmp_path: Path, phase: str, patience: int
) -> None:
    @scene
    async def keeps_house() -> None:
        async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
            name, key = await table_in(phase, house, edda)
            rooms, time = house.service.rooms, Time()
            assert await close_idle_tables(rooms, time.at(patience - HOUR)) == 0
            assert (await edda.get(f"/api/tables/{name}"))["phase"] == phase
            assert await close_idle_tables(rooms, time.at(patience + HOUR)) == 1
            assert await close_idle_tables(rooms, time.at(patience + HOUR)) == 0
            async with Seat(house, name, key) as seat:
                assert (await seat.next("state"))["table"]["phase"] == "closed"
                await seat.send(type="say", id="1", phrase="hello")
                assert (await seat.next("refused"))["code"] == "table_closed"
            late = await edda.http.post(f"/api/tables/{name}/seats", json={"name": "Late"})
            assert (late.status_code, late.json()["code"]) == (409, "table_closed")
            record = await edda.http.get(f"/api/tables/{name}/record")
            assert record.is_success == (phase == "over")

    keeps_house()


@pytest.mark.parametrize(("phase", "patience"), TABLES)
def test_no_table_is_closed_while_somebody_is_there_or_was_there_lately(
    tmp_path: Path, phase: str, patience: int
) -> None:
    @scene
    async def keeps_house() -> None:
        async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
            name, key = await table_in(phase, house, edda)
            rooms, time = house.service.rooms, Time()
            async with Seat(house, name, key) as seat:
                await seat.next("state")
                assert await close_idle_tables(rooms, time.at(10 * patience)) == 0
            while not rooms.tables.live[name].is_deserted:
                await asyncio.sleep(0)
            assert await close_idle_tables(rooms, time.at(11 * patience - HOUR)) == 0
            assert await close_idle_tables(rooms, time.at(11 * patience + HOUR)) == 1

    keeps_house()


@scene
async def test_no_table_is_closed_because_a_clock_has_jumped(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        for phase, _ in TABLES:
            await table_in(phase, house, edda)
        rooms, time = house.service.rooms, Time()
        time.at(2 * HOUR)
        time.began += 365 * DAY  # set right, or wrong
        assert await close_idle_tables(rooms, time.at(3 * HOUR)) == 0
        time.began -= 365 * DAY  # and back
        assert await close_idle_tables(rooms, time.at(4 * HOUR)) == 0
        time.began += 365 * DAY
        assert await close_idle_tables(rooms, time.at(5 * HOUR)) == 0


@scene
async def test_time_that_has_passed_counts_also_after_a_jump(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        await table_in("lobby", house, edda)
        rooms, time = house.service.rooms, Time()
        time.at(2 * HOUR)
        time.began += 3 * DAY
        assert await close_idle_tables(rooms, time.at(11 * HOUR)) == 0
        assert await close_idle_tables(rooms, time.at(13 * HOUR)) == 1


@scene
async def test_nothing_is_closed_in_the_first_hour_after_a_start(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        await table_in("lobby", house, edda)
        rooms, steady = house.service.rooms, [0.0]
        clock = HouseClock(now_in_milliseconds() + 30 * DAY, lambda: steady[0])  # it slept for a month
        assert await close_idle_tables(rooms, clock) == 0
        steady[0] = SETTLING_SECONDS
        assert await close_idle_tables(rooms, clock) == 1


async def table_in(phase: str, house: OpenHouse, edda: Visitor) -> tuple[str, str]:
    """A table in a phase, and the key of its player."""
    made = await edda.table(people=1, bots=1)
    name, key = made["table"]["id"], made["seats"][0]["key"]
    if phase != "lobby":
        await edda.start(made)
    if phase == "over":
        async with Seat(house, name, key) as seat:
            await play_on(seat, random.Random(0))
        while not house.service.rooms.tables.live[name].is_deserted:
            await asyncio.sleep(0)
    return name, key


@scene
async def test_names_and_codes_are_deleted_a_day_after_closing(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with open_house(database) as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        played = await edda.table(people=2)
        await edda.start(played)
        rooms, time = house.service.rooms, Time()
        await close_idle_tables(rooms, time.at(13 * HOUR))
        assert names_of(database, made["table"]["id"]) == ["P0", "P1"]
        await close_idle_tables(rooms, time.at(25 * HOUR))
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
