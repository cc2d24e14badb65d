"""A tour of the page for those who come through a proxy: everything must be found below its address."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from playwright.sync_api import Browser, Page, expect, sync_playwright

from geisterstunde.server.asgi import drawn_code
from tests.browser.chromium import QUIET, chromium
from tests.browser.conftest import PATIENCE
from tests.browser.sitting import begin, play_on, set_up, sit_down
from tests.hosting.proxies import NAMES
from tests.server.running import RunningServer

ME, FRIEND, BOT = {"kind": "local", "name": "Edda"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
SHORT = {"vampires": 4}


@contextmanager
def browser_that_knows_the_names() -> Iterator[Browser]:
    """A Chromium for which the names of the page are this machine's."""
    rules = ",".join(f"MAP {name} 127.0.0.1" for name in NAMES)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=[*QUIET, f"--host-resolver-rules={rules}"]
        )
        try:
            yield browser
        finally:
            browser.close()


class Tour:
    """Pages that come to one address, and all that went wrong on them."""

    def __init__(self, browser: Browser, server: RunningServer, address: str) -> None:
        self.browser = browser
        self.server = server
        self.address = address  # as people type it, with a slash at its end
        self.sockets: set[str] = set()
        self.faults: list[str] = []

    def page(self) -> Page:
        context = self.browser.new_context(
            viewport={"width": 1440, "height": 900},
            locale="en-GB",
            ignore_https_errors=True,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("request", lambda request: self._asked(request.url))
        page.on("response", lambda answer: self._answered(answer.url, answer.status))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("websocket", lambda socket: self.sockets.add(socket.url))
        page.goto(self.address)
        return page

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"asked for {url}")

    def _answered(self, url: str, status: int) -> None:
        if status >= 400:
            self.faults.append(f"{status} for {url}")

    def take(self) -> None:
        """Joins by link, plays over a socket, scans, watches again, reads the rules."""
        self.join_by_link()
        self.play_and_watch_again()
        self.read_the_rules()
        assert self.faults == []
        assert self.sockets
        assert all(each.startswith(f"{self.address.replace('http', 'ws', 1)}ws/") for each in self.sockets)

    def join_by_link(self) -> None:
        made = set_up(self.server, "dawn-under", [ME, FRIEND], options=SHORT)
        host, friend = self.page(), self.page()
        sit_down(host, made)
        link = host.get_by_label("Invitation link").input_value()
        assert link == f"{self.address}#/t/{made['table']['id']}"
        code = host.locator("img[src*='invitation.svg']")
        expect(code).to_be_visible()
        assert code.evaluate("image => image.naturalWidth") > 0
        shown = host.evaluate(
            "source => fetch(source).then(answer => answer.text())", code.get_attribute("src")
        )
        assert shown == drawn_code(link).decode()
        friend.goto(link)
        friend.reload()  # the address differs after its # only
        friend.get_by_role("button", name="Sit down", exact=True).click()
        host.get_by_role("button", name="Begin").click()
        for page in (host, friend):
            page.wait_for_selector(".cemetery")
            page.context.close()

    def play_and_watch_again(self) -> None:
        made = set_up(self.server, "dawn-under", [ME, BOT], options=SHORT)
        table = begin(self.server, made)
        page = self.page()
        sit_down(page, made)
        assert play_on(page)
        page.get_by_role("button", name="Lift the lids").click()
        page.get_by_role("link", name="Watch again").click()
        candle = page.get_by_role("slider")
        candle.press("End")
        steps = httpx.get(f"{self.server.address}/api/tables/{table}/replay").json()["steps"]
        expect(candle).to_have_value(str(len(steps) - 1))
        page.context.close()

    def read_the_rules(self) -> None:
        page = self.page()
        page.goto(f"{self.address}#/rules/through-the-wall")
        page.reload()
        expect(page.get_by_role("heading", name="Through the Wall").first).to_be_visible()
        page.context.close()
