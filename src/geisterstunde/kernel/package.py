"""A game as a package: one place that says where each layer finds what it needs of the game.

The package of a game, ours or somebody else's, has a `GamePackage`. Others' packages name theirs in
`pyproject.toml`:

    [project.entry-points."geisterstunde.games"]
    my-game = "my_game:PACKAGE"
"""

from functools import cached_property
from importlib import import_module
from typing import Any

import msgspec


class GamePackage(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """What a game's package offers, as `module:attribute`; a module is imported when somebody asks for it.

    Only the rules are needed. A game without bots is played by people and by chance, one without statistics
    is counted by what all games have, and one without observations cannot be stepped by agents.
    """

    name: str
    title: str  # in English, where no text in the player's language is found
    rules: str  # a `Game`
    bots: str | None = None  # a `BotKit`
    statistics: str | None = None  # a `Statistics`
    lab: str | None = None  # a `LabKit`
    environment: str | None = None  # `Observations`
    quick_reference: str | None = None  # `QuickChapter`s
    following: str | None = None  # by kinds of events, how many seconds each takes to follow
    memory_report: str | None = None  # an `Examiner`
    puzzles: str | None = None  # `Puzzles`
    daily: str | None = None  # a `DailyGame`
    sightings: str | None = None  # `Sightings`, by which lanterns glow
    lessons: str | None = None  # `Lesson`s
    texts: str | None = None  # a package with one folder per language

    @cached_property
    def game(self) -> Any:
        """The rules, made once."""
        return found(self.rules)

    def part(self, name: str) -> Any:
        """One of the other parts, or None where the game has none."""
        where = getattr(self, name)
        return None if where is None else found(where)


def found(where: str) -> Any:
    """What `module:attribute` names."""
    module, _, attribute = where.partition(":")
    return getattr(import_module(module), attribute)
