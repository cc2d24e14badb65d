"""Doors: behind each is a puzzle, and its number says how hard that is.

Twelve doors are a corridor, from easy to hard; the next corridor begins as easily again.
"""

import msgspec

from geisterstunde.kernel.refusal import BadInput


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """What puzzles of a level have in common: the moves they take, and what every way to do it needs."""

    moves: int
    least_turns: int
    most_turns: int
    most_ways: int
    least_slides: int = 0
    crowded: bool = False  # the other ghost stands anywhere, not in its corner


# A turn of the castle is harder than a slide, a slide harder than a step, and one way harder than a few.
LEVELS = (
    Level(moves=1, least_turns=0, most_turns=0, least_slides=1, most_ways=2),
    Level(moves=2, least_turns=0, most_turns=0, least_slides=1, most_ways=3),
    Level(moves=2, least_turns=1, most_turns=1, most_ways=2),
    Level(moves=3, least_turns=1, most_turns=2, most_ways=3),
    Level(moves=3, least_turns=1, most_turns=2, most_ways=1, crowded=True),
    Level(moves=3, least_turns=2, most_turns=2, most_ways=1, crowded=True),
)
DOORS_OF_LEVEL = 2
CORRIDOR = DOORS_OF_LEVEL * len(LEVELS)
LAST_DOOR = 999_999


def level_of(number: int) -> int:
    """How hard the puzzle behind a door is, counted from 1; raises BadInput where there is no such door.

    >>> [level_of(number) for number in (1, 2, 3, 12, 13)]
    [1, 1, 2, 6, 1]
    """
    if not 1 <= number <= LAST_DOOR:
        raise BadInput("through-the-wall-input-door", last=LAST_DOOR, given=number)
    return (number - 1) % CORRIDOR // DOORS_OF_LEVEL + 1
