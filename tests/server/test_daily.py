"""The daily game: one deal for everybody on a date, promised before, and nothing of it told too early."""

import asyncio
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.bots.daily import afresh, daily_of
from geisterstunde.bots.playing import decisions_of
from geisterstunde.match.daily import luck_of
from geisterstunde.match.fairness import Promise, Seal
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record, decode
from geisterstunde.match.replay import Replay
from geisterstunde.match.verify import verify
from geisterstunde.server.handlers import Handlers
from tests.server.nights import DAILY, NEXT_NIGHT, NIGHT, Calendar, daily_house, played, sat_down, told
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

OF_A_TABLE = ("record", "replay", "memories")


@scene
async def test_everybody_gets_one_deal_and_the_same_answers_to_the_same_play(tmp_path: Path) -> None:
    calendar = Calendar()
    async with daily_house(tmp_path / "tables.db", calendar) as house, Visitor(house) as edda:
        quick, slow = await asyncio.gather(played(house, edda), played(house, edda, slowly=True))
        assert told(quick) == told(slow)
        other = await played(house, edda, number=7)
        assert told(other) != told(quick)
        assert other.table["commitment"] == quick.table["commitment"]


@scene
async def test_a_house_that_opens_again_deals_the_same_and_another_house_does_not(tmp_path: Path) -> None:
    async with daily_house(tmp_path / "tables.db", Calendar()) as house, Visitor(house) as edda:
        before, seat = await edda.get(DAILY), await played(house, edda)
    async with daily_house(tmp_path / "tables.db", Calendar()) as house, Visitor(house) as edda:
        assert (await edda.get(DAILY))["today"] == before["today"]
        assert told(await played(house, edda)) == told(seat)
    async with daily_house(tmp_path / "others.db", Calendar()) as house, Visitor(house) as edda:
        assert (await edda.get(DAILY))["today"]["commitment"] != before["today"]["commitment"]


@scene
async def test_what_is_promised_the_day_before_is_what_is_dealt_and_can_be_checked_after_it(
    tmp_path: Path,
) -> None:
    calendar = Calendar()
    async with daily_house(tmp_path / "tables.db", calendar) as house, Visitor(house) as edda:
        promised = (await edda.get(DAILY))["tomorrow"]
        assert promised["day"] == NEXT_NIGHT.isoformat()
        calendar.day = NEXT_NIGHT
        assert (await edda.get(DAILY))["today"] == promised
        seat = await played(house, edda)
        assert seat.table["commitment"] == promised["commitment"]
        calendar.day = NIGHT.replace(day=20)
        told_after = await edda.get(f"{DAILY}/{promised['day']}")
        assert seal_told(told_after).commitment == promised["commitment"] == told_after["commitment"]
        record = await record_of_table(edda, seat)
        assert (record.day, record.shares) == (promised["day"], None)
        first, *_ = verify(record, promised["commitment"])
        assert promised["day"] in str(first)


@scene
async def test_nothing_of_a_day_can_be_read_before_it_is_over(tmp_path: Path) -> None:
    calendar = Calendar()
    async with daily_house(tmp_path / "tables.db", calendar) as house, Visitor(house) as edda:
        sent, seat = await everything_sent(house, edda)
        calendar.day = NEXT_NIGHT
        for secret in secrets_of(await record_of_table(edda, seat)):
            assert secret not in sent
        after, _ = await everything_sent(house, edda, seat)
        for secret in secrets_of(await record_of_table(edda, seat)):
            assert secret in after  # or the test would find nothing, ever


@scene
async def test_a_record_that_got_out_too_early_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def careless(self: Handlers, table: str) -> Any:
        live = await self.tables.table(table)
        return live, live.table.record

    monkeypatch.setattr(Handlers, "_finished", careless)
    async with daily_house(tmp_path / "tables.db", Calendar()) as house, Visitor(house) as edda:
        sent, seat = await everything_sent(house, edda)
        assert any(secret in sent for secret in secrets_of(await record_of_table(edda, seat)))


