"""All castles a player can bring about within the moves left, each once, with the shortest way there.

A breadth-first search. Where a turn of the board leaves ghosts adrift, every way to put them down is an
outcome of its own.
"""

import numpy as np
from numpy.typing import NDArray

from geisterstunde.games.through_the_wall import putting_down_template
from geisterstunde.games.through_the_wall.actions import OTHERS, PUTS, TEXT_OF, WORD, Other
from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.calm_turns import NOT_CALM, calm_turn
from geisterstunde.games.through_the_wall.castle import CASTLE, SEATS, Castle
from geisterstunde.games.through_the_wall.last_moves import try_last_moves
from geisterstunde.games.through_the_wall.plan import (
    BELOW_GHOSTS,
    GHOST_BITS,
    PLAN,
    ROOM,
    START,
    Plan,
    is_adrift,
    note,
    plan_of,
    unpack,
    wipe_table,
)
from geisterstunde.games.through_the_wall.play import LEFT, RIGHT, legal_moves, move
from geisterstunde.games.through_the_wall.sliders import magnet_places
from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.jit import entry, rule, runnable
from geisterstunde.kernel.log import ALL_UNREAD
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.seats import Seat
from geisterstunde.kernel.template import made_from

ALL_SPACES = (1 << SPACES) - 1
NO_LIMIT = 1 << 62
PUTTING_DOWN = made_from(
    putting_down_template, "through_the_wall_plan", {"note": note, "is_adrift": is_adrift}
)
put_all_down = PUTTING_DOWN.put_all_down


@rule
def want_all_spaces(p: Plan) -> None:
    """Every space is worth reaching, once."""
    for space in range(SPACES):
        p.better[space] = ~(1 << space)


@entry
def explore(p: Plan, seat: Seat, moves: int, words: int, most: int, steps: int) -> None:
    """Finds the castles within so many moves of a seat from the plan's own.

    `words` is SHIFTS to leave out the many moves that lay sliders elsewhere, PUTS to try them all. Of the
    last move all castles are noted until there are `most`, and from then on only those in which the seat's
    ghost stands on a space better than in all before: by `better`, which the caller has filled in. Where
    nothing but that counts (`most` 0), the search ends when nothing better is left. When so many `steps` of
    turning boards have been simulated, turns in which ghosts may push each other are tried no longer, but for
    a last one that surely brings the ghost to such a space.
    """
    wipe_table(p)
    p.seat = seat
    p.wanted = ALL_SPACES
    p.steps_left = steps
    p.log.unread = ALL_UNREAD
    note(p, START, START)
    put_all_down(p, 0)
    first = 0
    for moves_left in range(moves, 0, -1):
        last = p.count
        for number in range(first, last):
            if is_adrift(p, number):
                continue
            if most == 0 and p.wanted == 0:
                return
            if moves_left == 1 and p.count >= most:
                try_last_moves(p, number)
            else:
                try_all_moves(p, number, words)
        put_all_down(p, last)
        first = last


@rule
def try_all_moves(p: Plan, number: int, words: int) -> None:
    """Notes what the moves of the seat make of a castle."""
    c, key, seat = p.castle, p.key[number], p.seat
    unpack(c, key)
    for word in range(words):
        legal = legal_moves(c, seat, word)
        if word == OTHERS and p.steps_left <= 0:
            legal &= ~restless_turns(c)
        while legal != 0:
            bit = lowest_bit(legal)
            legal &= legal - 1
            p.steps_left -= move(c, p.log, seat, word, bit)
            note(p, number, WORD * word + bit)
            unpack(c, key)


@rule
def restless_turns(c: Castle) -> int:
    """The turns of the board in which ghosts may push each other, as bits of their word."""
    magnets = magnet_places(c)
    left, right = calm_turn(c, magnets, LEFT) == NOT_CALM, calm_turn(c, magnets, RIGHT) == NOT_CALM
    return int(left) << Other.TURN_LEFT | int(right) << Other.TURN_RIGHT


@entry
def plan_turn(buffer: Buffer, seat: Seat, moves: int, most: int) -> None:
    """Finds the outcomes of a seat's moves from the castle at the head of a plan's bytes."""
    p = plan_of(buffer)
    want_all_spaces(p)
    explore(p, seat, moves, PUTS, most, NO_LIMIT)


class Planner:
    """Plans a turn. Its room is used again and again: what it found holds until it plans anew.

    Whoever plans only a few turns may do it `plainly`, without waiting for the compiler.
    """

    def __init__(self, *, plainly: bool = False) -> None:
        self._plan_turn = plan_turn if plainly else runnable(plan_turn)
        self._buffer = np.zeros(PLAN.itemsize, dtype=np.uint8)
        self._plan = self._buffer.view(PLAN)[0]

    def plan(self, castle: Buffer, seat: Seat, moves: int, most: int = ROOM) -> None:
        """Finds the outcomes for a seat that has so many moves left; `most` as in `explore`."""
        self._buffer[: CASTLE.itemsize] = castle[: CASTLE.itemsize]
        self._plan_turn(self._buffer, seat, moves, most)

    @property
    def count(self) -> int:
        """How many castles were noted, those on the way included."""
        return int(self._plan["count"])

    def outcomes(self) -> NDArray[np.int64]:
        """The numbers of the castles in which every ghost stands on a space; the nearest first."""
        return np.flatnonzero(~self._plan["covers"][: self.count].any(axis=1))

    def ghost_spaces(self, seat: Seat) -> NDArray[np.int64]:
        """The space of a seat's ghost in every castle noted."""
        below = BELOW_GHOSTS + GHOST_BITS * (SEATS - 1 - seat)
        spaces: NDArray[np.int64] = self._plan["key"][: self.count] >> below & (1 << GHOST_BITS) - 1
        return spaces

    def decisions(self, number: int) -> list[str]:
        """The decisions that lead to a castle."""
        way: list[str] = []
        while self._plan["parent"][number] != START:
            way.append(TEXT_OF[int(self._plan["action"][number])])
            number = int(self._plan["parent"][number])
        return way[::-1]
