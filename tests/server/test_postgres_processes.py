"""A game whose people sit at different server processes is one game."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from geisterstunde.match.record import decode
from geisterstunde.match.verify import verify
from geisterstunde.server import journal
from geisterstunde.server.store.postgres import LISTENER
from tests.server.playing import play_to_the_end, play_until, shows_something, up_to
from tests.server.postgres import rows_of
from tests.server.processes import game_across, journal_of, numbers_heard, two_processes
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.shares import begin_together
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.proof

Servers = tuple[RunningServer, RunningServer]
LID = 1500  # milliseconds
HANG_UP_ON_LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    f" WHERE datname = current_database() AND application_name = '{LISTENER}'"
)


@pytest.fixture(scope="module")
def servers() -> Iterator[Servers]:
    with two_processes() as both:
        yield both


@scene
async def test_people_at_two_processes_see_the_same_game(servers: Servers) -> None:
    async with game_across(servers, 4) as (name, seats), contextlib.AsyncExitStack() as room:
        watching = [await room.enter_async_context(Seat(server, name)) for server in servers]
        for spectator in watching:
            await spectator.next("state")
        await play_to_the_end([*seats, *watching], 1)
        assert watching[0].table == watching[1].table
        assert watching[0].view == watching[1].view
        events = [[each for each in seat.got if each["type"] == "event"] for seat in watching]
        assert events[0] == events[1]
        last = (await journal_of(servers[0].database, name))[-1][0].seq
        for seat in seats:
            heard = numbers_heard(seat)
            assert heard == list(range(heard[0], last + 1))


@scene
async def test_people_at_two_processes_have_a_hand_in_one_deal(servers: Servers) -> None:
    async with Visitor(servers[0]) as edda, contextlib.AsyncExitStack() as room:
        made = await edda.table(people=4)
        name = made["table"]["id"]
        seats = [
            await room.enter_async_context(Seat(server, name, seat["key"]))
            for server, seat in zip((*servers, *servers), made["seats"], strict=True)
        ]
        promised = await begin_together(edda, made, seats)
        assert len({each["table"]["commitment"] for each in promised}) == 1
        await play_to_the_end(seats, 1)
        for server in servers:
            async with Visitor(server) as anybody:
                record = decode((await anybody.http.get(f"/api/tables/{name}/record")).content)
            assert record.commitment == promised[0]["table"]["commitment"]
            assert "from seat 0, seat 1, seat 2 and seat 3" in str(verify(record)[1])


@scene
async def test_a_table_is_set_up_joined_started_and_kept_through_any_process(servers: Servers) -> None:
    one, two = servers
    async with Visitor(one) as edda, Visitor(two) as ben:
        made = await edda.table(people=1, options={"players": 2})
        name, key = made["table"]["id"], made["seats"][0]["key"]
        found = await ben.get(f"/api/codes/{made['table']['code']}")
        assert found == {"table": name}
        async with Seat(one, name, key) as first:
            joined = await ben.post(f"/api/tables/{name}/seats", name="Ben")
            async with Seat(one, name, joined["key"]) as second:
                assert (await second.next("state"))["you"] == joined["seat"]
                await ben.post(f"/api/tables/{name}/start", key=made["host"])
                await play_to_the_end([first, second], 3)
        assert (await edda.get(f"/api/tables/{name}/record")) == (await ben.get(f"/api/tables/{name}/record"))
        again = [await each.post(f"/api/tables/{name}/rematch", key=key) for each in (edda, ben)]
        assert again[0] == again[1]
        assert (await edda.get(f"/api/tables/{again[0]['table']}"))["seats"][1]["name"] == "Ben"


@scene
async def test_what_was_shown_at_one_process_holds_the_decisions_at_the_other(servers: Servers) -> None:
    async with game_across(servers, lid_time="1.5") as (name, seats):
        for number in range(3):
            shown = await play_until(seats, shows_something, number)
            asked = next(seat for seat in seats if seat.is_asked)
            await asked.decide(asked.ask["decisions"][0])
            decided = await asked.next("ack")
            await asyncio.gather(*(up_to(seat, decided["n"]) for seat in seats))
            at = {line.seq: written for line, written in await journal_of(servers[0].database, name)}
            assert at[decided["n"]] - at[shown["n"]] >= LID


@scene
async def test_a_process_that_comes_late_holds_what_was_just_shown_too(servers: Servers) -> None:
    one, two = servers
    async with game_across([one], lid_time="1.5") as (name, seats):
        shown = await play_until(seats, shows_something)
        asked = next(seat for seat in seats if seat.is_asked)
        async with Seat(two, name, asked.hello["key"]) as elsewhere:
            state = await elsewhere.next("state")
            assert 0.0 < state["hold"] <= shown["hold"]
            assert state["just_now"] == shown["told"]
            await elsewhere.decide(elsewhere.ask["decisions"][0], id="elsewhere")
            decided = await elsewhere.next("ack")
        at = {line.seq: written for line, written in await journal_of(one.database, name)}
        assert at[decided["n"]] - at[shown["n"]] >= LID
        async with Seat(two, name) as later:
            state = await later.next("state")
            assert state["n"] >= decided["n"]
            assert state["hold"] > 0.0 or state["just_now"] == []


@scene
async def test_bots_play_once_however_many_processes_could_let_them(servers: Servers) -> None:
    async with game_across(servers, 2, bots=2, level="random") as (name, seats):
        await play_to_the_end(seats, 4)
        lines = await journal_of(servers[0].database, name)
        entries = [(line.command, journal.read(line)) for line, _ in lines]
        bots = Counter(entry.seat for _, entry in entries if isinstance(entry, journal.Decided) and entry.bot)
        assert bots.keys() == {2, 3}
        asked = Counter(command for command, _ in entries if command.startswith("bot:"))
        assert set(asked.values()) == {1}


@scene
async def test_everybody_speaks_at_once_and_everything_is_heard_once_everywhere(servers: Servers) -> None:
    async with game_across(servers, 4) as (name, seats):
        started = seats[0].n
        for phrase in ("hello", "good_luck", "ghost"):
            await asyncio.gather(*(seat.send(type="say", id=phrase, phrase=phrase) for seat in seats))
        for seat in seats:
            await up_to(seat, started + 12)
        told = [[(e["n"], e["seat"], e["phrase"]) for e in s.got if e.get("about") == "said"] for s in seats]
        assert told[0] == told[1] == told[2] == told[3]
        assert len({(seat, phrase) for _, seat, phrase in told[0]}) == 12
        assert len(await journal_of(servers[0].database, name)) == started + 12


@scene
async def test_a_rematch_wanted_at_both_processes_is_one_table(servers: Servers) -> None:
    async with game_across(servers) as (name, seats):
        await play_to_the_end(seats, 3)
        before = len(await rows_of(servers[0].database, "SELECT id FROM tables"))
        async with Visitor(servers[0]) as edda, Visitor(servers[1]) as ida:
            keys = [seat.hello["key"] for seat in seats]
            wishes = [
                visitor.post(f"/api/tables/{name}/rematch", key=key)
                for visitor in (edda, ida)
                for key in keys * 5
            ]
            assert len({answer["table"] for answer in await asyncio.gather(*wishes)}) == 1
        assert len(await rows_of(servers[0].database, "SELECT id FROM tables")) == before + 1


@scene
async def test_who_changes_the_process_takes_every_event_and_every_answer_along(servers: Servers) -> None:
    one, two = servers
    async with game_across([one]) as (name, seats):
        chance = random.Random(5)
        for _ in range(8):
            asked = next(seat for seat in seats if seat.is_asked)
            said = asked.ask["decisions"]
            decision, answers = chance.choice(said), asked.n
            sent = await asked.decide(decision)
            kept = await asked.next("ack")
            async with Seat(two, name, asked.hello["key"], have=kept["n"]) as elsewhere:
                elsewhere.n = kept["n"]
                await elsewhere.decide(decision, id=sent, answers=answers)
                assert (await elsewhere.next("ack"))["n"] == kept["n"]
                assert all(message["n"] >= kept["n"] for message in elsewhere.got if "n" in message)
            await asyncio.gather(*(up_to(seat, kept["n"]) for seat in seats))


@scene
async def test_what_was_not_hinted_at_is_found_all_the_same(servers: Servers) -> None:
    async with game_across(servers) as (_, seats):
        for number in range(3):
            listeners = await rows_of(servers[0].database, HANG_UP_ON_LISTENERS)
            assert len(listeners) == 2 or number > 0, "later they may not be back yet"
            speaker, hearer = seats[number % 2], seats[(number + 1) % 2]
            await speaker.send(type="say", id=f"{number}", phrase="hello")
            said = await speaker.next("ack")
            await up_to(hearer, said["n"])
        heard = numbers_heard(seats[0])
        assert heard == list(range(heard[0], heard[0] + len(heard)))


@scene
async def test_a_process_is_killed_and_its_people_go_on_through_the_other(servers: Servers) -> None:
    staying, _ = servers
    killed = RunningServer(staying.database, "--bot-workers", "1")
    await asyncio.to_thread(killed.start)
    async with game_across([staying, killed], 2) as (name, seats):
        await play_until(seats, lambda message: message["n"] > 12)
        orphan, n = seats[1], seats[1].n
        acknowledged = [message["n"] for message in orphan.got if message["type"] == "ack"]
        await asyncio.to_thread(killed.kill)
        orphan.server, orphan.hello["have"] = staying, n
        await orphan.come()
        await orphan.next("presence")  # who comes while somebody decides may be told by a state instead
        await play_to_the_end(seats, 6)
        heard = numbers_heard(orphan)
        assert heard == list(range(heard[0], orphan.n + 1))
        lines = {line.seq: line for line, _ in await journal_of(staying.database, name)}
        assert all(lines[number].command.startswith("1:") for number in acknowledged)
