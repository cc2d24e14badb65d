"""Spectators see what lies on the table, and touch nothing; everybody sees who is there."""

from tests.server.playing import play_until, up_to
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


@scene
async def test_a_spectator_sees_events_but_no_question_and_no_code_of_a_seat(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name = made["table"]["id"]
        one, two = (Seat(server, name, seat["key"]) for seat in made["seats"])
        async with one, two, Seat(server, name) as watching:
            for seat in (one, two, watching):
                await seat.next("state")
            assert watching.got[0]["you"] is None
            await edda.start(made)
            for seat in (one, two, watching):
                await seat.next("event")
            wanted = await play_until([one, two], lambda event: event["n"] > 20)
            await up_to(watching, wanted["n"])
            assert all(event.get("ask") is None for event in watching.got)
            assert watching.view is not None
            assert not any(seat["key"] in text for seat in made["seats"] for text in watching.raw)
            assert made["host"] not in "".join(watching.raw + one.raw + two.raw)


@scene
async def test_a_spectator_cannot_act(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        await edda.start(made)
        async with Seat(server, made["table"]["id"]) as watching:
            n = (await watching.next("state"))["n"]
            for message in (
                {"type": "decide", "id": "1", "answers": n, "decision": "a1"},
                {"type": "say", "id": "2", "phrase": "hello"},
                {"type": "tap", "n": n},
                {"type": "back"},
            ):
                await watching.send(**message)
                assert (await watching.next("refused"))["code"] == "only_watching"
            async with Seat(server, made["table"]["id"]) as later:
                assert (await later.next("state"))["n"] == n


@scene
async def test_everybody_sees_which_seats_are_there(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        keys = [seat["key"] for seat in made["seats"]]
        async with Seat(server, made["table"]["id"], keys[0]) as one:
            assert (await one.next("presence"))["here"] == [True, False]
            async with Seat(server, made["table"]["id"], keys[1]):
                assert (await one.next("presence"))["here"] == [True, True]
            assert (await one.next("presence"))["here"] == [True, False]


@scene
async def test_one_person_may_look_through_two_windows(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        await edda.start(made)
        name, key = made["table"]["id"], made["seats"][0]["key"]
        async with Seat(server, name, key) as phone, Seat(server, name, key) as laptop:
            assert (await phone.next("state"))["view"] == (await laptop.next("state"))["view"]
            await phone.send(type="say", id="x", phrase="hello")
            await phone.next("event")
            assert (await laptop.next("event"))["phrase"] == "hello"
