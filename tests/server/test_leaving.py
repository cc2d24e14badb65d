"""Who leaves, or is silent for too long, is stood in for by a bot, and takes over again on coming back."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.server.pace import CLOCK_SECONDS
from tests.server.house import open_house
from tests.server.playing import play_on, play_until
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.standing_still import nothing_is_under_way, still_house, still_scene
from tests.server.test_lids import ALMOST, two_people
from tests.server.visitor import Seat, Visitor


def about(what: str) -> Any:
    """Whether a message is an event about something."""
    return lambda message: message["type"] == "event" and message["about"] == what


def decided_by(seat: int) -> Any:
    """Whether a message is an event about a seat's decision."""
    return lambda message: about("decided")(message) and message["seat"] == seat


@scene
async def test_a_bot_plays_for_who_left_and_gives_the_seat_back(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        async with Seat(server, name, keys[0]) as stays:
            await stays.next("state")
            await edda.start(made)
            table = await edda.post(f"/api/tables/{name}/leave", key=keys[1])
            present = {"kind": "player", "name": "P1", "local": True, "face": "boy"}
            assert table["seats"][1] == {**present, "stand_in": True}
            again = await edda.http.post(f"/api/tables/{name}/leave", json={"key": keys[1]})
            assert (again.status_code, again.json()["code"]) == (409, "already_left")
            await play_on(stays, random.Random(0), decided_by(1))
            async with Seat(server, name, keys[1]) as back:
                await play_on(stays, random.Random(1), about("returned"))
                assert stays.table["seats"][1] == present
                await asyncio.gather(
                    play_on(stays, random.Random(2), decided_by(1)),
                    play_on(back, random.Random(3), lambda message: message["type"] == "ack"),
                )
                assert back.got[-1]["type"] == "ack"


@scene
async def test_who_decides_is_back(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2, lid_time="5")
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        async with Seat(server, name, keys[0]) as one, Seat(server, name, keys[1]) as two:
            for seat in (one, two):
                await seat.next("state")
            await edda.start(made)
            for seat in (one, two):
                await seat.next("event")
            waiting = two if one.is_asked else one
            seat_of = [one, two].index(waiting)
            await edda.post(f"/api/tables/{name}/leave", key=keys[seat_of])
            await waiting.next("event")
            await waiting.send(type="back")
            event = await waiting.next("event")
            assert (event["about"], event["seat"]) == ("returned", seat_of)


@scene
async def test_nobody_leaves_a_game_that_is_over(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1)
        await edda.start(made)
        name, key = made["table"]["id"], made["seats"][0]["key"]
        async with Seat(server, name, key) as seat:
            await play_on(seat, random.Random(3))
        answer = await edda.http.post(f"/api/tables/{name}/leave", json={"key": key})
        assert (answer.status_code, answer.json()["code"]) == (409, "game_is_over")


def with_quick_clocks(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """A brisk clock that a test can wait for."""
    clocks = {"none": None, "relaxed": 90.0, "brisk": seconds}
    monkeypatch.setattr("geisterstunde.server.table.CLOCK_SECONDS", clocks)


@scene
async def test_everybody_is_told_of_the_clocks_of_those_who_are_waited_for(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2, clock="relaxed", lid_time="5", options={"players": 2, "first": 0})
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        async with Seat(server, name, keys[0]) as one, Seat(server, name) as watches:
            assert (await watches.next("state"))["clocks"] == []
            await one.next("state")
            await edda.start(made)
            for event in (await one.next("event"), await watches.next("event")):
                assert event["clocks"] == [{"seat": 0, "seconds": 90.0}]
            await one.decide(one.ask["decisions"][0])
            opened = await watches.next("event")
            (clock,) = opened["clocks"]
            assert 89.0 + opened["hold"] < clock["seconds"] <= 90.0 + opened["hold"]
            async with Seat(server, name) as late:
                (clock,) = (await late.next("state"))["clocks"]
                assert 90.0 < clock["seconds"] <= 90.0 + opened["hold"]


@pytest.mark.parametrize("clock", ["brisk", "relaxed", "none"])
def test_a_clock_that_runs_out_seats_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: str
) -> None:
    @scene
    async def plays() -> None:
        with_quick_clocks(monkeypatch, 0.4)
        async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
            made = await edda.table(people=2, clock=clock)
            name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
            async with Seat(house, name, keys[0]) as one, Seat(house, name, keys[1]) as two:
                await one.next("state")
                await two.next("state")
                await edda.start(made)
                await one.next("event")
                await two.next("event")
                silent = one if one.is_asked else two
                if clock != "brisk":
                    tasks = house.service.rooms.tables.live[name].tasks
                    assert (("clock", [one, two].index(silent)) in tasks) == (clock == "relaxed")
                    return
                stood_in = await silent.next("event")
                assert (stood_in["about"], stood_in["seat"]) == ("stood_in", [one, two].index(silent))
                assert (await silent.next("event"))["about"] == "decided"
                await silent.send(type="back")
                while (await silent.next("event"))["about"] != "returned":
                    continue
                assert not silent.table["seats"][[one, two].index(silent)].get("stand_in")

    plays()


def test_a_player_in_time_keeps_the_seat(tmp_path: Path) -> None:
    """However long the game is; whoever then takes a little longer loses it."""
    brisk = CLOCK_SECONDS["brisk"]
    assert brisk is not None

    @still_scene
    async def plays() -> None:
        async with still_house(tmp_path) as (house, time), two_people(house, clock="brisk") as seats:
            for _ in range(10):
                time.let_pass(ALMOST * brisk)
                await nothing_is_under_way(house, seats[0])
                await play_until(seats, lambda event: True)
            assert not any(about("stood_in")(message) for seat in seats for message in seat.got)
            time.let_pass(brisk)
            assert about("stood_in")(await seats[0].next("event"))

    plays()


@scene
async def test_the_others_let_a_bot_play_for_who_has_gone(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=2, options={"first": 1})
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        async with Seat(house, name, keys[0]) as stays, Seat(house, name) as watches:
            await watches.next("state")
            async with Seat(house, name, keys[1]) as goes:
                await goes.next("state")
                await edda.start(made)
                await stays.next("event")
            while not any(
                message["type"] == "presence" and message["here"] == [True, False] for message in stays.got
            ):
                await stays.next()
            await stays.send(type="stand_in", id="too soon", seat=1)
            assert (await stays.next("refused"))["code"] == "not_gone"
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr("geisterstunde.server.limits.GONE_SECONDS", 0.0)
                await watches.send(type="stand_in", id="not mine", seat=1)
                assert (await watches.next("refused"))["code"] == "only_watching"
                await stays.send(type="stand_in", id="myself", seat=0)
                assert (await stays.next("refused"))["code"] == "not_gone"
                await stays.send(type="stand_in", id="now", seat=1)
                await stays.next("ack")
                assert any(about("stood_in")(message) and message["seat"] == 1 for message in stays.got)
                await stays.send(type="stand_in", id="again", seat=1)
                assert (await stays.next("stale"))["id"] == "again"
            async with Seat(house, name, keys[1]) as back:
                await back.next("state")
                while not any(about("returned")(message) for message in stays.got):
                    await stays.next()
                await stays.send(type="stand_in", id="now", seat=1)  # nobody has told that it was kept
                assert (await stays.next("ack"))["id"] == "now"
                await stays.send(type="stand_in", id="now", seat=0)
                assert (await stays.next("refused"))["code"] == "id_reused"
