"""The page in four languages, and whether every word it can say is there in each."""

import re
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import expect

from geisterstunde.locales.speech import LANGUAGES
from tests.browser.conftest import OpenPage
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.games import GAMES
from tests.guards.repository import ROOT
from tests.server.running import RunningServer

WELCOME = {
    "de": "Die Geisterstunde hat geschlagen",
    "en": "The witching hour has come",
    "fr": "L’heure des fantômes a sonné",
    "it": "È scoccata l’ora dei fantasmi",
}
SAID = re.compile(r"say\(\s*'([a-z][a-z0-9_-]+)'")
MISSING = re.compile(r"\b(?:page|events|bots|lantern)-[a-z]|-option-")
LOCALES = ROOT / "src" / "geisterstunde" / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_decides_the_language(language: str, open_page: OpenPage) -> None:
    page = open_page("/", language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(WELCOME[language])


def test_whoever_has_chosen_a_language_keeps_it(open_page: OpenPage) -> None:
    page = open_page("/")
    for other in LANGUAGES:
        page.locator("header select").select_option(other)
        expect(page.get_by_role("heading", level=1)).to_have_text(WELCOME[other])
        assert page.locator("html").get_attribute("lang") == other
        assert "page-" not in page.locator("body").inner_text()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(WELCOME[LANGUAGES[-1]])


# which words there are in a language is asked below and in tests/locales: here every game is seen in some
@pytest.mark.parametrize(("language", "game"), [*zip(LANGUAGES, cycle(GAMES), strict=False)])
def test_a_table_has_no_missing_word(
    language: str, game: str, server: RunningServer, open_page: OpenPage
) -> None:
    seats = [{"kind": "local", "name": "Edda"}, {"kind": "bot", "level": "random"}]
    made = set_up(server, game, seats, options={"first": 0})
    page = open_page(language=language)
    sit_down(page, made)
    page.wait_for_selector(".lobby")
    assert not MISSING.search(page.locator("body").inner_text())
    begin(server, made)
    play_on(page, 8)
    assert not MISSING.search(page.locator("body").inner_html())


def test_every_word_the_page_says_is_there() -> None:
    spoken = {
        message
        for source in (ROOT / "web" / "src").rglob("*")
        if source.suffix in (".svelte", ".ts") and not source.name.endswith(".test.ts")
        for message in SAID.findall(source.read_text(encoding="utf-8"))
    }
    assert len(spoken) > 50
    for language in LANGUAGES:
        known = set[str]().union(*map(keys, (LOCALES / language).glob("*.ftl")))
        assert spoken <= known, language


def keys(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9_-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
