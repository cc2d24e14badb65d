"""How many turns a seat took to a garment that it found, and how many the planner says were needed.

The planner looks at every turn as it began, and asks whether three moves would have led to the garment's
space. The first turn at which they would have was soon enough, given how the others moved.
"""

from collections.abc import Iterator

import msgspec

from geisterstunde.games.through_the_wall.game import THROUGH_THE_WALL
from geisterstunde.games.through_the_wall.garments import GARMENT_NUMBERS
from geisterstunde.games.through_the_wall.planner import Planner
from geisterstunde.games.through_the_wall.state import MOVES
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.seats import Seat
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay

MOST_PLANS = 8  # a find: of a long way only its last turns are planned anew
ONLY_SPACES = 0  # of the last move the planner notes what leads to a space that nothing led to before


class Way(msgspec.Struct, frozen=True):
    """The own turns from one find to the next, the turn of the find counted."""

    garment: str
    turns: int
    needed: int
    decision: int  # with which the garment was found


class Stretch(msgspec.Struct, frozen=True):
    """The turns from one find to the next, each as it began."""

    garment: str
    decision: int
    beginnings: tuple[Buffer, ...]


def ways_of(record: Record, seat: Seat) -> tuple[Way, ...]:
    """A seat's ways to all that it found."""
    planner = Planner(plainly=True)  # a few plans are no reason to compile
    return tuple(
        Way(each.garment, len(each.beginnings), needed(planner, each, seat), each.decision)
        for each in stretches(record, seat)
    )


def stretches(record: Record, seat: Seat) -> Iterator[Stretch]:
    """The turns of a seat, from find to find."""
    replay = Replay(record)
    match = replay.match
    beginnings: list[Buffer] = []
    if match.owing == (seat,):
        beginnings.append(match.position.copy())
    for step in replay.steps():
        for event in step.events:
            mine = event.facts.get("seat") == seat
            if mine and event.kind == "dressed":
                yield Stretch(event.facts["garment"], step.number, tuple(beginnings))
                beginnings = []
            elif mine and event.kind == "turn_began":
                beginnings.append(match.position.copy())


def needed(planner: Planner, stretch: Stretch, seat: Seat) -> int:
    """The first of the turns in which three moves would have led to the garment's space."""
    garment, last = GARMENT_NUMBERS[stretch.garment], len(stretch.beginnings)
    for number in range(max(last - MOST_PLANS, 0) + 1, last):
        position = stretch.beginnings[number - 1]
        state = THROUGH_THE_WALL.state(position)
        planner.plan(position, seat, MOVES, ONLY_SPACES)
        reached = planner.ghost_spaces(seat)[planner.outcomes()]
        if any(int(state.garment[int(space)]) == garment for space in set(reached.tolist())):
            return number
    return last  # when it was found
