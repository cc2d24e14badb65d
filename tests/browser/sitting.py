"""Sits people down at a table on a page, with lids shown for no time, so that whole games are quick."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpx
from playwright.sync_api import Page, expect

from tests.server.running import RunningServer

ASK = ".grave.lit, .answers button:enabled, .space.lit, .bell:enabled"
LONGEST_GAME = 1500  # taps
OFTEN = 50  # milliseconds between two looks
LONGEST_WAIT = 60_000  # milliseconds, while others have their turns, slowly enough to be followed


def set_up(server: RunningServer, game: str, seats: list[dict[str, str]], **wishes: Any) -> Any:
    """A table as the server sets it up."""
    options = {"players": len(seats), **wishes.pop("options", {})}
    body = {"game": game, "options": options, "seats": seats, "lid_time": "0", **wishes}
    answer = httpx.post(f"{server.address}/api/tables", json=body, timeout=60.0)
    assert answer.is_success, answer.text
    return answer.json()


def begin(server: RunningServer, made: Any) -> str:
    """Begins the game; the table's name."""
    table: str = made["table"]["id"]
    answer = httpx.post(
        f"{server.address}/api/tables/{table}/start", json={"key": made["host"]}, timeout=60.0
    )
    assert answer.is_success, answer.text
    return table


def sit_down(page: Page, made: Any, seats: list[int] | None = None, tap_twice: bool | None = False) -> None:
    """Gives a page the keys of seats and lets it come to the table."""
    table = made["table"]["id"]
    keys = {each["seat"]: each["key"] for each in made["seats"] if seats is None or each["seat"] in seats}
    kept = json.dumps({table: {"host": made["host"], "seats": keys}})
    if is_in_the_house(page):
        page.wait_for_selector("main")  # the page has kept its own settings
    page.evaluate("([kept]) => localStorage.setItem('geisterstunde.keys', kept)", [kept])
    page.evaluate(
        """([tapTwice]) => {
            const known = JSON.parse(localStorage.getItem('geisterstunde.settings') ?? '{}');
            localStorage.setItem('geisterstunde.settings', JSON.stringify({ ...known, tapTwice }));
        }""",
        [tap_twice],
    )
    come_in(page, f"#/t/{table}")


def is_in_the_house(page: Page) -> bool:
    """Whether the page has been loaded, at whatever screen."""
    return urlsplit(page.url).path.endswith("/")  # a proxy may show it below a path


def come_in(page: Page, screen: str) -> None:
    """Loads the page, anew where it is loaded, and goes to one of its screens."""
    if is_in_the_house(page):
        page.evaluate(
            "([screen]) => { globalThis.isOld = true; location.hash = screen; location.reload(); }", [screen]
        )
        page.wait_for_function("() => !globalThis.isOld")  # nobody taps what is about to go
    else:
        page.goto(urljoin(page.url, f"/{screen}"))


def sooner_or_later(page: Page, holds: Callable[[], bool]) -> None:
    """Waits until something holds that no single page can tell."""
    for _ in range(LONGEST_WAIT // OFTEN):
        if holds():
            return
        page.wait_for_timeout(OFTEN)
    raise AssertionError("it never came about")


def look_into_the_drawer(page: Page) -> None:
    """Opens what holds every option of the lobby; it may have been open before a reload."""
    page.locator("details.drawer > summary").click()
    expect(page.locator("details.drawer")).to_have_attribute("open", "")


def play_on(page: Page, taps: int = LONGEST_GAME) -> bool:
    """Taps what is offered until the game is over (True) or so many taps are done."""
    for tap in range(taps):
        page.wait_for_selector(f"{ASK}, section.end", timeout=LONGEST_WAIT)
        if page.locator("section.end").count():
            return True
        tap_something(page, tap)
    return False


def tap_something(page: Page, tap: int) -> None:
    """Chooses among what is offered, in turn; what has gone meanwhile is no fault."""
    page.evaluate(
        """([selector, tap]) => {
            const offered = [...document.querySelectorAll(selector)];
            const chosen = offered[(tap * 7) % offered.length];
            chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }""",
        [ASK, tap],
    )
