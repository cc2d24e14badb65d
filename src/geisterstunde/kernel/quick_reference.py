"""A game's rules on one page, at hand during play: the sentences, and at which tables each of them holds.

The sentences are messages named after a book of rules: `<book>-quick-<line>`. The table's options are their
facts.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

Options = Mapping[str, Any]


class QuickLine(msgspec.Struct, frozen=True):
    """A sentence with its rules. It holds where the options have all values of `when`, none of `unless`."""

    name: str
    rules: tuple[str, ...]
    when: dict[str, Any] = {}
    unless: dict[str, Any] = {}

    def holds(self, options: Options) -> bool:
        """Whether it is said at a table with these options."""
        return all(options[name] == value for name, value in self.when.items()) and not any(
            options[name] == value for name, value in self.unless.items()
        )


class QuickChapter(msgspec.Struct, frozen=True):
    """What a book of rules says in short: a first sentence, a table, and points.

    A row's message has the first column as its value and `second` and `third` as attributes, and so has
    `<book>-quick-columns`, the head of the table. A point's attribute `about` says what it is about.
    """

    book: str
    lead: QuickLine
    rows: tuple[QuickLine, ...]
    points: tuple[QuickLine, ...]
    when: dict[str, Any] = {}  # as of a line, for the whole chapter

    def lines(self) -> Iterator[QuickLine]:
        """Every line it may have."""
        yield self.lead
        yield from self.rows
        yield from self.points

    def message(self, name: str) -> str:
        """The message of a line."""
        return f"{self.book}-quick-{name}"

    def at_table(self, options: Options) -> "QuickChapter | None":
        """As a table with these options plays, or None where the book is not played with."""
        if any(options[name] != value for name, value in self.when.items()):
            return None
        return msgspec.structs.replace(
            self,
            rows=tuple(line for line in self.rows if line.holds(options)),
            points=tuple(line for line in self.points if line.holds(options)),
        )


def facts_of(options: Options) -> dict[str, str | int]:
    """Options as sentences know them: yes or no, a number or a word. They know no drawings or lists."""
    facts: dict[str, str | int] = {}
    for name, value in options.items():
        if isinstance(value, bool):
            facts[name] = "yes" if value else "no"
        elif isinstance(value, str | int):
            facts[name] = value
    return facts
