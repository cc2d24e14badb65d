"""What is shown stays visible for the table's lid time, and what is closed again is never told again."""

import asyncio
import contextlib
import random
import time as clock
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.place import Place
from tests.server.playing import play_on, play_until, shows_something, until_open, up_to
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.standing_still import nothing_is_under_way, still_house, still_scene
from tests.server.visitor import Seat, Visitor

ALMOST = 0.9  # of the lid time: the clock of a client starts a little later than the server's


@contextlib.asynccontextmanager
async def two_people(server: Place, **wishes: Any) -> AsyncIterator[tuple[Seat, Seat]]:
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
def test_the_next_decision_waits_until_the_lid_has_been_seen(tmp_path: Path, game: str) -> None:
    @still_scene
    async def plays() -> None:
        async with (
            still_house(tmp_path) as (house, time),
            two_people(house, game=game, lid_time="1.5") as seats,
        ):
            shown = await play_until(seats, shows_something)
            hold = shown["hold"]
            assert hold == pytest.approx(1.5 + until_open(game, shown))
            asked = next(seat for seat in seats if seat.is_asked)
            sent = await asked.decide(asked.ask["decisions"][0])
            time.let_pass(ALMOST * hold)
            await nothing_is_under_way(house, asked)
            assert not any(message["type"] == "ack" and message["id"] == sent for message in asked.got)
            time.let_pass(hold - ALMOST * hold)
            assert (await asked.next("ack"))["id"] == sent

    plays()


@scene
async def test_bots_wait_for_the_lid_too(server: RunningServer) -> None:
    """In real time: their thoughts come from a process of their own."""
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1, lid_time="1.5", options={"first": 1})
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await seat.next("state")
            await edda.start(made)
            await play_on(seat, random.Random(1), shows_something)
            shown = seat.got[-1]
            seen_at = clock.monotonic()
            while seat.n == shown["n"]:
                if seat.is_asked:
                    await seat.decide(seat.ask["decisions"][0])
                await seat.next()
            assert clock.monotonic() - seen_at >= ALMOST * shown["hold"]


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


@still_scene
async def test_while_it_lies_open_a_newcomer_sees_it_and_afterwards_nobody_does(tmp_path: Path) -> None:
    async with still_house(tmp_path) as (house, time), two_people(house, lid_time="1.5") as seats:
        shown = await play_until(seats, shows_something)
        name = seats[0].hello["table"]
        time.let_pass(shown["hold"] - 0.5)
        async with Seat(house, name) as newcomer:
            state = await newcomer.next("state")
            assert state["hold"] == pytest.approx(0.5)
            assert [told["kind"] for told in state["just_now"]] == [told["kind"] for told in shown["told"]]
        asked = next(seat for seat in seats if seat.is_asked)
        await asked.decide(asked.ask["decisions"][0])
        time.let_pass(0.5)
        ack = await asked.next("ack")
        await up_to(asked, ack["n"])
        for key in (None, seats[0].hello["key"], seats[1].hello["key"]):
            async with Seat(house, name, key, have=shown["n"] - 1) as late:
                state = await late.next()
                assert state["type"] == "state", "what was closed is not told again as an event"
                assert state["n"] == ack["n"]
                opened = [told for told in shown["told"] if told["kind"] == "opened"]
                assert not [told for told in state["just_now"] if told in opened]


@still_scene
async def test_what_was_shown_is_gone_when_its_time_is_over_though_nothing_else_happened(
    tmp_path: Path,
) -> None:
    async with still_house(tmp_path) as (house, time), two_people(house, lid_time="1.5") as seats:
        shown = await play_until(seats, shows_something)
        time.let_pass(shown["hold"])
        async with Seat(house, seats[0].hello["table"]) as newcomer:
            state = await newcomer.next("state")
        assert (state["n"], state["hold"], state["just_now"]) == (shown["n"], 0.0, [])


@still_scene
async def test_what_has_been_tapped_away_stays_away(tmp_path: Path) -> None:
    """A game goes on by taps alone: no time passes."""
    async with still_house(tmp_path) as (house, _), two_people(house, lid_time="tap") as seats:
        calm_after_taps, was_tapped = 0, False
        for number in range(60):
            event = await play_until(seats, lambda message: True, number)
            if shows_something(event):
                await tap_away(seats)
            elif was_tapped:
                calm_after_taps += 1
                async with Seat(house, seats[0].hello["table"]) as newcomer:
                    assert (await newcomer.next("state"))["hold"] == 0.0
            was_tapped = shows_something(event)
        assert calm_after_taps > 0


async def tap_away(seats: Sequence[Seat]) -> None:
    """Everybody has seen what is shown, and everybody has heard so."""
    shown = seats[0].n
    for seat in seats:
        await seat.send(type="tap", n=seat.n)
    await asyncio.gather(*(up_to(seat, shown + len(seats)) for seat in seats))


@still_scene
async def test_there_is_nothing_to_tap_away_where_nothing_was_shown(tmp_path: Path) -> None:
    async with still_house(tmp_path) as (house, _), two_people(house, lid_time="tap") as (one, _):
        before = one.n
        await one.send(type="tap", n=before)
        await nothing_is_under_way(house, one)
        assert one.n == before
