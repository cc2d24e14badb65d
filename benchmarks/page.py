"""How the page feels: what a first visit loads, when it answers, and how smoothly lids and boards turn.

`python -m benchmarks.page`. Frames are read from the browser's own trace while the animations run.
"""

import gzip
import itertools
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Response, sync_playwright

from benchmarks.figures import Figure, print_figures
from tests.browser.chromium import QUIET, chromium
from tests.browser.sitting import begin, set_up, sit_down, tap_something
from tests.server.running import RunningServer

LAPTOP = {"width": 1440, "height": 900}
VISITS = 5
TURNS = 8
MOVES = 3  # of a turn
ME = {"kind": "local", "name": "Edda"}
OTHER = {"kind": "local", "name": "Otto"}
ANSWERS = """() => new Promise((done) => {
    const look = () => {
        if (document.querySelector('.games button:enabled')) done(performance.now());
        else requestAnimationFrame(look);
    };
    look();
})"""

# marks in the trace when the first thing begins to move, and when the last has come to rest
MARKS = """() => {
    let moving = 0;
    const change = (by) => {
        if (moving === 0 && by > 0) performance.mark('moves');
        moving += by;
        if (moving === 0 && by < 0) performance.mark('rests');
    };
    document.addEventListener('transitionstart', () => change(1));
    document.addEventListener('transitionend', () => change(-1));
    document.addEventListener('transitioncancel', () => change(-1));
}"""


# the same for a castle: it says itself when it turns
TURN_MARKS = """() => {
    const castle = document.querySelector('.castle');
    const look = () => performance.mark(castle.classList.contains('turning') ? 'moves' : 'rests');
    new MutationObserver(look).observe(castle, { attributeFilter: ['class'] });
}"""


def first_visit(browser: Browser, server: RunningServer) -> list[Figure]:
    """What a first visit loads, compressed, and when the page answers."""
    sizes, times = [], []
    for _ in range(VISITS):
        context = browser.new_context(viewport=LAPTOP)  # type: ignore[arg-type]
        page = context.new_page()
        loaded: list[Response] = []

        def keep(response: Response, kept: list[Response] = loaded) -> None:
            kept.append(response)

        page.on("response", keep)
        page.goto(server.address)
        times.append(page.evaluate(ANSWERS))
        sizes.append(sum(len(gzip.compress(each.body())) for each in loaded) / 1000)
        context.close()
    return [
        Figure("all that a first visit loads, compressed", statistics.median(sizes), "KB", "at most 150"),
        Figure("from the address to a page that answers", statistics.median(times) / 1000, "s", "at most 1"),
    ]


class Trace:
    """The browser's own record of frames while something moves."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.events: list[Any] = []
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.done = False
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))
        self.page = page

    def begin(self, marks: str = MARKS) -> None:
        self.page.evaluate(marks)
        categories = "disabled-by-default-devtools.timeline.frame,devtools.timeline,blink.user_timing"
        self.session.send("Tracing.start", {"traceConfig": {"includedCategories": categories.split(",")}})

    def frames(self) -> list[float]:
        """Milliseconds between two frames that were drawn while something moved."""
        self.session.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(20)
        drawn = self._times("DrawFrame")
        gaps: list[float] = []
        for start, end in zip(self._times("moves"), self._times("rests"), strict=False):
            moving = [time for time in drawn if start <= time <= end]
            gaps += [later - earlier for earlier, later in itertools.pairwise(moving)]
        return gaps

    def _times(self, name: str) -> list[float]:
        return sorted(each["ts"] / 1000 for each in self.events if each["name"] == name)


def smooth(what: str, gaps: list[float]) -> list[Figure]:
    return [
        Figure(f"{what}: frames a second, median", 1000 / statistics.median(gaps), "", "60"),
        Figure(f"{what}: longest frame", max(gaps), "ms", "at most 50"),
        Figure(f"{what}: frames seen", len(gaps), ""),
    ]


def lids(browser: Browser, server: RunningServer) -> list[Figure]:
    """Lids turn over."""
    made = set_up(server, "dawn-under", [ME, OTHER], options={"first": 0}, lid_time="1.5")
    begin(server, made)
    page = browser.new_context(viewport=LAPTOP).new_page()  # type: ignore[arg-type]
    page.goto(server.address)
    sit_down(page, made)
    page.wait_for_selector(".grave.lit")
    trace = Trace(page)
    trace.begin()
    for turn in range(TURNS):
        page.wait_for_selector(".grave.lit, .answers button:enabled")
        tap_something(page, turn)
        page.wait_for_timeout(1700)
    return smooth("a lid turns", trace.frames())


def boards(browser: Browser, server: RunningServer) -> list[Figure]:
    """The castle turns, at a table where things take their time."""
    made = set_up(server, "through-the-wall", [ME, OTHER], options={"first": 0}, lid_time="1.5")
    begin(server, made)
    page = browser.new_context(viewport=LAPTOP).new_page()  # type: ignore[arg-type]
    page.goto(server.address)
    sit_down(page, made, [0])
    page.wait_for_selector(".space.lit")
    trace = Trace(page)
    trace.begin(TURN_MARKS)
    for _ in range(MOVES):
        page.get_by_role("button", name="Turn right", disabled=False).click()
        page.wait_for_selector(".castle.turning")
        page.wait_for_selector(".castle:not(.turning)")
    lean = page.locator(".castle.lean").count()
    return [*smooth("the board turns", trace.frames()), Figure("castles that grew leaner", lean, "")]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        print_figures([*first_visit(browser, server), *lids(browser, server), *boards(browser, server)])
        browser.close()


if __name__ == "__main__":
    main()
