"""After the end, the same people play again at a new table, with the keys they have."""

import asyncio
import random

from tests.server.playing import play_on
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


@scene
async def test_the_same_people_play_again_with_the_same_keys(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=1, bots=1, level="moth", clock="relaxed", pace="calm")
        name, key = made["table"]["id"], made["seats"][0]["key"]
        early = await edda.http.post(f"/api/tables/{name}/rematch", json={"key": key})
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        await edda.start(made)
        async with Seat(server, name, key) as seat:
            await play_on(seat, random.Random(6))
            stranger = await edda.http.post(f"/api/tables/{name}/rematch", json={"key": "x" * 32})
            assert (stranger.status_code, stranger.json()["code"]) == (403, "wrong_key")
            answers = await asyncio.gather(
                *(edda.post(f"/api/tables/{name}/rematch", key=key) for _ in range(4))
            )
            again = {answer["table"] for answer in answers}
            assert len(again) == 1
            event = await seat.next("event")
            assert (event["about"], event["seat"], {event["table"]["next"]}) == ("rematched", 0, again)
            assert event["table"]["next_by"] == 0
        (new,) = again
        assert new != name
        table = await edda.get(f"/api/tables/{new}")
        for what in ("game", "options", "clock", "lid_time", "pace", "seats"):
            assert table[what] == made["table"][what]
        assert table["phase"] == "lobby"
        await edda.post(f"/api/tables/{new}/start", key=made["host"])
        async with Seat(server, new, key) as seat:
            state = await seat.next("state")
            assert (state["you"], state["table"]["phase"]) == (0, "playing")
            assert state["table"]["commitment"] != seat.hello["table"]
