"""The deal is everybody's: all see the same charms, and at the end every page checks it by its own sum."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.scenes import never, play_until
from tests.browser.sitting import set_up, sit_down
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
BEN = {"kind": "local", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"vampires": 4}
NO_SECURE_PAGE = "Object.defineProperty(crypto, 'subtle', { value: undefined });"  # as in a home network


def begun(page: Page) -> None:
    """The host begins on the page, once the seats here have committed to their nonces."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".sealed")


def played_by_sockets(server: RunningServer, made: Any) -> None:
    """The rest of the game, quicker than by tapping; the page looks on."""
    assert play_until(server, made, never, 1) is None


def charms(page: Page) -> list[str | None]:
    """What somebody would read aloud."""
    page.locator(".sealed > summary").click()
    pictures = page.locator(".sealed > ul svg").all()
    assert len(pictures) == 4
    return [picture.get_attribute("aria-label") for picture in pictures]


def table_of(server: RunningServer, made: Any) -> Any:
    return httpx.get(f"{server.address}/api/tables/{made['table']['id']}").json()


def wait_until_committed(page: Page, seats: int) -> None:
    """The pages do it by themselves as soon as they have come, and the lobby shows it."""
    expect(page.get_by_role("img", name="shuffles the cards too")).to_have_count(seats)


def test_everybody_sees_the_same_charms_and_who_shuffled(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "through-the-wall", [ME, BEN, BOT])
    edda, ben, watching = open_page(), open_page(language="de-DE"), open_page()
    sit_down(edda, made, seats=[0])
    sit_down(ben, made, seats=[1])
    wait_until_committed(edda, 2)
    begun(edda)
    watching.goto(f"{server.address}/#/t/{made['table']['id']}")
    watching.reload()
    assert charms(edda) == charms(watching)
    assert len(charms(ben)) == 4
    expect(edda.locator(".sealed")).to_contain_text("Shuffled together by the house and Edda, Ben.")
    expect(ben.locator(".sealed")).to_contain_text("Gemischt vom Haus zusammen mit Edda, Ben.")
    assert [seat.get("told", False) for seat in table_of(server, made)["seats"]] == [True, True, False]


def test_people_at_one_device_shuffle_too_and_the_page_checks_the_deal(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [ME, BEN], options=SHORT)
    page = open_page(reduced_motion="reduce")
    page.context.add_init_script(NO_SECURE_PAGE)
    sit_down(page, made)
    wait_until_committed(page, 2)
    begun(page)
    played_by_sockets(server, made)
    expect(page.locator("section.end")).to_contain_text("The deal was fair.")
    expect(page.locator("section.end")).to_contain_text("The house shuffled together with Edda, Ben")


def test_a_game_against_bots_begins_at_once_and_is_shuffled_together(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("region", name="Dawn Under").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".sealed")
    charms(page)
    expect(page.locator(".sealed")).to_contain_text("Shuffled together by the house and")


def test_a_page_that_was_not_there_says_that_the_house_shuffled_alone(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [ME, BOT], options=SHORT)
    httpx.post(f"{server.address}/api/tables/{made['table']['id']}/start", json={"key": made["host"]})
    page = open_page(reduced_motion="reduce")
    sit_down(page, made)
    charms(page)
    expect(page.locator(".sealed")).to_contain_text("Shuffled by the house alone.")
    played_by_sockets(server, made)
    expect(page.locator("section.end")).to_contain_text("The promise was kept.")


Lie = Callable[[Any], None]


def another_seed(record: Any) -> None:
    record["seed"] = "00" * 32


def another_promise(record: Any) -> None:
    record["commitment"] = "00" * 32


def other_options(record: Any) -> None:
    record["options"]["lids"] = "plain"


def another_nonce(record: Any) -> None:
    record["shares"][0]["nonce"] = "00" * 32


def seats_swapped(record: Any) -> None:
    record["shares"].reverse()


LIES: list[tuple[Lie, str]] = [
    (another_seed, "Seed, numbers, rules and promise do not fit together."),
    (another_promise, "The house now shows another promise than before the game."),
    (other_options, "It was promised for other rules than those you had chosen."),
    (another_nonce, "A seat’s number is not the one that it had sealed."),
    (seats_swapped, "A seat’s number is not the one that it had sealed."),
]


def test_a_house_that_lies_is_found_out_by_the_page(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BEN], options=SHORT)
    page = open_page(reduced_motion="reduce")
    sit_down(page, made)
    wait_until_committed(page, 2)
    begun(page)
    played_by_sockets(server, made)
    expect(page.locator("section.end")).to_contain_text("The deal was fair.")
    path = f"**/api/tables/{made['table']['id']}/record"
    for lie, sentence in LIES:
        page.route(path, partial(told_otherwise, lie))
        page.reload()
        expect(page.locator("section.end")).to_contain_text("The deal is not what was promised!")
        expect(page.locator("section.end")).to_contain_text(sentence)
        page.unroute(path)


def told_otherwise(lie: Lie, route: Route) -> None:
    """The record of the game, with a lie in it."""
    answer = route.fetch()
    record = answer.json()
    before = json.dumps(record)
    lie(record)
    assert json.dumps(record) != before
    route.fulfill(response=answer, json=record)
