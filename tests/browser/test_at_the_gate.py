"""Home: one tap from the gate into a game that a newcomer can win, or back to the table one came from."""

from itertools import combinations

import httpx
import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import LAPTOP, PHONE, OpenPage, resize
from tests.browser.sitting import set_up, sit_down
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
TELEVISION: ViewportSize = {"width": 2560, "height": 1440}
LOW: ViewportSize = {"width": 740, "height": 360}
SQUARE: ViewportSize = {"width": 1024, "height": 768}
BOXES = "all => all.map((each) => each.getBoundingClientRect().toJSON())"
# what can be tapped or filled in, but reaches beyond what it stands on
CUT_OFF = """() => [...document.querySelectorAll('.sign, .hall form, .welcome .bubble')].flatMap((ground) => {
    const { left, right } = ground.getBoundingClientRect();
    return [...ground.querySelectorAll('h2, label, a, button, input:not(.unseen)')].flatMap((each) => {
        const box = each.getBoundingClientRect();
        const fits = each.scrollWidth <= each.clientWidth + 1;
        const isWhole = fits && box.left >= left - 1 && box.right <= right + 1;
        return !isWhole && each.clientWidth > 0 ? [each.textContent.trim() || each.className] : [];
    });
})"""


@pytest.mark.parametrize(
    ("company", "levels"),
    [("children", ["moth", "moth"]), ("experts", ["raven", "countess", "raven"])],
)
def test_a_game_begins_at_once_with_company_of_ones_own_choice(
    company: str, levels: list[str], server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page("/")
    yard = page.get_by_role("region", name="Dawn Under")
    yard.get_by_text(company, exact=True).click()
    yard.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".cemetery")
    seats = httpx.get(f"{server.address}/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [seat.get("level") for seat in seats[1:]] == levels


def test_whoever_played_finds_a_ticket_to_the_table(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page("/")
    expect(page.locator(".ticket")).to_have_count(0)
    made = set_up(server, "through-the-wall", [EDDA, {"kind": "bot", "level": "sheet"}])
    sit_down(page, made)
    page.wait_for_selector(".lobby")
    page.get_by_role("link", name="Geisterstunde").click()
    page.locator(".ticket").click()
    expect(page.get_by_role("heading", name="Through the Wall")).to_be_attached()
    assert page.url.endswith(made["table"]["id"])


def test_signs_stand_side_by_side_and_never_on_one_another(open_page: OpenPage) -> None:
    page = open_page("/")
    expect(page.locator(".sign")).to_have_count(2)
    for size in (PHONE, LANDSCAPE, TABLET, LAPTOP, TELEVISION):
        page.set_viewport_size(size)
        boxes = page.locator(".sign, .hall").evaluate_all(BOXES)
        assert len(boxes) == 3
        for one, other in combinations(boxes, 2):
            apart_across = one["right"] <= other["left"] or other["right"] <= one["left"]
            apart_down = one["bottom"] <= other["top"] or other["bottom"] <= one["top"]
            assert apart_across or apart_down, size
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size


@pytest.mark.parametrize("newcomer", [False, True])
def test_no_word_is_cut_off_at_the_gate(newcomer: bool, open_page: OpenPage) -> None:
    page = open_page("/", language="de", newcomer=newcomer)  # German words are the longest
    expect(page.locator(".sign")).to_have_count(2)
    for size in (PHONE, LANDSCAPE, LOW, SQUARE, TABLET, LAPTOP):
        resize(page, size)
        assert page.evaluate(CUT_OFF) == [], size


def test_a_newcomer_is_welcomed_without_scrolling(open_page: OpenPage) -> None:
    page = open_page("/", language="de", newcomer=True)
    for size in (PHONE, LANDSCAPE, TABLET, LAPTOP):
        page.set_viewport_size(size)
        expect(page.locator(".welcome .button")).to_be_in_viewport(ratio=1)
