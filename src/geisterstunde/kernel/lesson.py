"""A lesson: a game that begins as it was written down, and goes on as somebody who learns it is shown.

The pupil does one thing a step, and the rest of the company decides as written. So a lesson is one line of
decisions, played by the rules themselves.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

Decisions = tuple[tuple[int, str], ...]  # who decides what, in order


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One sentence of the guide, and the one thing that the pupil does then.

    The sentence is a message of the lesson; its attribute `do` says what is to be done. Where nothing is
    wanted, the pupil just listens.
    """

    says: str
    wanted: str | None = None  # a decision in the game's notation
    by_heart: bool = False  # the pupil has seen where; nothing shows it before a wrong try
    in_vain: bool = False  # the rules refuse it, and that is what the step shows
    then: Decisions = ()  # what the company decides before the pupil is asked again


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A small scripted game. Its steps stand in chapters, one candle each."""

    name: str
    guide: str  # a figure of the house
    company: tuple[str, ...]  # the levels that the others look like, from the seat at the pupil's left
    options: dict[str, Any]
    deal: dict[str, Any]
    prelude: Decisions  # what has happened when the lesson begins
    chapters: tuple[tuple[LessonStep, ...], ...]
    pupil: int = 0

    def steps(self) -> Iterator[tuple[int, LessonStep]]:
        """Every step with the number of its chapter."""
        for chapter, steps in enumerate(self.chapters):
            for step in steps:
                yield chapter, step

    def title(self, game: str) -> str:
        """The message that says what is learned."""
        return f"{game}-lesson-{self.name}"

    def message(self, game: str, step: LessonStep) -> str:
        """What the guide says at a step."""
        return f"{self.title(game)}-{step.says}"