async def everything_sent(house: Any, edda: Visitor, seat: Seat | None = None) -> tuple[str, Seat]:
    """All that anybody can ask for around a daily game that is over, and its socket's messages."""
    seat = seat or await played(house, edda)
    table = f"/api/tables/{seat.hello['table']}"
    async with (
        Seat(house, seat.hello["table"]) as spectator,
        Seat(house, seat.hello["table"], seat.hello["key"], have=1) as back,
    ):
        await spectator.next("state")
        await back.next()
    paths = [DAILY, table, f"{table}/score", "/api/house", "/api/tables", "/metrics"]
    paths += [f"{table}/{what}" for what in OF_A_TABLE]
    paths += [f"{DAILY}/{day}{more}" for day in (NIGHT, NEXT_NIGHT) for more in ("", "/replay")]
    answers = [(await edda.http.get(path)).text for path in paths]
    return "\n".join([*seat.raw, *spectator.raw, *back.raw, *answers]), seat


def secrets_of(record: Record) -> Iterator[str]:
    """What a day keeps to itself: its seed, its salt, and how the lids lie."""
    assert record.seed
    assert record.salt
    yield from (record.seed, record.salt, record.deal["lids"])


async def record_of_table(edda: Visitor, seat: Seat) -> Record:
    """The record of a table, which can be had."""
    answer = await edda.http.get(f"/api/tables/{seat.hello['table']}/record")
    return decode(answer.content)


def seal_told(past: Any) -> Seal:
    """What was promised, from all that is told when the day is over."""
    promise = Promise(bytes.fromhex(past["seed"]), bytes.fromhex(past["salt"]))
    return Seal(promise, past["game"], past["options"], day=past["day"])


@scene
async def test_what_may_not_be_yet_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with daily_house(tmp_path / "tables.db", Calendar()) as house, Visitor(house) as edda:
        seat = await played(house, edda)
        name, key = seat.hello["table"], seat.hello["key"]
        for what in OF_A_TABLE:
            early = await edda.http.get(f"/api/tables/{name}/{what}")
            assert (early.status_code, early.json()["code"]) == (409, "lids_shut")
        for day in (NIGHT, NEXT_NIGHT):
            early = await edda.http.get(f"{DAILY}/{day}")
            assert (early.status_code, early.json()["code"]) == (409, "lids_shut")
        again = await edda.http.post(f"/api/tables/{name}/rematch", json={"key": key})
        assert (again.status_code, again.json()["code"]) == (409, "daily_once")
        practice = await edda.http.post(f"/api/tables/{name}/practice", json={"after": 3})
        assert (practice.status_code, practice.json()["code"]) == (409, "lids_shut")
        for text in ("2026-09-30", "20261117", "today", "2026-11-31"):
            assert (await edda.http.get(f"{DAILY}/{text}")).status_code == 400
        assert (await edda.http.get("/api/games/through-the-wall/daily")).status_code == 404


@scene
async def test_a_day_that_is_over_can_be_practised_and_does_not_count_again(tmp_path: Path) -> None:
    calendar = Calendar()
    async with daily_house(tmp_path / "tables.db", calendar) as house, Visitor(house) as edda:
        seat = await played(house, edda)
        calendar.day = NEXT_NIGHT
        made = await edda.post(f"/api/tables/{seat.hello['table']}/practice", after=3)
        assert made["table"]["day"] is None
        scored = await edda.http.get(f"/api/tables/{made['table']['id']}/score")
        assert (scored.status_code, scored.json()["code"]) == (404, "not_daily")


@scene
async def test_nobody_plays_it_for_you_and_an_ordinary_table_has_no_score(tmp_path: Path) -> None:
    async with daily_house(tmp_path / "tables.db", Calendar()) as house, Visitor(house) as edda:
        name, key = await sat_down(edda)
        left = await edda.http.post(f"/api/tables/{name}/leave", json={"key": key})
        assert (left.status_code, left.json()["code"]) == (409, "daily_alone")
        early = await edda.http.get(f"/api/tables/{name}/score")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        made = await edda.table(people=2)
        assert made["table"]["day"] is None
        other = await edda.http.get(f"/api/tables/{made['table']['id']}/score")
        assert (other.status_code, other.json()["code"]) == (404, "not_daily")


