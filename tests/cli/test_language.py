"""The command line speaks the language that is asked for, else the system's."""

from pathlib import Path

import click.testing
import pytest

from geisterstunde.cli import main
from geisterstunde.locales.speech import LANGUAGES
from tests.golden.wanted import WANTED

GAME = next(game for game in WANTED if game.game == "dawn-under").path


def said(*words: str | Path, typed: str = "", **environment: str) -> str:
    """What is printed, to stdout or to stderr."""
    variables: dict[str, str | None] = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": None, **environment}
    done = click.testing.CliRunner().invoke(main, [str(word) for word in words], input=typed, env=variables)
    return done.output


NO_GAME = {
    "de": "Error: Ein Spiel 'chess' gibt es nicht; es gibt dawn-under, through-the-wall.\n",
    "en": "Error: There is no game 'chess'; there is dawn-under, through-the-wall.\n",
    "fr": "Error: Il n’y a pas de jeu 'chess' ; il y a dawn-under, through-the-wall.\n",
    "it": "Error: Non c’è nessun gioco 'chess'; ci sono dawn-under, through-the-wall.\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_chosen_language(language: str) -> None:
    assert said("--language", language, "play", "chess", LC_ALL="sv_SE.UTF-8") == NO_GAME[language]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "it_IT", "LANG": "fr_CH.UTF-8"}, "it"),
        ({"LC_ALL": "de_AT.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "fr_CH.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_else_the_system_decides(environment: dict[str, str], language: str) -> None:
    assert said("play", "chess", **environment) == NO_GAME[language]


def test_another_language_is_refused_with_the_four() -> None:
    assert "'tlh' is not one of 'de', 'en', 'fr', 'it'." in said("--language", "tlh", "verify", GAME)


def test_a_reason_within_a_reason_speaks_it_too(tmp_path: Path) -> None:
    (tmp_path / "my.txt").write_text("AAAA\n", encoding="utf-8")
    words = ("--language", "fr", "record", "dawn-under", "--layout", tmp_path / "my.txt", "--out", tmp_path)
    assert said(*words) == (
        f"Error: Le cimetière {tmp_path / 'my.txt'} ne peut pas servir : "
        "ligne 1 : une ligne a 8 lettres, pas 4.\n"
    )


def test_a_game_is_verified_in_italian() -> None:
    promised, dealt, decided, ended = said("--language", "it", "verify", GAME).splitlines()
    assert promised.startswith("Il seme è quello promesso prima della partita; in questo formato più vecchio")
    assert dealt == "Il seme dà proprio questa distribuzione."
    assert decided.endswith("decisioni seguono le regole.")
    assert ended.startswith("Finiscono come registrato: il posto ")


def test_a_game_is_replayed_in_french() -> None:
    shown = said("--language", "fr", "replay", GAME)
    assert "couvercles en réserve" in shown
    assert "Place 0  " in shown
    assert "Place 0 ouvre " in shown
    assert "La partie est finie : Place " in shown
    for english in ("opens", "lays", "stakes", "Seat", "reserve", "game"):
        assert english not in shown


def test_a_game_is_played_in_german() -> None:
    words = ("play", "dawn-under", "--seed", "3", "--first", "0", "--bots", "random")
    shown = said("--language", "de", *words, typed="stop\nfly\n?\nopen a1\n")
    assert "Tippe 'open c4' oder einfach 'c4'. '?' erklärt die Zeichen, 'quit' beendet." in shown
    assert shown.count("Versprechen: ") >= 1
    assert "➤ Du " in shown
    assert "Knoblauch ●●●" in shown
    assert "6 Deckel im Nachziehstapel" in shown
    assert "Du musst ein geschlossenes Grab öffnen (DU-10). open a1 … h8" in shown
    assert "Du musst ein geschlossenes Grab öffnen. (DU-10)" in shown
    assert "Bitte tippe eins davon: open a1 … h8." in shown
    assert "Farben: w weiß, k schwarz" in shown
    assert "Du öffnest a1: " in shown
    assert shown.endswith("\nGute Nacht.\n")
    for english in ("You", "stakes", "Type", "Please", "closed"):
        assert english not in shown
