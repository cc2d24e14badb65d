"""Keys and names never reach the log, however talkative it is."""

import json
import random
from pathlib import Path

from tests.server.playing import play_on
from tests.server.running import PLAIN, RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


@scene
async def test_no_key_and_no_name_is_ever_logged(tmp_path: Path) -> None:
    with RunningServer(
        tmp_path / "tables.db", "--verbose", "--bot-workers", "1", surroundings=PLAIN
    ) as server:
        async with Visitor(server) as edda:
            wish = [{"kind": "local", "name": "Nosferata"}, {"kind": "bot", "level": "random"}]
            made = await edda.post(
                "/api/tables", game="dawn-under", options={"players": 2}, seats=wish, lid_time="0"
            )
            name, key = made["table"]["id"], made["seats"][0]["key"]
            await edda.http.post(f"/api/tables/{name}/seats", json={"name": "Nosferata"})
            await edda.http.post(f"/api/tables/{name}/start", json={"key": key})
            await edda.http.post(f"/api/tables/{name}/start", json={"key": made["host"], "name": "Nosferata"})
            await edda.start(made)
            async with Seat(server, name, key) as seat:
                await seat.socket.send(json.dumps({"type": "hello", "key": key, "wrong": "Nosferata"}))
                await play_on(seat, random.Random(0))
            await edda.post(f"/api/tables/{name}/rematch", key=key)
        assert server.stop() == 0
        said = server.said()
    assert '"path":"/api/tables"' in said, "it was talkative"
    for secret in (key, made["host"], "Nosferata"):
        assert secret not in said
    for line in said.splitlines():
        if not line.startswith(("The tables are set", "Friends")):
            assert {"at", "level", "from", "what"} <= json.loads(line).keys()


@scene
async def test_the_database_holds_no_key(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with RunningServer(database, surroundings=PLAIN) as server:
        async with Visitor(server) as edda:
            made = await edda.table(people=2)
            joined = await edda.table(people=1, options={"players": 2})
            taken = await edda.post(f"/api/tables/{joined['table']['id']}/seats", name="Franz")
        server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["table"]["id"].encode() in stored
    for key in (made["host"], made["seats"][0]["key"], made["seats"][1]["key"], taken["key"]):
        assert key.encode() not in stored
