"""What the narrator says fits into a line of a phone, in every language."""

import itertools
import re

import pytest

from geisterstunde.locales.speech import LANGUAGES, Fact, say
from tests.locales.files import messages

MOST = 44  # letters
SPOKEN = re.compile(
    r"page-(asks-|acts-|because-|armed-|put$|put-in-corner$|move$|ring$|search-now$|slider-lit$|lifted$"
    r"|how-deep$|swap-decks$|waiting-for$|thinks$)"
)
NAME = "Kasimir"
FACTS: dict[str, tuple[Fact, ...]] = {
    "who": ("you", "other"),
    "count": (1, 3),
    "slider": (1, 2, 3),
}


def lines(language: str, key: str) -> set[str]:
    """A message with everything that it may be about."""
    garments = [name for name in messages(language) if name.startswith("page-garment-")]
    widest = max((say(language, garment) for garment in garments), key=len)
    colours = ("green", "red", "yellow", "blue")
    ghosts = [say(language, f"page-ghost-{each}", {"who": "other", "name": NAME}) for each in colours]
    ghost = max(ghosts, key=len)
    known: dict[str, Fact] = {
        "name": NAME,
        "names": NAME,
        "garment": widest,
        "ghost": ghost,
        "grave": "h8",
        "tunnel": 5,
    }
    return {
        say(language, key, {**known, **dict(zip(FACTS, values, strict=True))})
        for values in itertools.product(*FACTS.values())
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_short(language: str) -> None:
    spoken = [key for key in messages(language) if SPOKEN.match(key)]
    assert len(spoken) > 30
    long = {line for key in spoken for line in lines(language, key) if len(line) > MOST}
    assert long == set()
