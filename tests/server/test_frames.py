"""However a client cuts its frames: every message is heard once and in order, and nothing else is."""

import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from tests.server.house import open_house
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

TEXT, CONTINUED, FINAL, MASKED = 1, 0, 0x80, 0x80
NO_MASK = bytes(4)


def frame(payload: bytes, opcode: int = TEXT, final: bool = True) -> bytes:
    """A frame as a client sends it."""
    first = opcode | (FINAL if final else 0)
    if len(payload) < 126:
        return bytes((first, MASKED | len(payload))) + NO_MASK + payload
    return struct.pack("!BBH", first, MASKED | 126, len(payload)) + NO_MASK + payload


def said(number: int) -> bytes:
    """A message that is acknowledged."""
    return msgspec.json.encode({"type": "say", "id": str(number), "phrase": "hello"})


class Cutter:
    """Somebody who sends bytes as they like, and can tell when they have arrived."""

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat = seat
        self.other = other
        self.numbers = 0

    async def send(self, *pieces: bytes) -> None:
        """Sends pieces, each after the one before has been read by the server."""
        for piece in pieces:
            self.seat.socket.transport.write(piece)
            self.numbers += 1
            await self.other.send(type="say", id=f"mark {self.numbers}", phrase="no such phrase")
            await self.other.next("refused")

    async def acknowledged(self) -> str:
        """The id of the next acknowledged message."""
        return str((await self.seat.next("ack"))["id"])


@asynccontextmanager
async def cutter(folder: Path) -> AsyncIterator[Cutter]:
    """Two seats of a table, one of them a cutter's."""
    async with open_house(folder / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=2)
        name, (one, two) = made["table"]["id"], (seat["key"] for seat in made["seats"])
        async with Seat(house, name, one) as seat, Seat(house, name, two) as other:
            await seat.next("presence")
            await other.next("presence")
            yield Cutter(seat, other)


@scene
async def test_whole_frames_alone_and_together(tmp_path: Path) -> None:
    async with cutter(tmp_path) as someone:
        await someone.send(frame(said(1)), frame(said(2)) + frame(said(3)))
        assert [await someone.acknowledged() for _ in range(3)] == ["1", "2", "3"]


@scene
async def test_a_frame_cut_anywhere_is_one_message(tmp_path: Path) -> None:
    async with cutter(tmp_path) as someone:
        whole = frame(said(1))
        for place in (1, 2, 4):
            await someone.send(whole[:place], whole[place:])
            assert await someone.acknowledged() == "1"


@scene
async def test_a_message_in_pieces_with_a_ping_in_between(tmp_path: Path) -> None:
    async with cutter(tmp_path) as someone:
        begun, ping = frame(said(1)[:9], final=False), bytes((0x89, MASKED)) + NO_MASK
        await someone.send(frame(said(0)), begun, ping, frame(said(1)[9:], CONTINUED), frame(said(2)))
        assert [await someone.acknowledged() for _ in range(3)] == ["0", "1", "2"]


@scene
async def test_a_frame_inside_a_frame_is_not_heard(tmp_path: Path) -> None:
    """The second piece looks like a frame of its own, but is the rest of a message that is none."""
    async with cutter(tmp_path) as someone:
        inner = frame(said(1))
        outer = frame(b"x" + inner)
        await someone.send(outer[: -len(inner)], inner)
        refused = await someone.seat.next("refused")
        assert refused["code"] == "no_such_message"
        await someone.send(frame(said(2)))
        assert await someone.acknowledged() == "2"
        assert [message for message in someone.seat.got if message["type"] == "ack"] == someone.seat.got[-1:]
