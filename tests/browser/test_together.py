"""Several people at one table: invitations, spectators, one device, lost connections."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.scenes import led_to
from tests.browser.sitting import (
    LONGEST_GAME,
    begin,
    play_on,
    set_up,
    sit_down,
    sooner_or_later,
    tap_something,
)
from tests.server.running import RunningServer

LOCAL = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def invited(page: Page, host: Page) -> None:
    """Comes by the link the host shows, and sits down."""
    link = host.get_by_label("Invitation link").input_value()
    page.goto(link)
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_role("button", name="Get up")).to_have_count(1)


def test_friends_come_by_link_and_a_spectator_watches(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [LOCAL, OPEN], options={"vampires": 4})
    host, friend, watcher = open_page(), open_page(), open_page()
    sit_down(host, made)
    expect(host.get_by_role("button", name="Begin")).to_contain_text("one chair is free")
    invited(friend, host)
    expect(host.get_by_role("button", name="Begin")).to_contain_text("everybody is here")
    host.get_by_role("button", name="Begin").click()
    watcher.goto(f"{server.address}/#/t/{made['table']['id']}")
    for page in (host, friend, watcher):
        page.wait_for_selector(".cemetery")
    assert watcher.locator(".grave.lit").count() == 0
    for tap in range(6):
        players = [page for page in (host, friend) if page.locator(".grave.lit, .answers button").count()]
        for page in players:
            tap_something(page, tap)
    pages = (host, friend, watcher)
    sooner_or_later(host, lambda: len({str(rows_on(page)) for page in pages}) == 1)
    assert [len(rows_on(page)) for page in pages] == [2, 2, 2]


def rows_on(page: Page) -> list[str]:
    """The row of every player, as it is told to those who cannot see it."""
    rows: list[str] = page.locator(".player .vampires").evaluate_all(
        "rows => rows.map((row) => row.getAttribute('aria-label'))"
    )
    return sorted(rows)


def test_a_friend_comes_by_code(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "through-the-wall", [LOCAL, OPEN])
    friend = open_page("/")
    friend.get_by_label("Code").fill(made["table"]["code"].lower())
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("heading", name="Through the Wall")).to_be_visible()
    expect(friend.get_by_role("button", name="Get up")).to_have_count(1)


def test_a_wrong_code_is_answered_in_a_sentence(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_label("Code").fill("ZZZZZZ")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("No table waits under this code")


@pytest.mark.parametrize(
    "taps", [20, pytest.param(LONGEST_GAME, marks=pytest.mark.proof)], ids=["a while", "to the end"]
)
def test_two_people_pass_one_device_round(taps: int, server: RunningServer, open_page: OpenPage) -> None:
    seats = [{"kind": "local", "name": "Edda"}, {"kind": "local", "name": "Otto"}]
    made = set_up(server, "dawn-under", seats, options={"first": 0, "vampires": 4})
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    assert play_on(page, taps) or taps < LONGEST_GAME


def hold(page: Page, button: Locator) -> None:
    """Presses until the curtain has opened."""
    button.hover()
    page.mouse.down()
    expect(button).to_have_count(0)
    page.mouse.up()


def test_a_curtain_falls_before_secret_answers_at_one_device(
    server: RunningServer, open_page: OpenPage
) -> None:
    names = ("Edda", "Otto", "Mila")
    seats = [{"kind": "local", "name": name} for name in names]

    def both_give(view: Any, decisions: list[str]) -> bool:
        return len(view["owing"]) > 1 and "give left" in decisions

    page = open_page()
    sit_down(page, led_to(server, "dawn-under", seats, both_give)[0])
    for _ in range(2):
        heading = page.get_by_role("heading", name="Pass the device to")
        name = heading.inner_text().removeprefix("Pass the device to ")
        assert name in names
        assert page.locator(".cemetery").count() == 0
        hold(page, page.get_by_role("button", name=f"I am {name}"))
        page.get_by_role("button", name="Give the left one").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_have_count(0)
    page.wait_for_selector(".cemetery")


def test_a_clock_counts_down_for_everybody(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [LOCAL, OPEN], options={"first": 0}, clock="relaxed")
    host, friend = open_page(), open_page()
    sit_down(host, made)
    invited(friend, host)
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"[01]:\d\d"))
    friend.reload()
    expect(friend.get_by_role("timer")).to_have_text(re.compile(r"[01]:\d\d"))


def may_lay(_view: Any, decisions: list[str]) -> bool:
    return "lay left" in decisions


def test_reloading_and_losing_the_network_change_nothing(server: RunningServer, open_page: OpenPage) -> None:
    made, _ = led_to(server, "dawn-under", [LOCAL, OTTO], may_lay)
    page = open_page()
    sit_down(page, made)
    page.wait_for_selector(".answers button")
    before = page.locator(".player").all_inner_texts()
    page.reload()
    page.wait_for_selector(".answers button")
    assert page.locator(".player").all_inner_texts() == before
    page.context.set_offline(True)
    page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    assert page.wait_for_selector(".grave.lit, .answers button")
    play_on(page, 3)


def test_a_refusal_names_its_rule(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "through-the-wall", [LOCAL, BOT], options={"first": 0})
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    page.wait_for_selector(".space.lit")
    page.get_by_role("button", name="e5", exact=True).click()
    refusal = page.locator(".toast")
    expect(refusal.get_by_role("link")).to_have_text("TW-10")
    refusal.get_by_role("link").click()
    expect(page.locator('[id="TW-10"]')).to_be_in_viewport()


def test_a_bot_takes_over_and_gives_back(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [LOCAL, BOT], options={"first": 0}, lid_time="1.5")
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".stand-in", has_text="A bot plays for you.")).to_be_visible()
    expect(page.get_by_label("What happened")).to_contain_text("You open a grave")
    page.get_by_role("button", name="I am back").click()
    expect(page.locator(".stand-in", has_text="A bot plays for you.")).to_have_count(0)
    expect(page.get_by_label("What happened")).to_contain_text("You are back")
    page.wait_for_selector(".grave.lit, .answers button")


def test_a_bot_is_offered_for_who_has_gone(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [LOCAL, OPEN], options={"first": 1})
    host, friend = open_page(new=True), open_page()
    host.clock.install()
    sit_down(host, made)
    invited(friend, host)
    host.get_by_role("button", name="Begin").click()
    friend.wait_for_selector(".grave.lit")
    offer = host.get_by_role("button", name="Let a bot play", exact=True).and_(host.locator(".gone button"))
    host.clock.run_for(40_000)
    expect(offer).to_have_count(0)  # whoever thinks for long is still there
    friend.close()
    expect(host.get_by_text("not connected").first).to_be_visible()
    host.clock.run_for(20_000)
    expect(offer).to_have_count(0)
    host.clock.run_for(20_000)
    expect(offer).to_be_visible()
    expect(host.get_by_text("Player 2 has gone")).to_be_visible()
