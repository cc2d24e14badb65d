"""The page for people who see, point or move otherwise: axe, keyboard, less motion, small screens."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AT_REST, LAID_OUT, LAPTOP, PHONE, OpenPage
from tests.browser.scenes import finished, led_to
from tests.browser.sitting import begin, look_into_the_drawer, set_up, sit_down
from tests.guards.repository import ROOT
from tests.server.running import RunningServer

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ME = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
MILA = {"kind": "local", "name": "Mila"}
BOT = {"kind": "bot", "level": "random"}
SMALLEST_TARGET = 40
# every theme and every size on every screen; what depends on both at once is not asked
LOOKS = [("night", LAPTOP), ("day", PHONE)]
MOST_STOPS = 150
LONGEST_GAME = 600  # decisions
LONGEST_NIGHT = 400
TURN = ".cranks:not([inert]) .crank.arrow[aria-disabled=false]"
STEP = ".space.lit, .bell:enabled"
END = ".bell:enabled, .space.lit"


def complaints(page: Page) -> list[str]:
    """What axe finds wrong, by WCAG 2.2 AA and its best practices, once the light is steady."""
    page.evaluate(LAID_OUT)
    page.wait_for_function(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:120]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def at_table(server: RunningServer, page: Page, game: str, **wishes: Any) -> None:
    made = set_up(server, game, [ME, BOT, BOT], options={"first": 0}, **wishes)
    begin(server, made)
    sit_down(page, made)
    page.wait_for_selector(".grave.lit, .space.lit")


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["laptop by night", "phone by day"])
def test_axe_finds_nothing(
    theme: str, size: dict[str, int], server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page("/", size=size, theme=theme)
    page.wait_for_selector(".home")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = {"home": complaints(page)}
    page.get_by_role("button", name="With friends").first.click()
    page.wait_for_selector(".lobby")
    found["lobby"] = complaints(page)
    for game in ("dawn-under", "through-the-wall"):
        at_table(server, page, game)
        found[game] = complaints(page)
    page.goto(f"{server.address}/#/rules/dawn-under")
    page.wait_for_selector("article")
    found["rules"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}


def at_the_end(page: Page) -> None:
    """The celebration has come and with it the light of its scene, and the page has checked the deal."""
    page.wait_for_selector("section.end .scene .after")
    page.wait_for_selector("section.end .verdict")


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_in_passing_scenes(theme: str, server: RunningServer, open_page: OpenPage) -> None:
    page = open_page(theme=theme)
    found = {}
    at_table(server, page, "through-the-wall")
    page.get_by_role("button", name="The moon slider, lower end").click()
    found["slider in hand or refused"] = complaints(page)
    page.get_by_role("button", name="Quick reference").click()
    page.wait_for_selector("dialog[open] table")
    found["quick reference"] = complaints(page)
    sit_down(page, led_to(server, "dawn-under", [ME, OTTO, MILA], all_give)[0])
    page.wait_for_selector(".curtain")
    found["curtain"] = complaints(page)
    sit_down(page, finished(server, "dawn-under", [ME, OTTO], {"vampires": 4}))
    at_the_end(page)
    found["end"] = complaints(page)
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_selector(".replay")
    found["replay"] = complaints(page)
    made = finished(server, "through-the-wall", [ME, OTTO], {"night": 10})
    sit_down(page, made)
    at_the_end(page)
    found["end of the castle"] = complaints(page)
    page.goto(f"{server.address}/#/replay/{made['table']['id']}")
    page.wait_for_selector(".replay .castle")
    found["replay of the castle"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}


def all_give(view: Any, decisions: list[str]) -> bool:
    return len(view["owing"]) > 1 and "give left" in decisions


def test_fingers_find_every_target_on_a_small_phone(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE)
    page.wait_for_selector(".home")
    small = {"home": too_small(page)}
    made = set_up(server, "dawn-under", [ME, OTTO], options={"bare": "random"})
    sit_down(page, made)
    look_into_the_drawer(page)
    page.get_by_label("Graves without lids").select_option("chosen")
    page.wait_for_selector(".picker")
    small["lobby"] = too_small(page)
    for game in ("dawn-under", "through-the-wall"):
        at_table(server, page, game)
        small[game] = too_small(page)
    assert {where: what for where, what in small.items() if what} == {}


def too_small(page: Page) -> list[str]:
    """What can be tapped and is smaller than a finger."""
    found: list[str] = page.evaluate(
        """([least, targets]) => [...document.querySelectorAll(targets)]
            .map((each) => [each, each.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < least)
            .map(([each, box]) => `${each.outerHTML.slice(0, 80)}: ${box.width} x ${box.height}`)""",
        [SMALLEST_TARGET, "button, select, a.button, input[type=text], .space"],
    )
    return found


def test_the_cemetery_is_one_tab_stop_with_arrow_keys(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    at_table(server, page, "dawn-under", lid_time="5")
    assert page.locator(".grave[tabindex='0']").count() == 1
    page.locator(".grave[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_accessible_name("b2, closed")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="b2, closed")).to_have_count(0)


# at one moment, because what is asked may change
FOCUS = """() => {
    const answer = document.querySelector('.answers button:enabled');
    (answer ?? document.querySelector(".grave[tabindex='0']"))?.focus();
}"""


@pytest.mark.parametrize(
    "most", [20, pytest.param(LONGEST_GAME, marks=pytest.mark.proof)], ids=["a while", "to the end"]
)
def test_a_game_is_played_by_keyboard_alone(most: int, server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT], options={"vampires": 4})
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    for tap in range(most):
        page.wait_for_selector(".grave.lit, .answers button:enabled, section.end")
        if page.locator("section.end").count():
            return
        page.evaluate(FOCUS)
        page.keyboard.press(("ArrowRight", "ArrowDown")[tap % 5 == 0])
        page.keyboard.press("Enter")
    assert most < LONGEST_GAME, "the game did not end"


@pytest.mark.parametrize(
    "most", [12, pytest.param(LONGEST_NIGHT, marks=pytest.mark.proof)], ids=["a while", "to the end"]
)
def test_a_castle_is_played_by_keyboard_alone(most: int, server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "through-the-wall", [ME, OTTO], options={"first": 0, "night": 10})
    begin(server, made)
    page = open_page()
    sit_down(page, made, tap_twice=None)
    for tap in range(most):
        page.wait_for_selector(".space.lit, .bell:enabled, dialog[open], section.end")
        if page.locator("section.end").count():
            return
        page.evaluate("document.activeElement.blur()")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif page.locator(".deck.raised").count():
            typed(page, ".deck.raised")
        else:
            typed(page, next(each for each in (TURN, STEP, END)[tap % 3 :] if page.locator(each).count()))
    assert most < LONGEST_NIGHT, "the night did not end"


def typed(page: Page, wanted: str) -> None:
    """Walks from stop to stop until something stands in the keyboard's light, and presses Enter there."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no key leads to {wanted}")


def test_less_motion_is_heard(open_page: OpenPage) -> None:
    page = open_page("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")
    page.locator("nav summary").click()
    page.get_by_label("Less motion").uncheck()
    expect(page.locator("html")).to_have_attribute("data-motion", "lively")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_whole_board_is_seen_at_once(
    size: dict[str, int], server: RunningServer, open_page: OpenPage
) -> None:
    page = open_page(size=size)
    for game, board in (("through-the-wall", ".castle"), ("dawn-under", ".cemetery")):
        at_table(server, page, game)
        expect(page.locator(board)).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    grave = page.locator(".grave").first.bounding_box()
    assert grave is not None
    assert min(grave["width"], grave["height"]) >= SMALLEST_TARGET


def test_lids_are_opened_by_two_taps_where_children_play(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, BOT, BOT], options={"first": 0, "vampires": 5}, lid_time="5")
    begin(server, made)
    page = open_page()
    sit_down(page, made, tap_twice=None)
    grave = page.locator("[data-grave='c3']")
    grave.click()
    expect(grave).to_have_accessible_name("c3, closed, tap again to open")
    grave.click()
    expect(page.get_by_role("button", name="c3, closed")).to_have_count(0)


def test_whoever_begins_by_keyboard_goes_on_by_keyboard(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [ME, OTTO])
    page = open_page()
    sit_down(page, made)
    page.get_by_role("button", name="Begin").press("Enter")
    page.wait_for_selector(".cemetery")
    expect(page.get_by_role("heading", name="Dawn Under", level=1)).to_be_focused()
