"""The planner of Through the Wall against a plain search through the game itself."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from geisterstunde.games.through_the_wall.actions import SHIFTS
from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.bots.heuristic import want_by_worth
from geisterstunde.games.through_the_wall.castle import CASTLE, SEATS, SLIDERS
from geisterstunde.games.through_the_wall.compiled_api import API
from geisterstunde.games.through_the_wall.game import ThroughTheWall
from geisterstunde.games.through_the_wall.plan import BELOW_GHOSTS, GHOST_BITS, PLAN, ROOM, START, plan_of
from geisterstunde.games.through_the_wall.planner import NO_LIMIT, Planner, explore
from geisterstunde.games.through_the_wall.state import Ask
from geisterstunde.kernel.jit import entry, runnable
from geisterstunde.kernel.record import Buffer, Floats
from tests.play import dealt
from tests.tables import TABLES, GameTable, with_every_value

GAME = ThroughTheWall()
# no cock crows here: games have to go on although nobody searches
CASTLES = list(
    dict.fromkeys(
        GameTable(table.name, {**table.options, "night": None})
        for table in TABLES
        if table.name == "through-the-wall"
    )
)
AT_CASTLES = [
    pytest.param(table, id=str(table), marks=() if table in with_every_value(CASTLES) else pytest.mark.proof)
    for table in CASTLES
]
MAGICAL = ("step", "slide", "turn", "shift")

Castle = tuple[int, ...]  # quarters, ghosts, tunnels, offsets


@pytest.fixture(scope="module")
def planner() -> Planner:
    """One for all tests: its room is used again and again."""
    return Planner()


def castle_in(position: Buffer) -> Castle:
    """All that moves can change."""
    c = API.open_position(position).state.castle
    ghosts = (c.ghost[seat] for seat in range(c.players))
    below = ((c.tunnel[slider], c.offset[slider]) for slider in range(SLIDERS))
    return (c.quarters, *ghosts, *(number for slider in below for number in slider))


def asked(position: Buffer) -> int:
    """What the player whose turn it is has to decide."""
    ask: int = API.open_position(position).state.ask
    return ask


def many_moves_left(position: Buffer) -> Buffer:
    """The same position early in a turn, so that no turn ends."""
    copied = position.copy()
    API.open_position(copied).state.moves_left = 3
    return copied


def after_all(position: Buffer, verbs: tuple[str, ...]) -> Iterator[Buffer]:
    """What the game makes of every legal decision with one of these verbs."""
    seat = GAME.owing(position)[0]
    for action in GAME.legal(position, seat):
        if GAME.action_to(action).split()[0] in verbs:
            after = position.copy()
            GAME.apply(after, seat, action)
            yield after


def put_down(position: Buffer) -> Iterator[Buffer]:
    """The position itself, or all that putting its ghosts down can make of it."""
    if asked(position) != Ask.PUT:
        yield position
        return
    for after in after_all(position, ("put",)):
        yield from put_down(after)


def brute_force(position: Buffer, moves: int) -> dict[Castle, int]:
    """Every castle within so many moves in which all ghosts stand, and how many it takes at least."""
    fewest: dict[Castle, int] = {}
    found = list(put_down(many_moves_left(position)))
    for number in range(moves + 1):
        new = {castle_in(place): place for place in found if castle_in(place) not in fewest}
        fewest |= dict.fromkeys(new, number)
        found = []
        for place in new.values() if number < moves else ():
            for after in after_all(many_moves_left(place), MAGICAL):
                found += put_down(after)
    return fewest


def planned(planner: Planner, position: Buffer, moves: int) -> dict[Castle, list[str]]:
    """What the planner finds: every castle, by the way that it tells; makes sure that each is legal."""
    seat = GAME.owing(position)[0]
    planner.plan(position[: CASTLE.itemsize], seat, moves)
    outcomes = planner.outcomes().tolist()
    spaces = planner.ghost_spaces(seat)
    ways: dict[Castle, list[str]] = {}
    for number in outcomes:
        way = planner.decisions(number)
        place = many_moves_left(position)
        for decision in way:
            GAME.apply(place, seat, GAME.action_from(decision))
        assert asked(place) != Ask.PUT
        assert spaces[number] == API.open_position(place).state.castle.ghost[seat]
        ways[castle_in(place)] = way
    assert len(ways) == len(outcomes), "a castle was found twice"
    return ways


def moves_of(way: list[str]) -> int:
    """How many magical moves a way has."""
    return sum(decision.split()[0] in MAGICAL for decision in way)


def positions(table: GameTable, number: int, count: int) -> list[Buffer]:
    """Moments of a random game at which magical moves are made or ghosts put down, all verbs alike."""
    chance, position = random.Random(f"{table} {number}"), dealt(table, number)
    moments: list[Buffer] = []
    for _ in range(150):
        seat = GAME.owing(position)[0]
        by_verb: dict[str, list[int]] = {}
        for action in GAME.legal(position, seat):
            by_verb.setdefault(GAME.action_to(action).split()[0], []).append(action)
        if asked(position) in (Ask.MOVE, Ask.PUT):
            moments.append(position.copy())
        if len(by_verb) > 1:
            by_verb.pop("search", None)  # games would end soon
        GAME.apply(position, seat, chance.choice(by_verb[chance.choice(sorted(by_verb))]))
    adrift = [moment for moment in moments if asked(moment) == Ask.PUT]
    return chance.sample(adrift, min(len(adrift), 2)) + chance.sample(moments, count)


def check(planner: Planner, position: Buffer, moves: int) -> dict[Castle, list[str]]:
    """The planner finds what there is, all of it, each by a shortest way."""
    ways = planned(planner, position, moves)
    assert {castle: moves_of(way) for castle, way in ways.items()} == brute_force(position, moves)
    return ways


@pytest.mark.parametrize("table", AT_CASTLES)
def test_one_move_leads_where_the_game_says(table: GameTable, planner: Planner) -> None:
    for number in range(3):
        for position in positions(table, number, 10):
            check(planner, position, 1)


@pytest.mark.parametrize("table", AT_CASTLES)
def test_two_moves_lead_where_the_game_says(table: GameTable, planner: Planner) -> None:
    for position in positions(table, 4, 2):
        check(planner, position, 2)


def test_ghosts_are_put_down_at_the_beginning_and_on_the_way(planner: Planner) -> None:
    """The positions above would prove little if no ghost were ever adrift."""
    begins = on_the_way = 0
    for table in CASTLES:
        for position in positions(table, 0, 10):
            adrift = asked(position) == Ask.PUT
            ways = planned(planner, position, 1)
            begins += adrift
            on_the_way += not adrift and any(way[-1:] and way[-1].startswith("put") for way in ways.values())
    assert begins > 0
    assert on_the_way > 0


def first_ways(planner: Planner, position: Buffer, most: int) -> dict[int, list[str]]:
    """For every space in reach of three moves the way that was found first."""
    seat = GAME.owing(position)[0]
    planner.plan(position[: CASTLE.itemsize], seat, 3, most)
    outcomes = planner.outcomes()
    spaces, first = np.unique(planner.ghost_spaces(seat)[outcomes], return_index=True)
    return {
        int(space): planner.decisions(int(outcomes[place]))
        for space, place in zip(spaces, first, strict=True)
    }


@pytest.mark.parametrize("most", [0, 500])
def test_a_plan_of_few_castles_finds_the_same_ways_to_all_spaces(planner: Planner, most: int) -> None:
    """What the last move would do beside bringing the ghost somewhere new may be left out, nothing else."""
    smaller = 0
    for table in CASTLES:
        for position in positions(table, 2, 3):
            everything = first_ways(planner, position, ROOM)
            count = planner.count
            assert first_ways(planner, position, most) == everything
            smaller += planner.count < count
    assert smaller > 0


@entry
def plan_by_worth(buffer: Buffer, worths: Floats, seat: int, most: int, steps: int) -> None:
    """Plans for what promises most, or for everything; no slider is laid elsewhere."""
    plan = plan_of(buffer)
    want_by_worth(plan, worths)
    explore(plan, seat, 3, SHIFTS, most, steps)


def plan_of_three_moves(position: Buffer, worths: NDArray[np.float64], most: int, steps: int) -> np.void:
    """The plan of whoever is asked."""
    buffer = np.zeros(PLAN.itemsize, dtype=np.uint8)
    buffer[: CASTLE.itemsize] = position[: CASTLE.itemsize]
    runnable(plan_by_worth)(buffer, worths, GAME.owing(position)[0], most, steps)
    plan: np.void = buffer.view(PLAN)[0]
    return plan


def best_way(position: Buffer, worths: NDArray[np.float64], most: int) -> tuple[int, list[int]]:
    """How many castles were noted, and the way to the first in which the ghost stands best."""
    seat = GAME.owing(position)[0]
    plan = plan_of_three_moves(position, worths, most, NO_LIMIT)
    count = int(plan["count"])
    spaces = plan["key"][:count] >> BELOW_GHOSTS + GHOST_BITS * (SEATS - 1 - seat) & (1 << GHOST_BITS) - 1
    standing = np.flatnonzero(~plan["covers"][:count].any(axis=1))
    number = int(standing[np.argmax(worths[spaces[standing]])])
    way: list[int] = []
    while plan["parent"][number] != START:
        way.append(int(plan["action"][number]))
        number = int(plan["parent"][number])
    return count, way


def test_a_plan_for_what_promises_most_finds_the_way_that_all_castles_would_show() -> None:
    chance, smaller = np.random.default_rng(3), 0
    for table in CASTLES:
        for position in positions(table, 5, 4):
            worths = chance.random(SPACES)
            count, way = best_way(position, worths, 0)
            everything, same_way = best_way(position, worths, ROOM)
            assert way == same_way
            smaller += count < everything
    assert smaller > 0


def test_without_steps_a_plan_leaves_out_the_turns_in_which_ghosts_are_pushed() -> None:
    """What is left is part of the whole plan: nothing was simulated, and nobody is adrift."""
    chance, simulated = np.random.default_rng(5), 0
    for table in CASTLES:
        for position in positions(table, 7, 4):
            if asked(position) != Ask.MOVE:
                continue
            worths = chance.random(SPACES)
            calm = plan_of_three_moves(position, worths, ROOM, 0)
            whole = plan_of_three_moves(position, worths, ROOM, NO_LIMIT)
            found = set(calm["key"][: calm["count"]].tolist())
            assert found <= set(whole["key"][: whole["count"]].tolist())
            assert calm["steps_left"] == 0
            assert not calm["covers"][: calm["count"]].any()
            simulated += whole["steps_left"] < NO_LIMIT
    assert simulated > 0


def test_no_move_leaves_the_castle_as_it_is(planner: Planner) -> None:
    position = dealt(CASTLES[0], 1)
    assert planned(planner, position, 0) == {castle_in(position): []}


def test_a_plan_leaves_nothing_behind(planner: Planner) -> None:
    """A long plan in between changes nothing of a short one."""
    position, other = positions(CASTLES[2], 1, 2)[-2:]
    before = planned(planner, position, 1)
    planner.plan(other[: CASTLE.itemsize], GAME.owing(other)[0], 3)
    assert planned(planner, position, 1) == before == planned(Planner(), position, 1)
