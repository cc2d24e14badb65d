"""A request comes whole and soon, or its connection ends; others do not notice."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from geisterstunde.server import limits
from geisterstunde.server.http_protocol import Unanswered
from geisterstunde.server.serve import Service, web_server
from geisterstunde.server.store.choose import store_at
from tests.server.house import HERE, OpenHouse, open_house
from tests.server.scene import scene
from tests.server.visitor import Visitor

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
SOON = 0.2
PATIENCE = 10.0
TURNS = 20  # of the event loop, in which whatever was sent arrives


@asynccontextmanager
async def line_to(house: OpenHouse, *first_words: bytes) -> AsyncIterator[Line]:
    """A bare connection, and the first that is said over it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.address.rpartition(":")[2]))
    try:
        writer.writelines(first_words)
        yield reader, writer
    finally:
        writer.close()


async def last_words(reader: asyncio.StreamReader) -> bytes:
    """All that the server says until it hangs up."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@scene
async def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        for endless in (b"x-many: 1\r\n", b"a" * 64):
            async with line_to(house, b"GET /health HTTP/1.1\r\nx-long: ") as (reader, writer):
                for _ in range(2 * limits.HEAD_BYTES // len(endless)):
                    writer.write(endless)
                assert (await last_words(reader))[:12] in (b"HTTP/1.1 431", b"")  # a reset may overtake it
        assert (await edda.http.get("/health")).status_code == 200


ENDLESS_BODIES = (
    (
        b"POST /api/tables HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n",
        b"400\r\n" + b"a" * 1024 + b"\r\n",
    ),
    (b"POST /api/tables HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n2;", b"a" * 1024),
    (b"GET /health HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\n", b"a" * 1024),
    (b"GET /health HTTP/1.1\r\nhost: a\r\n\r\n", b"\r\n" * 512),
)


@pytest.mark.parametrize(("first", "more"), ENDLESS_BODIES, ids=["chunks", "extension", "ignored", "blank"])
def test_a_body_without_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: bytes, more: bytes
) -> None:
    monkeypatch.setattr(limits, "REQUEST_BYTES", 64 * 1024)

    @scene
    async def sends_on() -> None:
        async with open_house(tmp_path / "tables.db") as house, line_to(house, first) as (reader, writer):
            sent, ended = 0, asyncio.create_task(last_words(reader))
            while not ended.done():
                writer.write(more)
                sent += len(more)
                await asyncio.sleep(0)
                assert sent < 100 * limits.REQUEST_BYTES
            await ended

    sends_on()


@scene
async def test_a_head_as_large_as_browsers_send_is_answered_however_it_comes(tmp_path: Path) -> None:
    head = b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"a" * (limits.HEAD_BYTES * 3 // 4)
    async with open_house(tmp_path / "tables.db") as house, line_to(house) as (reader, writer):
        for _ in range(4):  # over one connection, more than a single head may have
            for piece in (head[:100], head[100:], b"\r\n\r\n"):
                writer.write(piece)
                await all_heard(writer)
            assert await reader.readuntil(b"\r\n") == b"HTTP/1.1 200 OK\r\n"
            await reader.readuntil(b"}")


async def all_heard(writer: asyncio.StreamWriter) -> None:
    """Waits until the server has read what was written, so that what comes next comes by itself."""
    await writer.drain()
    for _ in range(TURNS):
        await asyncio.sleep(0)


def test_silent_connections_leave_files_for_newcomers() -> None:
    service = Service(store_at("nowhere.db"), HERE)
    config = web_server(service)
    most = config.http.keywords["unanswered"].most  # type: ignore[union-attr]
    assert most <= min(limits.UNANSWERED_OF_ADDRESS, resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 4)
    service.rooms.bot_pool.close()


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET /health HTTP/1.1\r\n",
        b"POST /api/tables HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
        b"POST /nowhere HTTP/1.1\r\nhost: a\r\ncontent-length: 50\r\n\r\n{",
    ],
    ids=["silence", "half a head", "half a body", "half a body that nobody waits for"],
)
@scene
async def test_who_does_not_finish_a_request_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    monkeypatch.setattr(limits, "REQUEST_SECONDS", SOON)
    async with open_house(tmp_path / "tables.db") as house, line_to(house, words) as (reader, _):
        assert b"HTTP/1.1 408" in await last_words(reader)


@scene
async def test_who_does_not_read_the_answer_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ANSWER_SECONDS", SOON)
    monkeypatch.setattr(limits, "REQUEST_SECONDS", SOON)  # of those that wait behind the answers
    async with open_house(tmp_path / "tables.db") as house:
        ask = b"GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n"
        more_than_the_system_takes = 1000
        async with line_to(house, ask * more_than_the_system_takes):
            async with asyncio.timeout(PATIENCE):
                while not house.server.server_state.connections:
                    await asyncio.sleep(0)
                while house.server.server_state.connections:
                    await asyncio.sleep(0)


@scene
async def test_newcomers_get_in_however_many_say_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        house.server.config.http.keywords["unanswered"].most = 20  # type: ignore[union-attr]
        silent = [line_to(house) for _ in range(60)]
        lines = [await each.__aenter__() for each in silent]
        try:
            assert (await edda.http.get("/health")).status_code == 200
            assert await last_words(lines[0][0]) == b""
        finally:
            for each in silent:
                await each.__aexit__(None, None, None)


def test_the_oldest_of_the_same_address_makes_room() -> None:
    hung_up: list[int] = []

    class Line:
        def __init__(self, number: int) -> None:
            self.number = number

        def hang_up(self) -> None:
            hung_up.append(self.number)

    waiting = Unanswered(most=2)
    lines = [Line(number) for number in range(4)]
    waiting.add("there", lines[3])
    for line in lines[:3]:
        waiting.add("here", line)
    assert hung_up == [0]
    for address, line in [("here", lines[1]), ("here", lines[2]), ("there", lines[3])]:
        waiting.remove(address, line)
    assert waiting.by_address == {}
