"""After the end: a celebration, every lid lifted, a rematch, and the game watched again."""

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"vampires": 4}


def played_to_the_end(server: RunningServer, page: Page) -> str:
    made = set_up(server, "dawn-under", [ME, BOT], options=SHORT)
    table = begin(server, made)
    sit_down(page, made)
    assert play_on(page)
    return table


def test_all_lids_lift_and_show_who_slept_where(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = played_to_the_end(server, page)
    hidden = httpx.get(f"{server.address}/api/tables/{table}/replay").json()["steps"][-1]["hidden"]
    assert hidden["inside"]
    expect(page.locator(".xray span")).to_have_count(len(hidden["inside"]))
    expect(page.get_by_role("button", name="closed")).to_have_count(0)
    for plate in page.locator(".others li").all():
        expect(plate).to_contain_text("still awake")


def test_play_again_begins_at_once_after_bots(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = played_to_the_end(server, page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "#/t/" in url and table not in url)
    page.wait_for_selector(".cemetery")
    expect(page.locator("section.end")).to_have_count(0)


def test_who_watches_is_not_asked_to_play_again(server: RunningServer, open_page: OpenPage) -> None:
    page, watching = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    table = played_to_the_end(server, page)
    watching.goto(f"{server.address}/#/t/{table}")
    watching.reload()
    expect(watching.locator("section.end h2")).to_be_visible()
    expect(watching.get_by_role("link", name="Watch again")).to_be_visible()
    expect(watching.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_friend_hears_who_wants_a_rematch(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, {"kind": "local", "name": "Ben"}], options=SHORT)
    begin(server, made)
    page = open_page(reduced_motion="reduce")
    sit_down(page, made)
    assert play_on(page)
    edda, ben = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    sit_down(edda, made, seats=[0])
    sit_down(ben, made, seats=[1])
    ben.wait_for_selector("section.end")
    edda.get_by_role("button", name="Play again").click()
    expect(ben.locator("section.end")).to_contain_text("Edda wants a rematch!")
    ben.get_by_role("button", name="Play again").click()
    expect(ben).to_have_url(edda.url)


def test_a_game_is_watched_again_by_its_candle(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    played_to_the_end(server, page)
    page.get_by_role("link", name="Watch again").click()
    candle = page.get_by_role("slider")
    candle.press("End")
    last = candle.get_attribute("max")
    expect(candle).to_have_value(str(last))
    page.locator(".pin").first.click()
    expect(candle).not_to_have_value(str(last))
    expect(page.locator(".xray")).to_have_count(0)
    page.get_by_label("Show what was hidden").check()
    expect(page.locator(".xray span").first).to_be_visible()
    page.get_by_role("button", name="2×").click()
    page.get_by_role("button", name="Run").click()
    expect(candle).to_have_value(str(last))


def test_the_newest_line_is_in_sight(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT, BOT], options={"first": 0})
    begin(server, made)
    page = open_page(reduced_motion="reduce")
    sit_down(page, made)
    play_on(page, taps=25)
    expect(page.get_by_label("What happened").locator("li").last).to_be_visible()
    at_the_end = "list => list.scrollTop + list.clientHeight >= list.scrollHeight - 1"
    assert page.get_by_label("What happened").locator("ol").evaluate(at_the_end)
