"""Games of every kind, played to their end through the page."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, LIVELY, PHONE, OpenPage
from tests.browser.scenes import finished
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.server.running import RunningServer

ME = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
GAMES = {
    "2004": ("dawn-under", 4, {"edition": "2004", "vampires": 4}),
    "2018": ("dawn-under", 3, {"edition": "2018", "vampires": 4}),
    "two players": ("dawn-under", 2, {"vampires": 4}),
    "fresh air": ("dawn-under", 4, {"fresh_air": True, "vampires": 4}),
    "castle": ("through-the-wall", 2, {"night": 10}),
}
BOTS = {"dawn-under": "raven", "through-the-wall": "butler"}
ENDINGS = {"dawn-under": ("wins!", "win!"), "through-the-wall": ("wins!", "win!", "Cock-a-doodle-doo!")}
QUICK = ("fresh air", "castle")  # one of each game


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind in QUICK else pytest.mark.proof) for kind in GAMES]
)
def test_a_whole_game(kind: str, server: RunningServer, open_page: OpenPage) -> None:
    game, players, options = GAMES[kind]
    seats: list[Any] = [ME, *[{"kind": "bot", "level": BOTS[game]}] * (players - 1)]
    made = set_up(server, game, seats, options=options)
    begin(server, made)
    page: Page = open_page(size=PHONE if kind == "2018" else LAPTOP, painted=True, **LIVELY)
    sit_down(page, made)
    assert play_on(page)
    assert page.locator("section.end h2").inner_text().endswith(ENDINGS[game])


def test_the_end_and_its_replay_say_what_each_seat_did(server: RunningServer, open_page: OpenPage) -> None:
    game, _, options = GAMES["two players"]
    made = finished(server, game, [ME, OTTO], options)
    page: Page = open_page(size=PHONE)
    sit_down(page, made, [0])
    statistics = httpx.get(f"{server.address}/api/tables/{made['table']['id']}").json()["statistics"]
    values = [[str(value) for value in row["values"]] for row in statistics]
    page.get_by_text("How it went").click()
    assert statistics_on(page, "section.end") == values != []
    expect(page.get_by_role("rowheader", name="Graves opened")).to_be_visible()

    page.locator("section.end").get_by_role("link", name="Watch again").click()
    steps = page.get_by_role("slider")
    expect(steps).to_be_visible()
    assert statistics_on(page, ".controls") == []
    steps.press("End")
    assert statistics_on(page, ".controls") == values


def statistics_on(page: Page, part: str) -> list[list[str]]:
    """The numbers of the small table in some part of a page, row by row."""
    rows = page.locator(f"{part} table tbody tr").all()
    return [row.locator("td").all_inner_texts() for row in rows]
