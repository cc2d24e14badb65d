"""Every decision as a number: 64 x word + bit, so that what is legal is a handful of sets.

Word 0 holds the graves to open, word 1 the answers.
"""

from enum import IntEnum

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.games.dawn_under.state import COLOURS, LEFT, RIGHT

OPENINGS = 0
ANSWERS = 1
WORDS = 2

WORD = 64
ACTIONS = WORD * WORDS


class Answer(IntEnum):
    """The bits of word 1. TAKE is the first of twelve: two ends a colour."""

    LAY_LEFT = 0
    LAY_RIGHT = 1
    LAY_NONE = 2
    GARLIC_YES = 3
    GARLIC_NO = 4
    GIVE_LEFT = 5
    GIVE_RIGHT = 6
    STOP = 7
    TAKE = 8


COLOUR_LETTERS = "wkyrgb"
ENDS = ("left", "right")

_ANSWER_TEXTS = {
    Answer.LAY_LEFT: "lay left",
    Answer.LAY_RIGHT: "lay right",
    Answer.LAY_NONE: "lay none",
    Answer.GARLIC_YES: "garlic yes",
    Answer.GARLIC_NO: "garlic no",
    Answer.GIVE_LEFT: "give left",
    Answer.GIVE_RIGHT: "give right",
    Answer.STOP: "stop",
} | {
    Answer.TAKE + 2 * colour + end: f"take {COLOUR_LETTERS[colour]} {ENDS[end]}"
    for colour in range(COLOURS)
    for end in (LEFT, RIGHT)
}

TEXT_OF = {grave: f"open {name}" for grave, name in enumerate(GRAVE_NAMES)} | {
    WORD * ANSWERS + bit: text for bit, text in _ANSWER_TEXTS.items()
}
