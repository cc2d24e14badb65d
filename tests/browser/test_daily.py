"""Tonight's graveyard in the browser: from the stone on the hill to the card, and back the next night."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import LAPTOP, OpenPage
from tests.browser.sitting import play_on
from tests.browser.test_for_everybody import LOOKS, complaints
from tests.server.running import RunningServer

DAILY = "/#/daily/dawn-under"
GO_IN = re.compile("Go in")
STONES = {
    "de-DE": "Der Friedhof heute Nacht",
    "fr-FR": "Le cimetière de cette nuit",
    "it-IT": "Il cimitero di stanotte",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose nights are quick."""
    database = tmp_path_factory.mktemp("nights") / "tables.db"
    arguments = ("--bot-workers", "1", "--unlimited")
    with RunningServer(database, *arguments, module="tests.browser.quick_nights") as running:
        yield running


@pytest.fixture
def open_page(open_page: OpenPage) -> OpenPage:
    """Opens pages for people who open a grave by one tap."""
    known = "localStorage.setItem('geisterstunde.settings', JSON.stringify({ theme: '%s', tapTwice: false }))"

    def opened(path: str, theme: str = "night", **more: Any) -> Page:
        page = open_page(**more)
        page.evaluate(known % theme)
        page.goto(urljoin(page.url, path))
        return page

    return opened


def play_tonight(page: Page) -> None:
    """From the home page by keyboard into the graveyard, and to the end of the game."""
    page.get_by_role("link", name="Tonight’s graveyard").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tonight’s graveyard")
    page.get_by_role("button", name=GO_IN).press("Enter")
    assert play_on(page)
    page.get_by_role("link", name="To your card").click()
    expect(page.locator(".postcard")).to_be_visible()


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["laptop by night", "phone by day"])
def test_a_night_is_played_to_its_card_and_axe_finds_nothing_on_the_way(
    theme: str, size: ViewportSize, open_page: OpenPage
) -> None:
    page = open_page("/", theme, size=size, permissions=["clipboard-read", "clipboard-write"])
    page.wait_for_selector("a.stone")
    found = {"home": complaints(page)}
    page.goto(page.url.split("#")[0] + DAILY[1:])
    page.wait_for_selector("section.stone")
    found["invitation"] = complaints(page)
    page.goto(page.url.split("#")[0])
    play_tonight(page)
    found["card"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}
    openings = page.locator(".trail i").count()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(rf"^{openings} openings$"))
    expect(page.locator(".trail")).to_have_attribute("aria-label", re.compile("× to bed|× nothing"))
    page.get_by_role("button", name="Copy to send").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert_gives_nothing_away(page.evaluate("navigator.clipboard.readText()"), openings)
    page.goto(page.url.split("#")[0])
    expect(page.get_by_role("link", name="Tonight’s graveyard")).to_contain_text("One night")


def assert_gives_nothing_away(text: str, openings: int) -> None:
    """Signs for openings, and no word of a place or a colour."""
    title, result, *rows = text.splitlines()
    assert "Tonight’s graveyard" in title
    assert f"{openings} openings" in result
    signs = re.findall("⚰️|🪵|🐀|🧄|💭|▫️", "".join(rows))
    assert len(signs) == openings
    assert not re.search(r"\b[a-h][1-8]\b|white|black|yellow|red\b|green|blue", text)


def test_a_game_that_was_begun_goes_on_and_the_lids_stay_shut_until_midnight(open_page: OpenPage) -> None:
    page = open_page(DAILY)
    page.get_by_role("button", name=GO_IN).click()
    assert not play_on(page, 2)
    page.goto(page.url.split("#")[0] + DAILY[1:])
    page.get_by_role("button", name="Go on").click()
    assert play_on(page)
    end = page.locator("section.end")
    expect(end.get_by_text(re.compile(r"\d+ openings"))).to_be_visible()
    expect(end.get_by_role("link", name=re.compile("Replay|remember|Draw"))).to_have_count(0)
    expect(end.get_by_role("button", name=re.compile("again", re.I))).to_have_count(0)
    page.goto(page.url.replace("#/t/", "#/replay/"))
    expect(page.get_by_role("alert")).to_contain_text("stay shut until it is over")


def test_yesterday_is_shown_with_its_best_game_and_the_page_checks_the_promise(open_page: OpenPage) -> None:
    page = open_page(DAILY, size=LAPTOP)
    page.get_by_role("link", name="Yesterday’s graveyard").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Yesterday’s graveyard")
    expect(page.locator(".verdict")).to_contain_text("Seed and promise agree.")
    page.get_by_role("link", name="Watch it").click()
    expect(page.get_by_role("slider")).to_be_visible()
    day = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    broken = [{"game": "dawn-under", "day": day, "commitment": "ff" * 32}]
    page.evaluate("nights => localStorage.setItem('geisterstunde.nights', JSON.stringify(nights))", broken)
    page.goto(page.url.split("#")[0] + f"{DAILY[1:]}/{day}")
    expect(page.get_by_role("alert")).to_contain_text("not what was promised")


def test_what_this_device_keeps_of_nights_can_be_deleted(open_page: OpenPage) -> None:
    page = open_page(DAILY)
    page.wait_for_selector("section.stone")
    assert page.evaluate("localStorage.getItem('geisterstunde.nights')")
    page.get_by_text("On this device").click()
    page.get_by_role("button", name="Delete").click()
    assert page.evaluate("localStorage.getItem('geisterstunde.nights')") is None


@pytest.mark.parametrize("language", STONES)
def test_the_stone_speaks_the_readers_language(language: str, open_page: OpenPage) -> None:
    page = open_page(DAILY, language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(STONES[language])
