"""After a game: what was remembered, the graveyard drawn from memory, and a profile that stays here."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.scenes import finished
from tests.browser.sitting import come_in
from tests.browser.test_for_everybody import complaints
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
BEN = {"kind": "local", "name": "Ben"}
SHORT = {"vampires": 4}
A_SHORT_NIGHT = {"night": 10}


def look_at(page: Page, made: Any, screen: str, theme: str = "night") -> None:
    """Somebody who sat at the first seat opens a screen after the game."""
    table, key = made["table"]["id"], made["seats"][0]["key"]
    kept = {table: {"host": made["host"], "seats": {"0": key}}}
    for name, value in (("keys", kept), ("settings", {"theme": theme, "language": "en"})):
        page.evaluate("([n, v]) => localStorage.setItem(`geisterstunde.${n}`, v)", [name, json.dumps(value)])
    come_in(page, f"#/{screen}/{table}")


@pytest.fixture(scope="module")
def night(server: RunningServer) -> Any:
    """A night at the cemetery that is over."""
    return finished(server, "dawn-under", [ME, BEN], SHORT)


@pytest.fixture(scope="module")
def ball(server: RunningServer) -> Any:
    """A night at the castle that is over."""
    return finished(server, "through-the-wall", [ME, BEN], A_SHORT_NIGHT)


@pytest.mark.parametrize(("theme", "size"), [("night", LAPTOP), ("day", PHONE)])
def test_the_report_of_a_graveyard_is_for_everybody(
    theme: str, size: ViewportSize, night: Any, open_page: OpenPage
) -> None:
    page = open_page(size=size)
    look_at(page, night, "report", theme)
    expect(page.get_by_role("heading", level=1)).to_have_text("What you remembered")
    expect(page.get_by_role("heading", name="Where it stayed")).to_be_visible()
    expect(page.locator("li[data-mark]")).to_have_count(4)
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("theme", "size"), [("night", PHONE), ("day", LAPTOP)])
def test_the_report_of_a_castle_is_for_everybody(
    theme: str, size: ViewportSize, ball: Any, open_page: OpenPage
) -> None:
    page = open_page(size=size)
    look_at(page, ball, "report", theme)
    expect(page.get_by_role("heading", level=1)).to_have_text("What you could have known")
    expect(page.get_by_role("region", name="Deck 4")).to_be_visible()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_graveyard_is_drawn_by_keyboard_and_the_truth_lifts(night: Any, open_page: OpenPage) -> None:
    page = open_page()
    look_at(page, night, "draw")
    grave = page.locator("[data-grave]").first
    grave.focus()
    page.keyboard.press("Enter")
    expect(grave).to_have_attribute("data-painted", "w")
    page.get_by_role("radio", name="red lid").click()
    page.locator("[data-grave]").nth(1).click()
    expect(page.get_by_text("2 lids painted")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Lift the truth").click()
    expect(page.get_by_role("status")).to_contain_text("right of 2")
    expect(page.locator(".grave.right, .grave.wrong")).to_have_count(2)
    page.get_by_role("button", name="See the report").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What you remembered")


def test_the_profile_stays_here_and_can_be_forgotten(night: Any, open_page: OpenPage) -> None:
    page = open_page()
    look_at(page, night, "report")
    page.get_by_text("Your last games on this device").click()
    expect(page.get_by_text("One game so far.")).to_be_visible()
    expect(page.get_by_role("link", name="Save as a file")).to_have_attribute(
        "download", "geisterstunde-memory.json"
    )
    page.get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("Forgotten.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('geisterstunde.memory')") is None
