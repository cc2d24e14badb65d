"""A first minute: people play by plain rules while they are compiled, and nobody notices the change."""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.bots.registry import quick_level
from geisterstunde.match.record import decode
from geisterstunde.match.verify import verify
from geisterstunde.server.waking import Waking
from tests.server.playing import play_to_the_end, play_until
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

DECISIONS_BETWEEN_LOOKS = 40  # whoever looks more often is told to take a breath
SHORT: dict[str, Any] = {"dawn-under": {"vampires": 4}, "through-the-wall": {"night": 10}}
AS_PEOPLE_START_IT = {name: value for name, value in os.environ.items() if name != "GEISTERSTUNDE_JIT"}


async def sat_down(edda: Visitor, room: AsyncExitStack, game: str) -> tuple[str, list[Seat]]:
    """Two people begin a game at one device."""
    made = await edda.table(game, people=2, options=SHORT[game])
    name = made["table"]["id"]
    seats = [await room.enter_async_context(Seat(edda.server, name, seat["key"])) for seat in made["seats"]]
    await edda.start(made)
    for seat in seats:
        await seat.next("event")
    return name, seats


@pytest.mark.parametrize("game", SHORT)
def test_a_game_goes_on_while_the_rules_are_switched_over(tmp_path: Path, game: str) -> None:
    @scene
    async def plays(server: RunningServer) -> None:
        async with Visitor(server) as edda, AsyncExitStack() as room:
            name, seats = await sat_down(edda, room, game)
            while (await edda.get("/api/house"))["awake"] < 1:
                for _ in range(DECISIONS_BETWEEN_LOOKS):
                    if seats[0].table["phase"] == "over":
                        name, seats = await sat_down(edda, room, game)
                    await play_until(seats, lambda event: True)
            await play_to_the_end(seats, 2)
            record = decode((await edda.http.get(f"/api/tables/{name}/record")).content)
            assert verify(record)

    with RunningServer(tmp_path / "tables.db", surroundings=AS_PEOPLE_START_IT) as server:
        plays(server)


def test_who_needs_time_to_think_plays_like_the_next_weaker() -> None:
    assert quick_level("dawn-under", "countess") == "raven"
    assert quick_level("through-the-wall", "castellan") == "butler"
    assert quick_level("dawn-under", "moth") == "moth"
    assert quick_level("dawn-under", "random") == "random"


@scene
async def test_a_compiler_that_is_killed_leaves_the_rules_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path))
    finished: list[bool] = []
    told = asyncio.Event()
    waking = Waking(["dawn-under"], lambda: finished.append(True), lambda share: told.set())
    at_work = asyncio.create_task(waking.wake())
    await told.wait()
    assert 0 < waking.share < 1
    waking.compilers["dawn-under"].kill()
    await at_work
    assert waking.asleep == {"dawn-under"}
    assert not finished
