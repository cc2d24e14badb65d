"""What a seat can write is bounded, whoever plays it, and so is the whole story of a table."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.bots.bot import Decision, Reason
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer
from geisterstunde.server import limits
from geisterstunde.server.bot_pool import BotPool
from tests.server.house import open_house
from tests.server.playing import play_on, play_until, up_to
from tests.server.scene import scene
from tests.server.standing_still import nothing_is_under_way, still_house, still_scene
from tests.server.test_lids import two_people
from tests.server.visitor import Seat, Visitor

AT_ONCE = 3


@still_scene
async def test_a_seat_writes_so_much_at_once_and_then_more_slowly(tmp_path: Path) -> None:
    async with still_house(tmp_path) as (house, time):
        house.service.rooms.tables.bounds = limits.Bounds(lines_of_seat=(1.0, AT_ONCE))
        async with two_people(house, game="through-the-wall") as seats:
            asked = next(seat for seat in seats if seat.is_asked)
            for _ in range(AT_ONCE):
                await asked.send(type="decide", id="nonsense", answers=asked.n, decision="nonsense")
                await asked.next("refused")
            sent = await asked.decide(asked.ask["decisions"][0])
            await nothing_is_under_way(house, asked)
            assert not any(message["type"] == "ack" for message in asked.got)
            time.let_pass(1.0)
            assert (await asked.next("ack"))["id"] == sent


@still_scene
async def test_bots_write_no_more_than_people(tmp_path: Path) -> None:
    async with still_house(tmp_path) as (house, time), Visitor(house) as edda:
        house.service.rooms.tables.bounds = limits.Bounds(lines_of_seat=(1.0, AT_ONCE))
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(BotPool, "decide", at_once)
            made = await edda.table("through-the-wall", people=0, bots=2, options={"first": 0})
            await edda.start(made)
            async with Seat(house, made["table"]["id"]) as watching:
                await watching.next("state")
                written = watching.n + AT_ONCE
                await up_to(watching, written)
                for _ in range(3):
                    await nothing_is_under_way(house, watching)
                assert watching.n == written
                time.let_pass(1.0)
                await up_to(watching, written + 1)


async def at_once(
    pool: BotPool,
    game: Game,
    table: str,
    seat: int,
    level: str,
    seed: int,
    events: Any,
    shown: Buffer,
    **_: Any,
) -> Decision:
    """A bot that steps to and fro without thinking, and is never done."""
    steps = [action for action in game.legal(shown, seat) if game.action_to(action) != "done"]
    return Decision(steps[0], Reason("random"))


@scene
async def test_a_story_that_is_too_long_ends(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "tables.db") as house,
        two_people(house, game="through-the-wall") as seats,
    ):
        live = house.service.rooms.tables.live[seats[0].hello["table"]]
        live.bounds = limits.Bounds(longest_journal=seats[0].n + 2)
        await play_until(seats, lambda message: message["n"] == live.bounds.longest_journal)
        asked = next(seat for seat in seats if seat.is_asked)
        await asked.decide(asked.ask["decisions"][0])
        assert (await asked.next("refused"))["code"] == "too_long"
        await asked.send(type="say", id="x", phrase="hello")
        assert (await asked.next("refused"))["code"] == "too_long"


@pytest.mark.parametrize("game", ["dawn-under", "through-the-wall"])
def test_a_game_between_people_meets_no_bound(tmp_path: Path, game: str) -> None:
    @scene
    async def plays() -> None:
        async with open_house(tmp_path / "tables.db") as house, two_people(house, game=game) as seats:
            await asyncio.gather(
                *(
                    play_on(seat, random.Random(1), lambda message: message.get("n", 0) > 300)
                    for seat in seats
                )
            )
            live = house.service.rooms.tables.live[seats[0].hello["table"]]
            assert all(live.lines_of(seat).level > limits.LINES_AT_ONCE // 2 for seat in (0, 1))

    plays()
