"""Solves a puzzle by trying everything, through the game itself: no planner, and no castle left out."""

from geisterstunde.games.through_the_wall.game import THROUGH_THE_WALL as GAME
from geisterstunde.games.through_the_wall.puzzles.making import SEAT, Puzzle
from geisterstunde.kernel.record import Buffer

MOVES = ("step", "slide", "turn")
PUT = "put"


def solutions(puzzle: Puzzle) -> list[list[str]]:
    """All sequences of decisions within the moves, each until the ghost stands there for the first time."""
    found: list[list[str]] = []
    go_on(puzzle, puzzle.position, puzzle.door.moves, [], found)
    return found


def go_on(puzzle: Puzzle, position: Buffer, moves: int, way: list[str], found: list[list[str]]) -> None:
    """Tries all that may be decided here."""
    state = GAME.state(position)
    spaces = [state.castle.ghost[seat] for seat in range(state.castle.players)]
    if -1 not in spaces and spaces[SEAT] == puzzle.wanted:
        found.append(way)
        return
    verbs = (PUT,) if -1 in spaces else MOVES if moves > 0 else ()
    if not verbs:
        return
    for decision in GAME.decisions(position, SEAT):
        verb = decision.split()[0]
        if verb in verbs:
            after = position.copy()
            GAME.carry_out(after, SEAT, GAME.action_from(decision))
            go_on(puzzle, after, moves - (verb != PUT), [*way, decision], found)
