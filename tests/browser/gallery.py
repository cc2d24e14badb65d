"""Takes the pictures of docs/gallery: `make gallery`."""

import itertools
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import QUIET, chromium
from tests.browser.scenes import Scene, stay_until
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.guards.repository import ROOT
from tests.server.running import RunningServer

FOLDER = ROOT / "docs" / "gallery"
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
NAMES = ("Edda", "Otto", "Mila", "Grandpa")
LIVELY = 900  # milliseconds until everything lies still


HALF_WAY = """() => document.getAnimations().forEach((each) => {
    each.pause();
    each.currentTime = each.effect.getComputedTiming().duration * 0.4;
})"""


class Photographer:
    """Opens pages and keeps pictures of them."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self.browser = browser
        self.server = server

    @contextmanager
    def page(self, size: dict[str, int], theme: str, language: str = "en-GB") -> Iterator[Page]:
        scheme = "dark" if theme == "night" else "light"
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme=scheme,  # type: ignore[arg-type]
            device_scale_factor=1.5,
        )
        page = context.new_page()
        page.goto(self.server.address)
        page.wait_for_selector("main")
        yield page
        context.close()

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(LIVELY)
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
        print(f"docs/gallery/{name}.jpg", flush=True)

    def scene(
        self,
        name: str,
        game: str,
        options: dict[str, Any],
        scene: Scene,
        size: dict[str, int],
        theme: str,
        touch: Callable[[Page], None] = lambda page: None,
        together: bool = False,
        lid_time: str = "0",
    ) -> None:
        """A table led to a scene, as the seat that is asked sees it, or all seats together at one device."""
        with ExitStack() as company:
            for number in itertools.count(1):
                seats = [{"kind": "local", "name": each} for each in NAMES[: options.get("players", 4)]]
                made = set_up(
                    self.server, game, seats, options=options, device=f"{name} {number}", lid_time=lid_time
                )
                begin(self.server, made)
                seat = stay_until(self.server, made, scene, number, company)
                if seat is not None:
                    break
            assert seat is not None
            page = company.enter_context(self.page(size, theme))
            sit_down(page, made, None if together else [seat])
            page.wait_for_selector(".cemetery, .castle, .curtain")
            touch(page)
            self.take(page, name)


def is_in_plague(view: Any, decisions: list[str]) -> bool:
    return view["plague"] is not None and len([each for each in decisions if each.startswith("open")]) > 1


def is_asked_for_a_gift(view: Any, decisions: list[str]) -> bool:
    return "give left" in decisions and "give right" in decisions


def is_asked_to_believe(view: Any, decisions: list[str]) -> bool:
    return "doubt" in decisions


def is_half_dressed(view: Any, decisions: list[str]) -> bool:
    return sum(map(len, view["costumes"])) >= 3 and any(each.startswith("step") for each in decisions)


def is_adrift(view: Any, decisions: list[str]) -> bool:
    return len([each for each in decisions if each.startswith("put")]) > 1


def may_move_a_slider(view: Any, decisions: list[str]) -> bool:
    return is_half_dressed(view, decisions) and "shift 1 3 0" in decisions


def may_turn_right(view: Any, decisions: list[str]) -> bool:
    return is_half_dressed(view, decisions) and "turn right" in decisions


def all_give(view: Any, decisions: list[str]) -> bool:
    return len(view["owing"]) > 1 and is_asked_for_a_gift(view, decisions)


def take_all(photographer: Photographer) -> None:
    for theme, (where, size) in itertools.product(("night", "day"), (("laptop", LAPTOP), ("phone", PHONE))):
        with photographer.page(size, theme) as page:
            photographer.take(page, f"home-{where}-{theme}")
    with photographer.page(LAPTOP, "night") as page:
        page.get_by_role("button", name="With friends").first.click()
        page.wait_for_selector(".lobby img")
        photographer.take(page, "lobby")
        page.goto(f"{photographer.server.address}/#/rules/dawn-under")
        page.wait_for_selector("article")
        photographer.take(page, "rules")
    four, fresh = {"players": 4}, {"players": 4, "fresh_air": True}
    castle = {"players": 4, "night": None}  # chance may need long for three garments
    photographer.scene("plague-laptop-night", "dawn-under", four, is_in_plague, LAPTOP, "night")
    photographer.scene("plague-phone-day", "dawn-under", four, is_in_plague, PHONE, "day")
    photographer.scene("gift-phone-night", "dawn-under", four, is_asked_for_a_gift, PHONE, "night")
    photographer.scene("doubt-laptop-day", "dawn-under", fresh, is_asked_to_believe, LAPTOP, "day")
    photographer.scene("castle-laptop-night", "through-the-wall", castle, is_half_dressed, LAPTOP, "night")
    photographer.scene("castle-phone-day", "through-the-wall", castle, is_half_dressed, PHONE, "day")
    photographer.scene("adrift-phone-night", "through-the-wall", castle, is_adrift, PHONE, "night")
    photographer.scene(
        "slider-laptop-day", "through-the-wall", castle, may_move_a_slider, LAPTOP, "day", take_in_hand
    )
    photographer.scene("curtain-phone-night", "dawn-under", four, all_give, PHONE, "night", together=True)
    photographer.scene(
        "turning-board",
        "through-the-wall",
        castle,
        may_turn_right,
        LAPTOP,
        "night",
        turn_half_way,
        lid_time="1.5",
    )
    end_of_a_game(photographer)


def take_in_hand(page: Page) -> None:
    page.get_by_role("button", name="The moon slider, lower end").click()
    page.get_by_role("button", name="Tunnel 3").click()


def turn_half_way(page: Page) -> None:
    page.get_by_role("button", name="Turn right").click()
    page.wait_for_function(
        "() => document.getAnimations().some((each) => each.effect.target.matches('.spin'))"
    )
    page.evaluate(HALF_WAY)


def end_of_a_game(photographer: Photographer) -> None:
    """Who won, and the replay."""
    seats = [{"kind": "local", "name": "Edda"}, *[{"kind": "bot", "level": "hedgehog"}] * 3]
    made = set_up(photographer.server, "dawn-under", seats, options={"players": 4, "vampires": 4})
    begin(photographer.server, made)
    with photographer.page(LAPTOP, "night") as page:
        sit_down(page, made)
        play_on(page)
        photographer.take(page, "end")
        page.get_by_role("link", name="Watch again").click()
        page.wait_for_selector(".replay input[type=range]")
        page.get_by_role("slider").evaluate(
            "bar => { bar.value = 40; bar.dispatchEvent(new Event('input')); }"
        )
        photographer.take(page, "replay")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        take_all(Photographer(browser, server))
        browser.close()


if __name__ == "__main__":
    main()
