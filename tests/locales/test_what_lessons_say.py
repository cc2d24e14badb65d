"""Lessons and hints have their words in every language, and no words are left over."""

import re

import pytest

from geisterstunde.games.registry import package_named
from geisterstunde.locales.speech import LANGUAGES
from tests.games import GAMES
from tests.guards.repository import ROOT
from tests.locales.files import files, messages_in

OCCASION = re.compile(r"\{ name: '(\w+)', kind: '(\w+)'")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words(game: str, language: str) -> None:
    lessons = package_named(game).part("lessons")
    wanted = [
        message
        for lesson in lessons
        for message in (lesson.title(game), *(lesson.message(game, step) for _, step in lesson.steps()))
    ]
    own = messages_in(files(language)[f"{game.replace('-', '_')}_lesson.ftl"])
    assert list(own) == wanted
    titles = {lesson.title(game) for lesson in lessons}
    for name, message in own.items():
        assert [attribute.id.name for attribute in message.attributes] == ([] if name in titles else ["do"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_first_occasion_has_its_words(game: str, language: str) -> None:
    folder = game.replace("-", "_")
    occasions = OCCASION.findall((ROOT / "web/src/games" / folder / "hints.ts").read_text(encoding="utf-8"))
    kinds = {each.name.lower() for each in GAMES[game].events}
    assert {kind for _, kind in occasions} <= kinds
    own = messages_in(files(language)[f"{folder}_hint.ftl"])
    assert sorted(own) == sorted(f"{game}-hint-{name}" for name, _ in occasions)
