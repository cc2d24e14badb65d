"""A game of another package brings its own messages along."""

from pathlib import Path

import pytest

from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.log import EVERYONE
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.telling import told
from geisterstunde.locales import speech
from geisterstunde.locales.speech import OWN_TEXTS, add_texts, knows, say

MOON_ROSE = GameEvent("moon_rose", EVERYONE, {"seat": 0})
FILES = {
    "moon_game.ftl": "moon-game-asks-howl = You have to howl",
    "moon_game_events.ftl": "moon-game-events-moon-rose =\n    .told = { $name } sees the moon rise.",
    "lists.ftl": "lists-you = nobody",
}


@pytest.fixture
def moon_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package that speaks English only, installed for one test."""
    folder = tmp_path / "moon_game_texts" / "en"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for name, text in FILES.items():
        (folder / name).write_text(f"{text}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(speech, "_texts", [OWN_TEXTS])
    return "moon_game_texts"


def test_its_messages_are_found_from_then_on(moon_game: str) -> None:
    assert not knows("en", "moon-game-asks-howl")
    add_texts(moon_game)
    add_texts(moon_game)
    assert say("en", "moon-game-asks-howl") == "You have to howl"


def test_what_it_does_not_translate_is_said_in_english(moon_game: str) -> None:
    add_texts(moon_game)
    assert say("de", "moon-game-asks-howl") == "You have to howl"
    assert say("de", "any-game-game-over") == "Das Spiel ist vorbei."


def test_it_cannot_take_the_place_of_ours(moon_game: str) -> None:
    add_texts(moon_game)
    assert say("en", "lists-you") == "you"


def test_its_events_are_told(moon_game: str) -> None:
    reader = Reader("fr", ("Edda",))
    assert told("moon-game", MOON_ROSE, reader, {}) is None
    add_texts(moon_game)
    assert told("moon-game", MOON_ROSE, reader, {}) == "Edda sees the moon rise."
    assert told("dawn-under", MOON_ROSE, reader, {}) is None
