"""Before the game: names, options that everybody sees change, and whoever sits stays seated."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import look_into_the_drawer, play_on, set_up
from tests.browser.sitting import sit_down as come
from tests.browser.test_for_everybody import LOOKS, complaints, too_small
from tests.browser.test_together import invited
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
FEW_TAPS = 6


def sit_down(page: Page, made: Any) -> None:
    """Comes to the table and sees every option."""
    come(page, made)
    look_into_the_drawer(page)


def options_of(server: RunningServer, made: Any, page: Page) -> Any:
    """What is played, as the server has it once it has answered all that the page has asked for."""
    expect(page.locator("section.options[aria-busy='true']")).to_have_count(0)
    return (
        httpx.get(f"{server.address}/api/tables/{made['table']['id']}").raise_for_status().json()["options"]
    )


def tops(page: Page) -> list[float]:
    """Where everything in the options begins."""
    found: list[float] = page.evaluate(
        "() => [...document.querySelectorAll('.lobby select, .lobby small')]"
        ".map((each) => each.getBoundingClientRect().top)"
    )
    return found


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
    start = page.get_by_role("button", name="Begin")
    expect(start).to_be_enabled()
    page.get_by_label("Graves without lids").select_option("chosen")
    expect(start).to_be_disabled()
    for place in range(20):
        page.locator(".picker button").nth(place).click()
    expect(start).to_be_enabled()
    expect(watcher.get_by_label("Graves without lids")).to_have_value("chosen")
    page.reload()
    expect(page.locator(".picker button[aria-pressed='true']")).to_have_count(20)
    look_into_the_drawer(page)
    page.get_by_label(re.compile("^Players")).select_option("3")
    expect(page.get_by_label("Graves without lids")).to_have_count(0)


def test_every_option_of_a_cemetery_is_set_by_hand_and_played(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [EDDA, BOT, OPEN])
    page = open_page()
    sit_down(page, made)
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Edition").select_option("2018")
    page.get_by_label("Fresh Air").check()
    page.get_by_label("Children’s variant").select_option("5")
    page.get_by_label("Footpaths").select_option("even")
    page.get_by_label("Lids", exact=True).select_option("plain")
    page.get_by_label("Who begins").select_option(label="1 · Edda")
    page.get_by_label("Colours that leave").select_option("chosen")
    page.get_by_role("button", name="white", exact=True).click()
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()
    page.get_by_role("button", name="blue", exact=True).click()
    page.get_by_label("Graves without lids").select_option("corners")
    page.get_by_label("Lids stay open for").select_option("1.5")
    page.get_by_label("Pace").select_option("quick")
    page.get_by_label("Clock").select_option("relaxed")
    house = page.locator("summary", has_text="House rules")
    expect(house).to_contain_text("none")
    house.click()
    page.get_by_label("Rats").select_option("7")
    page.get_by_label("Garlic").select_option("1")
    page.get_by_label("Stakes").select_option("2")
    page.get_by_label("Stop after laying").check()
    page.get_by_label("Lay or leave").check()
    house.click()
    expect(house).to_contain_text("Rats: 7 rats · Garlic: 1 bulb · Stakes: the second · Stop after laying")
    expect(page.get_by_label("Lay or leave")).to_be_hidden()
    chosen: dict[str, Any] = {
        "players": 2,
        "edition": "2018",
        "fresh_air": True,
        "vampires": 5,
        "layout": "even",
        "lids": "plain",
        "first": 0,
        "without": "wb",
        "bare": "corners",
        "rats": 7,
        "garlic": 1,
        "stakes": 2,
        "may_stop": True,
        "may_leave": True,
    }
    assert options_of(server, made, page) == chosen
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".cemetery")
    assert options_of(server, made, page) == chosen
    play_on(page, 2)  # as the lids are seen for a while


def test_who_begins_is_chosen_by_name_and_up_to_chance_when_the_seat_is_gone(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "through-the-wall", [EDDA, OTTO, OPEN])
    page = open_page()
    sit_down(page, made)
    begins = page.get_by_label("Who begins")
    expect(begins.locator("option")).to_have_text(["chance decides", "1 · Edda", "2 · Otto", "3 · Player 3"])
    begins.select_option(label="3 · Player 3")
    expect(begins).to_have_value("2")
    page.get_by_label("Name at seat 2").fill("Grandpa")
    page.keyboard.press("Enter")
    expect(begins.locator("option").nth(2)).to_have_text("2 · Grandpa")
    page.get_by_label("Players").select_option("2")
    expect(begins).to_have_value("")
    expect(begins.locator("option")).to_have_count(3)
    begins.select_option(label="2 · Grandpa")
    expect(begins).to_have_value("1")
    assert options_of(server, made, page)["first"] == 1


def test_a_game_that_is_best_with_more_says_so(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page = open_page()
    sit_down(page, made)
    expect(page.get_by_text("Best with 3 players or more.")).to_be_visible()
    page.get_by_label("Players").select_option("3")
    expect(page.get_by_text("Best with 3 players or more.")).to_have_count(0)


def test_a_refusal_stands_at_its_option_and_nothing_jumps(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page = open_page()
    sit_down(page, made)
    page.locator("summary", has_text="House rules").click()
    rats = page.get_by_label("Rats")
    before = tops(page)
    rats.select_option("10")
    refusal = page.get_by_role("alert")
    expect(refusal).to_have_text("rats is 0 to 8 or left out, not 10.")
    box, field = refusal.bounding_box(), rats.bounding_box()
    assert box is not None
    assert field is not None
    assert 0 <= box["y"] - (field["y"] + field["height"]) < 10
    assert tops(page) == before
    expect(rats).to_have_value("")
    page.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    rats.select_option("8")
    expect(rats).to_have_value("8")


def standing(page: Page) -> list[str]:
    """Where the ghosts stand on the frame, by seat."""
    found: list[str] = page.locator(".castle .ghost").evaluate_all(
        "ghosts => ghosts.map((each) => each.style.transform)"
    )
    return found


def test_every_option_of_a_castle_is_set_by_hand_and_played(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "through-the-wall", [EDDA, BOT, OPEN])
    page, watcher = open_page(), open_page(f"/#/t/{made['table']['id']}")
    sit_down(page, made)
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Decks").select_option("wander")
    page.get_by_label("Who begins").select_option(label="1 · Edda")
    page.get_by_label("Floor").select_option("stone")
    page.get_by_label("Cock-crow").select_option("50")
    page.get_by_label("Clock").select_option("relaxed")
    page.get_by_label("Ghosts").select_option("chosen")
    edda, balduin = (page.get_by_role("group", name=name) for name in ("1 · Edda", "2 · Balduin"))
    expect(edda.get_by_role("radio", name="green")).to_be_checked()
    expect(balduin.get_by_role("radio", name="yellow")).to_be_checked()
    edda.get_by_role("radio", name="green").press("ArrowRight")  # to red
    expect(edda.get_by_role("radio", name="red")).to_be_checked()
    balduin.get_by_role("radio", name="yellow").press("ArrowRight")  # to blue
    expect(balduin.get_by_role("radio", name="blue")).to_be_checked()
    expect(watcher.get_by_label("Ghosts")).to_have_value("chosen")
    page.get_by_label("Castle").select_option("chosen")
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("button", name="Paint")).to_be_visible()
    options = options_of(server, made, page)
    assert len(options.pop("board")) == 14
    assert options == {
        "players": 2,
        "decks": "wander",
        "first": 0,
        "floor": "stone",
        "night": 50,
        "ghosts": ["red", "blue"],
    }
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".castle .ghost")
    assert standing(page) == ["translate(600%, 0%)", "translate(0%, 600%)"]
    play_on(page, FEW_TAPS)


def test_two_ghosts_begin_in_opposite_corners_on_a_floor_of_stone(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "through-the-wall", [EDDA, OTTO], options={"first": 0})
    page = open_page()
    sit_down(page, made)
    page.get_by_label("Floor").select_option("stone")
    expect(page.get_by_label("Floor")).to_have_value("stone")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".castle .ghost")
    assert standing(page) == ["translate(0%, 0%)", "translate(600%, 600%)"]
    expect(page.locator(".castle")).to_have_attribute("data-floor", "stone")
    expect(page.locator(".beams.shining")).to_have_count(0)  # nothing shines through


def test_ghosts_are_as_usual_again_when_others_play(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "through-the-wall", [EDDA, OTTO], options={"ghosts": ["blue", "red"]})
    page = open_page()
    sit_down(page, made)
    otto = page.get_by_role("group", name="2 · Otto")
    otto.get_by_role("radio", name="red").press("ArrowLeft")  # to green, which is free
    expect(otto.get_by_role("radio", name="green")).to_be_checked()
    otto.get_by_role("radio", name="green").press("ArrowLeft")  # to blue, which is Edda's
    expect(otto.get_by_role("radio", name="blue")).to_be_checked()
    expect(page.get_by_role("group", name="1 · Edda").get_by_role("radio", name="green")).to_be_checked()
    page.get_by_label("Players").select_option("3")
    expect(page.get_by_label("Ghosts")).to_have_value("")
    assert options_of(server, made, page)["ghosts"] is None


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["laptop by night", "phone by day"])
def test_everybody_can_choose(
    theme: str, size: dict[str, int], server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page(size=size, theme=theme)
    sit_down(page, set_up(server, "dawn-under", [EDDA, OTTO]))
    page.get_by_label("Colours that leave").select_option("chosen")
    page.locator("summary", has_text="House rules").click()
    page.get_by_label("Rats").select_option("10")
    expect(page.get_by_role("alert")).to_be_visible()
    found = {"cemetery": [*complaints(page), *too_small(page)]}
    sit_down(page, set_up(server, "through-the-wall", [EDDA, OTTO]))
    page.get_by_label("Ghosts").select_option("chosen")
    expect(page.get_by_role("radio", name="green").first).to_be_visible()
    found["castle"] = [*complaints(page), *too_small(page)]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert {where: what for where, what in found.items() if what} == {}


def test_somebody_from_the_shelf_takes_the_first_free_chair(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [EDDA, OPEN, OPEN, OPEN])
    page = open_page()
    come(page, made)
    shelf = page.get_by_role("region", name="Who sits down?")
    shelf.get_by_role("button", name="Somebody here").click()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Player 2")
    shelf.get_by_role("button", name="Hedgehog").click()
    chairs = page.locator(".party li")
    expect(chairs.nth(2)).to_contain_text("Hedgehog")
    page.get_by_role("button", name="Let Ottilie get up").click()
    expect(chairs.nth(2)).to_contain_text("free")


def test_a_bot_is_drawn_to_a_chair(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "through-the-wall", [EDDA, OPEN, OPEN, OPEN])
    page = open_page()
    come(page, made)
    chairs = page.locator(".party li")
    butler = page.get_by_role("region", name="Who sits down?").get_by_role("button", name="Butler")
    butler.drag_to(chairs.nth(3))
    expect(chairs.nth(3)).to_contain_text("Butler")
    expect(page.locator(".party li.free")).to_have_count(2)


def test_begin_never_waits_for_a_chair(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OPEN, OPEN])
    page = open_page()
    come(page, made)
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_contain_text("2 chairs are free: bots sit down")
    begin.click()
    page.wait_for_selector(".cemetery")
    seats = httpx.get(f"{server.address}/api/tables/{made['table']['id']}").json()["seats"]
    assert [seat.get("level") for seat in seats] == [None, "moth", "moth"]


def test_a_card_goes_on_to_the_next_value(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page, friend = open_page(), open_page(f"/#/t/{made['table']['id']}")
    come(page, made)
    for wanted in ("2018", "2004"):
        page.get_by_role("button", name="Edition").click()
        expect(friend.get_by_role("button", name="Edition")).to_contain_text(wanted)
        assert options_of(server, made, page)["edition"] == wanted
    expect(friend.get_by_role("button", name="Edition")).to_be_disabled()
