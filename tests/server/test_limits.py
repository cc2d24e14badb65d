"""Everything is bounded: messages, queues, sockets, tables, requests."""

import asyncio
import contextlib
import socket as sockets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
import websockets

from geisterstunde.server import limits
from geisterstunde.server.keys import new_code
from tests.server.house import OpenHouse, open_house
from tests.server.playing import play_until
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.test_lids import two_people
from tests.server.visitor import Seat, Visitor

TOO_BIG = 1009
NEXT_TO_NOTHING = 1e-9  # a second
WISHES = {
    "leave": ["key"],
    "names": ["key", "name"],
    "faces": ["key", "face"],
    "lanterns": ["key", "seat", "lantern"],
    "bots": ["key", "seat"],
    "options": ["key"],
    "seats": ["name"],
}


@scene
async def test_a_message_over_eight_kilobytes_ends_the_connection_and_nothing_else(
    server: RunningServer,
) -> None:
    assert limits.MESSAGE_BYTES == 8 * 1024
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name, key = made["table"]["id"], made["seats"][0]["key"]
        async with Seat(server, name, key) as other, Seat(server, name, key) as seat:
            n = (await seat.next("state"))["n"]
            await seat.send(type="say", id="x" * 7000, phrase="hello")
            assert (await seat.next("refused"))["code"] == "no_such_message"
            await seat.send(type="say", id="x" * 9000, phrase="hello")
            with pytest.raises(websockets.ConnectionClosed):
                await seat.next("ack")
            assert seat.socket.close_code == TOO_BIG
            await other.send(type="say", id="1", phrase="hello")
            assert (await other.next("ack"))["n"] == n + 1


@scene
async def test_who_never_reads_is_dropped_and_the_game_goes_on(server: RunningServer) -> None:
    assert limits.QUEUE_BYTES == 64 * 1024
    async with Visitor(server) as edda, two_people(server, game="through-the-wall") as (one, two):
        deaf = await deaf_socket(server)
        await deaf.send(f'{{"type":"hello","v":1,"table":"{one.hello["table"]}"}}')
        before, sent = await dropped(edda), 0
        while await dropped(edda) == before:
            some_more = one.n + 10
            await play_until([one, two], lambda event: event["n"] >= some_more)  # noqa: B023 - used at once
            sent = sum(len(text) for text in one.raw)
            assert sent < 10 * limits.QUEUE_BYTES, "all this was never read"
        assert sent > limits.QUEUE_BYTES
        deaf.transport.abort()


async def deaf_socket(server: RunningServer) -> websockets.ClientConnection:
    """A socket that never reads once it is open."""
    narrow = sockets.socket()
    narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    narrow.setblocking(False)
    deaf = await websockets.connect(server.socket, sock=narrow, compression=None)
    assert isinstance(deaf.transport, asyncio.ReadTransport)
    deaf.transport.pause_reading()
    return deaf


async def dropped(visitor: Visitor) -> float:
    """How many sockets the server has given up."""
    return figure(await visitor.http.get("/metrics"), "geisterstunde_dropped_total")


def figure(answer: httpx.Response, name: str) -> float:
    """One figure of many."""
    return next(float(line.split()[1]) for line in answer.text.splitlines() if line.startswith(f"{name} "))


@scene
async def test_a_seat_has_so_many_sockets_and_the_oldest_makes_room(server: RunningServer) -> None:
    async with Visitor(server) as edda, AsyncExitStack() as room:
        made = await edda.table(people=2)
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        seats = []
        for _ in range(limits.SOCKETS_OF_SEAT):
            seats.append(await room.enter_async_context(Seat(server, name, keys[0])))
            await seats[-1].next("state")
        async with Seat(server, name, keys[0]) as newest:
            assert (await newest.next())["type"] == "state"
            assert (await seats[0].next("bye"))["code"] == "too_many_sockets"
        async with Seat(server, name, keys[1]) as another:
            assert (await another.next())["type"] == "state"
        await room.aclose()
        async with Seat(server, name, keys[0]) as again:
            assert (await again.next())["type"] == "state"


