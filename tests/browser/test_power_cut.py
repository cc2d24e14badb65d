"""The server is killed while somebody learns: nothing is lost, and nothing is told early."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from geisterstunde.games.through_the_wall.puzzles.trying import PUZZLES
from tests.browser.conftest import BEEN_HERE, PATIENCE
from tests.browser.scenes import never, play_until
from tests.browser.sitting import begin, set_up, sit_down
from tests.browser.test_memory import BEN, ME, SHORT
from tests.browser.test_prologue import at_step, put_it_on, steps_of, thing
from tests.server.running import RunningServer

pytestmark = pytest.mark.proof


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of one's own, to be killed."""
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1") as server:
        yield server


@pytest.fixture
def page(browser: Browser, mortal: RunningServer) -> Iterator[Page]:
    """A page of that server; it may complain that nobody answers."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(BEEN_HERE)
    page = context.new_page()
    page.goto(f"{mortal.address}/icon.svg")
    yield page
    context.close()


@pytest.mark.parametrize(("game", "lesson"), [("dawn-under", "night"), ("through-the-wall", "turn")])
def test_a_lesson_goes_on(page: Page, mortal: RunningServer, game: str, lesson: str) -> None:
    steps = steps_of(mortal, game, lesson)
    page.goto(f"{mortal.address}/#/learn/{game}/{lesson}")
    at_step(page, 0)
    page.wait_for_load_state("networkidle")  # the board comes in a part of its own
    mortal.kill()
    for number, step in enumerate(steps[:-1]):
        at_step(page, number)
        thing(page, step["wanted"]).dispatch_event("click")
        put_it_on(page, step["wanted"])
    at_step(page, len(steps) - 1)


def test_a_puzzle_goes_on_once_the_server_is_back(page: Page, mortal: RunningServer) -> None:
    way = PUZZLES.attempt(9, ()).way
    page.goto(f"{mortal.address}/#/puzzle/through-the-wall/9")
    page.get_by_role("button", name="The way").click()
    stamps = page.locator(".ribbon li")
    stamps.nth(0).locator("button:enabled").press("Enter")
    expect(page.locator(".ribbon .made")).to_have_count(1)
    mortal.kill()
    stamps.nth(1).locator("button:enabled").press("Enter")
    expect(page.locator(".says.refused")).not_to_be_empty()
    mortal.start()
    for made in range(1, len(way)):
        stamps.nth(made).locator("button:enabled").press("Enter")
        expect(page.locator(".ribbon .made")).to_have_count(made + 1)
    expect(page.get_by_role("heading", name="One lantern")).to_be_visible()


def test_the_lids_stay_down_until_somebody_lifts_them(page: Page, mortal: RunningServer) -> None:
    made = set_up(mortal, "dawn-under", [ME, BEN], options=SHORT)
    begin(mortal, made)
    sit_down(page, made, [0])
    page.wait_for_selector(".cemetery")
    assert play_until(mortal, made, never, 1) is None
    expect(page.get_by_text("The lids are still closed.")).to_be_visible()
    mortal.kill()
    mortal.start()
    page.reload()
    expect(page.get_by_text("The lids are still closed.")).to_be_visible()
    expect(page.get_by_role("button", name="closed").first).to_be_attached()
    page.get_by_role("button", name="Lift the lids").click()
    expect(page.get_by_role("button", name="closed")).to_have_count(0)
