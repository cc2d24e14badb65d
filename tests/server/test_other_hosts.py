"""The server answers to its own names only: a page that was led here by another name gets nothing."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from geisterstunde.server.hosts import HostNames
from tests.server.house import HERE, open_house
from tests.server.scene import scene
from tests.server.visitor import Visitor

OWN = ["localhost", "LOCALHOST:8042", "127.0.0.1:8042", "192.168.1.7", "[::1]:8042", "[fe80::1]", "kitchen"]
OWN += ["kitchen.local", "kitchen.lan:8042", "kitchen.home.arpa", "pi.internal", "kitchen.local."]
FOREIGN = ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8042", "evil.example.", "a b"]
FOREIGN += ["kitchen.fritz.box", "[::1]evil.example", "[1:2]", ""]


@pytest.mark.parametrize("host", OWN)
def test_a_name_that_nobody_else_can_have_is_ours(host: str) -> None:
    assert HostNames().include(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_somebody_can_register_is_not(host: str) -> None:
    assert not HostNames().include(host)


def test_a_server_is_told_its_names() -> None:
    names = HostNames(("games.example", "Kitchen.Fritz.Box"))
    assert names.include("games.example")
    assert names.include("games.example:443")
    assert names.include("kitchen.fritz.box:8042")
    assert not names.include("other.games.example")


@scene
async def test_whoever_comes_by_another_name_gets_a_sentence_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        foreign = {"host": "evil.example"}
        for path in ("/", "/health", "/api/house", "/metrics", "/openapi.json", "/nowhere"):
            answer = await edda.http.get(path, headers=foreign)
            assert answer.status_code == 421
            assert "--name evil.example" in answer.text
        answer = await edda.http.post("/api/tables", json={"game": "dawn-under"}, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (421, "other_host")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect("ws://evil.example/ws", host="127.0.0.1", port=house.port)
        assert refused.value.response.status_code == 403


@scene
async def test_whoever_comes_by_two_names_comes_by_neither(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        own, foreign = f"127.0.0.1:{house.port}", "evil.example"
        for hosts in ((own, foreign), (foreign, own), (own, own)):
            names = "".join(f"host: {host}\r\n" for host in hosts)
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(f"GET /api/house HTTP/1.1\r\n{names}connection: close\r\n\r\n".encode())
            answer = await reader.read()
            assert answer.startswith(b"HTTP/1.1 421 ")
            assert b"other_host" in answer
            writer.close()


@scene
async def test_what_is_no_name_is_not_repeated(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        answer = await edda.http.get("/", headers={"host": "<script>"})
        assert answer.status_code in (400, 421)
        assert "script" not in answer.text


@scene
async def test_a_server_answers_to_the_names_it_was_given(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(HERE, names=("games.example",))
    async with open_house(tmp_path / "tables.db", settings) as house, httpx.AsyncClient() as guest:
        answer = await guest.get(f"{house.address}/api/house", headers={"host": "games.example"})
        assert answer.json()["origin"] == "http://games.example"
