"""Before the game: names, options that everybody sees change, and whoever sits stays seated."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import set_up, sit_down
from tests.browser.test_together import invited
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
OPEN = {"kind": "open"}


def test_everybody_at_one_device_gets_a_name(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page, watcher = open_page(), open_page(f"/#/t/{made['table']['id']}")
    sit_down(page, made)
    page.get_by_label("Name at seat 2").fill("Grandpa")
    page.keyboard.press("Enter")
    expect(watcher.locator("li", has_text="Grandpa")).to_have_count(1)
    page.reload()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Grandpa")


def test_options_change_at_the_same_table_for_everybody(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OPEN, OPEN])
    host, friend = open_page(), open_page()
    sit_down(host, made)
    invited(friend, host)
    host.get_by_label("Edition").select_option("2018")
    host.get_by_label("Fresh Air").check()
    host.get_by_label("Clock").select_option("relaxed")
    host.get_by_label("Players").select_option("4")
    expect(friend.get_by_label("Edition")).to_have_value("2018")
    expect(friend.get_by_label("Fresh Air")).to_be_checked()
    expect(friend.get_by_label("Clock")).to_have_value("relaxed")
    expect(friend.locator(".lobby li")).to_have_count(4)
    expect(friend.get_by_role("button", name="Get up")).to_have_count(1)
    assert host.url.endswith(made["table"]["id"])


def test_nobody_loses_a_seat_by_an_option(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OPEN, OTTO])
    page = open_page()
    sit_down(page, made)
    page.get_by_label("Players").select_option("2")
    expect(page.get_by_role("alert")).to_contain_text("Somebody sits where there would be no seat")
    expect(page.get_by_label("Players")).to_have_value("3")


def test_bare_graves_are_chosen_one_by_one(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page, watcher = open_page(), open_page(f"/#/t/{made['table']['id']}")
    sit_down(page, made)
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    page.get_by_label("Graves without lids").select_option("chosen")
    expect(start).to_be_disabled()
    for place in range(20):
        page.locator(".picker button").nth(place).click()
    expect(start).to_be_enabled()
    expect(watcher.get_by_label("Graves without lids")).to_have_value("chosen")
    page.reload()
    expect(page.locator(".picker button[aria-pressed='true']")).to_have_count(20)
    page.get_by_label(re.compile("^Players")).select_option("3")
    expect(page.get_by_label("Graves without lids")).to_have_count(0)
