"""Which language somebody is spoken to in, and what a message makes of its facts."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geisterstunde.locales.speech import LANGUAGES, best_language, say

ACCEPTED = [
    ("de", "de"),
    ("DE", "de"),
    ("de-AT", "de"),
    ("fr_CH.UTF-8@euro", "fr"),
    ("it-IT,it;q=0.9,en-US;q=0.8,en;q=0.7", "it"),
    ("en;q=0.2, fr;q=0.8, de;q=0.5", "fr"),
    ("en ; q = 0.2 , de ; q = 0.5", "de"),
    ("es, pt;q=0.9, it;q=0.1", "it"),
    ("fr;q=0.5, de;q=0.5", "fr"),
    ("de;q=0, it;q=0.001", "it"),
    ("de;q=0", "en"),
    ("de;q=0.000", "en"),
    ("de;q=most", "de"),
    ("*", "en"),
    ("fr;q=0.4, *;q=0.2", "fr"),
    ("deu", "en"),
    ("C", "en"),
    ("tlh-Latn", "en"),
    ("", "en"),
    (None, "en"),
    (",,;;q==,q=1,;q=1,-,--,\x00,💀", "en"),
]


@pytest.mark.parametrize(("accepted", "best"), ACCEPTED)
def test_the_best_language_is_found(accepted: str | None, best: str) -> None:
    assert best_language(accepted) == best


PIECES = st.sampled_from(["de", "fr", "-", "_", ",", ";", "q", "=", "0", "1", ".", "*", " ", "nan", "1e999"])


@given(st.one_of(st.text(), st.lists(PIECES).map("".join)))
def test_any_text_gives_a_language(accepted: str) -> None:
    assert best_language(accepted) in LANGUAGES
    assert say(accepted, "any-game-game-over")


@pytest.mark.parametrize("language", ["tlh", "", "../de", "en-GB", "\x00"])
def test_what_is_not_spoken_here_is_said_in_english(language: str) -> None:
    assert say(language, "any-game-game-over") == "The game is over."


def test_a_tag_is_as_good_as_its_language() -> None:
    assert say("de-AT", "any-game-game-over") == say("de", "any-game-game-over") == "Das Spiel ist vorbei."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unknown", ["", "nothing", "any-game", "any-game-game-over.title", "-term"])
def test_an_unknown_message_is_an_error(language: str, unknown: str) -> None:
    with pytest.raises(KeyError):
        say(language, unknown)


@pytest.mark.parametrize("facts", [{}, {"seats": 3}, {"seats": "Edda"}, {"seat": [3]}])
def test_facts_that_a_message_cannot_use_are_an_error(facts: dict[str, int | str | list[int]]) -> None:
    with pytest.raises(ValueError, match="any-game-not-your-turn"):
        say("en", "any-game-not-your-turn", facts)


def test_lists_are_joined_in_each_language() -> None:
    joined = {
        language: say(language, "dawn-under-not-a-giver", {"seats": list("ABC")}) for language in LANGUAGES
    }
    assert "A, B und C" in joined["de"]
    assert "A, B and C" in joined["en"]
    assert "A, B et C" in joined["fr"]
    assert "A, B e C" in joined["it"]
    spaces = {"colour": "red", "spaces": ["b1", "c1"]}
    assert say("de", "through-the-wall-not-covered", spaces) == (
        "Das rote Gespenst darfst du nur auf b1 oder c1 stellen."
    )


def test_a_list_of_one_is_that_one() -> None:
    assert say("en", "any-game-not-your-turn", {"seats": ["Edda"]}).endswith("; Edda must.")


def test_facts_are_never_read_as_fluent_or_wrapped() -> None:
    name = "{ $seats } <b>\u202e"
    assert say("it", "any-game-not-your-turn", {"seats": [name]}) == (
        f"Adesso non tocca a te decidere; aspettiamo {name}."
    )


@pytest.mark.parametrize("number", [0, -1, 1000, 123456, 2**62, -(2**62), 10**60])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_not_grouped(language: str, number: int) -> None:
    said = say(language, "any-game-no-such-decision", {"question": "?", "number": number})
    assert f" {number}" in said


def test_fluent_is_not_imported_before_somebody_speaks() -> None:
    ask = (
        "import sys, geisterstunde.locales.speech as s; print('fluent' in sys.modules, s.best_language('fr'))"
    )
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout == "False fr\n"
