"""Who comes back goes on from the number they have, or is told how things stand."""

from tests.server.playing import play_until, shows_something
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.test_lids import two_people
from tests.server.visitor import Seat, Visitor


@scene
async def test_missed_events_are_told_in_order_without_gaps(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        name = made["table"]["id"]
        one = Seat(server, name, made["seats"][0]["key"])
        async with one:
            have = (await one.next("state"))["n"]
        async with Seat(server, name, made["seats"][1]["key"]) as other:
            await other.next("state")
            for number, phrase in enumerate(("hello", "bat", "ghost")):
                await other.send(type="say", id=str(number), phrase=phrase)
                await other.next("ack")
        async with Seat(server, name, made["seats"][0]["key"], have=have) as back:
            missed = [await back.next() for _ in range(3)]
            assert [each["n"] for each in missed] == [have + 1, have + 2, have + 3]
            assert [each["phrase"] for each in missed] == ["hello", "bat", "ghost"]
            assert (await back.next())["type"] == "presence"


@scene
async def test_who_has_missed_nothing_is_told_nothing(server: RunningServer) -> None:
    async with two_people(server) as (one, two):
        back = Seat(server, one.hello["table"], one.hello["key"], have=one.n)
        await back.come()
        assert (await back.next())["type"] == "presence"
        back.n = one.n
        await two.send(type="say", id="1", phrase="hello")
        assert (await back.next("event"))["n"] == one.n + 1
        await back.socket.close()


@scene
async def test_who_missed_a_decision_or_says_nonsense_gets_the_state(server: RunningServer) -> None:
    async with two_people(server) as (one, two):
        have = one.n
        await play_until([one, two], lambda event: event["n"] >= have + 40)
        for number in (have, 0, one.n + 1, 2**31 - 1):
            async with Seat(server, one.hello["table"], one.hello["key"], have=number) as back:
                state = await back.next()
                assert (state["type"], state["n"], state["you"]) == ("state", one.n, 0)
                assert state["view"] == one.view
                assert state["ask"] == one.ask


@scene
async def test_what_still_lies_open_is_told_again_to_who_missed_it(server: RunningServer) -> None:
    async with two_people(server, lid_time="5") as (one, two):
        shown = await play_until([one, two], shows_something)
        for seat in (one, two):
            known = next(each for each in seat.got if each.get("n") == shown["n"] and each["type"] == "event")
            async with Seat(server, seat.hello["table"], seat.hello["key"], have=shown["n"] - 1) as back:
                again = await back.next()
                assert again["type"] == "event"
                assert (again["n"], again["told"], again["view"]) == (
                    known["n"],
                    known["told"],
                    known["view"],
                )
                assert 0.0 < again["hold"] < known["hold"], "only for what is left of its time"
