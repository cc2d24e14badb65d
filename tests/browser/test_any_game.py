"""The page offers what the server describes, also games and options that nobody on the page has heard of."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import come_in, look_into_the_drawer, set_up, sit_down
from tests.server.running import RunningServer

EDDA = {"kind": "local", "name": "Edda"}
OTTO = {"kind": "local", "name": "Otto"}
HOWLS: dict[str, Any] = {
    "name": "wolf_howls",
    "help": "how often the wolf howls",
    "kind": "number",
    "default": None,
    "values": [],
    "least": 1,
    "most": 3,
    "own": None,
    "applies": {"players": 2},
    "rare": False,
    "house": False,
    "listed": [],
    "or_none": False,
    "by_seat": False,
    "usual": [],
    "best_from": 0,
}


def change_what_is_offered(page: Page, games: Any) -> None:
    """Lets the page hear of other games than the server has: `games` changes their list."""

    def answer(route: Route) -> None:
        real = route.fetch()
        house = real.json()
        games(house["games"])
        route.fulfill(response=real, json=house)

    page.route("**/api/house", answer)


def test_a_new_option_appears_in_the_lobby_by_itself(server: RunningServer, open_page: OpenPage) -> None:
    made = set_up(server, "dawn-under", [EDDA, OTTO])
    page = open_page(new=True)
    change_what_is_offered(page, lambda games: games[0]["choices"].append(HOWLS))
    sit_down(page, made)
    look_into_the_drawer(page)
    howls = page.get_by_label("wolf howls")
    expect(howls.locator("option")).to_have_text(["none", "1", "2", "3"])
    expect(page.get_by_text("how often the wolf howls")).to_be_visible()
    howls.select_option("2")  # the real server does not know it
    expect(page.get_by_role("alert")).to_contain_text("wolf_howls")
    expect(howls).to_have_value("")


def test_a_game_without_a_folder_is_offered_under_the_name_the_server_gives_it(open_page: OpenPage) -> None:
    page = open_page(new=True)
    change_what_is_offered(
        page, lambda games: games.append({**games[0], "name": "wolf-hunt", "title": "Wolf Hunt"})
    )
    come_in(page, "#/")
    wolves = page.get_by_role("region", name="Wolf Hunt")
    expect(wolves.get_by_role("button", name="Play now")).to_be_visible()
    expect(wolves.get_by_role("link")).to_have_count(0)  # there is no book of rules
    expect(wolves.get_by_role("radio")).to_have_count(3)
    expect(wolves.get_by_role("button", name="With friends")).to_be_enabled()