@scene
async def test_scores_are_counted_once_and_the_best_game_is_told_without_names(tmp_path: Path) -> None:
    calendar = Calendar()
    async with daily_house(tmp_path / "tables.db", calendar) as house, Visitor(house) as edda:
        guide = await edda.get(DAILY)
        assert guide["standings"] == []
        seats = [await played(house, edda, number) for number in range(4)]
        asked = [seats[0], *seats]
        scores = [(await edda.get(f"/api/tables/{seat.hello['table']}/score"))["score"] for seat in asked][1:]
        for seat, score in zip(seats, scores, strict=True):
            rows = {row["name"]: row["values"] for row in seat.table["statistics"]}
            assert score["openings"] == rows["openings"][0] == len(score["signs"])
            assert score["won"] == (0 in seat.table["result"]["winners"])
        standings = (await edda.get(DAILY))["standings"]
        assert sum(each["count"] for each in standings) == len(seats)
        calendar.day = NEXT_NIGHT
        past = await edda.get(f"{DAILY}/{NIGHT}")
        assert past["best"] == {"score": min(scores, key=rank), "level": None}
        replay = await edda.http.get(f"{DAILY}/{NIGHT}/replay")
        assert "Edda" not in replay.text
        assert replay.json()["table"]["id"] == ""
        assert len(replay.json()["steps"]) > 1


def rank(score: Any) -> tuple[bool, int, int]:
    """The best first."""
    return not score["won"], score["openings"], score["mistakes"]


@scene
async def test_a_day_that_nobody_played_is_shown_as_the_guide_would_have_played_it(tmp_path: Path) -> None:
    calendar = Calendar()
    async with daily_house(tmp_path / "tables.db", calendar) as house, Visitor(house) as edda:
        par = (await edda.get(DAILY))["par"]
        calendar.day = NEXT_NIGHT
        past = await edda.get(f"{DAILY}/{NIGHT}")
        assert past["best"] == {"score": par, "level": "raven"}
        replay = await edda.get(f"{DAILY}/{NIGHT}/replay")
        assert [seat["level"] for seat in replay["table"]["seats"]] == ["raven", "hedgehog", "hedgehog"]
        assert replay["table"]["options"]["layout"] == "classic"  # all of them, not only the promised ones


@scene
async def test_bots_decide_by_the_seed_of_the_day_as_anybody_can_see_afterwards(tmp_path: Path) -> None:
    calendar = Calendar()
    async with daily_house(tmp_path / "tables.db", calendar) as house, Visitor(house) as edda:
        seat = await played(house, edda)
        calendar.day = NEXT_NIGHT
        record = await record_of_table(edda, seat)
    daily = daily_of(record.game)
    assert daily is not None
    luck = luck_of(bytes.fromhex(record.seed or ""))
    bots = [afresh(record.game, level, place, luck) for place, level in enumerate(daily.company, start=1)]
    match = Replay(record).match
    person = Repeating(match, [text for who, text in record.decisions if who == 0])
    made = [
        (who, match.game.action_to(action))
        for who, action in decisions_of(match.game, match.position, [person, *bots])
    ]
    assert made == record.decisions


class Repeating:
    """Decides as somebody did."""

    def __init__(self, match: Match, decisions: list[str]) -> None:
        self.actions = iter([match.game.action_from(text) for text in decisions])

    def watch(self, events: Any) -> None:
        """It knows already what it will do."""

    def decide(self, shown: Any, stop: Any = None) -> Any:
        """The next decision."""
        return Answer(next(self.actions))


class Answer(msgspec.Struct):
    """A decision, as bots give it."""

    action: int


@pytest.mark.proof
@scene
async def test_a_daily_game_survives_a_killed_server_and_meets_the_same_answers(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1") as server:
        async with Visitor(server) as edda:
            name, key = await sat_down(edda)
            before = await edda.get(DAILY)
            async with Seat(server, name, key) as seat:
                await open_some(seat, 2)
                n, heard = seat.n, told(seat)
                server.kill()
        server.start()
        async with Visitor(server) as edda:
            assert (await edda.get(DAILY))["tomorrow"] == before["tomorrow"]
            async with Seat(server, name, key) as seat:
                state = await seat.next("state")
                assert (state["n"], state["table"]["commitment"]) == (n, before["today"]["commitment"])
                seat.ids = itertools.count(1000)
                await open_some(seat, 1)
            other, other_key = await sat_down(edda)
            async with Seat(server, other, other_key) as seat:
                await open_some(seat, 2)
                assert told(seat)[: len(heard)] == heard


async def open_some(seat: Seat, count: int) -> None:
    """Decides some times, always the same way, and waits until asked again."""
    chance = random.Random(1)
    for _ in range(count):
        while not seat.is_asked:
            await seat.next()
        await seat.decide(chance.choice(seat.ask["decisions"]))
        await seat.next("ack")
    while not seat.is_asked:
        await seat.next()
