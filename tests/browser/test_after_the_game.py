"""After the end: a celebration, every lid lifted, a rematch, and the game watched again."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from geisterstunde.locales.speech import say
from tests.browser.conftest import OpenPage
from tests.browser.scenes import finished, never, play_until
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
BEN = {"kind": "local", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"vampires": 4}
MOST_GAMES = 20
FEW_STEPS = 3


def steps_of(server: RunningServer, made: Any) -> Any:
    """A finished game, step by step, with all that was hidden."""
    return httpx.get(f"{server.address}/api/tables/{made['table']['id']}/replay").json()["steps"]


def winners_of(server: RunningServer, made: Any) -> list[int]:
    """The seats that won: more than one when day breaks and nobody is ahead."""
    table = httpx.get(f"{server.address}/api/tables/{made['table']['id']}").json()
    winners: list[int] = table["result"]["winners"]
    return winners


@pytest.fixture(scope="module")
def night(server: RunningServer) -> Any:
    """A night at the cemetery that is over, somebody sleeps there, and somebody has not won."""
    nights = (finished(server, "dawn-under", [ME, BEN], SHORT) for _ in range(MOST_GAMES))
    return next(
        each
        for each in nights
        if steps_of(server, each)[-1]["hidden"]["inside"] and len(winners_of(server, each)) == 1
    )


def test_all_lids_lift_and_show_who_slept_where(
    server: RunningServer, night: Any, open_page: OpenPage
) -> None:
    page = open_page()
    sit_down(page, night, [0])
    hidden = steps_of(server, night)[-1]["hidden"]
    expect(page.locator(".xray span")).to_have_count(len(hidden["inside"]))
    expect(page.get_by_role("button", name="closed")).to_have_count(0)
    expect(page.locator(".others li")).to_contain_text(["still awake"])


def test_play_again_begins_at_once_after_bots(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT], options=SHORT)
    table = begin(server, made)
    assert play_until(server, made, never, 1) is None
    page = open_page()
    sit_down(page, made)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "#/t/" in url and table not in url)
    page.wait_for_selector(".cemetery")
    expect(page.locator("section.end")).to_have_count(0)


def test_who_watches_is_not_asked_to_play_again(night: Any, open_page: OpenPage) -> None:
    watching = open_page(f"/#/t/{night['table']['id']}")
    expect(watching.locator("section.end h2")).to_be_visible()
    expect(watching.get_by_role("link", name="Watch again")).to_be_visible()
    expect(watching.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_friend_hears_who_wants_a_rematch(server: RunningServer, open_page: OpenPage) -> None:
    made = finished(server, "dawn-under", [ME, BEN], SHORT)
    edda, ben = open_page(), open_page()
    sit_down(edda, made, seats=[0])
    sit_down(ben, made, seats=[1])
    ben.wait_for_selector("section.end")
    edda.get_by_role("button", name="Play again").click()
    expect(ben.locator("section.end")).to_contain_text("Edda wants a rematch!")
    expect(ben.locator("[data-again='0']")).to_be_visible()
    expect(edda.locator("li.away")).to_have_attribute("data-seat", "1")  # who has not come along yet
    ben.get_by_role("button", name="Play again").click()
    expect(ben).to_have_url(edda.url)
    expect(edda.locator("li.away")).to_have_count(0)  # both are there


def test_a_game_is_watched_again_by_its_candle(
    server: RunningServer, night: Any, open_page: OpenPage
) -> None:
    page = open_page()
    sit_down(page, night, [0])
    steps = steps_of(server, night)
    page.get_by_role("link", name="Watch again").click()
    candle = page.get_by_role("slider")
    candle.press("End")
    last = candle.get_attribute("max") or ""
    expect(candle).to_have_value(last)
    page.locator(".pin").first.click()
    expect(candle).not_to_have_value(last)
    expect(page.locator(".xray")).to_have_count(0)
    page.get_by_label("Show what was hidden").check()
    first_laid = next(step for step, each in enumerate(steps) if each["hidden"]["inside"])
    candle.fill(str(first_laid))
    expect(page.locator(".xray span")).to_have_count(len(steps[first_laid]["hidden"]["inside"]))
    candle.fill(str(int(last) - FEW_STEPS))
    page.get_by_role("button", name="2×").click()
    page.get_by_role("button", name="Run").click()
    expect(candle).to_have_value(last)


def test_a_night_in_the_castle_has_pins_and_decks_to_see_through(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = finished(server, "through-the-wall", [ME, BEN], {"night": 10})
    steps = steps_of(server, made)
    page = open_page(f"/#/replay/{made['table']['id']}")
    deck = page.get_by_role("img", name="Deck 1:")
    page.locator(".pin").first.click()
    step = int(page.get_by_role("slider").input_value())
    assert {each["kind"] for each in steps[step]["told"]} & {"searched", "carried", "turned"}
    expect(page.locator(".told")).not_to_be_empty()
    expect(page.locator("[data-seen]")).to_have_count(0)
    page.get_by_label("Show what was hidden").check()
    decks = steps[step]["hidden"]["decks"]
    expect(page.locator("[data-seen]")).to_have_count(sum(map(len, decks)))
    cards = ", ".join(say("en", f"page-garment-{garment}") for garment in decks[0])
    expect(deck).to_have_accessible_name(f"Deck 1: {cards}")


def test_the_newest_line_is_in_sight(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT, BOT], options={"first": 0})
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    play_on(page, taps=12)
    expect(page.get_by_label("What happened").locator("li").last).to_be_visible()
    at_the_end = "list => list.scrollTop + list.clientHeight >= list.scrollHeight - 1"
    assert page.get_by_label("What happened").locator("ol").evaluate(at_the_end)
