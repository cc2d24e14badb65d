"""Sentences that are said in the reader's language: a message of the Fluent files, and its facts."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from geisterstunde.locales.speech import FALLBACK, NO_FACTS, Fact, say

Names = Sequence[str] | None  # of the players, by seat


class Sayable(Protocol):
    """Anything that can be said in every language."""

    def in_language(self, language: str, names: Names = None) -> str:
        """It in words. Seats are called by their players' names where these are known."""


Facts = Mapping[str, Fact | Sayable]  # a sentence may hold another one


class Sentence(msgspec.Struct, frozen=True):
    """A message and its facts: words, numbers, lists of them, or other sentences.

    Those called `seat` and `seats` are seats.
    """

    message: str
    facts: Facts = NO_FACTS

    def in_language(self, language: str, names: Names = None) -> str:
        """The sentence in words."""
        return say(language, self.message, in_words(self.facts, language, names))

    def __str__(self) -> str:
        return self.in_language(FALLBACK)


def sentence(message: str, /, **facts: Fact | Sayable) -> Sentence:
    """A sentence, its facts by name."""
    return Sentence(message, facts)


def in_words(facts: Facts, language: str, names: Names) -> dict[str, Fact]:
    """Facts in which every seat is a name (`seat 2` where none is known) and every sentence is text."""
    said: dict[str, Fact] = {}
    for fact, value in facts.items():
        match fact, value:
            case "seat", int(seat):
                said[fact] = name_of(seat, language, names)
            case "seats", [*seats]:
                said[fact] = [name_of(int(seat), language, names) for seat in seats]
            case _, str() | int() | [*_]:
                said[fact] = value
            case _:
                said[fact] = value.in_language(language, names)
    return said


def name_of(seat: int, language: str, names: Names) -> str:
    """Who sits at a seat."""
    if names is not None and 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return say(language, "any-game-seat", {"seat": seat})


def quoted(value: object, most: int = 40) -> str:
    """What somebody gave, between quotation marks and cut where it is long.

    >>> quoted("many"), quoted("x" * 99, most=5)
    ("'many'", "'xxxx")
    """
    return f"{value!r:.{most}}"
