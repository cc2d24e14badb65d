"""During play the page holds no secret: neither in what it shows nor in what it keeps or was sent."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import OpenPage
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
BOT = {"kind": "bot", "level": "raven"}
SLOW = {"kind": "bot", "level": "random"}
# what every closed grave holds and is called, all at one moment
CLOSED = """() => [...document.querySelectorAll('.grave:not(.open)')].map((grave) => ({
    pictures: grave.querySelectorAll('svg').length,
    label: grave.querySelector(".unseen").textContent,
}))"""
DRAWN = "() => [...document.querySelectorAll('.castle canvas')].map((each) => each.toDataURL())"
STORED = "() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })"


class Frames:
    """Everything a page's sockets received."""

    def __init__(self, page: Page) -> None:
        self.received: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))

    def views(self) -> list[Any]:
        return [message["view"] for message in self.received if message.get("view")]


def test_closed_graves_show_nothing(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, SLOW, SLOW, SLOW])
    begin(server, made)
    page = open_page(new=True)
    frames = Frames(page)
    sit_down(page, made)
    rounds = 5  # too few taps for anybody to lay 15 vampires
    for _ in range(rounds):
        assert not play_on(page, 3)
        shown = page.evaluate(CLOSED)
        assert len(shown) > 20
        assert {(each["pictures"], each["label"].split(", ")[1]) for each in shown} == {(0, "closed")}
    assert len(frames.views()) > rounds
    assert all("inside" not in json.dumps(view["lids"]) for view in frames.views())
    seed = {"seed", "salt", "deal"}
    assert not [message for message in frames.received if seed & set(json.dumps(message).split('"'))]
    assert "lid" not in page.evaluate(STORED)


def test_a_page_that_comes_late_learns_nothing_of_what_was_closed(
    server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [ME, BOT], options={"first": 0})
    begin(server, made)
    player = open_page()
    sit_down(player, made)
    play_on(player, 6)
    player.wait_for_selector(".grave.lit, .answers button")
    late = open_page(new=True)
    frames = Frames(late)
    late.goto(f"{server.address}/#/t/{made['table']['id']}")
    late.wait_for_selector(".cemetery")
    shown = late.locator(".grave.open").count()
    assert shown == player.locator(".grave.open").count()
    states = [message for message in frames.received if message["type"] == "state"]
    assert states
    assert all(state["just_now"] == [] for state in states)


def test_the_quiet_log_names_no_grave_and_no_colour(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT, BOT])
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    play_on(page, 10)
    words = set(page.get_by_label("What happened").inner_text().lower().replace(".", " ").split())
    assert words
    assert not words & {"white", "black", "yellow", "red", "green", "blue"}
    assert not words & {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}


def test_a_castle_is_drawn_alike_whatever_lies_in_its_decks(
    server: RunningServer, open_page: OpenPage
) -> None:
    drawn = []
    for _ in range(2):
        made = set_up(server, "through-the-wall", [ME, SLOW])
        begin(server, made)
        page = open_page()
        sit_down(page, made)
        page.wait_for_selector(".castle canvas")
        page.wait_for_function(f"({DRAWN})().every((picture) => picture.length > 5000)")
        drawn.append(page.evaluate(DRAWN))
    assert drawn[0] == drawn[1]
    assert drawn[0]
