"""What is promised to those who learn survives a kill: lanterns, lessons, puzzles, reports and replays."""

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.playing import play_on, play_to_the_end, play_until
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.test_lanterns import glowing, lantern_of
from tests.server.visitor import Seat, Visitor

LESSONS = {"dawn-under": "night", "through-the-wall": "turn"}
SHORT: dict[str, dict[str, Any]] = {"dawn-under": {"vampires": 4}, "through-the-wall": {"night": 10}}


async def told(edda: Visitor, game: str, over: str) -> list[Any]:
    """All that somebody who learns is told of a game, and of one of its tables that is over."""
    answers = [
        await edda.get(f"/api/games/{game}/lessons/{LESSONS[game]}"),
        await edda.get(f"/api/tables/{over}/memories"),
        await edda.get(f"/api/tables/{over}/replay"),
        await edda.get(f"/api/tables/{over}/record"),
    ]
    if game == "through-the-wall":
        answers.append(await edda.get(f"/api/games/{game}/puzzles?door=9"))
        answers.append(await edda.post(f"/api/games/{game}/puzzles/9", decisions=["slide 1 up"], help="hint"))
    return answers


@pytest.mark.proof
@pytest.mark.parametrize("game", SHORT)
def test_it_is_all_as_it_was(tmp_path: Path, game: str) -> None:
    @scene
    async def plays() -> None:
        with RunningServer(tmp_path / "tables.db", "--bot-workers", "1") as server:
            async with Visitor(server) as edda:
                over, keys = await at_a_table(edda, game, "last-3", SHORT[game])
                async with Seat(server, over, keys[0]) as one, Seat(server, over, keys[1]) as two:
                    await play_to_the_end([one, two], 1)
                name, keys = await at_a_table(edda, game, "automatic", {})
                async with Seat(server, name, keys[0]) as one, Seat(server, name, keys[1]) as two:
                    await one.next("state")
                    await two.next("state")
                    await play_until([one, two], lambda message: message["n"] > 16)
                before = await told(edda, game, over), await glowing(server, name, keys)
            server.kill()
            server.start()
            async with Visitor(server) as edda:
                assert (await told(edda, game, over), await glowing(server, name, keys)) == before
                assert before[1][0] is not None
                async with Seat(server, name, keys[0]) as one:
                    one.ids = itertools.count(1000)  # used ids are used for ever
                    await edda.post(f"/api/tables/{name}/leave", key=keys[1])
                    await play_on(one, random.Random(2))
                assert (await edda.get(f"/api/tables/{name}/memories"))["memories"]["seats"]

    plays()


async def at_a_table(edda: Visitor, game: str, lantern: str, options: Any) -> tuple[str, list[str]]:
    """A table of two where the game has begun, the first with a lantern; its name and the keys."""
    made = await edda.table(game, people=2, options=options)
    name = made["table"]["id"]
    await edda.post(f"/api/tables/{name}/lanterns", **lantern_of(made, 0, lantern))
    await edda.start(made)
    return name, [seat["key"] for seat in made["seats"]]
