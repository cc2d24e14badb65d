"""Trying a puzzle: all decisions from the beginning, by the rules, and how near they come.

A puzzle is one turn. Sliders stay in their tunnels, nothing is searched, and when the moves are used up
nobody else begins: the castle stays as it is.
"""

from collections.abc import Sequence
from functools import lru_cache

from geisterstunde.games.through_the_wall.game import THROUGH_THE_WALL
from geisterstunde.games.through_the_wall.landing import anyone_adrift
from geisterstunde.games.through_the_wall.puzzles.doors import CORRIDOR, LAST_DOOR, LEVELS
from geisterstunde.games.through_the_wall.puzzles.making import (
    OPTIONS,
    SEAT,
    Pathfinder,
    Puzzle,
    make_puzzle,
)
from geisterstunde.games.through_the_wall.refusals import asked
from geisterstunde.games.through_the_wall.state import Ask, State
from geisterstunde.games.through_the_wall.telling import garment_name
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.puzzle import Attempt, Door, Warmth
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput, Question, Refusal, Refused

VERBS = ("step", "slide", "turn", "put")
PUT = "put"
KEPT = 512  # puzzles, a few kilobytes each
MOST_DECISIONS = 16  # three moves, and ghosts to put down after each


@lru_cache(maxsize=KEPT)
def puzzle_behind(number: int) -> Puzzle:
    """The puzzle behind a door, made once."""
    return make_puzzle(number, Pathfinder())


class CastlePuzzles:
    """The puzzles of Through the Wall."""

    game = THROUGH_THE_WALL
    options = OPTIONS
    levels = len(LEVELS)
    corridor = CORRIDOR
    last_door = LAST_DOOR

    def door(self, number: int) -> Door:
        return puzzle_behind(number).door

    def attempt(self, number: int, decisions: Sequence[str]) -> Attempt:
        if len(decisions) > MOST_DECISIONS:
            raise BadInput("through-the-wall-input-puzzle-decisions", most=MOST_DECISIONS)
        puzzle = puzzle_behind(number)
        position = puzzle.position.copy()
        events: list[GameEvent] = []
        tried: list[str] = []
        for decision in decisions:
            tried.append(" ".join(decision.split()))
            events = carry_out(position, tried[-1])
        state = self.game.state(position)
        warmth, way = how_near(puzzle, position, bool(tried))
        return Attempt(
            door=puzzle.door,
            position=position,
            seat=SEAT,
            decisions=tuple(tried),
            question=question(position),
            allowed=allowed(position),
            events=tuple(events),
            moves_left=state.moves_left,
            warmth=warmth,
            ways=puzzle.ways,
            way=tuple(way),
        )

    def hint(self, decision: str) -> str:
        return decision.split(maxsplit=1)[0]

    def goal(self, door: Door, reader: Reader) -> str:
        return reader.say("puzzle-goal", garment=garment_name(door.wanted, reader), moves=door.moves)


def question(position: Buffer) -> Question | None:
    """What is asked now; nothing where it is solved or all moves are used up."""
    state = THROUGH_THE_WALL.state(position)
    if state.ask == Ask.MOVE:
        return asked("TW-10", "asks_move", moves=state.moves_left)
    return THROUGH_THE_WALL.asks(position) if state.ask == Ask.PUT else None


def allowed(position: Buffer) -> tuple[str, ...]:
    """What may be decided now."""
    decisions = THROUGH_THE_WALL.decisions(position, SEAT)
    return tuple(decision for decision in decisions if decision.split()[0] in VERBS)


def carry_out(position: Buffer, decision: str) -> list[GameEvent]:
    """Carries one decision out, by the rules; what happened, as long as the turn lasts."""
    state = THROUGH_THE_WALL.state(position)
    if state.ask == Ask.NOTHING:
        raise Refused(Refusal("puzzle_over", "TW-10", "through-the-wall-input-puzzle-over"))
    action = THROUGH_THE_WALL.action_from(decision)
    verb = decision.split(maxsplit=1)[0]
    if verb not in VERBS:
        raise Refused(Refusal("puzzle_moves_only", "TW-10", "through-the-wall-input-puzzle-moves-only"))
    moves_left = state.moves_left - (verb != PUT)
    events = THROUGH_THE_WALL.apply(position, SEAT, action)
    stay_in_turn(state, moves_left)
    return [event for event in events if event.kind != "turn_began"]


def stay_in_turn(state: State, moves_left: int) -> None:
    """It is still the same turn; when the moves are used up, as they are wherever it is solved, it ends."""
    adrift = anyone_adrift(state.castle)
    goes_on = adrift or moves_left > 0
    state.turn = SEAT
    state.moves_left = moves_left
    state.ask = Ask.PUT if adrift else Ask.MOVE if goes_on else Ask.NOTHING
    state.owing = 1 << SEAT if goes_on else 0


def stands_there(puzzle: Puzzle, state: State) -> bool:
    """Whether the ghost stands on the wanted garment, and every ghost on some space."""
    return not anyone_adrift(state.castle) and state.castle.ghost[SEAT] == puzzle.wanted


def how_near(puzzle: Puzzle, position: Buffer, begun: bool) -> tuple[Warmth, list[str]]:
    """How near the ghost is, and a way on; none where there is none within the moves left."""
    state = THROUGH_THE_WALL.state(position)
    if stands_there(puzzle, state):
        return "solved", []
    pathfinder = Pathfinder()
    pathfinder.look(position, state.moves_left)
    way = [] if pathfinder.found(puzzle.wanted) is None else pathfinder.way(puzzle.wanted)
    if anyone_adrift(state.castle):
        return "open", way
    if not begun:
        return "begin", way
    if state.moves_left == 0:
        return "out_of_moves", way
    if not way:
        return "takes_longer", way
    return ("very_warm" if state.moves_left == 1 else "warm"), way


PUZZLES = CastlePuzzles()
