"""A socket begins with hello, and what is no message is refused without harm."""

import pytest
import websockets

from geisterstunde.locales.speech import LANGUAGES
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

NOT_UNDERSTOOD: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '{"type":"dance"}',
    '{"type":"tap"}',
    '{"type":"say","id":1}',
    b"\xff\xfe",
]


@scene
async def test_a_hello_that_cannot_be_is_answered_by_a_goodbye(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name = made["table"]["id"]
        wrong = [
            ("other_version", {"v": 99, "table": name}),
            ("no_such_table", {"v": 1, "table": "nowhere"}),
            ("wrong_key", {"v": 1, "table": name, "key": "x" * 32}),
            ("wrong_key", {"v": 1, "table": name, "key": made["host"]}),
            ("no_such_message", {"v": "one", "table": name}),
            ("no_such_message", {"v": 1, "table": name, "wand": True}),
            ("no_hello", {"type": "back"}),
        ]
        for code, hello in wrong:
            socket = await websockets.connect(server.socket)
            seat = Seat(server, name)
            seat.socket = socket
            await seat.send(**{"type": "hello", **hello})
            bye = await seat.next()
            assert (bye["type"], bye["code"], bye["come_back_in"]) == ("bye", code, None)
            with pytest.raises(websockets.ConnectionClosed):
                await seat.next()


@scene
async def test_a_goodbye_is_said_in_the_clients_language(server: RunningServer) -> None:
    sentences = set()
    for language in LANGUAGES:
        async with Seat(server, "nowhere", language=language) as seat:
            sentences.add((await seat.next("bye"))["sentence"])
    assert len(sentences) == len(LANGUAGES)


@scene
async def test_what_is_no_message_is_refused_and_the_socket_goes_on(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            n = (await seat.next("state"))["n"]
            for text in NOT_UNDERSTOOD:
                await seat.socket.send(text)
                refused = await seat.next("refused")
                assert (refused["id"], refused["code"]) == (None, "no_such_message")
            await seat.send(**seat.hello)
            assert (await seat.next("refused"))["code"] == "hello_again"
            await seat.send(type="say", id="1", phrase="hello")
            assert (await seat.next("ack"))["n"] == n + 1
