"""Whoever comes for the first time finds the way: what to tap, what is waited for, where the buttons are."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.scenes import led_to
from tests.browser.sitting import begin, set_up, sit_down
from tests.browser.test_together import may_lay
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
OPEN = {"kind": "open"}
LANDSCAPE: ViewportSize = {"width": 640, "height": 360}
PRIMARY = re.compile(r"\bfirst\b")


def may_stop(_view: Any, decisions: list[str]) -> bool:
    return "stop" in decisions


def may_search(_view: Any, decisions: list[str]) -> bool:
    return any(each.startswith("search") for each in decisions)


def test_no_curtain_falls_where_nothing_is_secret(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO], options={"first": 0})
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    expect(page.get_by_label("Tap twice to open")).not_to_be_checked()
    page.get_by_role("group", name="Who plays at this device").get_by_role("button", name="Otto").click()
    expect(page.get_by_role("alert")).to_contain_text("Waiting for Edda")
    expect(page.locator(".curtain")).to_have_count(0)


def test_a_second_tap_is_asked_for(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO], options={"first": 0, "vampires": 5, "bare": "corners"})
    begin(server, made)
    page = open_page()
    sit_down(page, made, tap_twice=None)
    page.locator("[data-grave='c3']").click()
    expect(page.locator(".asked")).to_contain_text("Tap again to open.")


def test_ones_own_row_is_seen_with_the_answers(server: RunningServer, open_page: OpenPage) -> None:
    made, _ = led_to(server, "dawn-under", [EDDA, OTTO], may_lay)
    page = open_page(size=PHONE)
    sit_down(page, made)
    answer = page.get_by_role("button", name="Lay the left one")
    row = page.locator(".mine").get_by_role("img")
    expect(answer).to_be_in_viewport(ratio=1)
    expect(row).to_be_in_viewport(ratio=1)
    expect(page.locator(".question")).to_be_in_viewport(ratio=1)
    assert bottom_of(page, ".question") <= top_of(page, ".mine .vampires")
    page.set_viewport_size(LANDSCAPE)
    expect(answer).to_be_in_viewport(ratio=1)
    expect(page.locator(".asked")).to_be_in_viewport(ratio=1)


def bottom_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"]


def test_the_name_from_the_gate_goes_to_the_first_seat(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_label("Your name").fill("Grandpa")
    page.get_by_role("button", name="With friends").first.click()
    expect(page.get_by_label("Name at seat 1")).to_have_value("Grandpa")
    page.get_by_role("button", name="+ at this device").first.click()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Player 2")


def test_a_guest_says_a_name_and_sits_down(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OPEN, OPEN])
    page = open_page(f"/#/t/{made['table']['id']}")
    page.get_by_label("Your name").fill("Mila")
    page.get_by_role("button", name="Sit down on chair 3").click()
    seat = page.locator("li", has=page.get_by_label("Name at seat 3"))
    expect(page.get_by_label("Name at seat 3")).to_have_value("Mila")
    expect(seat.locator(".you")).to_have_text("you")


def test_faces_are_chosen_and_everybody_sees_them(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OPEN, OPEN])
    host, guest = open_page(), open_page(f"/#/t/{made['table']['id']}", size=PHONE)
    sit_down(host, made)
    host.get_by_role("button", name="Face at seat 1").click()
    host.get_by_role("button", name="Witch").click()
    expect(guest.get_by_role("button", name="Witch")).to_be_disabled()
    guest.get_by_role("button", name="Cat").click()
    guest.get_by_role("button", name="Sit down", exact=True).click()
    expect(guest.get_by_label("Name at seat 2")).to_be_visible()
    host.get_by_role("button", name="Face at seat 1").click()
    expect(host.get_by_role("button", name="Cat")).to_be_disabled()
    expect(host.get_by_role("button", name="Witch")).to_have_attribute("aria-pressed", "true")
    seats = httpx.get(f"{server.address}/api/tables/{made['table']['id']}").json()["seats"]
    assert [seat.get("face") for seat in seats] == ["witch", "cat", None]


WINKED = """() => { window.winked = new Promise((done) => addEventListener('animationstart',
    ({ animationName }) => { if (animationName === 'tickled-nod') done(true); })); }"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_moon_winks_at_whoever_taps_it_but_not_with_less_motion(motion: str, open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion=motion)
    page.evaluate(WINKED)
    box = page.locator(".backdrop .wide [data-tickle='wink']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8)
    if motion == "reduce":
        expect(page.locator(".tickled")).to_have_count(0)
    else:
        assert page.evaluate("window.winked")


def test_the_invitation_stays_for_those_who_watch(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page = open_page()
    sit_down(page, made)
    expect(page.get_by_label("Invitation link")).to_be_visible()
    expect(page.get_by_text("friends can watch")).to_be_visible()


def test_among_rats_the_graves_come_before_stopping(server: RunningServer, open_page: OpenPage) -> None:
    made, _ = led_to(server, "dawn-under", [EDDA, OTTO], may_stop)
    page = open_page()
    sit_down(page, made)
    expect(page.locator(".grave.lit").first).to_be_visible()
    expect(page.get_by_role("button", name="Stop")).not_to_have_class(PRIMARY)


def test_whoever_watches_is_told_so(server: RunningServer, open_page: OpenPage) -> None:
    for game in ("dawn-under", "through-the-wall"):
        made = set_up(server, game, [EDDA, OTTO])
        table = begin(server, made)
        page = open_page(f"/#/t/{table}")
        expect(page.get_by_text("You are watching.")).to_be_visible()
        expect(page.locator("button[aria-disabled='true']:not(.grave)")).to_have_count(0)


def test_a_search_says_what_is_looked_for(server: RunningServer, open_page: OpenPage) -> None:
    made, seat = led_to(server, "through-the-wall", [EDDA, OTTO], may_search)
    page = open_page()
    sit_down(page, made, [seat])
    expect(page.locator(".asked")).to_contain_text(re.compile(r"The .*! Search, and end your turn\?"))
    page.get_by_role("button", name="Search deck", disabled=False).first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("heading")).to_have_text(re.compile(r"Found: the .*!|No .* in here\."))
    expect(drawer).to_contain_text(re.compile(r"Deck \d"))


def test_a_game_begins_without_scrolling_on_a_small_phone(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE)
    expect(page.get_by_role("button", name="Play now").first).to_be_in_viewport(ratio=1)
