"""Nicknames as people give them, made fit to be shown to a family."""

import unicodedata
from collections.abc import Collection

LONGEST = 20
NAMELESS = "?"
DRAWN_OUT = ("Mn", "Me")  # marks that pile up on a letter
MOST_MARKS = 2
# Letters, fillers and selectors that are drawn as nothing, though they are no spaces to Unicode.
INVISIBLE = frozenset(
    chr(number)
    for numbers in (
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1D159),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0100, 0xE01F0),
    )
    for number in numbers
)
# Small letters that are drawn like Latin ones, be it as capitals, and letters and figures that look alike.
LOOK_ALIKE = str.maketrans(
    "авеѕіјкмнорстухһӏԁԛԝαβεζηικμνορτυχωօոսհıɑɡl1|0",
    "abesijkmhopctyxhidqwabezhikmnoptyxwonuhiagiiio",
)


def cleaned(name: str) -> str:
    """Without control and bidi characters, with plain spaces, at most twenty characters.

    >>> cleaned("  Edda\\n\\u202e the  Great "), cleaned("\\u200b")
    ('Edda the Great', '?')
    """
    marks = MOST_MARKS  # where no letter stands before it, a mark would be drawn on somebody else's
    kept = []
    for character in unicodedata.normalize("NFC", name[: 10 * LONGEST]):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in DRAWN_OUT else 0
        if kind.startswith("Z") or character in "\t\n\r":
            marks = MOST_MARKS
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MOST_MARKS and character not in INVISIBLE:
            kept.append(character)
    return " ".join("".join(kept).split())[:LONGEST].strip() or NAMELESS


def distinct(name: str, others: Collection[str]) -> str:
    """A name that nobody else at the table has, with a number where somebody does.

    >>> distinct("Edda", ["Ida"]), distinct("Edda", ["Ida", "EDDA", "edda 2"])
    ('Edda', 'Edda 3')
    """
    taken = set(map(at_a_glance, others))
    fitting, number = name, 1
    while at_a_glance(fitting) in taken:
        number += 1
        fitting = f"{name[: LONGEST - len(str(number)) - 1].strip()} {number}"
    return fitting


def at_a_glance(name: str) -> str:
    """What is left of a name when it is called across a room, or read in passing.

    >>> at_a_glance("Ida") == at_a_glance("lda") == at_a_glance("\u0406D\u0410")  # in Cyrillic letters
    True
    """
    return unicodedata.normalize("NFKD", name).casefold().translate(LOOK_ALIKE)
