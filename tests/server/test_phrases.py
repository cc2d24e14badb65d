"""People say preset phrases, and not too many of them."""

from geisterstunde.server.limits import PHRASES_AT_ONCE
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


@scene
async def test_a_phrase_is_heard_by_all(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name, keys = made["table"]["id"], [seat["key"] for seat in made["seats"]]
        phrases = (await edda.get("/api/house"))["phrases"]
        one, two, watching = (Seat(server, name, key) for key in (*keys, None))
        async with one, two, watching:
            for seat in (one, two, watching):
                await seat.next("state")
            await one.send(type="say", id="1", phrase=phrases[0])
            for seat in (one, two, watching):
                event = await seat.next("event")
                assert (event["about"], event["seat"], event["phrase"]) == ("said", 0, phrases[0])


@scene
async def test_nothing_else_can_be_said(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await seat.next("state")
            await seat.send(type="say", id="1", phrase="you fool")
            refused = await seat.next("refused")
            assert refused["code"] == "no_such_phrase"
            assert "you fool" not in refused["sentence"]


@scene
async def test_who_talks_too_much_is_slowed_down_on_all_sockets_together(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name, key = made["table"]["id"], made["seats"][0]["key"]
        async with Seat(server, name, key) as one, Seat(server, name, key) as two:
            for number in range(PHRASES_AT_ONCE):
                await one.send(type="say", id=str(number), phrase="hello")
                await one.next("ack")
            await two.send(type="say", id="more", phrase="hello")
            assert (await two.next("refused"))["code"] == "too_fast"
            await two.send(type="say", id="0", phrase="hello")  # a retry is no new phrase
            assert (await two.next("ack"))["id"] == "0"
