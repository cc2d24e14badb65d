"""Every lesson can be played to its end, in every language, and knows what was wanted from what was not."""

import pytest

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.lesson import Lesson
from geisterstunde.kernel.refusal import Refused
from geisterstunde.locales.speech import LANGUAGES, say
from geisterstunde.match.lesson import PlayedLesson
from geisterstunde.server.lessons import lessons_of, told_lesson
from tests.games import GAMES

LESSONS = [(game, lesson) for game in GAMES for lesson in package_named(game).part("lessons") or ()]
NAMES = [lesson.name for _, lesson in LESSONS]
MOST_WORDS = 14  # in a bubble
MOST_DECISIONS = 12  # a minute and a half
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)


def test_every_game_of_ours_can_be_learned() -> None:
    assert {game for game, _ in LESSONS} == set(GAMES)
    assert {"fresh-air", "plague-2018"} <= set(NAMES)


@every_lesson
def test_what_is_wanted_is_legal_unless_it_is_tried_in_vain(game: str, lesson: Lesson) -> None:
    played = PlayedLesson(game, lesson)
    for step in played.steps():
        wanted = step.step.wanted
        if wanted is None:
            continue
        assert played.match.game.knows(wanted)
        assert (wanted in step.decisions) != step.step.in_vain
        assert [each for each in step.decisions if each != wanted], "there is something to learn: a choice"
        if step.step.in_vain:
            with pytest.raises(Refused):
                played.match.propose(lesson.pupil, wanted)


@every_lesson
def test_every_wrong_try_leads_elsewhere_and_leaves_the_lesson_where_it_is(game: str, lesson: Lesson) -> None:
    played = PlayedLesson(game, lesson)
    for step in played.steps():
        stands = played.match.state
        for decision in step.decisions:
            outcome = played.match.propose(lesson.pupil, decision)
            assert outcome.decision == decision  # spelled as the page will send it
        assert played.match.state == stands


@every_lesson
def test_it_is_short_and_ends_with_somebody_who_listens(game: str, lesson: Lesson) -> None:
    steps = [step for _, step in lesson.steps()]
    assert sum(step.wanted is not None for step in steps) <= MOST_DECISIONS
    assert steps[-1].wanted is None
    assert all(step.wanted or not (step.in_vain or step.by_heart) for step in steps)
    assert len({step.says for step in steps}) == len(steps)
    assert all(lesson.chapters)


@every_lesson
def test_the_pupil_is_asked_at_every_step_that_wants_something(game: str, lesson: Lesson) -> None:
    for step in PlayedLesson(game, lesson).steps():
        assert (step.question is not None) or step.step.wanted is None


@every_lesson
def test_what_is_known_by_heart_has_been_shown(game: str, lesson: Lesson) -> None:
    shown: set[str] = set()
    for played in PlayedLesson(game, lesson).steps():
        shown |= {str(event.facts.get("grave")) for scene in played.scenes for event in scene.told}
        if played.step.by_heart:
            assert played.step.wanted is not None
            assert played.step.wanted.split()[-1] in shown


def test_the_first_night_is_won() -> None:
    *_, last = PlayedLesson("dawn-under", lessons_of("dawn-under")["night"]).steps()
    assert [event.kind for event in last.scenes[-1].told][-1] == "game_over"


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_it_is_told_to_its_end_in_every_language(game: str, lesson: Lesson, language: str) -> None:
    told = told_lesson(game, lesson.name, language)
    assert say(language, told.title) != told.title
    for step in told.steps:
        spoken = [say(language, step.says), say(language, f"{step.says}.do")]
        assert all(spoken)
        assert not {step.says, f"{step.says}.do"} & set(spoken)
        words = [word for sentence in spoken for word in sentence.split() if any(map(str.isalnum, word))]
        assert len(words) <= MOST_WORDS, spoken
        assert (step.ask is None) or step.ask.question


def test_questions_come_in_the_readers_language() -> None:
    asked = {told_lesson("dawn-under", "night", language).steps[1].ask for language in LANGUAGES}
    assert len(asked) == len(LANGUAGES)
