"""After the end, the same people play again at a new table, with the keys they have."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.server.rooms import Rooms
from geisterstunde.server.store.store import StoreUnavailable
from tests.server.house import OpenHouse, open_house
from tests.server.playing import play_on
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

NEXT_TO_NOTHING = 1e-9  # a second


@scene
async def test_the_same_people_play_again_with_the_same_keys(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1, level="moth", clock="relaxed", pace="calm")
        name, key = made["table"]["id"], made["seats"][0]["key"]
        early = await edda.http.post(f"/api/tables/{name}/rematch", json={"key": key})
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        await edda.start(made)
        async with Seat(server, name, key) as seat:
            await play_on(seat, random.Random(6))
            stranger = await edda.http.post(f"/api/tables/{name}/rematch", json={"key": "x" * 32})
            assert (stranger.status_code, stranger.json()["code"]) == (403, "wrong_key")
            answers = await asyncio.gather(
                *(edda.post(f"/api/tables/{name}/rematch", key=key) for _ in range(4))
            )
            again = {answer["table"] for answer in answers}
            assert len(again) == 1
            event = await seat.next("event")
            assert (event["about"], event["seat"], {event["table"]["next"]}) == ("rematched", 0, again)
            assert event["table"]["again"] == [0]
        (new,) = again
        assert new != name
        table = await edda.get(f"/api/tables/{new}")
        for what in ("game", "options", "clock", "lid_time", "pace", "seats"):
            assert table[what] == made["table"][what]
        assert table["phase"] == "lobby"
        await edda.post(f"/api/tables/{new}/start", key=made["host"])
        async with Seat(server, new, key) as seat:
            state = await seat.next("state")
            assert (state["you"], state["table"]["phase"]) == (0, "playing")
            assert state["table"]["commitment"] != seat.hello["table"]


@scene
async def test_everybody_hears_who_wants_to_play_again_in_the_order_of_their_wishes(
    server: RunningServer,
) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2, bots=1, level="moth")
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        await edda.start(made)
        async with Seat(server, name, keys[0]) as first, Seat(server, name, keys[1]) as second:
            await asyncio.gather(*(play_on(seat, random.Random(6)) for seat in (first, second)))
            tables = [await edda.post(f"/api/tables/{name}/rematch", key=keys[seat]) for seat in (1, 0, 1)]
            assert len({each["table"] for each in tables}) == 1
            heard = [await first.next("event"), await first.next("event")]
        assert [each["about"] for each in heard] == ["rematched", "rematched"]
        assert [each["table"]["again"] for each in heard] == [[1], [1, 0]]
        assert (await edda.get(f"/api/tables/{name}"))["again"] == [1, 0]


@scene
async def test_however_many_want_it_at_once_there_is_one_new_table_and_it_counts(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        name, key = await finished(house, edda)
        rooms, bucket = house.service.rooms, house.service.handlers.of_line.of["127.0.0.1"]
        before, bucket.level, bucket.rate = len(await all_tables(rooms)), 10.0, NEXT_TO_NOTHING
        wish = f"/api/tables/{name}/rematch"
        answers = await asyncio.gather(*(edda.post(wish, key=key) for _ in range(40)))
        assert len({answer["table"] for answer in answers}) == 1
        assert len(await all_tables(rooms)) == before + 1
        assert bucket.level == pytest.approx(9.0)


@scene
async def test_whoever_has_set_up_too_many_tables_gets_no_other_by_a_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        name, key = await finished(house, edda)
        bucket = house.service.handlers.of_line.of["127.0.0.1"]
        bucket.level, bucket.rate = 0.0, NEXT_TO_NOTHING
        answer = await edda.http.post(f"/api/tables/{name}/rematch", json={"key": key})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
        bucket.level = 1.0
        made = await edda.post(f"/api/tables/{name}/rematch", key=key)
        assert await edda.post(f"/api/tables/{name}/rematch", key=key) == made  # to hear of it costs nothing


@scene
async def test_a_rematch_that_was_cut_short_is_finished_by_the_next_who_asks(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        name, key = await finished(house, edda)
        commands = house.service.rooms.commands
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(commands, "run", cut_short)
            assert (await edda.http.post(f"/api/tables/{name}/rematch", json={"key": key})).status_code == 503
        before = len(await all_tables(house.service.rooms))
        made = await edda.post(f"/api/tables/{name}/rematch", key=key)
        assert len(await all_tables(house.service.rooms)) == before
        assert (await edda.get(f"/api/tables/{made['table']}"))["phase"] == "lobby"


async def cut_short(*arguments: Any) -> int:
    """The new table is set up, and then the database is gone."""
    raise StoreUnavailable("unreachable")


async def finished(house: OpenHouse, edda: Visitor) -> tuple[str, str]:
    """A table whose game is over, and the key of its player."""
    made = await edda.table(people=1, bots=1)
    name, key = made["table"]["id"], made["seats"][0]["key"]
    await edda.start(made)
    async with Seat(house, name, key) as seat:
        await play_on(seat, random.Random(6))
    return name, key


async def all_tables(rooms: Rooms) -> list[str]:
    """The names of all tables."""
    found: list[list[str]] = await rooms.store._rows("SELECT id FROM tables")  # type: ignore[attr-defined]
    return [row[0] for row in found]
