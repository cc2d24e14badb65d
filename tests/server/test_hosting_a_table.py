"""Whoever set a table up runs its lobby: bots, and the beginning of the game."""

import asyncio
from typing import Any

import pytest

from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

HOSTLY: list[tuple[str, dict[str, Any]]] = [
    ("bots", {"seat": 1, "level": "random"}),
    ("options", {"options": {"players": 3}}),
    ("start", {}),
]


@pytest.mark.parametrize(("what", "wish"), HOSTLY)
def test_only_the_host_may(server: RunningServer, what: str, wish: dict[str, Any]) -> None:
    @scene
    async def tries() -> None:
        async with Visitor(server) as edda:
            made = await edda.table(people=1, options={"players": 2})
            path = f"/api/tables/{made['table']['id']}/{what}"
            for key in (made["seats"][0]["key"], "x" * 32):
                answer = await edda.http.post(path, json={**wish, "key": key})
                assert (answer.status_code, answer.json()["code"]) == (403, "host_only")
            assert (await edda.get(f"/api/tables/{made['table']['id']}")) == made["table"]

    tries()


@scene
async def test_a_seat_is_given_to_a_bot_then_to_another_then_opened(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2})
        path = f"/api/tables/{made['table']['id']}/bots"
        for level in ("random", "raven"):
            table = await edda.post(path, key=made["host"], seat=1, level=level)
            assert table["seats"][1] == {"kind": "bot", "level": level}
        table = await edda.post(path, key=made["host"], seat=1)
        assert table["seats"][1] == {"kind": "open"}


@scene
async def test_a_bot_takes_nobodys_seat(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2})
        path = f"/api/tables/{made['table']['id']}/bots"
        wrong = [
            (409, "seat_taken", {"seat": 0, "level": "random"}),
            (404, "no_such_seat", {"seat": 5, "level": "random"}),
            (400, "bad_input", {"seat": 1, "level": "wizard"}),
            (400, "bad_input", {"seat": -1, "level": "random"}),
        ]
        for status, code, wish in wrong:
            answer = await edda.http.post(path, json={"key": made["host"], **wish})
            assert (answer.status_code, answer.json()["code"]) == (status, code)


@scene
async def test_the_game_begins_when_all_seats_are_filled_and_only_once(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2})
        path = f"/api/tables/{made['table']['id']}"
        answer = await edda.http.post(f"{path}/start", json={"key": made["host"]})
        assert (answer.status_code, answer.json()["code"]) == (409, "seats_open")
        await edda.post(f"{path}/bots", key=made["host"], seat=1, level="random")
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            assert (await seat.next("state"))["view"] is None
            first = await edda.start(made)
            event = await seat.next("event")
            assert (event["about"], event["table"]["phase"]) == ("started", "playing")
            assert event["view"] is not None
            again = await edda.start(made)
            assert again["commitment"] == first["commitment"] is not None
            answer = await edda.http.post(
                f"{path}/bots", json={"key": made["host"], "seat": 1, "level": "moth"}
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "already_started")


@scene
async def test_options_change_while_everybody_keeps_their_seat(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 4})
        name, code = made["table"]["id"], made["table"]["code"]
        taken = await edda.post(f"/api/tables/{name}/seats", name="Otto", seat=2)
        async with Seat(server, name, taken["key"]) as otto:
            await otto.next("state")
            wish = {"options": {"players": 3, "edition": "2018"}, "lid_time": "5", "clock": "brisk"}
            table = await edda.post(f"/api/tables/{name}/options", key=made["host"], **wish)
            event = await otto.next("event")
            assert (event["about"], event["table"]) == ("arranged", table)
        assert (table["id"], table["code"]) == (name, code)
        assert (table["options"]["edition"], table["lid_time"], table["clock"]) == ("2018", "5", "brisk")
        assert [seat.get("name") for seat in table["seats"]] == ["P0", None, "Otto"]
        answer = await edda.http.post(
            f"/api/tables/{name}/options", json={"key": made["host"], "options": {"players": 2}}
        )
        assert (answer.status_code, answer.json()["code"]) == (409, "somebody_sits_there")
        assert await edda.get(f"/api/tables/{name}") == table


@scene
async def test_changes_sent_together_all_happen(server: RunningServer) -> None:
    changes: list[dict[str, Any]] = [
        {"options": {"edition": "2018"}},
        {"options": {"fresh_air": True}},
        {"options": {"players": 4}},
        {"lid_time": "5"},
        {"clock": "relaxed"},
    ]
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2, "bare": "corners"})
        path = f"/api/tables/{made['table']['id']}"
        await asyncio.gather(
            *(edda.post(f"{path}/options", key=made["host"], **change) for change in changes)
        )
        table = await edda.get(path)
    options = table["options"]
    assert (options["edition"], options["fresh_air"], options["players"]) == ("2018", True, 4)
    assert options["bare"] == "random"
    assert (table["lid_time"], table["clock"]) == ("5", "relaxed")


@scene
async def test_more_seats_are_open_fewer_are_gone(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1)
        path = f"/api/tables/{made['table']['id']}/options"
        more = await edda.post(path, key=made["host"], options={"players": 4})
        assert [seat["kind"] for seat in more["seats"]] == ["player", "bot", "open", "open"]
        await edda.post(f"/api/tables/{made['table']['id']}/bots", key=made["host"], seat=3, level="random")
        fewer = await edda.post(path, key=made["host"], options={"players": 2})
        assert [seat["kind"] for seat in fewer["seats"]] == ["player", "bot"]
        assert (await edda.start(made))["phase"] == "playing"


@scene
async def test_who_begins_is_a_seat_for_as_long_as_there_is_one(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 4, "first": 3})
        path = f"/api/tables/{made['table']['id']}/options"
        assert (await edda.post(path, key=made["host"], options={"players": 5}))["options"]["first"] == 3
        assert (await edda.post(path, key=made["host"], options={"players": 3}))["options"]["first"] is None
        answer = await edda.http.post(path, json={"key": made["host"], "options": {"first": 3}})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")


@scene
async def test_options_that_cannot_be_are_refused_and_none_change_during_the_game(
    server: RunningServer,
) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1)
        path = f"/api/tables/{made['table']['id']}/options"
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("bad_input", {"options": {"players": 99}}),
            ("no_such_clock", {"clock": "hourglass"}),
        ]
        for code, wish in wrong:
            answer = await edda.http.post(path, json={"key": made["host"], **wish})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        await edda.start(made)
        answer = await edda.http.post(path, json={"key": made["host"]})
        assert (answer.status_code, answer.json()["code"]) == (409, "already_started")
