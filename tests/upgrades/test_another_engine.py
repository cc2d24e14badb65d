"""An engine that deals or plays otherwise is noticed: no game turns into another, no ended game is lost."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde import __version__
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.refusal import InEnglish
from geisterstunde.match.fairness import canonical, digest
from geisterstunde.server.store.sqlite import connect
from tests.games import GAMES
from tests.server.house import OpenHouse, open_house
from tests.server.playing import play_to_the_end, play_until
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

BEGUN = 12  # events
SHORT: dict[str, dict[str, Any]] = {"dawn-under": {"vampires": 4}, "through-the-wall": {"night": 10}}
assert SHORT.keys() == GAMES.keys()


def deals_otherwise(patch: pytest.MonkeyPatch, game: str) -> None:
    """The same seed gives other cards."""
    rules = type(game_named(game))
    honest = rules.deal
    patch.setattr(rules, "deal", lambda self, options, seed: honest(self, options, seed[::-1]))


def plays_otherwise(patch: pytest.MonkeyPatch, game: str) -> None:
    """No decision of the past can be made any more."""

    def unknown(self: Any, text: str) -> int:
        raise InEnglish(f"There is no decision {text}.")

    patch.setattr(type(game_named(game)), "action_from", unknown)


class Left(msgspec.Struct):
    """Two games of the past: one under way, one over."""

    under_way: Any
    state: Any
    over: Any
    record: Any


@contextlib.asynccontextmanager
async def two_people(house: OpenHouse, made: Any) -> AsyncIterator[list[Seat]]:
    """Both at a table."""
    name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
    async with Seat(house, name, keys[0]) as one, Seat(house, name, keys[1]) as two:
        for seat in (one, two):
            await seat.next("state")
        yield [one, two]


async def left_behind(database: Path, game: str) -> Left:
    """Plays with the engine as it is."""
    async with open_house(database) as house, Visitor(house) as edda:
        under_way, over = [await edda.table(game, people=2, options=SHORT[game]) for _ in range(2)]
        for made in (under_way, over):
            await edda.start(made)
        async with two_people(house, under_way) as seats:
            await play_until(seats, lambda message: message["n"] >= BEGUN)
        async with two_people(house, over) as seats:
            await play_to_the_end(seats, 1)
        async with Seat(house, under_way["table"]["id"], under_way["seats"][0]["key"]) as seat:
            state = await seat.next("state")
        record = await edda.get(f"/api/tables/{over['table']['id']}/record")
    return Left(under_way, state, over, record)


def lines_in(database: Path, table: str) -> list[Any]:
    """What the journal of a table says."""
    reading = connect(database)
    rows = reading.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    reading.close()
    return [msgspec.json.decode(body) for (body,) in rows]


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_a_journal_knows_its_engine_its_options_and_its_deal_and_at_last_its_record(
    tmp_path: Path, game: str
) -> None:
    left = await left_behind(tmp_path / "tables.db", game)
    lines = lines_in(tmp_path / "tables.db", left.over["table"]["id"])
    (started,) = [line for line in lines if line["kind"] == "started"]
    assert started["engine"] == __version__
    assert started["options"] == left.record["options"] | {"first": None}
    assert started["deal"] == digest(canonical(left.record["deal"]))
    assert [line["record"] for line in lines if "record" in line] == [left.record]
    assert "record" in lines[-1]


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_a_game_under_way_waits_for_an_engine_that_deals_the_same(tmp_path: Path, game: str) -> None:
    database = tmp_path / "tables.db"
    left = await left_behind(database, game)
    name, key = left.under_way["table"]["id"], left.under_way["seats"][0]["key"]
    before = lines_in(database, name)
    with pytest.MonkeyPatch.context() as patch:
        deals_otherwise(patch, game)
        async with open_house(database) as house, Visitor(house) as edda:
            answer = await edda.http.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table_lost")
            assert f"Version {__version__}, which began it" in answer.json()["sentence"]
            async with Seat(house, name, key) as seat:
                assert (await seat.next())["sentence"] == answer.json()["sentence"]
            assert (await edda.start(await edda.table(game, people=2)))["phase"] == "playing"
    assert lines_in(database, name) == before, "nothing was written"
    async with open_house(database) as house, Seat(house, name, key) as seat:
        assert await seat.next("state") == left.state


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_a_game_that_is_over_is_kept_by_its_record(tmp_path: Path, game: str) -> None:
    """Its cards lie as they lay, whatever the seed would deal today."""
    database = tmp_path / "tables.db"
    left = await left_behind(database, game)
    path = f"/api/tables/{left.over['table']['id']}"
    with pytest.MonkeyPatch.context() as patch:
        deals_otherwise(patch, game)
        async with open_house(database) as house, Visitor(house) as edda:
            assert await edda.get(f"{path}/record") == left.record
            table = await edda.get(path)
            assert (table["phase"], table["result"]) == ("over", left.record["result"])
            assert (table["options"], table["commitment"]) == (
                left.record["options"],
                left.record["commitment"],
            )
            assert [seat["name"] for seat in table["seats"]] == ["P0", "P1"]
            replay = await edda.get(f"{path}/replay")
            assert len(replay["steps"]) == len(left.record["decisions"]) + 1
            again = await edda.post(f"{path}/rematch", key=left.over["seats"][0]["key"])
            assert (await edda.get(f"/api/tables/{again['table']}"))["phase"] == "lobby"


@scene
async def test_a_game_of_rules_that_are_gone_is_kept_but_not_shown_again(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    left = await left_behind(database, "dawn-under")
    path = f"/api/tables/{left.over['table']['id']}"
    with pytest.MonkeyPatch.context() as patch:
        plays_otherwise(patch, "dawn-under")
        async with open_house(database) as house, Visitor(house) as edda:
            assert await edda.get(f"{path}/record") == left.record
            async with Seat(house, left.over["table"]["id"], left.over["seats"][0]["key"]) as seat:
                state = await seat.next("state")
                assert (state["table"]["result"], state["view"]) == (left.record["result"], None)
            answer = await edda.http.get(f"{path}/replay")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_replayed")
            answer = await edda.http.get(f"/api/tables/{left.under_way['table']['id']}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table_lost")
