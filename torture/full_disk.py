"""Fills the disk under a playing server and makes room again: refused with a reason, read all the while."""

import asyncio
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Protocol

import httpx

from tests.server.running import RunningServer
from torture import audit
from torture.players import Crowd, Place
from torture.small_disk import SWITCH
from torture.steady_port import steady_port

MIB = 1024 * 1024
NO_ROOM = "store_no_room"


class Disk(Protocol):
    """A disk that can be full."""

    module: str  # what runs the server

    def fill(self, folder: Path) -> None:
        """Nothing more fits in."""

    def make_room(self, folder: Path) -> None:
        """There is room again."""


class PretendedDisk:
    """SQLite is told that the disk is full; works everywhere."""

    module = "torture.small_disk"

    def fill(self, folder: Path) -> None:
        (folder / SWITCH).touch()

    def make_room(self, folder: Path) -> None:
        (folder / SWITCH).unlink()


class MountedDisk:
    """A small file system of its own, filled to the last byte; only root can make one."""

    module = "geisterstunde"

    def fill(self, folder: Path) -> None:
        with (folder / "filler").open("wb", buffering=0) as filler:
            for size in (64 * 1024, 1024, 1):
                try:
                    while True:
                        filler.write(bytes(size))
                except OSError:
                    continue

    def make_room(self, folder: Path) -> None:
        (folder / "filler").unlink()


class Endured(NamedTuple):
    """What came of it."""

    times_full: int
    acknowledged: int
    unavailable: int  # decisions that were answered so
    sentences: tuple[str, ...]
    acknowledged_while_full: int
    faults: tuple[str, ...]


async def fill_and_make_room(
    folder: Path, disk: Disk, tables: int, rate: float, times: int, between: int, unavailable: int
) -> Endured:
    """Fills the disk so often; each time so many decisions are turned down before there is room again.

    The last time the server is killed too, and has to read everything from the full disk.
    """
    faults: list[str] = []
    while_full = 0
    with RunningServer(folder / "tables.db", port=steady_port(), module=disk.module) as server:
        crowd = Crowd([server.port])
        await crowd.come(tables)
        crowd.begin(rate)
        for time in range(1, times + 1):
            await crowd.until_acknowledged(between)
            await crowd.settle()  # an answer on its way must not count as given by a full disk
            disk.fill(folder)
            before = crowd.acknowledged
            crowd.begin(rate)
            await crowd.until_trouble(unavailable)
            if time == times:
                await restart(server)
                await crowd.until_trouble(unavailable)
            while_full += crowd.acknowledged - before
            faults += await broken_while_full(server, crowd)
            disk.make_room(folder)
        await crowd.until_acknowledged(between)
        await crowd.settle()
        await crowd.go()
        await asyncio.to_thread(server.stop)
    faults += audit.faults(crowd.ledgers, audit.journals_in(folder / "tables.db"))
    troubles = crowd.troubles
    return Endured(times, crowd.acknowledged, troubles.total(), tuple(troubles), while_full, tuple(faults))


async def restart(server: RunningServer) -> None:
    """What is in memory can be shown on any disk, so the server has to forget it."""
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    assert server.process.poll() is None, server.said()


async def broken_while_full(server: RunningServer, crowd: Crowd) -> list[str]:
    """What cannot be read, or is written, while there is no room."""
    faults = [fault for place in crowd.places for fault in await unreadable(server, place)]
    async with httpx.AsyncClient(base_url=server.address, timeout=30.0) as client:
        answer = await client.post("/api/tables", json={"game": "dawn-under", "options": {"players": 4}})
        if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE or answer.json()["code"] != NO_ROOM:
            faults.append(f"a new table was answered {answer.status_code} {answer.text}")
    return faults


async def unreadable(server: RunningServer, place: Place) -> list[str]:
    """What cannot be read of a table; everybody also leaves and comes back, and must see how things stand."""
    async with httpx.AsyncClient(base_url=server.address, timeout=30.0) as client:
        answer = await client.get(f"/api/tables/{place.id}")
    faults = [] if answer.is_success else [f"table {place.id}: {answer.text}"]
    for player in place.players:
        player.here.clear()
        player.leave()
    async with asyncio.timeout(60.0):
        for player in place.players:
            await player.here.wait()
    return faults


@contextmanager
def mounted(size: int) -> Iterator[Path]:
    """A small file system in memory, for as long as it is used; raises where this user may make none."""
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder]
        subprocess.run(mount, check=True, capture_output=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def report(name: str, run: Callable[[], Endured]) -> bool:
    """Prints what came of one way to fill a disk; whether it was endured."""
    endured = run()
    print(f"disk full, {name}:")
    for what, value in endured._asdict().items():
        print(f"  {what.replace('_', ' '):24} {value}")
    return not endured.faults


def on_mounted_disk() -> Endured:
    """A real file system of 8 MiB, filled five times."""
    with mounted(8 * MIB) as folder:
        return asyncio.run(fill_and_make_room(folder, MountedDisk(), 20, 100.0, 5, 200, 50))


def on_pretended_disk() -> Endured:
    """The same where SQLite is only told so."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(fill_and_make_room(Path(folder), PretendedDisk(), 20, 100.0, 5, 200, 50))


def main() -> None:
    """A full file system where one may be mounted, and a pretended one everywhere."""
    fine = report("pretended", on_pretended_disk)
    try:
        fine &= report("a file system of 8 MiB", on_mounted_disk)
    except (OSError, subprocess.CalledProcessError):
        print("disk full: no file system can be mounted here")
    if not fine:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
