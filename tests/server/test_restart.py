"""Journals survive: killed or stopped, a server that starts again goes on where it was."""

import asyncio
import itertools
import random
import time
from pathlib import Path

import pytest
import websockets

from geisterstunde.match.record import decode
from geisterstunde.match.verify import verify
from tests.server.playing import play_on, play_to_the_end, play_until, shows_something
from tests.server.running import PLAIN, RunningServer
from tests.server.scene import scene
from tests.server.test_lids import two_people
from tests.server.visitor import Seat, Visitor

TO_EXIT = 10.0  # seconds


@scene
async def test_games_go_on_after_a_power_cut(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1", surroundings=PLAIN) as server:
        async with two_people(server) as seats:
            event = await play_until(seats, lambda event: event["n"] >= 30)
            asked = next(seat for seat in seats if seat.is_asked)
            decision = asked.ask["decisions"][0]
            await asked.decide(decision, id="unsure")
            kept = await asked.next("ack")
            server.kill()
        server.start()
        name, keys = seats[0].hello["table"], [seat.hello["key"] for seat in seats]
        async with Seat(server, name, keys[0]) as one, Seat(server, name, keys[1]) as two:
            state = await one.next("state")
            assert state["n"] == kept["n"] == event["n"] + 1
            assert [seat["name"] for seat in state["table"]["seats"]] == ["P0", "P1"]
            await two.next("state")
            again = (one, two)[seats.index(asked)]
            await again.decide(decision, id="unsure", answers=event["n"])
            assert (await again.next("ack"))["n"] == kept["n"]
            again.answered = 0
            one.ids, two.ids = itertools.count(1000), itertools.count(1000)  # used ids are used for ever
            await play_to_the_end([one, two], 1)
        async with Visitor(server) as edda:
            assert verify(decode((await edda.http.get(f"/api/tables/{name}/record")).content))


@scene
async def test_a_lobby_is_as_it_was_whoever_sat_there_before(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", surroundings=PLAIN) as server:
        async with Visitor(server) as edda:
            made = await edda.table(people=1, options={"players": 3})
            path = f"/api/tables/{made['table']['id']}"
            for name in ("Franz", "Greta"):
                taken = await edda.post(f"{path}/seats", name=name, seat=1)
                await edda.post(f"{path}/leave", key=taken["key"])
            last = await edda.post(f"{path}/seats", name="Hugo", seat=1)
            gone = await edda.post(f"{path}/seats", name="Ida", seat=2)
            await edda.post(f"{path}/leave", key=gone["key"])
            before = await edda.post(f"{path}/bots", key=made["host"], seat=2, level="moth")
        server.kill()
        server.start()
        async with Visitor(server) as edda, Seat(server, made["table"]["id"], last["key"]) as hugo:
            assert await edda.get(path) == before
            assert before["seats"][1]["name"] == "Hugo"
            assert (await hugo.next("state"))["you"] == 1
            assert await edda.get(f"/api/codes/{before['code']}") == {"table": before["id"]}


@scene
async def test_a_stop_is_polite_and_quick_even_while_a_lid_is_open(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1", surroundings=PLAIN) as server:
        async with two_people(server, lid_time="tap") as seats:
            await play_until(seats, shows_something)
            asked = next(seat for seat in seats if seat.is_asked)
            await asked.decide(asked.ask["decisions"][0])
            async with Seat(server, asked.hello["table"]) as watching:
                began = time.monotonic()
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                for seat in (*seats, watching):
                    bye = await seat.next("bye")
                    assert (bye["code"], bye["come_back_in"] > 0.0) == ("leaving", True)
                    with pytest.raises(websockets.ConnectionClosed):
                        await seat.next()
                assert await stopping == 0
                assert time.monotonic() - began < TO_EXIT
    assert "Traceback" not in server.said()


@scene
async def test_a_stop_while_bots_think_and_requests_come_is_polite_too(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1") as server:
        async with Visitor(server) as edda:
            made = await edda.table(people=1, bots=3, level="countess")
            await edda.start(made)
            async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
                await play_on(seat, random.Random(1), lambda message: seat.n > 20)
                began = time.monotonic()
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                await seat.next("bye")
        assert await stopping == 0
        assert time.monotonic() - began < TO_EXIT
        assert "Traceback" not in server.said()
        server.start()
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            assert (await seat.next("state"))["n"] > 20


@scene
async def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", surroundings=PLAIN) as first:
        second = RunningServer(tmp_path / "tables.db", surroundings=PLAIN)
        with pytest.raises(AssertionError):
            second.start()
        assert second.process.wait(TO_EXIT) != 0
        (sentence,) = second.said().splitlines()
        assert "Another server keeps its tables in" in sentence
        async with Visitor(first) as edda:
            await edda.table(people=2)
