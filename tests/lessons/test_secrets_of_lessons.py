"""A lesson tells its pupil nothing that a pupil's seat may not know: other hidden things, the same bytes."""

import random

import msgspec
import pytest

from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.lesson import Lesson
from geisterstunde.match.lesson import PlayedLesson
from geisterstunde.match.match import Match
from geisterstunde.server.lessons import told_lesson, told_scene
from tests.lessons.test_lessons import LESSONS, every_lesson
from tests.secrecy.dawn_under import DawnUnderSecrets
from tests.secrecy.through_the_wall import ThroughTheWallSecrets
from tests.secrecy.worlds import Secrets

SECRETS: dict[str, Secrets] = {"dawn-under": DawnUnderSecrets(), "through-the-wall": ThroughTheWallSecrets()}


@every_lesson
def test_a_view_is_the_same_whatever_lies_hidden(game: str, lesson: Lesson) -> None:
    chance = random.Random(8)
    played = PlayedLesson(game, lesson)
    for step in played.steps():
        position = played.match.position
        hidden = SECRETS[game].hidden(position, lesson.pupil)
        other = SECRETS[game].shuffled(position, hidden, chance)
        seen = msgspec.json.encode(played.match.view(lesson.pupil))
        assert msgspec.json.encode(played.match.game.view(other, lesson.pupil)) == seen
        assert not step.scenes or bytes(told_scene(step.scenes[-1]).view) == seen


@every_lesson
def test_nothing_is_told_that_is_for_another_seat(game: str, lesson: Lesson) -> None:
    played = PlayedLesson(game, lesson)
    told = [event for step in played.steps() for scene in step.scenes for event in scene.told]
    assert told
    assert all(event.is_for(lesson.pupil) for event in told)


@every_lesson
def test_what_is_sent_holds_no_deal(game: str, lesson: Lesson) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(told_lesson(game, lesson.name, "en")))
    assert {"deal", "lids", "reserve", "rows", "decks"}.isdisjoint(sent)
    assert {"deal", "prelude", "then"}.isdisjoint(set().union(*sent["steps"]))


def test_a_secret_event_would_stay_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is for another seat is left out, also where a game tells it in the middle of a lesson."""
    game, lesson = LESSONS[0]
    whisper = GameEvent("whisper", 1, {})
    decide = Match.decide
    monkeypatch.setattr(Match, "decide", lambda *given: [*decide(*given), whisper])
    assert whisper not in [
        event for step in PlayedLesson(game, lesson).steps() for scene in step.scenes for event in scene.told
    ]
