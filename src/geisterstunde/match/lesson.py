"""Plays a lesson by the rules, and tells it as its pupil sees it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.lesson import Lesson, LessonStep
from geisterstunde.kernel.refusal import Question
from geisterstunde.match.match import Match


class Scene(NamedTuple):
    """Something that happened, as the pupil was told of it, and what the pupil sees afterwards."""

    seat: int | None  # who decided; nobody where the lesson begins
    told: tuple[GameEvent, ...]
    view: msgspec.Struct


class PlayedStep(NamedTuple):
    """A step of a lesson: what happened before the guide speaks, and what is asked of the pupil then."""

    chapter: int
    step: LessonStep
    scenes: tuple[Scene, ...]
    question: Question | None
    decisions: tuple[str, ...]


class PlayedLesson:
    """A lesson on its way to its end; raises BadInput or Refused where it is not by the rules."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = Match.laid_out(game, lesson.options, lesson.deal)
        for seat, decision in lesson.prelude:
            self.match.decide(seat, decision)

    def steps(self) -> Iterator[PlayedStep]:
        """Step after step, each told before its decision is made."""
        scenes: Sequence[Scene] = [self._scene(None, ())]
        for chapter, step in self.lesson.steps():
            question, decisions = self._asked()
            yield PlayedStep(chapter, step, tuple(scenes), question, decisions)
            wanted = () if step.wanted is None or step.in_vain else ((self.lesson.pupil, step.wanted),)
            scenes = [self._decided(seat, decision) for seat, decision in (*wanted, *step.then)]

    def _asked(self) -> tuple[Question | None, tuple[str, ...]]:
        pupil = self.lesson.pupil
        if pupil not in self.match.owing:
            return None, ()
        return self.match.game.asks(self.match.position), tuple(self.match.legal(pupil))

    def _decided(self, seat: int, decision: str) -> Scene:
        return self._scene(seat, self.match.decide(seat, decision))

    def _scene(self, seat: int | None, events: Sequence[GameEvent]) -> Scene:
        pupil = self.lesson.pupil
        told = tuple(event for event in events if event.is_for(pupil))
        return Scene(seat, told, self.match.view(pupil))
