"""The prologue in a real browser: every lesson by tap, one by keyboard alone, and what is heard of it."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.test_for_everybody import complaints, too_small
from tests.server.running import RunningServer

LESSONS = (
    ("dawn-under", "night"),
    ("dawn-under", "fresh-air"),
    ("dawn-under", "plague-2018"),
    ("through-the-wall", "turn"),
)
QUICK = (LESSONS[0], LESSONS[-1])  # one of each game; tests/lessons plays them all
SEARCH = "search"


def steps_of(server: RunningServer, game: str, lesson: str) -> list[dict[str, Any]]:
    """The steps as the page gets them."""
    answer = httpx.get(f"{server.address}/api/games/{game}/lessons/{lesson}", timeout=20.0)
    steps: list[dict[str, Any]] = answer.json()["steps"]
    return steps


def at_step(page: Page, number: int) -> None:
    """Waits until the guide has the word."""
    expect(page.locator(".prologue")).to_have_attribute("data-step", str(number))
    expect(page.locator(".prologue")).to_have_attribute("data-ready", "true")


def thing(page: Page, decision: str | None) -> Locator:
    """What a decision is made with."""
    verb, *rest = (decision or "listen").split()
    if verb in ("open", "bat", "count"):
        return page.locator(f"[data-grave='{rest[0]}']")
    if verb in ("lay", "give"):
        return page.locator(f".end.{rest[0]}")
    if verb == "step":
        return page.locator(f"[data-space='{rest[0]}']")
    if verb == "slide":
        return page.locator(f".knob.north[data-slider='{rest[0]}']")
    if verb == "turn":
        return page.locator(".crank.north-west")
    if verb == SEARCH:
        return page.locator(f"[data-deck='{rest[0]}']")
    return page.locator(".bubble .do .first")


def put_it_on(page: Page, decision: str | None) -> None:
    """What was found in a deck is put on."""
    if (decision or "").startswith(SEARCH):
        page.get_by_role("dialog").get_by_role("button", name="Put it on").press("Enter")


@pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(*each, marks=() if each in QUICK else pytest.mark.proof) for each in LESSONS],
)
def test_a_lesson_is_played_by_tap(
    server: RunningServer, open_page: OpenPage, game: str, lesson: str
) -> None:
    steps = steps_of(server, game, lesson)
    page = open_page(f"/#/learn/{game}/{lesson}", size=PHONE)
    for number, step in enumerate(steps[:-1]):
        at_step(page, number)
        expect(page.locator("[aria-live] .said")).not_to_be_empty()
        thing(page, step["wanted"]).dispatch_event("click")
        put_it_on(page, step["wanted"])
    at_step(page, len(steps) - 1)
    page.get_by_role("button", name=re.compile("Your first game")).click()
    expect(page).to_have_url(re.compile(r"#/t/[\w-]+"))


def test_a_lesson_is_played_by_keyboard_and_heard_step_by_step(
    server: RunningServer, open_page: OpenPage
) -> None:
    steps = steps_of(server, "dawn-under", "night")
    page = open_page("/#/learn/dawn-under/night")
    heard = []
    for number, step in enumerate(steps[:-1]):
        at_step(page, number)
        heard.append(page.locator("[aria-live] .said").inner_text())
        wanted = thing(page, step["wanted"])
        if (step["wanted"] or "").startswith("open"):
            page.locator(".grave[tabindex='0']").focus()
            walk_to(page, step["wanted"].split()[1])
        else:
            wanted.focus()
        expect(wanted).to_be_focused()
        page.keyboard.press("Enter")
    at_step(page, len(steps) - 1)
    assert len(set(heard)) == len(heard)
    assert "Candle 6 of 6" in str(page.locator(".candles").get_attribute("aria-label"))


def walk_to(page: Page, grave: str) -> None:
    """Walks over the graves by arrow keys."""
    here = str(page.evaluate("() => document.activeElement.dataset.grave"))
    across, down = ord(grave[0]) - ord(here[0]), int(grave[1]) - int(here[1])
    for key, times in (("Right", across), ("Left", -across), ("Down", down), ("Up", -down)):
        for _ in range(max(times, 0)):
            page.keyboard.press(f"Arrow{key}")


def test_a_wrong_try_is_not_scolded(open_page: OpenPage) -> None:
    page = open_page("/#/learn/dawn-under/night")
    at_step(page, 0)
    page.get_by_role("button", name="Go on").click()
    at_step(page, 1)
    thing(page, "open c1").click()
    at_step(page, 1)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".rings .halo")).to_have_count(1)
    thing(page, "open b2").click()
    at_step(page, 2)
    page.get_by_role("button", name="Back").click()
    at_step(page, 1)


def test_what_was_to_be_remembered_shines_after_a_wrong_try(open_page: OpenPage) -> None:
    page = open_page("/#/learn/dawn-under/night")
    for number, wanted in enumerate((None, "open b2", "lay left")):
        at_step(page, number)
        thing(page, wanted).click()
    at_step(page, 3)
    expect(page.locator(".rings .halo")).to_have_count(0)
    thing(page, "open a1").click()
    expect(page.locator(".rings .halo")).to_have_count(1)
    thing(page, "open c3").click()
    at_step(page, 4)


def test_the_count_welcomes_whoever_comes_for_the_first_time(open_page: OpenPage) -> None:
    page = open_page("/", newcomer=True)
    expect(page.get_by_text("Never played?")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.get_by_role("link", name=re.compile("Show me 90")).click()
    at_step(page, 0)
    page.get_by_role("button", name="Enough, let me play").click()
    expect(page).to_have_url(re.compile(r"#/t/[\w-]+"))
    page.get_by_role("link", name="Geisterstunde").click()
    expect(page.get_by_label("Your name")).to_be_visible()  # and he does not ask again
    page.get_by_role("link", name="Show me: Through the Wall").click()
    at_step(page, 0)


def test_the_count_goes_where_somebody_knows_the_game(open_page: OpenPage) -> None:
    page = open_page("/", newcomer=True)
    page.get_by_role("button", name="I know it").click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_lessons_are_found_in_the_rules(open_page: OpenPage) -> None:
    page = open_page("/#/rules/fresh-air")
    page.get_by_role("link", name="Fresh Air: bats and the Count").click()
    at_step(page, 0)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_and_fingers_find_everything(theme: str, open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE, newcomer=True, theme=theme)
    page.wait_for_selector(".welcome")
    found = {"welcome": complaints(page) + too_small(page)}
    page.get_by_role("link", name=re.compile("Show me 90")).click()
    for number, wanted in enumerate((None, "open b2")):
        at_step(page, number)
        found[f"cemetery {number}"] = complaints(page) + too_small(page)
        thing(page, wanted).click()
    at_step(page, 2)
    found["cemetery 2"] = complaints(page)
    page.evaluate("() => { location.hash = '#/learn/through-the-wall/turn'; }")
    at_step(page, 0)
    found["castle"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}
