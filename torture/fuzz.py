"""500,000 hostile messages, requests and half-open lines: no fault, no traceback, no change, no growth.

Lines that fall silent must be ended by the server in its stated time, and give their files back.
"""

import argparse
import asyncio
import collections
import contextlib
import hashlib
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import websockets

from geisterstunde.server import limits
from tests.server.running import RunningServer
from tests.server.visitor import Visitor
from torture.half_open import HALF_CLOSE, HalfOpen, Script
from torture.half_open import SILENCE as SILENCE_FOLLOWS
from torture.hostile import Hostile, Victim
from torture.watch import open_files

TOTAL = 500_000
WARM_UP = 0.2  # of all, after which memory is measured
MOST_GROWTH = 10.0  # megabytes
MESSAGES_A_SOCKET = 80
REQUESTS_BETWEEN = 12
HALF_OPEN_BETWEEN = 4
SILENT_AT_ONCE = 150
SILENCE = limits.REQUEST_SECONDS + limits.HELLO_SECONDS + 15.0  # after which any line must have ended
MOST_FILES = 5  # more at the end than when it was warm
ADDRESSES = 240
ATTACKERS = 6
PATIENCE = 60.0
LAST_WORD = {"type": "say", "id": "the last word", "phrase": "free speech"}  # turned down in its turn


class Fault(AssertionError):
    """The server did what it must not do."""


class Attack:
    """Sends hostile input to one server, and counts what comes back."""

    def __init__(self, server: RunningServer, victims: list[Victim], seed: int) -> None:
        self.server = server
        self.victims = victims
        self.hostile = Hostile(seed, victims)
        self.chance = self.hostile.chance
        self.half_open = HalfOpen(self.chance)
        self.sent = 0
        self.answers: collections.Counter[str] = collections.Counter()
        self.silent: set[asyncio.Task[None]] = set()

    async def go_on(self, until: int) -> None:
        """Attacks with some at a time until so much has been sent."""

        async def attacker() -> None:
            while self.sent < until:
                async with asyncio.timeout(PATIENCE):
                    await self.socket()
                for _ in range(REQUESTS_BETWEEN):
                    async with asyncio.timeout(PATIENCE):
                        await self.request()
                for _ in range(HALF_OPEN_BETWEEN):
                    async with asyncio.timeout(PATIENCE):
                        await self.raw()

        async with asyncio.TaskGroup() as group:
            for _ in range(ATTACKERS):
                group.create_task(attacker())
        await asyncio.gather(*self.silent)

    async def socket(self) -> None:
        """A socket of a seat, of a spectator, or of somebody who cannot even say hello."""
        victim, way = self.chance.choice(self.victims), self.chance.random()
        key = self.chance.choice(victim.keys) if way < 0.5 else None
        good = {"type": "hello", "v": 1, "table": victim.table, "key": key}
        origin = "http://evil.example" if way > 0.97 else None
        with contextlib.suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(
                self.server.socket,
                compression=None,
                additional_headers={"origin": origin} if origin else None,
            ) as socket:
                reading = asyncio.create_task(self._read(socket))
                hello = good if way < 0.85 else self.hostile.hello(victim)
                await socket.send(msgspec.json.encode(hello), text=True)
                try:
                    for _ in range(MESSAGES_A_SOCKET):
                        await self._send(socket)
                    await socket.send(msgspec.json.encode(LAST_WORD), text=True)
                finally:
                    await reading

    async def _send(self, socket: websockets.ClientConnection) -> None:
        data, way = self.hostile.message(self.sent), self.chance.random()
        self.sent += 1
        if way < 0.001:
            data = b"x" * 9_000
        if way < 0.05:
            await socket.send([data[:3], data[3:7], data[7:]], text=True)
        else:
            await socket.send(data, text=way < 0.8)

    async def _read(self, socket: websockets.ClientConnection) -> None:
        with contextlib.suppress(websockets.WebSocketException):
            async for text in socket:
                message = msgspec.json.decode(text)
                self.answers[message.get("code", message["type"])] += 1
                if message.get("id") == LAST_WORD["id"]:
                    return

    async def request(self) -> None:
        """A request on a connection of its own, from one of many addresses."""
        data = self.hostile.request(self.chance.choice(self.victims))
        reader, writer = await self._line()
        with contextlib.suppress(OSError):
            if self.chance.random() < 0.02:  # headers that come slowly and never end
                writer.write(data[:20])
                await writer.drain()
                data = b""
            writer.write(data)
            await writer.drain()
            if data and b"content-length: 1000000000" not in data:
                self._judge(await reader.read(), data)
        await hang_up(writer)

    async def raw(self) -> None:
        """Bytes that are no request, or half of one; the line is closed, half closed, or falls silent."""
        script = self.half_open.script()
        reader, writer = await self._line()
        with contextlib.suppress(OSError):
            for piece in script.pieces:
                writer.write(piece)
                await writer.drain()
        if script.then == SILENCE_FOLLOWS and len(self.silent) < SILENT_AT_ONCE:
            waiting = asyncio.create_task(self._until_ended(reader, writer, script))
            self.silent.add(waiting)
            waiting.add_done_callback(self.silent.discard)
            return
        with contextlib.suppress(OSError):
            if script.then == HALF_CLOSE:
                writer.write_eof()
                await self._until_ended(reader, writer, script)
        await hang_up(writer)

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """One more connection, from one of many addresses."""
        self.sent += 1
        address = f"127.0.1.{self.sent % ADDRESSES + 1}" if sys.platform == "linux" else "127.0.0.1"
        return await asyncio.open_connection("127.0.0.1", self.server.port, local_addr=(address, 0))

    async def _until_ended(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, script: Script
    ) -> None:
        """Reads until the server hangs up, which it has to do by itself."""
        answer = b""
        try:
            async with asyncio.timeout(SILENCE):
                with contextlib.suppress(OSError):
                    answer = await reader.read()
        except TimeoutError:
            raise Fault(f"a line was never ended: {b''.join(script.pieces)[:300]!r}") from None
        if answer:
            self._judge(answer, b"".join(script.pieces))
        self.answers[f"ended by the server after {script.then}"] += 1
        await hang_up(writer)

    def _judge(self, answer: bytes, request: bytes) -> None:
        status = answer[9:12].decode("latin-1")
        self.answers[status] += 1
        if status.startswith("5"):
            raise Fault(f"{request[:300]!r}\n{answer!r:.600}")


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """Ends a connection."""
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


