"""People join by link or code; a seat is one person's, whoever was first."""

import asyncio

from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


@scene
async def test_the_link_and_the_code_let_people_ask_for_a_seat(server: RunningServer) -> None:
    async with Visitor(server) as edda, Visitor(server) as franz, Visitor(server) as greta:
        made = await edda.table(people=1, options={"players": 3})
        name, code = made["table"]["id"], made["table"]["code"]
        by_link = await franz.post(f"/api/tables/{name}/seats", name="Franz")
        found = await greta.get(f"/api/codes/{code.lower()}")
        assert found == {"table": name}
        by_code = await greta.post(f"/api/tables/{found['table']}/seats", name="Greta", seat=2)
        assert (by_link["seat"], by_code["seat"]) == (1, 2)
        seats = (await edda.get(f"/api/tables/{name}"))["seats"]
        assert [seat["name"] for seat in seats] == ["P0", "Franz", "Greta"]


@scene
async def test_the_code_is_good_only_before_the_game(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1)
        code = made["table"]["code"]
        started = await edda.start(made)
        assert started["code"] is None
        answer = await edda.http.get(f"/api/codes/{code}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_code")
        late = await edda.http.post(f"/api/tables/{made['table']['id']}/seats", json={"name": "Late"})
        assert (late.status_code, late.json()["code"]) == (409, "already_started")


@scene
async def test_of_many_who_want_one_seat_one_gets_it(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2})
        path = f"/api/tables/{made['table']['id']}/seats"
        answers = await asyncio.gather(
            *(edda.http.post(path, json={"name": f"N{number}", "seat": 1}) for number in range(12))
        )
        won = [answer.json() for answer in answers if answer.status_code == 201]
        lost = {(answer.status_code, answer.json()["code"]) for answer in answers if answer.is_error}
        assert len(won) == 1
        assert lost == {(409, "seat_taken")}
        async with Seat(server, made["table"]["id"], won[0]["key"]) as seat:
            assert (await seat.next("state"))["you"] == 1


@scene
async def test_of_many_who_want_any_seat_everyone_sits_alone(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 6})
        path = f"/api/tables/{made['table']['id']}/seats"
        answers = await asyncio.gather(
            *(edda.http.post(path, json={"name": f"N{number}"}) for number in range(9))
        )
        won = [answer.json() for answer in answers if answer.status_code == 201]
        assert sorted(each["seat"] for each in won) == [1, 2, 3, 4, 5]
        assert {answer.json()["code"] for answer in answers if answer.is_error} == {"table_full"}
        shown = (await edda.get(f"/api/tables/{made['table']['id']}"))["seats"]
        assert len({seat["name"] for seat in shown}) == 6


@scene
async def test_seats_and_tables_that_do_not_exist(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2})
        path = f"/api/tables/{made['table']['id']}/seats"
        answer = await edda.http.post(path, json={"name": "N", "seat": 7})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_seat")
        answer = await edda.http.post("/api/tables/nowhere/seats", json={"name": "N"})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


@scene
async def test_who_leaves_before_the_game_leaves_a_free_seat(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2})
        path = f"/api/tables/{made['table']['id']}"
        first = await edda.post(f"{path}/seats", name="First")
        table = await edda.post(f"{path}/leave", key=first["key"])
        assert table["seats"][1] == {"kind": "open"}
        second = await edda.post(f"{path}/seats", name="Second")
        assert second["seat"] == 1
        assert second["key"] != first["key"]
        async with Seat(server, made["table"]["id"], first["key"]) as gone:
            assert (await gone.next())["code"] == "wrong_key"


@scene
async def test_the_lobby_hears_who_comes_and_goes(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 2})
        path = f"/api/tables/{made['table']['id']}"
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await seat.next("state")
            other = await edda.post(f"{path}/seats", name="Franz")
            event = await seat.next("event")
            assert (event["about"], event["seat"]) == ("seated", 1)
            assert event["table"]["seats"][1]["name"] == "Franz"
            await edda.post(f"{path}/leave", key=other["key"])
            assert (await seat.next("event"))["about"] == "opened"


@scene
async def test_a_key_of_another_table_opens_nothing(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        here, there = await edda.table(people=2), await edda.table(people=2)
        foreign = there["seats"][0]["key"]
        async with Seat(server, here["table"]["id"], foreign) as seat:
            assert (await seat.next())["code"] == "wrong_key"
        for what in ("leave", "start", "rematch"):
            answer = await edda.http.post(f"/api/tables/{here['table']['id']}/{what}", json={"key": foreign})
            assert answer.status_code == 403


@scene
async def test_who_has_left_a_seat_hears_and_decides_nothing_there(server: RunningServer) -> None:
    async with Visitor(server) as edda, Visitor(server) as mallory:
        made = await edda.table(people=1, options={"players": 2})
        name = made["table"]["id"]
        taken = await mallory.post(f"/api/tables/{name}/seats", name="Mallory")
        async with Seat(server, name, taken["key"]) as former:
            await former.next("state")
            await mallory.post(f"/api/tables/{name}/leave", key=taken["key"])
            assert (await former.next("bye"))["code"] == "seat_left"
            await edda.post(f"/api/tables/{name}/seats", name="Alice")
            await edda.start(made)
            assert not [message for message in former.got if message.get("view")]


@scene
async def test_a_player_is_called_otherwise_and_everybody_hears_it(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        path = f"/api/tables/{name}/names"
        async with Seat(server, name) as watches:
            await watches.next("state")
            table = await edda.post(path, key=keys[1], name="  Oma\n Otti ")
            event = await watches.next("event")
            assert (event["about"], event["seat"], event["table"]) == ("renamed", 1, table)
        assert [seat["name"] for seat in table["seats"]] == ["P0", "Oma Otti"]
        await edda.start(made)
        for key, status, code in (("x" * 32, 403, "wrong_key"), (keys[0], 409, "already_started")):
            answer = await edda.http.post(path, json={"key": key, "name": "Otto"})
            assert (answer.status_code, answer.json()["code"]) == (status, code)


@scene
async def test_people_choose_their_faces_and_nobody_looks_like_somebody_else(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, options={"players": 3})
        name, key = made["table"]["id"], made["seats"][0]["key"]
        for number in (1, 2):
            await edda.post(f"/api/tables/{name}/seats", name=f"N{number}", face="cat")
        faces = [seat["face"] for seat in (await edda.get(f"/api/tables/{name}"))["seats"]]
        assert faces[1] == "cat"
        assert len(set(faces)) == 3
        path = f"/api/tables/{name}/faces"
        async with Seat(server, name) as watches:
            await watches.next("state")
            table = await edda.post(path, key=key, face="witch")
            event = await watches.next("event")
            assert (event["about"], event["seat"], event["table"]) == ("face_chosen", 0, table)
        assert [seat["face"] for seat in table["seats"]] == ["witch", *faces[1:]]
        assert "faces" in await edda.get("/api/house")
        await refused(edda, path, {"key": key, "face": "cat"}, 409, "face_taken")
        await refused(edda, path, {"key": key, "face": "<b>me</b>"}, 400, "no_such_face")
        await refused(edda, path, {"key": "x" * 32, "face": "man"}, 403, "wrong_key")
        wish = {"name": "Otto", "face": "<b>me</b>"}
        await edda.post(f"/api/tables/{name}/leave", key=key)
        await refused(edda, f"/api/tables/{name}/seats", wish, 400, "no_such_face")


async def refused(edda: Visitor, path: str, body: dict[str, str], status: int, code: str) -> None:
    answer = await edda.http.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
