"""Lanterns are chosen openly before the game; what glows is for one seat alone, whatever happens."""

import random
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.match.record import decode
from geisterstunde.match.verify import verify
from tests.server.house import open_house
from tests.server.place import Place
from tests.server.playing import play_on, play_until
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


def lantern_of(made: Any, seat: int, lantern: str, key: str | None = None) -> dict[str, Any]:
    """A wish of the host, or of another who has a key."""
    return {"key": key or made["host"], "seat": seat, "lantern": lantern}


@scene
async def test_whoever_sits_there_and_the_host_choose_and_everybody_sees_it(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name, mine = made["table"]["id"], made["seats"][0]["key"]
        async with Seat(server, name) as watching:
            await watching.next("state")
            await edda.post(f"/api/tables/{name}/lanterns", **lantern_of(made, 1, "automatic"))
            event = await watching.next("event")
            assert (event["about"], event["seat"]) == ("lantern_chosen", 1)
            assert event["table"]["seats"][1]["lantern"] == "automatic"
        shown = await edda.post(f"/api/tables/{name}/lanterns", **lantern_of(made, 0, "last-8", mine))
        assert [seat.get("lantern") for seat in shown["seats"]] == ["last-8", "automatic"]
        left = await edda.post(f"/api/tables/{name}/leave", key=mine)
        assert "lantern" not in left["seats"][0], "whoever sits down next has not chosen it"


@scene
async def test_what_cannot_be_is_refused_in_a_sentence(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2, bots=1)
        path = f"/api/tables/{made['table']['id']}/lanterns"
        other = made["seats"][1]["key"]
        for wish, status, code in (
            (lantern_of(made, 0, "last-8", other), 403, "not_your_seat"),
            (lantern_of(made, 0, "sun"), 400, "no_such_lantern"),
            (lantern_of(made, 2, "last-8"), 409, "nobody_sits_there"),
            (lantern_of(made, 7, "last-8"), 404, "no_such_seat"),
        ):
            answer = await edda.http.post(path, json=wish)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        await edda.start(made)
        late = await edda.http.post(path, json=lantern_of(made, 0, "last-8"))
        assert (late.status_code, late.json()["code"]) == (409, "already_started")


@scene
async def test_it_glows_for_its_seat_alone_and_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with open_house(database) as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        await edda.post(f"/api/tables/{name}/lanterns", **lantern_of(made, 0, "last-20"))
        await edda.start(made)
        async with Seat(house, name, keys[0]) as one, Seat(house, name, keys[1]) as other:
            await one.next("state")
            await other.next("state")
            await play_until([one, other], lambda message: message["n"] > 12)
        before = await glowing(house, name, keys)
    assert before[0]["glows"][0].keys() == {"place", "fact", "value", "age"}
    assert before[0]["reach"] == 20
    assert before[1:] == [None, None], "neither the other one nor a spectator"
    async with open_house(database) as house:
        assert await glowing(house, name, keys) == before


async def glowing(house: Place, name: str, keys: list[str]) -> list[Any]:
    """What glows for everybody who comes: the seats, and a spectator."""
    lanterns = []
    for key in (*keys, None):
        async with Seat(house, name, key) as seat:
            lanterns.append((await seat.next("state"))["lantern"])
    return lanterns


@scene
@pytest.mark.parametrize("game", ["dawn-under", "through-the-wall"])
async def test_record_replay_and_rematch_know_of_it(server: RunningServer, game: str) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(game, people=1, bots=1, level="moth" if game == "dawn-under" else "sheet")
        name, key = made["table"]["id"], made["seats"][0]["key"]
        await edda.post(f"/api/tables/{name}/lanterns", **lantern_of(made, 0, "automatic"))
        await edda.start(made)
        async with Seat(server, name, key) as seat:
            await seat.next("state")
            await edda.post(f"/api/tables/{name}/leave", key=key)
            await play_on(seat, random.Random(1))
            told = [message["lantern"] for message in seat.got if message.get("lantern")]
        assert any(lantern.get("glows") for lantern in told)
        record = decode((await edda.http.get(f"/api/tables/{name}/record")).content)
        assert record.lanterns == ("automatic", "none")
        assert verify(record)
        steps = (await edda.get(f"/api/tables/{name}/replay"))["steps"]
        assert steps[-1]["lanterns"] == [told[-1], None]
        again = await edda.post(f"/api/tables/{name}/rematch", key=key)
        seats = (await edda.get(f"/api/tables/{again['table']}"))["seats"]
        assert [seat.get("lantern") for seat in seats] == ["automatic", None]
