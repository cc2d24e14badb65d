"""A game of another package at the server's tables: its words on the page, and the plain board."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.scenes import finished
from tests.browser.sitting import begin, look_into_the_drawer, play_on, set_up, sit_down
from tests.server.running import RunningServer
from tests.third_game.installation import Installation

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
CHANCE = {"kind": "bot", "level": "random"}
FEW_TAPS = 6
CHESTS = ".board > dl ol li"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server where the game is installed."""
    installation = Installation(tmp_path_factory.mktemp("installation"))
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    with RunningServer(database, "--bot-workers", "1", surroundings=installation.surroundings) as running:
        yield running


def test_the_home_page_offers_it_in_the_readers_language(open_page: OpenPage) -> None:
    attic = open_page("/", language="de-DE").get_by_role("region", name="Dachbodenpaare")
    expect(attic).to_contain_text("Acht Truhen, alles zweimal")
    french = open_page("/", language="fr-FR").get_by_role("region", name="Attic Pairs")
    expect(french.get_by_role("button").first).to_be_visible()


def test_a_table_is_set_up_and_its_options_are_in_the_lobby(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("region", name="Attic Pairs").get_by_role("button", name="With friends").click()
    expect(page.get_by_role("heading", name="Attic Pairs")).to_be_visible()
    look_into_the_drawer(page)
    expect(page.get_by_label("Attic").locator("option")).to_have_text(["small", "large"])
    expect(page.get_by_text("A large attic has 12 chests, a small one 8.")).to_be_visible()
    page.get_by_label("Attic").select_option("large")
    page.get_by_role("region", name="Who sits down?").get_by_role("button", name="Chance").click()
    expect(page.locator(".party li.free")).to_have_count(0)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(CHESTS)).to_have_count(12)


def test_what_lies_in_a_chest_is_seen_for_a_moment(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "attic-pairs", [EDDA, OTTO], options={"first": 0}, lid_time="tap")
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    expect(page.locator(".asked")).to_contain_text("You open a chest.")
    page.get_by_role("button", name="open 1", exact=True).click()
    shown = page.locator(".board .shown")
    expect(shown).to_contain_text(re.compile("chest 1.*thing (owl|key|candle|bell)", re.DOTALL))
    expect(page.locator(".news, .log").first).to_contain_text("opens a chest")


def test_a_game_against_chance_goes_on(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "attic-pairs", [EDDA, CHANCE])
    begin(server, made)
    page = open_page()
    sit_down(page, made)
    play_on(page, FEW_TAPS)


def test_the_end_and_its_replay(server: RunningServer, open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, finished(server, "attic-pairs", [EDDA, OTTO], {}), [0])
    expect(page.locator("section.end")).to_contain_text("Every chest is empty: most pairs win.")
    page.get_by_role("link", name="Watch again").click()
    expect(page.locator(CHESTS).first).to_have_text("closed")
    page.get_by_role("slider").evaluate(
        "input => { input.value = input.max; input.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(page.locator(CHESTS).first).to_have_text("empty")
