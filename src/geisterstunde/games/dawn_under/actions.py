"""Every decision as a number: 64 x word + bit, so that what is legal is a handful of sets.

Word 0 holds the graves to open, word 1 the answers, word 2 the graves for a bat, word 3 those for the Count.
"""

from enum import IntEnum

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES
from geisterstunde.games.dawn_under.state import COLOURS, LEFT, RIGHT, SEATS

OPENINGS = 0
ANSWERS = 1
BATS = 2
COUNTS = 3
WORDS = 4

WORD = 64
ACTIONS = WORD * WORDS


class Answer(IntEnum):
    """The bits of word 1. TAKE is the first of twelve, two ends a colour; SEND the first of six seats."""

    LAY_LEFT = 0
    LAY_RIGHT = 1
    LAY_NONE = 2
    GARLIC_YES = 3
    GARLIC_NO = 4
    GIVE_LEFT = 5
    GIVE_RIGHT = 6
    STOP = 7
    TAKE = 8
    BELIEVE = 20
    DOUBT = 21
    SEND = 22


COLOUR_LETTERS = "wkyrgb"
ENDS = ("left", "right")

_ANSWER_TEXTS = (
    {
        Answer.LAY_LEFT: "lay left",
        Answer.LAY_RIGHT: "lay right",
        Answer.LAY_NONE: "lay none",
        Answer.GARLIC_YES: "garlic yes",
        Answer.GARLIC_NO: "garlic no",
        Answer.GIVE_LEFT: "give left",
        Answer.GIVE_RIGHT: "give right",
        Answer.STOP: "stop",
        Answer.BELIEVE: "believe",
        Answer.DOUBT: "doubt",
    }
    | {
        Answer.TAKE + 2 * colour + end: f"take {COLOUR_LETTERS[colour]} {ENDS[end]}"
        for colour in range(COLOURS)
        for end in (LEFT, RIGHT)
    }
    | {Answer.SEND + seat: f"send {seat}" for seat in range(SEATS)}
)

TEXT_OF = {WORD * ANSWERS + bit: text for bit, text in _ANSWER_TEXTS.items()} | {
    WORD * word + grave: f"{verb} {name}"
    for word, verb in ((OPENINGS, "open"), (BATS, "bat"), (COUNTS, "count"))
    for grave, name in enumerate(GRAVE_NAMES)
}
