"""Puzzles over HTTP: nothing is kept of them, and no more is told than was asked for."""

from geisterstunde.games.through_the_wall.puzzles.trying import PUZZLES
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Visitor

DOORS = "/api/games/through-the-wall/puzzles"
NINTH = f"{DOORS}/9"


@scene
async def test_a_puzzle_is_tried_until_it_is_solved(server: RunningServer) -> None:
    way = list(PUZZLES.attempt(9, ()).way)
    async with Visitor(server) as edda:
        start = await edda.post(NINTH)
        assert (start["warmth"], start["moves_left"], start["decisions"]) == ("begin", 3, [])
        assert set(way[:1]) <= set(start["ask"]["decisions"])
        assert {decision.split()[0] for decision in start["ask"]["decisions"]} <= {"step", "slide", "turn"}
        after = await edda.post(NINTH, decisions=way[:1])
        assert (after["warmth"], after["moves_left"]) == ("warm", 2)
        assert after["told"]
        solved = await edda.post(NINTH, decisions=way)
    assert (solved["warmth"], solved["ask"], solved["refused"]) == ("solved", None, None)


@scene
async def test_help_comes_to_those_who_ask_for_it(server: RunningServer) -> None:
    way = list(PUZZLES.attempt(9, ()).way)
    async with Visitor(server) as edda:
        alone = await edda.post(NINTH)
        hinted = await edda.post(NINTH, help="hint")
        shown = await edda.post(NINTH, help="way")
    assert (alone["hint"], alone["way"]) == (None, None)
    assert (hinted["hint"], hinted["way"]) == (way[0].split()[0], None)
    assert (shown["hint"], shown["way"]) == (None, way)


@scene
async def test_what_the_rules_refuse_leaves_all_as_it_was(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        turned = await edda.post(NINTH, decisions=["turn left"])
        refused = await edda.post(NINTH, decisions=["turn left", "search 1"])
    assert refused["refused"]["rule"] == "TW-10"
    assert refused["refused"]["sentence"].startswith("In a puzzle ghosts step")
    assert {**refused, "refused": None} == turned


@scene
async def test_doors_are_told_a_corridor_at_a_time(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        first = (await edda.http.get(DOORS)).json()
        second = (await edda.http.get(f"{DOORS}?door=15")).json()
    assert [door["number"] for door in first["doors"]] == list(range(1, 13))
    assert [door["number"] for door in second["doors"]] == list(range(13, 25))
    assert [door["moves"] for door in first["doors"]] == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]


@scene
async def test_where_there_is_no_puzzle_one_sentence_says_so(server: RunningServer) -> None:
    asked = {
        "/api/games/dawn-under/puzzles": 404,
        f"{DOORS}?door=nine": 404,
        f"{DOORS}?door=0": 400,
        "/api/games/chess/puzzles": 400,
    }
    async with Visitor(server) as edda:
        for address, status in asked.items():
            answer = await edda.http.get(address)
            assert (answer.status_code, set(answer.json())) == (status, {"code", "sentence"})
        answer = await edda.http.post(NINTH, json={"decisions": ["fly"]})
        assert answer.status_code == 400
