"""Nothing stays for ever: sockets that answer no more, devices without a table, news that are none."""

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.server import limits
from geisterstunde.server.connection import Connection
from geisterstunde.server.http_protocol import HttpProtocol
from geisterstunde.server.tables import Tables
from geisterstunde.server.transport import WebSocketTransport
from tests.server.house import open_house
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

PATIENCE = 20.0
MORE_THAN_ANY_SYSTEM_TAKES = 4 * 1024 * 1024
# Things that hold on to themselves and live for a while, as connections do in asyncio's own loop.
RINGS = """
import gc
from collections import deque
from geisterstunde.server.serve import spare_the_collector
from_the_start = [[] for _ in range(1_000_000)]
gc.collect()
spare_the_collector()
before, alive = gc.get_stats()[2]["collections"], deque(maxlen=30_000)
for number in range(500_000):
    ring = [number]
    ring.append(ring)
    alive.append(ring)
print(gc.get_stats()[2]["collections"] - before)
"""


@scene
async def test_who_answers_no_ping_is_hung_up_on_even_if_much_waits_for_them(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        async with Seat(house, made["table"]["id"]) as deaf:
            await deaf.next("presence")
            deaf.socket.transport.pause_reading()
            transport = transport_of(house.service.web_app.connections)
            while transport.waiting() < MORE_THAN_ANY_SYSTEM_TAKES:
                transport.write(b"x" * limits.QUEUE_BYTES)
            transport.keepalive_timeout()
            async with asyncio.timeout(PATIENCE):
                while house.service.web_app.connections:
                    await asyncio.sleep(0)
            deaf.socket.transport.abort()


@scene
async def test_a_socket_keeps_nothing_of_its_handshake(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        async with Seat(house, made["table"]["id"]) as seat:
            await seat.next("presence")
            transport = transport_of(house.service.web_app.connections)
            assert not transport.scope
            assert not transport.app_state
            assert not list(transport.request.headers.raw_items())


@scene
async def test_a_socket_that_is_gone_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        connections = house.service.web_app.connections
        gc.disable()
        try:
            async with Seat(house, made["table"]["id"]) as seat:
                await seat.next("presence")
                traces: list[weakref.ref[Any]] = [
                    weakref.ref(transport_of(connections)),
                    weakref.ref(transport_of(connections).conn),
                ]
            async with asyncio.timeout(PATIENCE):
                while any(trace() is not None for trace in traces):
                    await asyncio.sleep(0)
        finally:
            gc.enable()


@scene
async def test_what_let_a_socket_in_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        async with Visitor(house) as edda:
            made = await edda.table(people=2)
        gc.collect()
        gc.disable()
        try:
            async with Seat(house, made["table"]["id"]) as seat:
                await seat.next("presence")
                assert not [each for each in gc.get_objects() if isinstance(each, HttpProtocol)]
        finally:
            gc.enable()


def test_what_comes_and_goes_is_collected_however_much_was_there_from_the_start() -> None:
    ended = subprocess.run([sys.executable, "-c", RINGS], capture_output=True, text=True, check=True)
    assert int(ended.stdout) >= 1, "nobody looked through everything"


def transport_of(connections: Iterable[Connection]) -> WebSocketTransport:
    """The transport of the only connection."""
    (connection,) = connections
    return connection.transport


@scene
async def test_devices_that_have_not_come_for_a_while_are_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        handlers = house.service.handlers
        await edda.table(people=2, device="just now")
        await edda.table(people=2, device="long ago")
        handlers.of_device.of["long ago"].at -= limits.HOUR
        house.service.web_app.tidy()
        assert list(handlers.of_device.of) == ["just now"]


@scene
async def test_who_has_said_hello_may_wait_for_the_table_as_long_as_it_takes(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        tables, name = house.service.rooms.tables, made["table"]["id"]
        waiting = held_back(tables, name)
        with pytest.MonkeyPatch.context() as shorter:
            shorter.setattr(limits, "HELLO_SECONDS", 0.2)
            async with Seat(house, name) as seat:
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(seat.socket.recv(), 3 * limits.HELLO_SECONDS)
                waiting()
                assert (await seat.next())["type"] == "state"


def held_back(tables: Tables, name: str) -> Callable[[], None]:
    """Lets a table seem to be on its way from the journal; what is returned lets it arrive."""
    live, coming = tables.live.pop(name), asyncio.get_running_loop().create_future()
    tables.loading[name] = coming

    def arrive() -> None:
        tables.live[name] = live
        coming.set_result(live)

    return arrive


@scene
async def test_spectators_come_and_go_without_news_to_others(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        async with Seat(server, name, keys[0]) as one:
            assert (await one.next("presence"))["here"] == [True, False]
            async with Seat(server, name) as watching:
                assert (await watching.next("presence"))["here"] == [True, False]
            async with Seat(server, name, keys[1]) as two:
                assert (await two.next("presence"))["here"] == [True, True]
                assert (await one.next())["here"] == [True, True], "nothing else came in between"
            assert (await one.next())["here"] == [True, False]
