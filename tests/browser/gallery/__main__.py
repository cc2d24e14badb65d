"""Takes the pictures of docs/gallery: `make gallery`."""

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import QUIET, chromium
from tests.browser.gallery import situations
from tests.browser.gallery.film import Film
from tests.browser.gallery.photographer import FOLDER, NAMES, PAINTED, PAINTING, STILL, Look, Photographer
from tests.browser.scenes import never, stay_until
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.server.running import RunningServer

FOUR: dict[str, Any] = {"players": 4}
FRESH: dict[str, Any] = {"players": 4, "fresh_air": True}
CASTLE: dict[str, Any] = {"players": 4, "night": None}  # chance may need long for three garments
OPENS = 900  # milliseconds until a lid lies open
WIDE = 540  # pixels of a film


def home_and_lobby(photographer: Photographer) -> None:
    for look in (Look(), Look(mood="dawn", language="de"), Look("phone"), Look("phone", "dawn", "it")):
        photographer.screen("home", "/", ".post", look)
    for look in (Look(), Look("phone", "night", "fr")):
        photographer.screen("lobby", "/", ".post", look, invite_to(0))
    photographer.screen("lobby-castle", "/", ".post", Look(mood="dawn"), invite_to(1))
    for look in (Look(), Look("phone", "dawn", "de")):
        photographer.screen("rules", "/#/rules/DU-11", "article figure .cemetery", look)
    photographer.screen("castle-rules", "/#/rules/TW-11", "article figure .castle", Look(mood="dawn"))


def cemetery(photographer: Photographer) -> None:
    def scene(name: str, wanted: Any, look: Look, options: Any = FOUR, **more: Any) -> None:
        photographer.scene(name, "dawn-under", options, wanted, look, **more)

    for look in (Look(), Look("phone"), Look("landscape", "night", "it")):
        scene("opened", situations.any_turn, look, touch=open_a_grave, wait=OPENS, lid_time="5")
    for look in (Look(), Look("phone", "dawn", "de"), Look("tablet"), Look("landscape", "dawn")):
        scene("plague", situations.is_in_plague, look)
    scene("many-open", situations.many_lie_open, Look(mood="dawn"))
    scene("gift", situations.is_asked_for_a_gift, Look("phone", "night", "fr"))
    for look in (Look(mood="dawn"), Look("phone", "night")):
        scene("doubt", situations.is_asked_to_believe, look, FRESH)
    scene("one-page", situations.any_turn, Look(), touch=look_it_up)
    scene("curtain", situations.all_give, Look("phone"), together=True)
    for look in (Look(), Look("phone"), Look("tablet", "dawn", "it")):
        after_a_game(photographer, "dawn-under", {"players": 4, "vampires": 4}, look)


def castle(photographer: Photographer) -> None:
    def scene(name: str, wanted: Any, look: Look, **more: Any) -> None:
        photographer.scene(name, "through-the-wall", CASTLE, wanted, look, **more)

    for look in (Look(), Look("phone", "dawn", "fr"), Look("tablet", "dawn"), Look("landscape")):
        scene("castle", situations.is_half_dressed, look)
    scene("adrift", situations.is_adrift, Look("phone", "night", "de"))
    for look in (Look(mood="dawn"), Look("phone")):
        scene("slider", situations.may_move_a_slider, look, touch=take_in_hand)
    for look in (Look(), Look("phone", "night", "it")):
        scene("drawer", situations.may_search, look, touch=search)
    hidden = {**CASTLE, "floor": "stone"}
    photographer.scene(
        "stone-floor", "through-the-wall", hidden, situations.is_half_dressed, Look(mood="dawn")
    )
    for look in (Look(), Look("phone", "night", "fr")):
        after_a_game(photographer, "through-the-wall", {"players": 4, "night": 10}, look)
    dressed(photographer)


def films(photographer: Photographer) -> None:
    with (
        photographer.at("dawn-under", FOUR, situations.any_turn, Look("phone"), lid_time="1.5") as page,
        filming(page) as film,
    ):
        box = page.locator(".cemetery").bounding_box()
        page.locator(".grave.lit[data-grave=f6]").dispatch_event("click")
        film.shoot(3600, box)
        film.save(FOLDER / "lid.webp", WIDE)
    with (
        photographer.at(
            "through-the-wall", CASTLE, situations.may_turn_right, Look(), lid_time="1.5"
        ) as page,
        filming(page) as film,
    ):
        box = page.locator(".stage").bounding_box()
        page.get_by_role("button", name="Turn right").dispatch_event("click")
        film.shoot(3200, box)
        film.save(FOLDER / "turning-castle.webp", WIDE)


class filming:  # noqa: N801 - used like a function
    """Holds the clock of a page that has settled, for as long as it is filmed."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __enter__(self) -> Film:
        self.page.wait_for_timeout(STILL)
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 100"))
        return Film(self.page)

    def __exit__(self, *failure: object) -> None:
        self.page.clock.resume()


def invite_to(place: int) -> Callable[[Page], None]:
    def invite(page: Page) -> None:
        page.locator(".post").nth(place).locator(".friends").click()
        page.wait_for_selector(".lobby img")

    return invite


def open_a_grave(page: Page) -> None:
    page.locator(".grave.lit[data-grave=c6]").click()
    page.wait_for_selector("[data-onlooker]")


def look_it_up(page: Page) -> None:
    page.get_by_role("button", name="Quick reference").click()
    page.wait_for_selector("dialog[open] table")


def take_in_hand(page: Page) -> None:
    page.get_by_role("button", name="The moon slider, lower end").click()
    page.get_by_role("button", name="Tunnel 3").click()


def search(page: Page) -> None:
    page.locator(".decks button:enabled").first.click()
    page.wait_for_selector(".cabinet")


def after_a_game(photographer: Photographer, game: str, options: dict[str, Any], look: Look) -> None:
    """Who won, the board below it, and the replay, seen through."""
    seats = [{"kind": "local", "name": name} for name in NAMES]
    made = set_up(photographer.server, game, seats, options=options, device=look.suffix)
    begin(photographer.server, made)
    with ExitStack() as company:
        stay_until(photographer.server, made, never, 1, company)
    with photographer.page(look) as page:
        sit_down(page, made, [0])
        page.wait_for_selector("section.end")
        photographer.take(page, f"end-{game}{look.suffix}", 3 * STILL)
        page.goto(f"{photographer.server.address}/#/replay/{made['table']['id']}")
        page.wait_for_selector(".replay")
        page.wait_for_selector(PAINTED, timeout=PAINTING)
        page.get_by_role("slider").evaluate(
            "bar => { bar.value = bar.max / 2; bar.dispatchEvent(new Event('input', { bubbles: true })); }"
        )
        photographer.take(page, f"replay-{game}{look.suffix}", 2 * STILL)


def dressed(photographer: Photographer) -> None:
    """A parade: butlers know how to dress."""
    seats = [{"kind": "local", "name": "Edda"}, *[{"kind": "bot", "level": "butler"}] * 3]
    made = set_up(photographer.server, "through-the-wall", seats, options={"players": 4}, pace="quick")
    begin(photographer.server, made)
    with photographer.page(Look()) as page:
        sit_down(page, made)
        play_on(page)
        photographer.take(page, "parade-laptop-night", 3 * STILL)


PARTS = {"house": home_and_lobby, "cemetery": cemetery, "castle": castle, "films": films}


def main() -> None:
    """All parts of the gallery, or those named."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        photographer = Photographer(browser, server)
        for name in sys.argv[1:] or PARTS:
            PARTS[name](photographer)
        browser.close()


if __name__ == "__main__":
    main()
