"""The Fluent files of a language, each read once."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from geisterstunde.locales.speech import FALLBACK, Fact

SENTENCES_KEPT = 1024
COUNTABLE = 10**9  # larger numbers are only written down


class Listed(FluentType):
    """Several things. A message has to say how they are joined: `{ AND($seats) }`, `{ OR($decks) }`."""

    def __init__(self, items: Sequence[str | int]) -> None:
        self.items = [str(item) for item in items]

    def format(self, locale: Any) -> str:
        raise ValueError("a list is joined by AND() or OR()")


class Bundle:
    """All messages of one language. A file is read when the first of its messages is wanted."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self._kept = lru_cache(SENTENCES_KEPT)(lambda message, facts: self._formatted(message, dict(facts)))
        joining: dict[str, Any] = {"AND": self._and, "OR": self._or}
        self._fluent = FluentBundle([language], functions=joining, use_isolating=False)
        self._unread = {
            prefix_of(file.name): file
            for package in reversed(packages)  # nobody takes the place of an earlier package's file
            for file in fluent_files(package, language)
        }
        self._prefixes = sorted(self._unread, key=len, reverse=True)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._pattern(message) is not None

    def say(self, message: str, facts: Mapping[str, Fact]) -> str:
        """A message with its facts; `message.attribute` is another form of it.

        Where the facts are only numbers, the sentence is soon said again, so it is kept.
        """
        if all(isinstance(fact, int) for fact in facts.values()):
            return self._kept(message, tuple(facts.items()))
        return self._formatted(message, facts)

    def _formatted(self, message: str, facts: Mapping[str, Fact]) -> str:
        pattern = self._pattern(message)
        if pattern is None:
            raise KeyError(message)
        values = {name: in_fluent(fact) for name, fact in facts.items()}
        said, errors = self._fluent.format_pattern(pattern, values)
        if errors:
            given = dict(facts)
            raise ValueError(f"{message} cannot be said with {given!r:.200}: {errors[0]}") from errors[0]
        return str(said)

    def _pattern(self, message: str) -> Any:
        key, _, attribute = message.partition(".")
        self._read_file_of(key)
        if not self._fluent.has_message(key):
            return None
        found = self._fluent.get_message(key)
        return found.attributes.get(attribute) if attribute else found.value

    def _read_file_of(self, key: str) -> None:
        """The file that a message is named after; a message refers to others of its own file only."""
        prefix = next((prefix for prefix in self._prefixes if key.startswith(prefix)), "")
        if prefix in self._unread:
            text = self._unread[prefix].read_text(encoding="utf-8")
            self._fluent.add_resource(FluentResource(text))
            del self._unread[prefix]

    def _and(self, listed: Listed, each: str = "") -> str:
        return self._joined("lists-and", listed, each)

    def _or(self, listed: Listed, each: str = "") -> str:
        return self._joined("lists-or", listed, each)

    def _joined(self, last_two: str, listed: Listed, each: str) -> str:
        """A list in words; `each` names the message that says one `$item` of it."""
        items = [self.say(each, {"item": item}) if each else item for item in listed.items]
        if len(items) < 2:
            return "".join(items)
        return self.say(last_two, {"first": ", ".join(items[:-1]), "last": items[-1]})


def fluent_files(package: str, language: str) -> list[Traversable]:
    """The Fluent files of a package; English ones where it does not speak the language."""
    folder = files(package) / language
    spoken = folder if folder.is_dir() else files(package) / FALLBACK
    return sorted(
        (file for file in spoken.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


def prefix_of(file: str) -> str:
    """How the messages of a file begin.

    >>> prefix_of("dawn_under.ftl")
    'dawn-under-'
    """
    return file.removesuffix(".ftl").replace("_", "-") + "-"


def in_fluent(fact: Fact) -> Any:
    """A fact as Fluent takes it. Numbers are names of places here, and never grouped like 1,000."""
    if isinstance(fact, str):
        return fact
    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False) if abs(fact) < COUNTABLE else str(fact)
    return Listed(fact)