async def victims_of(server: RunningServer, tables: int) -> list[Victim]:
    """Some tables at which a game has begun and nobody decides."""
    found = []
    async with Visitor(server) as visitor:
        for number in range(tables):
            game = ("dawn-under", "through-the-wall")[number % 2]
            made = await visitor.table(game, people=2, device=f"device {number}")
            await visitor.start(made)
            keys = tuple(seat["key"] for seat in made["seats"])
            found.append(Victim(made["table"]["id"], made["host"], keys))
    return found


def journals(database: Path) -> dict[str, str]:
    """A fingerprint of every table's journal."""
    marks: dict[str, str] = {}
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        for table, *line in db.execute("SELECT table_id, seq, command, body FROM entries ORDER BY 1, 2"):
            marks[table] = hashlib.sha256(f"{marks.get(table)}{line}".encode()).hexdigest()
    return marks


def megabytes(process: int) -> float:
    """The memory a process holds."""
    if sys.platform != "linux":
        return 0.0
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def files_of(process: int) -> int:
    """How many files and sockets a process has open, where the system tells."""
    return open_files(process) if sys.platform == "linux" else 0


def fuzz(total: int, folder: Path, tables: int = 20, seed: int = 1) -> dict[str, float]:
    """Attacks a fresh server; its figures, or a Fault."""
    database = folder / "fuzz.db"
    with RunningServer(database) as server:

        async def attacked() -> tuple[Attack, float, float]:
            victims = await victims_of(server, tables)
            before = journals(database)
            attack = Attack(server, victims, seed)
            await attack.go_on(int(total * WARM_UP))
            warm, files = megabytes(server.process.pid), files_of(server.process.pid)
            await attack.go_on(total)
            hot, more = megabytes(server.process.pid), files_of(server.process.pid) - files
            if more > MOST_FILES:
                raise Fault(f"{more} more files are open than before")
            after = journals(database)
            changed = [each.table for each in victims if before[each.table] != after[each.table]]
            if changed:
                raise Fault(f"the journals of {changed} have changed")
            return attack, warm, hot

        attack, warm, hot = asyncio.run(attacked())
        code = server.stop()
        said = server.said()
    if code or "Traceback" in said or '"fault"' in said:
        raise Fault(f"exit code {code}\n{said[-3000:]}")
    return {"sent": attack.sent, "warm": warm, "growth": hot - warm, **attack.answers}


def main() -> None:
    """Prints the figures; raises Fault where the server does what it must not do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--total", type=int, default=TOTAL)
    wanted, began = parser.parse_args(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        figures = fuzz(wanted.total, Path(folder))
    print(f"fuzz: {figures['sent']:,} hostile messages and requests in {time.monotonic() - began:.0f} s:")
    print(f"  no 5xx, no traceback, no journal changed; memory {figures['warm']:.0f} MB", end="")
    print(f" after a warm-up, {figures['growth']:+.1f} MB at the end")
    print("  answers:", ", ".join(f"{what} {count:,}" for what, count in figures.items() if count > 99))
    if figures["growth"] > MOST_GROWTH:
        raise Fault(f"memory has grown by {figures['growth']:.1f} MB")


if __name__ == "__main__":
    main()
