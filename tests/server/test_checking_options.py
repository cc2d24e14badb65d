"""Somebody draws a board: the server says at every stroke whether it can be played on."""

from typing import Any

import pytest

from geisterstunde.games.dawn_under.layouts import shipped_layout
from geisterstunde.games.through_the_wall.boards import shipped_board
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Visitor


def painted(rows: tuple[str, ...], row: int, column: int, letter: str) -> list[str]:
    """A drawing after a stroke."""
    line = rows[row]
    return [*rows[:row], line[:column] + letter + line[column + 1 :], *rows[row + 1 :]]


CLASSIC, CASTLE = shipped_layout("classic"), shipped_board("castle")
REFUSED: dict[str, tuple[str, dict[str, Any], str, str | None]] = {
    "a grave far from its quarter": (
        "dawn-under",
        {"layout": painted(CLASSIC, 0, 0, "D")},
        "the graves of quarter D must hang together, but a1 lies apart.",
        "a1",
    ),
    "a quarter is gone": (
        "dawn-under",
        {"layout": [row.replace("D", "C") for row in CLASSIC]},
        "no grave belongs to quarter D; A, B, C and D are all needed.",
        None,
    ),
    "a room in two pieces": (
        "through-the-wall",
        {"board": painted(CASTLE, 0, 1, "G")},
        "room G must be in one piece, but b1 lies apart.",
        "b1",
    ),
    "a hat still in the chest": (
        "through-the-wall",
        {"board": painted(CASTLE, 7, 1, ".")},
        "4 spaces show a garment for the hat, drawn as H, not 3.",
        None,
    ),
    "a garment on the plug": (
        "through-the-wall",
        {"board": painted(CASTLE, 10, 3, "H")},
        "d4 is drawn as +, the plug, not 'H'.",
        "d4",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_played_is_explained(server: RunningServer, case: str) -> None:
    game, options, reason, place = REFUSED[case]

    @scene
    async def asks() -> None:
        async with Visitor(server) as edda:
            checked = await edda.post(f"/api/games/{game}/check", options=options)
        assert (checked["reason"], checked["place"]) == (reason, place)
        assert checked["sentence"].endswith(reason)
        assert checked["sentence"] != reason  # the whole one names the option, and the line in a file

    asks()


@scene
async def test_what_can_be_played_is_not(server: RunningServer) -> None:
    wishes = [
        ("dawn-under", {"layout": painted(CLASSIC, 0, 3, "B"), "players": 2}),
        ("through-the-wall", {"board": painted(CASTLE, 0, 2, "A")}),
    ]
    async with Visitor(server) as edda:
        for game, options in wishes:
            checked = await edda.post(f"/api/games/{game}/check", options=options)
            assert checked == {"sentence": None, "reason": None, "place": None}


@scene
async def test_the_reason_comes_in_the_readers_language(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        answer = await edda.http.post(
            "/api/games/dawn-under/check",
            json={"options": {"layout": painted(CLASSIC, 0, 0, "D")}},
            headers={"accept-language": "de"},
        )
    assert (
        answer.json()["reason"] == "Die Gräber des Viertels D müssen zusammenhängen, aber a1 liegt abseits."
    )


@scene
async def test_a_game_that_is_not_here_is_refused(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        answer = await edda.http.post("/api/games/chess/check", json={"options": {}})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")
