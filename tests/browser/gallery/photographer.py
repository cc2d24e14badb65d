"""Opens pages at tables that are really played, and keeps pictures of them."""

import io
import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.conftest import BEEN_HERE, BY_DAY
from tests.browser.scenes import Scene, stay_until
from tests.browser.sitting import begin, set_up, sit_down
from tests.guards.repository import ROOT
from tests.server.running import RunningServer

FOLDER = ROOT / "docs" / "gallery"
SIZES = {
    "laptop": {"width": 1280, "height": 800},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
}
NAMES = ("Edda", "Otto", "Mila", "Grandpa")
STILL = 1200  # milliseconds until everything lies still
PAINTED = ".cemetery:not(.unpainted), .castle, .curtain"
PAINTING = 60_000  # milliseconds that a painter may need on a busy machine
QUALITY = 84


def nothing(page: Page) -> None:
    """Leaves a page as it is."""


class Look(NamedTuple):
    """How a page is looked at."""

    size: str = "laptop"
    mood: str = "night"
    language: str = "en"

    @property
    def suffix(self) -> str:
        """What the name of a picture ends with."""
        return f"-{self.size}-{self.mood}"


class Photographer:
    """Somebody with a browser, a server and a camera."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self.browser = browser
        self.server = server
        self.visitors = itertools.count(1)  # each sets up few tables, as people do

    @contextmanager
    def page(self, look: Look, path: str = "/") -> Iterator[Page]:
        """A page that has opened."""
        context = self.browser.new_context(
            viewport=SIZES[look.size],  # type: ignore[arg-type]
            locale=look.language,
            device_scale_factor=1 if look.size == "laptop" else 1.5,
        )
        context.add_init_script(BEEN_HERE)
        if look.mood != "night":
            context.add_init_script(f"({BY_DAY})()")
        page = context.new_page()
        page.goto(self.server.address + path)
        page.wait_for_selector("main")
        yield page
        context.close()

    def take(self, page: Page, name: str, wait: int = STILL) -> None:
        """A picture of what the page shows in a moment."""
        page.wait_for_timeout(wait)
        picture = Image.open(io.BytesIO(page.screenshot()))
        keep(picture, FOLDER / f"{name}.webp")

    def screen(
        self, name: str, path: str, wanted: str, look: Look, touch: Callable[[Page], None] = nothing
    ) -> None:
        """A screen that needs no table."""
        with self.page(look, path) as page:
            page.wait_for_selector(wanted)
            touch(page)
            self.take(page, name + look.suffix)

    @contextmanager
    def at(
        self,
        game: str,
        options: dict[str, Any],
        scene: Scene,
        look: Look,
        together: bool = False,
        lid_time: str = "0",
    ) -> Iterator[Page]:
        """A table led to a scene, as the seat that is asked sees it, or all seats together at one device."""
        with ExitStack() as company:
            made, seat = self._led_to(scene, game, options, lid_time, company)
            page = company.enter_context(self.page(look))
            sit_down(page, made, None if together else [seat])
            page.wait_for_selector(PAINTED, timeout=PAINTING)
            yield page

    def scene(
        self,
        name: str,
        game: str,
        options: dict[str, Any],
        scene: Scene,
        look: Look,
        touch: Callable[[Page], None] = nothing,
        wait: int = STILL,
        **more: Any,
    ) -> None:
        """A picture of a table in a scene."""
        with self.at(game, options, scene, look, **more) as page:
            page.wait_for_timeout(STILL)
            touch(page)
            self.take(page, name + look.suffix, wait)

    def _led_to(
        self, scene: Scene, game: str, options: dict[str, Any], lid_time: str, company: ExitStack
    ) -> tuple[Any, int]:
        for number in itertools.count(1):
            seats = [{"kind": "local", "name": each} for each in NAMES[: options.get("players", 4)]]
            device = f"visitor {next(self.visitors)}"
            made = set_up(self.server, game, seats, options=options, device=device, lid_time=lid_time)
            begin(self.server, made)
            seat = stay_until(self.server, made, scene, number, company)
            if seat is not None:
                return made, seat
        raise AssertionError("chance never led to this scene")


def keep(picture: Image.Image, file: Path) -> None:
    """Writes a picture, and says so."""
    picture.convert("RGB").save(file, quality=QUALITY, method=6)
    print(f"{file.relative_to(ROOT)} {file.stat().st_size // 1024} KB", flush=True)
