"""What is shown stays visible for the table's lid time, and what is closed again is never told again."""

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.playing import play_on, play_until, shows_something, until_open, up_to
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

ALMOST = 0.9  # of the lid time: the clock of the client starts a little later than the server's


@contextlib.asynccontextmanager
async def two_people(server: RunningServer, **wishes: Any) -> AsyncIterator[tuple[Seat, Seat]]:
    """A game of two that has begun, both people there."""
    async with Visitor(server) as edda:
        made = await edda.table(people=2, **wishes)
        name = made["table"]["id"]
        one, two = (Seat(server, name, seat["key"]) for seat in made["seats"])
        async with one, two:
            for seat in (one, two):
                await seat.next("state")
            await edda.start(made)
            for seat in (one, two):
                await seat.next("event")
            yield one, two


@pytest.mark.parametrize("game", ["dawn-under", "through-the-wall"])
def test_the_next_decision_waits_until_the_lid_has_been_seen(server: RunningServer, game: str) -> None:
    @scene
    async def plays() -> None:
        async with two_people(server, game=game, lid_time="1.5") as seats:
            shown = await play_until(seats, shows_something)
            seen_at = time.monotonic()
            assert shown["hold"] == pytest.approx(1.5 + until_open(game, shown))
            asked = next(seat for seat in seats if seat.is_asked)
            await asked.decide(asked.ask["decisions"][0])
            await asked.next("ack")
            assert time.monotonic() - seen_at >= ALMOST * shown["hold"]

    plays()


@scene
async def test_bots_wait_for_the_lid_too(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1, lid_time="1.5", options={"first": 1})
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await seat.next("state")
            await edda.start(made)
            await play_on(seat, random.Random(1), shows_something)
            shown = seat.got[-1]
            seen_at = time.monotonic()
            while seat.n == shown["n"]:
                if seat.is_asked:
                    await seat.decide(seat.ask["decisions"][0])
                await seat.next()
            assert time.monotonic() - seen_at >= ALMOST * shown["hold"]


@scene
async def test_a_decision_from_the_future_does_not_get_past_the_lid(server: RunningServer) -> None:
    async with two_people(server, lid_time="5") as seats:
        asked = next(seat for seat in seats if seat.is_asked)
        await asked.decide(asked.ask["decisions"][0], answers=2**31 - 1)
        stale = await asked.next("stale")
        assert stale["state"]["n"] == asked.n


@scene
async def test_everyone_taps_and_the_game_goes_on(server: RunningServer) -> None:
    async with two_people(server, lid_time="tap") as seats:
        chance = random.Random(0)
        shown = None
        while shown is None:
            seat = next(each for each in seats if each.is_asked)
            await seat.decide(chance.choice(seat.ask["decisions"]))
            ack = await seat.next("ack")
            await asyncio.gather(*(up_to(each, ack["n"]) for each in seats))
            shown = next((each for each in seat.got[-4:] if shows_something(each)), None)
        one, two = seats
        asked = one if one.is_asked else two
        sent = await asked.decide(asked.ask["decisions"][0])
        for number, seat in enumerate(seats):
            await seat.send(type="tap", n=seat.n)
            seen = await seat.next("event")
            while seen["about"] != "seen" or seen["seat"] != number:
                seen = await seat.next("event")
            assert (
                not any(message["type"] == "ack" and message["id"] == sent for message in one.got) or number
            )
        ack = await asked.next("ack")
        assert ack["id"] == sent


@scene
async def test_while_it_lies_open_a_newcomer_sees_it_and_afterwards_nobody_does(
    server: RunningServer,
) -> None:
    async with two_people(server, lid_time="1.5") as seats:
        shown = await play_until(seats, shows_something)
        name = seats[0].hello["table"]
        async with Seat(server, name) as newcomer:
            state = await newcomer.next("state")
            assert 0.0 < state["hold"] <= shown["hold"]
            assert [told["kind"] for told in state["just_now"]] == [told["kind"] for told in shown["told"]]
        asked = next(seat for seat in seats if seat.is_asked)
        await asked.decide(asked.ask["decisions"][0])
        ack = await asked.next("ack")
        await up_to(asked, ack["n"])
        for key in (None, seats[0].hello["key"], seats[1].hello["key"]):
            async with Seat(server, name, key, have=shown["n"] - 1) as late:
                state = await late.next()
                assert state["type"] == "state", "what was closed is not told again as an event"
                assert state["n"] == ack["n"]
                opened = [told for told in shown["told"] if told["kind"] == "opened"]
                assert not [told for told in state["just_now"] if told in opened]


@scene
async def test_what_was_shown_is_gone_when_its_time_is_over_though_nothing_else_happened(
    server: RunningServer,
) -> None:
    async with two_people(server, lid_time="1.5") as seats:
        shown = await play_until(seats, shows_something)
    state: Any = {"hold": 1.0}
    until = time.monotonic() + 30.0
    while state["hold"] > 0.0 and time.monotonic() < until:
        async with Seat(server, seats[0].hello["table"]) as newcomer:
            state = await newcomer.next("state")
    assert (state["n"], state["hold"], state["just_now"]) == (shown["n"], 0.0, [])
