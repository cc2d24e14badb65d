"""Castle puzzles in the browser: the corridor, a puzzle by tap and by keyboard, help, and what is kept."""

import pytest
from playwright.sync_api import Page, expect

from geisterstunde.games.through_the_wall.puzzles.trying import PUZZLES
from tests.browser.conftest import OpenPage
from tests.browser.test_for_everybody import LOOKS, complaints

NINTH = "/#/puzzle/through-the-wall/9"
DOORS = "/#/doors/through-the-wall"
CORRIDORS = {
    "de-DE": "Der Gang der Türen",
    "fr-FR": "Le couloir des portes",
    "it-IT": "Il corridoio delle porte",
}


def says(page: Page, words: str) -> None:
    """What is said after a move."""
    expect(page.locator(".says")).to_have_text(words)


def go_the_way(page: Page, number: int) -> None:
    """Asks for the way, and presses the bright stamp until it is solved."""
    page.get_by_role("button", name="The way").click()
    way = PUZZLES.attempt(number, ()).way
    for made in range(len(way)):
        page.locator(".ribbon li").nth(made).locator("button:enabled").press("Enter")
        expect(page.locator(".ribbon .made")).to_have_count(made + 1)


def test_the_way_opens_the_door_and_the_device_keeps_it(open_page: OpenPage) -> None:
    page = open_page(NINTH)
    go_the_way(page, 9)
    expect(page.get_by_role("heading", name="One lantern")).to_be_visible()
    expect(page.get_by_role("link", name="Next door")).to_be_focused()
    page.get_by_role("link", name="Doors").click()
    opened = page.get_by_role("link", name="Door 9: umbrella, three moves, 1 of 3 lanterns")
    expect(opened).to_be_visible()
    page.reload()
    expect(opened).to_be_visible()


def test_moves_by_keyboard_are_warm_or_not_and_can_be_taken_back(open_page: OpenPage) -> None:
    page = open_page(NINTH)
    page.locator(".space.lit").first.press("q")
    after = PUZZLES.attempt(9, ("turn left",))
    assert after.warmth == "takes_longer"
    says(page, "From here it takes longer.")
    page.get_by_role("button", name="A hint").click()
    says(page, "Take one back first.")
    page.get_by_role("button", name="Take back").click()
    says(page, "Look as long as you like. Only moves cost a candle.")
    page.get_by_role("button", name="A hint").click()
    says(page, "Go on with a slider.")


def test_a_refusal_says_why(open_page: OpenPage) -> None:
    page = open_page(NINTH)
    wall = page.locator(".space:not(.lit)").first
    wall.press("Enter")
    expect(page.locator(".says.refused")).not_to_be_empty()
    expect(page.locator(".ribbon .todo")).to_have_count(3)


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["laptop by night", "phone by day"])
def test_axe_finds_nothing_at_the_doors(theme: str, size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(DOORS, size=size, theme=theme)
    page.wait_for_selector(".doors")
    found = {"doors": complaints(page)}
    page.get_by_role("link", name="Door 9:").click()
    page.wait_for_selector(".space.lit")
    found["puzzle"] = complaints(page)
    go_the_way(page, 9)
    page.wait_for_selector(".grade")
    found["solved"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", CORRIDORS)
def test_doors_speak_the_readers_language(language: str, open_page: OpenPage) -> None:
    page = open_page(DOORS, language=language)
    expect(page.get_by_role("heading", name=CORRIDORS[language])).to_be_visible()
