"""Lanterns on the page: chosen in the lobby, seen by all at the plates, and glowing for their seat alone."""

import re
from itertools import count
from typing import Any

import httpx
import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.scenes import Scene, never, play_until
from tests.browser.sitting import LONGEST_GAME, begin, set_up, sit_down
from tests.browser.test_for_everybody import LOOKS, complaints
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
# no rats and no garlic: whatever lies there, an opened grave is closed again
CALM = {"first": 0, "rats": 0, "garlic": 0}
# of every glow how strong it is, and what is said at its grave
LABELS = """(glows) => glows.map((glow) => [
    glow.style.getPropertyValue('--light'),
    document.querySelector(`[data-grave=${glow.dataset.glow}]`).innerText,
])"""


def with_lanterns(server: RunningServer, game: str, lantern: str, seats: int = 1, **options: Any) -> Any:
    """A table for Edda and Otto; Edda, and Otto where two are wanted, has a lantern."""
    made = set_up(server, game, [EDDA, OTTO], options=options)
    for seat in range(seats):
        wish = {"key": made["host"], "seat": seat, "lantern": lantern}
        path = f"{server.address}/api/tables/{made['table']['id']}/lanterns"
        httpx.post(path, json=wish, timeout=20.0).raise_for_status()
    return made


def after(some: int, verb: str) -> Scene:
    """Somebody may do something, after so many decisions."""
    decided = count()
    return lambda view, decisions: next(decided) >= some and any(each.startswith(verb) for each in decisions)


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["laptop by night", "phone by day"])
def test_a_lantern_is_chosen_in_the_lobby_before_everybody(
    theme: str, size: ViewportSize, server: RunningServer, open_page: OpenPage
) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page = open_page(size=size, theme=theme)
    watcher = open_page(f"/#/t/{made['table']['id']}")
    sit_down(page, made)
    page.get_by_text("Lanterns for little ones").click()
    page.get_by_role("group", name="Edda").get_by_text("by itself").click()
    expect(watcher.get_by_role("img", name="Lantern: by itself")).to_be_visible()
    page.get_by_role("group", name="Otto").get_by_role("radio", name="last 3").focus()
    page.keyboard.press("Space")
    expect(watcher.get_by_role("img", name="Lantern: last 3")).to_be_visible()
    watcher.get_by_text("Lanterns for little ones").click()
    expect(watcher.get_by_role("group", name="Edda").get_by_role("radio", name="by itself")).to_be_disabled()
    assert complaints(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_was_opened_glows_for_its_seat_and_fades(
    size: ViewportSize, server: RunningServer, open_page: OpenPage
) -> None:
    made = with_lanterns(server, "dawn-under", "last-8", **CALM)
    begin(server, made)
    play_until(server, made, after(8, "open"), 1)
    page, other = open_page(size=size), open_page(size=size)
    sit_down(page, made, [0])
    sit_down(other, made, [1])
    expect(page.locator("[data-glow]").first).to_be_visible()
    told: list[list[str]] = page.locator("[data-glow]").evaluate_all(LABELS)
    for light, label in told:
        ages = [int(age) for age in re.findall(r"seen (\d) opening", label)]
        assert float(light) == pytest.approx(1 - (min(ages) - 1) / 8, abs=0.001), label
    assert any(": " in label and "lid" in label for _, label in told)
    expect(other.locator(".player [data-lantern='last-8']")).to_be_visible()
    assert other.locator("[data-glow]").count() == 0
    assert complaints(page) == []


def test_a_searched_deck_glows_for_its_searcher(server: RunningServer, open_page: OpenPage) -> None:
    made = with_lanterns(server, "through-the-wall", "last-3", seats=2)
    begin(server, made)
    seat = play_until(server, made, after(0, "search 1"), 2)
    assert seat is not None
    page, other = open_page(), open_page()
    sit_down(page, made, [seat])
    sit_down(other, made, [1 - seat])
    page.locator("[data-deck='1'].raised").click()
    expect(page.locator("[data-deck='1'] [data-glow]").first).to_be_visible()
    expect(page.locator("[data-deck='1'][aria-label*='seen 1 search ago']")).to_be_attached()
    expect(other.locator(".cupboard [data-lantern='last-3']")).to_have_count(2)
    assert other.locator("[data-glow]").count() == 0


def test_a_replay_shows_the_lantern_of_a_seat(server: RunningServer, open_page: OpenPage) -> None:
    made = with_lanterns(server, "dawn-under", "automatic", **CALM, vampires=4)
    begin(server, made)
    assert play_until(server, made, never, 1) is None
    page = open_page(f"/#/replay/{made['table']['id']}")
    lantern, glow = page.get_by_label("Edda’s lantern"), page.locator("[data-glow]")
    lantern.check()
    for step in range(1, LONGEST_GAME):  # until a grave has been closed again
        page.get_by_role("button", name="One on").click()
        expect(page.locator(".step b")).to_have_text(str(step))
        if glow.count():
            break
    expect(glow.first).to_be_visible()
    assert complaints(page) == []
    lantern.uncheck()
    expect(glow).to_have_count(0)
