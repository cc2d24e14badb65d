"""A copy is made while the server runs, and can be served."""

import asyncio
import itertools
import random
import subprocess
import sys
from pathlib import Path

from tests.server.playing import play_on
from tests.server.running import PLAIN, RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor


def back_up(database: Path, copy: Path) -> subprocess.CompletedProcess[str]:
    """Runs the command as whoever hosts would."""
    command = [sys.executable, "-m", "geisterstunde", "backup", str(copy), "--database", str(database)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@scene
async def test_a_copy_made_during_a_game_can_be_served_and_played_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1", surroundings=PLAIN) as server:
        async with Visitor(server) as edda:
            made = await edda.table(people=1, bots=1, options={"vampires": 9})
            name, key = made["table"]["id"], made["seats"][0]["key"]
            async with Seat(server, name, key) as seat:
                await seat.next("state")
                await edda.start(made)
                await play_on(seat, random.Random(0), lambda message: seat.n > 20)
                before = seat.n
                copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path / "tables.db", copy))
                await play_on(seat, random.Random(1))
                done = await copying
        assert (done.returncode, done.stdout) == (0, f"All tables are copied to {copy}.\n")
        assert not copy.with_name("copy.db-wal").exists()
    with RunningServer(copy, "--bot-workers", "1", surroundings=PLAIN) as other:
        async with Visitor(other) as visitor, Seat(other, name, key) as seat:
            state = await seat.next("state")
            assert state["n"] >= before
            assert state["table"]["seats"][0]["name"] == "P0"
            seat.ids = itertools.count(1000)  # used ids are used for ever
            await play_on(seat, random.Random(2))
            assert (await visitor.http.get(f"/api/tables/{name}/record")).is_success


def test_nothing_is_overwritten_and_nothing_is_copied_from_nowhere(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")
    (tmp_path / "tables.db").touch()
    for database, copy in (
        (tmp_path / "tables.db", precious),
        (tmp_path / "nowhere.db", tmp_path / "new.db"),
    ):
        done = back_up(database, copy)
        assert done.returncode != 0
        assert len(done.stderr.splitlines()) == 1
    assert precious.read_text() == "precious"
    assert not (tmp_path / "new.db").exists()
