"""A real browser, a real server, and pages that must behave."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.browser.chromium import QUIET, chromium
from tests.server.running import RunningServer

LAPTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 640}
PATIENCE = 60_000  # milliseconds, because the machine may be busy with something else
# a small document of the house, from which whoever sits down comes to the table
OUTSIDE = "/icon.svg"
# Who looks is usually content with less motion: most tests are about something else.
USUALLY = {"reduced_motion": "reduce"}
# Somebody who was here before likes the day better; the house itself is dark.
BY_DAY = """() => {
    const known = JSON.parse(localStorage.getItem('geisterstunde.settings') ?? '{}');
    localStorage.setItem('geisterstunde.settings', JSON.stringify({ theme: 'day', ...known }));
}"""
LIVELY = {"reduced_motion": "no-preference"}
# Whoever comes for the first time is welcomed by the Count; most tests are about people who know him.
BEEN_HERE = "localStorage.setItem('geisterstunde.welcomed', 'yes')"
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
# what moves for ever, as clouds do, is not waited for
AT_REST = """() => document.getAnimations().every(({ effect, playState }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""
AS_LARGE = "([width, height]) => innerWidth === width && innerHeight === height"
OpenPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


# Most tests are about something else than the painted cemetery: its painter never comes there.
NO_PAINTER = "window.Worker = class { postMessage() {} terminate() {} };"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Visit:
    """A page in a browser of its own, and what it did that it must not do."""

    def __init__(self, context: BrowserContext, server: RunningServer) -> None:
        self.server = server
        self.context = context
        self.faults: list[str] = []
        context.set_default_timeout(PATIENCE)

    def begin(self) -> Page:
        """Opens the page."""
        self.page = self.context.new_page()
        self.page.on("console", lambda said: self._said(said.type, said.text, said.location["url"]))
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", lambda request: self._asked(request.url))
        return self.page

    def _said(self, kind: str, text: str, url: str) -> None:
        turned_down = "the server responded with a status of 4" in text and "/api/" in url
        unplugged = "net::ERR_INTERNET_DISCONNECTED" in text  # by the test itself
        if kind in ("error", "warning") and not turned_down and not unplugged:
            self.faults.append(f"{kind}: {text}")

    def _asked(self, url: str) -> None:
        own = (self.server.address, self.server.socket, "data:", "blob:")
        if not url.startswith(own):
            self.faults.append(f"asked another host: {url}")

    def is_over(self) -> bool:
        """Leaves the house and forgets it; whether another visit can follow in this browser."""
        if self.page.is_closed():
            return False
        self.page.goto(self.server.address + OUTSIDE)
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        return True


def resize(page: Page, size: ViewportSize) -> None:
    """Gives a page another size, and waits until it is laid out in it."""
    page.set_viewport_size(size)
    page.wait_for_function(AS_LARGE, arg=[size["width"], size["height"]])
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(LAID_OUT)


class OneBrowser:
    """The Chromium of a worker, from its first test of the page to its last.

    While it is driven, a loop runs that other tests must not find. Visitors who are gone leave their place to
    the next who come in the same way: what they have loaded need not be loaded again.
    """

    def __init__(self) -> None:
        self.driving: ExitStack | None = None
        self.free: dict[str, list[Visit]] = {}

    def launched(self) -> Browser:
        """The browser; it is started where it does not run."""
        if self.driving is None:
            self.driving = ExitStack()
            playwright = self.driving.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
            self.driving.callback(self.browser.close)
        return self.browser

    def close(self) -> None:
        """Ends it."""
        self.free.clear()
        if self.driving is not None:
            self.driving.close()
            self.driving = None


ONE = OneBrowser()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """After the last test of the page the browser goes."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        ONE.close()


@pytest.fixture
def browser() -> Browser:
    """The one Chromium of this worker."""
    return ONE.launched()


@pytest.fixture
def open_page(browser: Browser, server: RunningServer) -> Iterator[OpenPage]:
    """Opens pages, each in a browser of its own that knows nothing; none may complain.

    A test that changes what the browser does asks for one that is `new`; who looks at the cemetery, for one
    where it is `painted`.
    """
    visits: list[tuple[str, Visit]] = []

    def opened(
        path: str = OUTSIDE,
        size: ViewportSize = LAPTOP,
        language: str = "en-GB",
        newcomer: bool = False,
        theme: str = "night",
        new: bool = False,
        painted: bool = False,
        **more: Any,
    ) -> Page:
        way = "" if new or painted or more else f"{server.address} {size} {language} {newcomer} {theme}"
        if ONE.free.get(way):
            visit = ONE.free[way].pop()
            visit.page.set_viewport_size(size)
        else:
            context = browser.new_context(viewport=size, locale=language, **{**USUALLY, **more})
            if not painted:
                context.add_init_script(NO_PAINTER)
            if not newcomer:
                context.add_init_script(BEEN_HERE)
            if theme == "day":
                context.add_init_script(f"({BY_DAY})()")
            visit = Visit(context, server)
            visit.begin()
        visits.append((way, visit))
        visit.page.goto(server.address + path)
        return visit.page

    yield opened
    for way, visit in visits:
        if way and visit.is_over():
            ONE.free.setdefault(way, []).append(visit)
        else:
            visit.context.close()
    faults = [fault for _, visit in visits for fault in visit.faults]
    for _, visit in visits:
        visit.faults.clear()
    assert faults == []
