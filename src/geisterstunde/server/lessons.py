"""Lessons as they are sent: whole, because a lesson is always the same."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.lesson import Lesson
from geisterstunde.match.lesson import PlayedLesson, PlayedStep, Scene
from geisterstunde.server.learning_requests import LessonScene, LessonStepTold, LessonTold
from geisterstunde.server.phase import PLAYING
from geisterstunde.server.protocol import Ask, EventMessage, SeatView, TableView
from geisterstunde.server.seat import BOT, PLAYER

KEPT = 64  # lessons in languages


def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by their names."""
    return {lesson.name: lesson for lesson in package_named(game).part("lessons") or ()}


@lru_cache(maxsize=KEPT)
def told_lesson(game: str, name: str, language: str) -> LessonTold:
    """A lesson from its first step to its last, as its pupil is told of it."""
    lesson = lessons_of(game)[name]
    played = PlayedLesson(game, lesson)
    table = table_of(played, game)
    steps = tuple(told_step(game, lesson, step, language) for step in played.steps())
    return LessonTold(lesson.title(game), lesson.guide, lesson.pupil, len(lesson.chapters), table, steps)


def table_of(played: PlayedLesson, game: str) -> TableView:
    """The table of a lesson, which nobody else can come to."""
    seats = [SeatView(BOT, level=level) for level in played.lesson.company]
    seats.insert(played.lesson.pupil, SeatView(PLAYER))
    return TableView(
        id="",
        code=None,
        game=game,
        options=played.match.game.options_to(played.match.options),
        lid_time="2.5",
        clock="none",
        pace="normal",
        phase=PLAYING,
        seats=tuple(seats),
    )


def told_step(game: str, lesson: Lesson, played: PlayedStep, language: str) -> LessonStepTold:
    """A step, with what is asked of the pupil in the reader's language."""
    step, question = played.step, played.question
    ask = None
    if question is not None:
        ask = Ask(0, question.in_language(language), question.rule, played.decisions)
    scenes = tuple(map(told_scene, played.scenes))
    message = lesson.message(game, step)
    return LessonStepTold(played.chapter, message, step.wanted, step.by_heart, step.in_vain, scenes, ask)


def told_scene(scene: Scene) -> LessonScene:
    """What happened, and how things stood then."""
    told = tuple(EventMessage(each.kind, each.facts) for each in scene.told)
    return LessonScene(scene.seat, told, msgspec.Raw(msgspec.json.encode(scene.view)))
