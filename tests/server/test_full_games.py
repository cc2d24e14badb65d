"""Whole games over sockets, people and bots, to the record that everybody can verify."""

import json
import random
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from geisterstunde.match.record import decode
from geisterstunde.match.statistics import recorded_statistics
from geisterstunde.match.verify import verify
from tests.server.playing import play_on, play_to_the_end
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

TABLES: list[tuple[str, int, int, str, dict[str, Any]]] = [
    ("dawn-under", 2, 0, "random", {}),
    ("dawn-under", 1, 3, "moth", {}),
    ("dawn-under", 3, 1, "random", {"fresh_air": True}),
    ("through-the-wall", 1, 1, "sheet", {"night": 20}),
    ("through-the-wall", 1, 2, "butler", {"decks": "wander"}),
]


@pytest.mark.parametrize(("game", "people", "bots", "level", "options"), TABLES)
def test_a_game_is_played_to_its_end_and_its_record_holds(
    server: RunningServer, game: str, people: int, bots: int, level: str, options: dict[str, Any]
) -> None:
    @scene
    async def plays() -> None:
        async with Visitor(server) as edda, AsyncExitStack() as room:
            made = await edda.table(game, people, bots, level, options=options)
            name = made["table"]["id"]
            seats = [
                await room.enter_async_context(Seat(server, name, seat["key"])) for seat in made["seats"]
            ]
            watching = await room.enter_async_context(Seat(server, name))
            early = await edda.http.get(f"/api/tables/{name}/record")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            early = await edda.http.get(f"/api/tables/{name}/memories")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            started = await edda.start(made)
            assert started["statistics"] == []
            await play_to_the_end([*seats, watching], people)
            text = (await edda.http.get(f"/api/tables/{name}/record")).content
            record = decode(text)
            assert verify(record)
            assert record.commitment == started["commitment"]
            assert record.result is not None
            result = seats[0].table["result"]
            assert result == watching.table["result"] is not None
            statistics = json.loads(msgspec.json.encode(recorded_statistics(record)))
            replay = (await edda.http.get(f"/api/tables/{name}/replay")).json()
            assert statistics == replay["table"]["statistics"] != []
            assert all(step["hidden"] is not None for step in replay["steps"])
            memories = (await edda.http.get(f"/api/tables/{name}/memories")).json()["memories"]
            assert [each["seat"] for each in memories["seats"]] == list(range(people)), "not of bots"
            for each in memories["seats"]:
                own = [number for number, (seat, _) in enumerate(record.decisions, 1) if seat == each["seat"]]
                assert {moment["decision"] for moment in each["moments"]} <= set(own)
            for seat in [*seats, watching]:
                comes_now = await fresh(server, name, seat)
                assert seat.view == comes_now.view
                assert seat.table["statistics"] == comes_now.table["statistics"] == statistics
            assert not any(f"P{seat}".encode() in text for seat in range(people)), "names stay out of records"
            assert not any(key["key"].encode() in text for key in made["seats"])

    plays()


async def fresh(server: RunningServer, table: str, seat: Seat) -> Seat:
    """The same seat as somebody sees it who comes only now."""
    async with Seat(server, table, seat.hello["key"]) as other:
        await other.next("state")
        return other


@scene
async def test_a_game_that_is_over_takes_no_decision(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1)
        await edda.start(made)
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await play_on(seat, random.Random(5))
            assert seat.ask is None
            await seat.decide("a1")
            assert (await seat.next("refused"))["code"] == "game_is_over"
