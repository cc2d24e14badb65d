"""Puzzles of the castle have as many solutions as they say, which need what their level promises."""

import hashlib
import time

import msgspec
import pytest

from geisterstunde.games.through_the_wall.game import THROUGH_THE_WALL as GAME
from geisterstunde.games.through_the_wall.puzzles.doors import CORRIDOR, LAST_DOOR, LEVELS
from geisterstunde.games.through_the_wall.puzzles.making import SEAT, Pathfinder, Puzzle, make_puzzle
from geisterstunde.games.through_the_wall.puzzles.trying import MOST_DECISIONS, PUZZLES
from geisterstunde.kernel.refusal import BadInput, Refused
from tests.puzzles.brute_force import solutions

FEW, MANY = 2 * CORRIDOR, 10_000
MEDIAN_SECONDS = 0.2


def check(puzzle: Puzzle) -> None:
    """A puzzle against all that can be tried."""
    level = LEVELS[puzzle.door.level - 1]
    found = solutions(puzzle)
    assert len(found) == puzzle.ways <= level.most_ways
    verbs = [[decision.split()[0] for decision in way] for way in found]
    assert all(len([verb for verb in way if verb != "put"]) == level.moves for way in verbs)
    assert level.least_turns <= min(way.count("turn") for way in verbs) <= level.most_turns
    assert min(way.count("turn") + way.count("slide") for way in verbs) >= 1  # never steps alone


def test_each_has_exactly_the_ways_it_says() -> None:
    for number in range(1, FEW + 1):
        check(make_puzzle(number, Pathfinder()))


@pytest.mark.proof
def test_ten_thousand_have_exactly_the_ways_they_say() -> None:
    pathfinder = Pathfinder()
    seconds = []
    for number in range(1, MANY + 1):
        began = time.process_time()
        puzzle = make_puzzle(number, pathfinder)
        seconds.append(time.process_time() - began)
        check(puzzle)
    assert sorted(seconds)[MANY // 2] <= MEDIAN_SECONDS


def test_a_number_is_the_same_puzzle_on_every_machine() -> None:
    told = hashlib.sha256()
    for number in (*range(1, FEW + 1), 4711, LAST_DOOR):
        puzzle = make_puzzle(number, Pathfinder())
        told.update(msgspec.json.encode([puzzle.door, puzzle.ways, GAME.view(puzzle.position, SEAT)]))
    assert told.hexdigest() == "fbdd7fc6aefc97e34668b52611bd992a2b2f35bc9c1534bb6d01370ae2a13687"


def test_the_way_shown_solves_it_from_wherever_it_can_be_solved() -> None:
    for number in range(1, CORRIDOR + 1):
        way = PUZZLES.attempt(number, ()).way
        for made in range(len(way)):
            rest = PUZZLES.attempt(number, way[:made]).way
            solved = PUZZLES.attempt(number, (*way[:made], *rest))
            assert (solved.warmth, solved.way, solved.allowed, solved.question) == ("solved", (), (), None)


def test_how_warm_it_is_follows_from_what_can_still_be_done() -> None:
    seen = set()
    for number in range(1, CORRIDOR + 1):
        start = PUZZLES.attempt(number, ())
        assert start.warmth == "begin"
        for decision in start.allowed:
            after = PUZZLES.attempt(number, (decision,))
            seen.add(after.warmth)
            moves = [each for each in after.way if not each.startswith("put ")]
            assert bool(after.way) == (after.warmth in ("warm", "very_warm")) or after.warmth == "open"
            assert after.warmth != "very_warm" or len(moves) == 1
    assert seen >= {"solved", "warm", "very_warm", "takes_longer", "out_of_moves"}


def test_what_is_no_move_of_a_puzzle_is_refused_in_one_sentence() -> None:
    for decision in ("shift 1 2 0", "search 1", "done"):
        with pytest.raises(Refused) as refused:
            PUZZLES.attempt(9, (decision,))
        assert refused.value.refusal.code == "puzzle_moves_only"
    with pytest.raises(BadInput, match=r"'fly'"):
        PUZZLES.attempt(9, ("fly",))
    with pytest.raises(BadInput, match=str(MOST_DECISIONS)):
        PUZZLES.attempt(9, ("turn left",) * (MOST_DECISIONS + 1))
    for number in (0, LAST_DOOR + 1):
        with pytest.raises(BadInput, match="doors 1 to"):
            PUZZLES.attempt(number, ())
    solved = PUZZLES.attempt(9, ()).way
    with pytest.raises(Refused) as refused:
        PUZZLES.attempt(9, (*solved, "turn left"))
    assert refused.value.refusal.code == "puzzle_over"


def test_the_castle_stays_as_it_is_when_the_moves_are_used_up() -> None:
    last = PUZZLES.attempt(1, ("turn left",))
    view = GAME.view(last.position, SEAT)
    assert (last.warmth, last.moves_left, view.turn, view.moves_left) == ("out_of_moves", 0, SEAT, 0)
    assert all(event.kind != "turn_began" for event in last.events)
