"""Nicknames as people give them, made fit to be shown to a family."""

import unicodedata

LONGEST = 20
NAMELESS = "?"
DRAWN_OUT = ("Mn", "Me")  # marks that pile up on a letter
MOST_MARKS = 2


def cleaned(name: str) -> str:
    """Without control and bidi characters, with plain spaces, at most twenty characters.

    >>> cleaned("  Edda\\n\\u202e the  Great "), cleaned("\\u200b")
    ('Edda the Great', '?')
    """
    marks = 0
    kept = []
    for character in unicodedata.normalize("NFC", name[: 10 * LONGEST]):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in DRAWN_OUT else 0
        if kind.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())[:LONGEST].strip() or NAMELESS