@scene
async def test_a_line_has_so_many_sockets_and_others_come_in(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda, AsyncExitStack() as room:
        house.service.rooms.bounds = limits.Bounds(sockets_of_line=3)
        name = (await edda.table(people=2))["table"]["id"]
        for _ in range(3):
            watching = await room.enter_async_context(Seat(house, name))
            await watching.next("state")
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(house.socket)
        other = await websockets.connect(house.socket, local_addr=("127.0.0.2", 0))
        await other.close()
        await watching.socket.close()
        async with asyncio.timeout(20):
            while sum(house.service.web_app.sockets_of.values()) > 2:
                await asyncio.sleep(0)
        await room.enter_async_context(Seat(house, name))


@scene
async def test_a_device_has_so_many_tables_but_its_neighbour_is_free(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        for _ in range(limits.TABLES_OF_DEVICE):
            await edda.table(people=2, device="tablet")
        wish = {"game": "dawn-under", "device": "tablet"}
        answer = await edda.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
        await edda.table(people=2, device="telephone")


@scene
async def test_requests_are_bounded_a_second_and_go_on_after_a_breath(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        house.service.web_app.requests = limits.Buckets(2.0, 5)
        answers = [await edda.http.get("/health") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[0].status_code == 200
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "too_fast"
        async with asyncio.timeout(20):
            while (await edda.http.get("/health")).status_code != 200:
                continue


@scene
async def test_another_name_for_the_program_gets_nobody_further(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        house.service.web_app.requests = limits.Buckets(NEXT_TO_NOTHING, 5)
        answers = [
            await edda.http.get("/health", headers={"user-agent": f"number {number}"}) for number in range(10)
        ]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::8", True),  # a household has that many
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("unix:", "unix:", True),
    ],
)
def test_who_shares_a_line_shares_its_limits(one: str, other: str, same: bool) -> None:
    assert (limits.line_of(one) == limits.line_of(other)) is same


@scene
async def test_whoever_guesses_codes_is_soon_heard_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda, neighbour(house) as ida:
        made = await edda.table(people=1, options={"players": 2})
        right = f"/api/codes/{made['table']['code']}"
        answers = [await edda.http.get(f"/api/codes/{new_code()}") for _ in range(limits.WRONG_CODES + 5)]
        codes = [answer.json()["code"] for answer in answers]
        assert codes == ["no_such_code"] * limits.WRONG_CODES + ["too_fast"] * 5
        assert (await edda.http.get(right)).status_code == 429
        assert (await ida.get(right)).json() == {"table": made["table"]["id"]}


@scene
async def test_who_guesses_many_codes_at_once_gets_no_further(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        guesses = (edda.http.get(f"/api/codes/{new_code()}") for _ in range(4 * limits.WRONG_CODES))
        codes = Counter([answer.json()["code"] for answer in await asyncio.gather(*guesses)])
        assert codes == {"no_such_code": limits.WRONG_CODES, "too_fast": 3 * limits.WRONG_CODES}


@scene
async def test_a_stranger_cannot_use_up_what_a_table_may_change(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda, neighbour(house) as eve:
        made = await edda.table(people=2)
        path, own = f"/api/tables/{made['table']['id']}", {"key": made["seats"][0]["key"]}
        changes = house.service.rooms.tables.live[made["table"]["id"]].changes
        changes.level, changes.rate = 2.0, NEXT_TO_NOTHING
        stranger = {
            "key": "x" * 32,
            "seat": 0,
            "name": "Eve",
            "face": "cat",
            "lantern": "none",
            "level": None,
        }
        for what in ("leave", "names", "faces", "lanterns", "bots", "options", "seats"):
            wish = {name: stranger[name] for name in WISHES[what]}
            answer = await eve.post(f"{path}/{what}", json=wish)
            assert answer.status_code in (403, 409), answer.text
        assert (await edda.http.post(f"{path}/names", json={**own, "name": "Edda"})).is_success
        assert (await edda.http.post(f"{path}/leave", json=own)).is_success
        answer = await edda.http.post(f"{path}/seats", json={"name": "Edda"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


@scene
async def test_right_codes_may_be_asked_for_as_often_as_anything(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=1, options={"players": 2})
        for _ in range(3 * limits.WRONG_CODES):
            await edda.get(f"/api/codes/{made['table']['code']}")


@contextlib.asynccontextmanager
async def neighbour(house: OpenHouse) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at another address."""
    way = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(base_url=house.address, transport=way) as client:
        yield client


@scene
async def test_bodies_are_small_and_json(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        large = {"game": "dawn-under", "options": {"layout": "x" * limits.BODY_BYTES}}
        answer = await edda.http.post("/api/tables", json=large)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            body = b'{"game":"dawn-under"}'
            answer = await edda.http.post("/api/tables", content=body, headers={"content-type": kind})
            assert (answer.status_code, answer.json()["code"]) == (415, "not_json")
        headers = {"content-type": "application/json; charset=utf-8"}
        for body in (b"", b"{", b"[]", b"null", b'{"game":', b"\xff\xfe", b"[" * 9000):
            answer = await edda.http.post("/api/tables", content=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")


@scene
async def test_another_site_cannot_act(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        wish = {"game": "dawn-under"}
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port}.evil.example"):
            answer = await edda.http.post("/api/tables", json=wish, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(server.socket, additional_headers={"origin": origin})
            assert refused.value.response.status_code == 403
        answer = await edda.http.post("/api/tables", json=wish, headers={"origin": server.address})
        assert answer.status_code == 201
        own = await websockets.connect(server.socket, additional_headers={"origin": server.address})
        await own.close()
