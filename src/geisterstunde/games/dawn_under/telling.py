"""What sentences have to know of a lid and of what lies in a grave."""

from collections.abc import Mapping

from geisterstunde.games.dawn_under.words import RAT_LETTER
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.telling import Facts, Spelling, seat_facts


def lid(letter: str, reader: Reader) -> Facts:
    """A lid's underside."""
    return {"lid": "rat" if letter == RAT_LETTER else letter}


def inside(content: str, reader: Reader) -> Facts:
    """A grave's inside: empty, a vampire of some colour, or somebody's garlic."""
    what, _, which = content.partition(" ")
    if what == "vampire":
        return {"inside": what, "colour": which}
    return {"inside": what} | (seat_facts("owner", int(which), reader) if what == "garlic" else {})


SPELLED: Mapping[str, Spelling] = {"lid": lid, "inside": inside}
