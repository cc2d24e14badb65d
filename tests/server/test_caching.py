"""What never changes is kept by browsers, what does change is not; and a replay is worked out once."""

import asyncio
import random
from pathlib import Path

import pytest

from geisterstunde.server import replays
from tests.server.house import open_house
from tests.server.playing import play_on
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


@scene
async def test_answers_are_kept_by_nobody_and_the_page_is_asked_for_again(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        for path in ("/api/house", f"/api/tables/{made['table']['id']}", "/health", "/api/nowhere"):
            assert (await edda.http.get(path)).headers["cache-control"] == "no-store"
        page = await edda.http.get("/")
        assert page.headers["cache-control"] == "no-cache"
        script = next(part for part in page.text.split('"') if part.endswith(".js"))
        code = await edda.http.get("/" + script.removeprefix("./").removeprefix("/"))
        assert code.headers["cache-control"] == "public, max-age=31536000, immutable"
        again = await edda.http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.headers["cache-control"]) == (304, "no-cache")


@scene
async def test_a_replay_is_worked_out_once_however_many_want_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, worked_out = replays.steps_of, [0]

    def counting(*arguments: object) -> object:
        worked_out[0] += 1
        return honest(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(replays, "steps_of", counting)
    async with open_house(tmp_path / "tables.db") as house, Visitor(house) as edda:
        made = await edda.table(people=1, bots=1)
        name, key = made["table"]["id"], made["seats"][0]["key"]
        await edda.start(made)
        async with Seat(house, name, key) as seat:
            await play_on(seat, random.Random(6))
        shown = await asyncio.gather(*(edda.get(f"/api/tables/{name}/replay") for _ in range(5)))
        assert all(each == shown[0] for each in shown)
        assert worked_out == [1]
        again = await edda.post(f"/api/tables/{name}/rematch", key=key)
        later = await edda.get(f"/api/tables/{name}/replay")
        assert (later["steps"], later["table"]["next"]) == (shown[0]["steps"], again["table"])
        assert worked_out == [1]
