"""A finished game is played on from one of its moments, by one person among bots."""

import itertools
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.match.match import Match
from geisterstunde.match.record import Record, decode
from geisterstunde.match.replay import replayed
from geisterstunde.server import journal
from tests.server.house import open_house
from tests.server.place import Place
from tests.server.playing import play_on, play_to_the_end
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

SHORT: dict[str, dict[str, Any]] = {"dawn-under": {"vampires": 4}, "through-the-wall": {"night": 10}}
games = pytest.mark.parametrize("game", SHORT)


async def finished(place: Place, edda: Visitor, game: str) -> tuple[Any, Record]:
    """A table of three whose game is over, a bot among them, and its record."""
    made = await edda.table(game, people=2, bots=1, options=SHORT[game])
    name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
    await edda.post(f"/api/tables/{name}/lanterns", key=made["host"], seat=0, lantern="last-8")
    await edda.start(made)
    async with Seat(place, name, keys[0]) as one, Seat(place, name, keys[1]) as two:
        await play_to_the_end([one, two], 3)
    return made, decode((await edda.http.get(f"/api/tables/{name}/record")).content)


def moment_of(record: Record, seat: int) -> int:
    """After how many decisions a seat decides next, in the middle of a game."""
    whose = [number for number, (decides, _) in enumerate(record.decisions) if decides == seat]
    return whose[len(whose) // 2]


def stood(record: Record, after: int) -> Match:
    """How the game stood then, by the rules alone."""
    match = Match.laid_out(record.game, record.options, record.deal)
    for seat, decision in record.decisions[:after]:
        match.decide(seat, decision)
    return match


def as_json(view: Any) -> Any:
    return json.loads(msgspec.json.encode(view))


@games
def test_it_stands_as_it_stood_and_is_played_to_another_end(server: RunningServer, game: str) -> None:
    @scene
    async def plays() -> None:
        async with Visitor(server) as edda:
            made, record = await finished(server, edda, game)
            after = moment_of(record, 0)
            again = await edda.post(
                f"/api/tables/{made['table']['id']}/practice", after=after, name="Edda", device="here"
            )
            table, (mine,) = again["table"], again["seats"]
            assert (table["phase"], table["commitment"], table["clock"]) == ("playing", None, "none")
            assert table["origin"] == {"table": made["table"]["id"], "decisions": after}
            assert [seat["kind"] for seat in table["seats"]] == ["player", "bot", "bot"]
            assert await edda.start(again) == table, "it has begun, and to begin twice is no fault"
            assert table["seats"][2]["level"] == "random", "the bot of then"
            then = stood(record, after)
            async with Seat(server, table["id"], mine["key"]) as seat, Seat(server, table["id"]) as watching:
                state = await seat.next("state")
                assert (state["you"], state["table"]["seats"][0]["name"]) == (0, "Edda")
                assert state["view"] == as_json(then.view(0))
                assert state["ask"]["decisions"] == then.legal(0)
                assert (await watching.next("state"))["view"] == as_json(then.view(-1))
                await play_on(seat, random.Random(5))
            new = decode((await edda.http.get(f"/api/tables/{table['id']}/record")).content)
            assert new.decisions[:after] == record.decisions[:after]
            assert (new.deal, new.options, new.seed) == (record.deal, record.options, None)
            assert replayed(new).result == new.result
            memories = (await edda.get(f"/api/tables/{table['id']}/memories"))["memories"]
            assert [each["seat"] for each in memories["seats"]] == [0]
            judged = [int(number) for number in memories["seats"][0]["judged"]]
            assert all(number > after for number in judged), "not what was decided before"

    plays()


@games
def test_bots_and_lanterns_have_seen_what_was_shown_before(tmp_path: Path, game: str) -> None:
    @scene
    async def plays() -> None:
        async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
            made, record = await finished(house, edda, game)
            after = len(record.decisions) - 1
            again = await edda.post(f"/api/tables/{made['table']['id']}/practice", after=after, seat=0)
            live = await house.service.rooms.tables.table(again["table"]["id"])
            assert len(live.table.events) == after + 1, "the deal and every decision"
            steps = (await edda.get(f"/api/tables/{made['table']['id']}/replay"))["steps"]
            assert as_json(live.table.lantern(0)) == steps[after]["lanterns"][0]

    plays()


@scene
async def test_what_does_not_fit_is_refused_in_a_sentence(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        unfinished = await edda.table(people=2)
        made, record = await finished(server, edda, "dawn-under")
        path, last = f"/api/tables/{made['table']['id']}/practice", len(record.decisions) - 1
        for where, wish, status, code in (
            (f"/api/tables/{unfinished['table']['id']}/practice", {"after": 0}, 409, "not_over"),
            ("/api/tables/nowhere/practice", {"after": 0}, 404, "no_such_table"),
            (path, {"after": last + 1}, 400, "no_such_moment"),
            (path, {"after": -1}, 400, "bad_input"),
            (path, {"after": 3, "seat": 3}, 404, "no_such_seat"),
        ):
            answer = await edda.http.post(where, json=wish)
            assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        answer = await edda.http.post(path, json={"after": last + 1})
        assert answer.json()["sentence"] == f"The game can be played on after 0 to {last} of its decisions."


@scene
async def test_a_game_of_other_rules_is_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made, record = await finished(house, edda, "dawn-under")
        live = await house.service.rooms.tables.table(made["table"]["id"])
        decisions = [(1 - seat, decision) for seat, decision in record.decisions]
        monkeypatch.setattr(live.table, "record", msgspec.structs.replace(record, decisions=decisions))
        answer = await edda.http.post(f"/api/tables/{made['table']['id']}/practice", json={"after": 5})
        assert (answer.status_code, answer.json()["code"]) == (409, "not_replayed")


@scene
async def test_the_deal_is_not_told_at_the_new_table(tmp_path: Path) -> None:
    """It is the same as that of the finished game, which is no secret; but nobody gets it sent here."""
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made, record = await finished(house, edda, "dawn-under")
        again = await edda.post(f"/api/tables/{made['table']['id']}/practice", after=moment_of(record, 0))
        name = again["table"]["id"]
        async with Seat(house, name, again["seats"][0]["key"]) as seat, Seat(house, name) as watching:
            await seat.next("state")
            await watching.next("state")
            await seat.decide(seat.ask["decisions"][0])
            await watching.next("event")
            said = [*seat.raw, *watching.raw, (await edda.http.get(f"/api/tables/{name}")).text]
        early = await edda.http.get(f"/api/tables/{name}/record")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        lines = [journal.read(line) for line in await house.service.rooms.store.read(name, 0)]
        laid_out = next(entry for entry in lines if isinstance(entry, journal.LaidOut))
        for secret in (msgspec.json.encode(laid_out.deal).decode(), str(laid_out.bots), '"deal"'):
            assert not any(secret in text for text in said)


@scene
async def test_it_survives_a_power_cut(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1") as server:
        async with Visitor(server) as edda:
            made, record = await finished(server, edda, "dawn-under")
            after = moment_of(record, 0)
            again = await edda.post(f"/api/tables/{made['table']['id']}/practice", after=after)
        server.kill()  # it was answered, so it is there
        server.start()
        name, key = again["table"]["id"], again["seats"][0]["key"]
        async with Visitor(server) as edda, Seat(server, name, key) as seat:
            state = await seat.next("state")
            assert state["table"] == again["table"]
            assert state["view"] == as_json(stood(record, after).view(0))
            await seat.decide(seat.ask["decisions"][0])
            kept = await seat.next("ack")
            server.kill()
            server.start()
            async with Seat(server, name, key) as back:
                assert (await back.next("state"))["n"] >= kept["n"]
                back.ids = itertools.count(1000)
                await play_on(back, random.Random(5))
            assert (await edda.get(f"/api/tables/{name}"))["phase"] == "over"
            beyond = decode((await edda.http.get(f"/api/tables/{name}/record")).content)
        assert beyond.decisions[:after] == record.decisions[:after]
