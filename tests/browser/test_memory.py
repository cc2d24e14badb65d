"""After a game: what was remembered, the graveyard drawn from memory, and a profile that stays here."""

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.scenes import finished, never, play_until
from tests.browser.sitting import ASK, begin, come_in, play_on, set_up, sit_down, tap_something
from tests.browser.test_for_everybody import complaints
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
BEN = {"kind": "local", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"vampires": 4}
A_SHORT_NIGHT = {"night": 10}
MOST_GAMES = 20


def look_at(page: Page, made: Any, screen: str, theme: str = "night") -> None:
    """Somebody who sat at the first seat opens a screen after the game."""
    table, key = made["table"]["id"], made["seats"][0]["key"]
    kept = {table: {"host": made["host"], "seats": {"0": key}}}
    for name, value in (("keys", kept), ("settings", {"theme": theme, "language": "en"})):
        page.evaluate("([n, v]) => localStorage.setItem(`geisterstunde.${n}`, v)", [name, json.dumps(value)])
    come_in(page, f"#/{screen}/{table}")


def remarkable(server: RunningServer, game: str, options: Any) -> Any:
    """A table whose game is over, and of which the first seat's report has a moment to show."""
    for _ in range(MOST_GAMES):
        made = finished(server, game, [ME, BEN], options)
        answer = httpx.get(f"{server.address}/api/tables/{made['table']['id']}/memories", timeout=60.0)
        if answer.json()["memories"]["seats"][0]["moments"]:
            return made
    raise AssertionError("nothing worth another look has come about")


@pytest.fixture(scope="module")
def night(server: RunningServer) -> Any:
    """A night at the cemetery that is over."""
    return remarkable(server, "dawn-under", SHORT)


@pytest.fixture(scope="module")
def ball(server: RunningServer) -> Any:
    """A night at the castle that is over."""
    return remarkable(server, "through-the-wall", A_SHORT_NIGHT)


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
        "download", "geisterstunde-profile.json"
    )
    page.get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("Forgotten.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('geisterstunde.memory')") is None


def test_the_truth_waits_until_somebody_has_painted(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT], options=SHORT)
    table = begin(server, made)
    page = open_page()
    page.clock.install()
    sit_down(page, made)
    assert play_on(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # however busy the machine is
    closed = page.get_by_role("button", name="closed").count()
    expect(page.get_by_text("The lids are still closed.")).to_be_visible()
    expect(page.locator(".xray")).to_have_count(0)
    for truth in ("Watch again", "What you remembered"):
        expect(page.get_by_role("link", name=truth)).to_have_count(0)
    page.get_by_role("link", name="Paint it").click()
    expect(page.get_by_role("timer")).to_be_visible()
    page.reload()  # the half minute goes on
    for screen in ("replay", "report"):
        page.evaluate("([to]) => { location.hash = to; }", [f"#/{screen}/{table}"])
        expect(page.get_by_role("timer")).to_be_visible()
    page.evaluate("([to]) => { location.hash = to; }", [f"#/t/{table}"])
    expect(page.get_by_text("The lids are still closed.")).to_be_visible()
    assert page.get_by_role("button", name="closed").count() == closed > 0
    page.get_by_role("link", name="Paint it").click()
    page.locator("[data-grave]").first.click()
    page.get_by_role("button", name="Lift the truth").click()
    expect(page.get_by_role("status")).to_contain_text("right of 1")
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("button", name="closed")).to_have_count(0)
    expect(page.get_by_role("link", name="Watch again")).to_be_visible()


def test_after_half_a_minute_or_without_painting_the_lids_lift(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [ME, BEN], options=SHORT)
    begin(server, made)
    edda, ben = open_page(), open_page()
    edda.clock.install()
    sit_down(edda, made, [0])
    sit_down(ben, made, [1])
    for page in (edda, ben):
        page.wait_for_selector(".cemetery")
    assert play_until(server, made, never, 1) is None
    ben.get_by_role("button", name="Lift the lids").click()
    expect(ben.get_by_role("button", name="closed")).to_have_count(0)
    edda.get_by_role("link", name="Paint it").click()
    expect(edda.get_by_role("timer")).to_be_visible()
    edda.clock.run_for(29_000)
    expect(edda.get_by_role("timer")).to_contain_text("one second")
    edda.clock.run_for(1_000)
    expect(edda.get_by_role("status")).to_contain_text("Nothing painted")
    expect(edda.locator(".truth").first).to_be_visible()


@pytest.mark.parametrize("game", ["dawn-under", "through-the-wall"])
def test_a_moment_is_watched_and_played_on_from(
    game: str, night: Any, ball: Any, open_page: OpenPage
) -> None:
    made = night if game == "dawn-under" else ball
    page = open_page()
    look_at(page, made, "report")
    moment = page.locator(".moment").first
    moment.get_by_role("link", name="Watch").click()
    step = int(page.get_by_role("slider").input_value())
    assert page.url.endswith(f"/{step}")
    page.go_back()
    moment.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "#/t/" in url and made["table"]["id"] not in url)
    page.wait_for_selector(ASK)
    tap_something(page, 0)
    page.goto(f"{page.url.split('#')[0]}#/replay/{made['table']['id']}/2")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "#/t/" in url)
    expect(page.locator(".table")).to_be_visible()
