"""Every decision as a number: 64 x word + bit, so that what is legal is a handful of sets.

Word 0 holds the spaces to step to, word 1 all that needs no space, then a word a tunnel for the sliders that
can be moved there, and a word a colour for the spaces its ghost can be put on.
"""

from enum import IntEnum

from geisterstunde.games.through_the_wall.board import GHOST_COLOURS, PLUG, SPACE_NAMES
from geisterstunde.games.through_the_wall.castle import FURTHEST, SLIDERS, TUNNELS
from geisterstunde.games.through_the_wall.sliders import OFFSETS
from geisterstunde.games.through_the_wall.state import DECKS

STEPS = 0
OTHERS = 1
SHIFTS = 2
PUTS = SHIFTS + TUNNELS
WORDS = PUTS + len(GHOST_COLOURS)

WORD = 64
ACTIONS = WORD * WORDS


class Other(IntEnum):
    """The bits of word 1: SLIDE is the first of six, up and down a slider; SEARCH and SWAP of four decks."""

    SLIDE = 0
    TURN_LEFT = 6
    TURN_RIGHT = 7
    SEARCH = 8
    SWAP = 12
    DONE = 16


TEXT_OF = (
    {WORD * STEPS + space: f"step {name}" for space, name in enumerate(SPACE_NAMES) if space != PLUG}
    | {
        WORD * OTHERS + Other.SLIDE + 2 * slider + down: f"slide {slider + 1} {('up', 'down')[down]}"
        for slider in range(SLIDERS)
        for down in (0, 1)
    }
    | {WORD * OTHERS + Other.TURN_LEFT: "turn left", WORD * OTHERS + Other.TURN_RIGHT: "turn right"}
    | {WORD * OTHERS + Other.SEARCH + deck: f"search {deck + 1}" for deck in range(DECKS)}
    | {WORD * OTHERS + Other.SWAP + deck: f"swap {deck + 1}" for deck in range(DECKS)}
    | {WORD * OTHERS + Other.DONE: "done"}
    | {
        WORD * (SHIFTS + tunnel) + OFFSETS * slider + place: (
            f"shift {slider + 1} {tunnel + 1} {place - FURTHEST}"
        )
        for tunnel in range(TUNNELS)
        for slider in range(SLIDERS)
        for place in range(OFFSETS)
    }
    | {
        WORD * (PUTS + number) + space: f"put {colour} {name}"
        for number, colour in enumerate(GHOST_COLOURS)
        for space, name in enumerate(SPACE_NAMES)
        if space != PLUG
    }
)
