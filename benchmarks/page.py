"""How the page feels: what a visit loads, when it answers, how smoothly boards move, and what it keeps.

`python -m benchmarks.page [visits moves painting memory]`, on a machine that does nothing else.
"""

import gzip
import itertools
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Response, sync_playwright

from benchmarks.figures import Figure, print_figures
from benchmarks.frames import Trace, smooth
from tests.browser.chromium import QUIET, chromium
from tests.browser.sitting import begin, play_on, set_up, sit_down, tap_something
from tests.server.running import RunningServer

LAPTOP = {"width": 1440, "height": 900}
VISITS = 5
ENOUGH = 2  # acts of each kind
MOST_TAPS = 120
MOVES = 3  # of a turn
AFTER_A_TAP = 100  # milliseconds
GAMES = 10
SETTLED = 4  # games after which nothing new is loaded
SHORT: dict[str, dict[str, Any]] = {"dawn-under": {"vampires": 5}, "through-the-wall": {"night": 10}}
ME = {"kind": "local", "name": "Edda"}
OTHER = {"kind": "local", "name": "Otto"}
BOT = {"kind": "bot", "level": "moth"}
ANSWERS = """() => new Promise((done) => {
    const look = () => {
        if (document.querySelector('.post button:enabled')) done(performance.now());
        else requestAnimationFrame(look);
    };
    look();
})"""
# when the board stands there, and when it is painted; tasks during which no tap is heard
WATCH = """() => {
    window.seen = { tasks: [], inputs: [] };
    const note = (name, selector) => {
        if (!window.seen[name] && document.querySelector(selector)) window.seen[name] = performance.now();
    };
    const look = () => {
        note('board', '.cemetery');
        note('painted', '.cemetery .ground canvas.done.seen');
        if (!window.seen.painted) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const watch = (type, list, more) =>
        new PerformanceObserver((entries) => list.push(...entries.getEntries().map((each) => each.duration)))
            .observe({ type, buffered: true, ...more });
    watch('longtask', window.seen.tasks);
    watch('event', window.seen.inputs, { durationThreshold: 16 });
}"""
BOTH_KEPT = """() => new Promise((done) => {
    const look = () => {
        const opening = indexedDB.open('geisterstunde');
        opening.onsuccess = () => {
            const house = opening.result;
            const counting = house.transaction('paintings').objectStore('paintings').count();
            counting.onsuccess = () => (house.close(), counting.result >= 2 ? done() : setTimeout(look, 100));
        };
    };
    look();
})"""


def fresh(browser: Browser, **more: Any) -> Page:
    return browser.new_context(viewport=LAPTOP, **more).new_page()  # type: ignore[arg-type]


def visits(browser: Browser, server: RunningServer) -> list[Figure]:
    """What a first visit loads, compressed, and when the page answers."""
    sizes, times = [], []
    for _ in range(VISITS):
        page = fresh(browser)
        loaded: list[Response] = []

        def keep(response: Response, kept: list[Response] = loaded) -> None:
            kept.append(response)

        page.on("response", keep)
        page.goto(server.address)
        times.append(page.evaluate(ANSWERS))
        page.wait_for_load_state("networkidle")
        sizes.append(sum(len(gzip.compress(each.body())) for each in loaded) / 1000)
        page.context.close()
    return [
        Figure("all that a first visit loads, compressed", statistics.median(sizes), "KB", "at most 250"),
        Figure("from the address to a page that answers", statistics.median(times) / 1000, "s", "at most 1"),
    ]


def seated(browser: Browser, server: RunningServer, game: str, other: dict[str, str]) -> Page:
    """A page of one's own at a table where things take their time."""
    made = set_up(server, game, [ME, other], options={"first": 0}, lid_time="1.5")
    begin(server, made)
    page = fresh(browser)
    page.add_init_script(f"({WATCH})()")
    page.goto(server.address)
    sit_down(page, made, [0])
    return page


def moves(browser: Browser, server: RunningServer) -> list[Figure]:
    return [*cemetery(browser, server), *castle(browser, server)]


def cemetery(browser: Browser, server: RunningServer) -> list[Figure]:
    """Lids turn over, vampires go to bed, rats run."""
    page = seated(browser, server, "dawn-under", BOT)
    page.wait_for_selector(".grave.lit")
    page.wait_for_selector(".cemetery:not(.unpainted)")
    page.wait_for_timeout(2000)  # both moods are painted
    trace = Trace(page)
    for tap in range(MOST_TAPS):
        page.wait_for_selector(".grave.lit, .answers button:enabled, section.end", timeout=60_000)
        if min(map(trace.seen, ("opened", "laid", "plague_began"))) >= ENOUGH:
            break
        tap_something(page, tap)
        page.wait_for_timeout(AFTER_A_TAP)
    trace.end()
    lean = page.locator("html[data-lean]").count()
    page.context.close()
    return [
        *smooth("a lid turns", trace.gaps(lambda kinds: "opened" in kinds and "laid" not in kinds)),
        *smooth("a vampire goes to bed", trace.gaps(lambda kinds: "laid" in kinds)),
        *smooth("rats run", trace.gaps(lambda kinds: "plague_began" in kinds)),
        Figure("cemeteries that grew leaner", lean, ""),
    ]


def castle(browser: Browser, server: RunningServer) -> list[Figure]:
    """The castle turns."""
    page = seated(browser, server, "through-the-wall", OTHER)
    page.wait_for_selector(".space.lit")
    trace = Trace(page)
    for _ in range(MOVES):
        page.get_by_role("button", name="Turn right", disabled=False).click()
        page.wait_for_selector("[data-acting]")
        page.wait_for_selector(".table:not([data-acting])")
    trace.end()
    lean = page.locator("html[data-lean]").count()
    page.context.close()
    return [
        *smooth("the board turns", trace.gaps(lambda kinds: "turned" in kinds)),
        Figure("castles that grew leaner", lean, ""),
    ]


def painting(browser: Browser, server: RunningServer) -> list[Figure]:
    """A board is painted, found again on the next visit, and seen in another light."""
    page = seated(browser, server, "dawn-under", OTHER)
    first = loaded(page)
    page.evaluate(BOTH_KEPT)
    page.reload()
    again = loaded(page)
    page.wait_for_timeout(1500)  # the other mood is there too
    page.evaluate("window.seen.inputs.length = 0")
    for name in ("Day theme", "Night theme") * 2:
        page.get_by_role("button", name=name).click()
        page.wait_for_timeout(2500)
    switches = page.evaluate("window.seen.inputs")
    page.context.close()
    return [
        Figure("a board is painted", first["painting"], "ms", "at most 1500"),
        Figure("the same on the next visit", again["painting"], "ms", "at most 100"),
        Figure("longest task while a table loads, first", first["longest"], "ms", "at most 50"),
        Figure("longest task while a table loads, again", again["longest"], "ms", "at most 50"),
        Figure("from a tap to another light", max(switches, default=0), "ms", "at most 100"),
    ]


def loaded(page: Page) -> dict[str, float]:
    """How long a board was painted, and how long no tap was heard meanwhile."""
    page.wait_for_selector(".cemetery:not(.unpainted)", timeout=60_000)
    page.wait_for_timeout(2500)  # the other mood follows
    seen = page.evaluate("window.seen")
    return {"painting": seen["painted"] - seen["board"], "longest": max(seen["tasks"], default=0)}


def memory(browser: Browser, server: RunningServer) -> list[Figure]:
    """Ten games, of both boards by turns, on one page that is never loaded anew."""
    page = fresh(browser, reduced_motion="reduce")
    page.goto(server.address)
    page.wait_for_selector(".post button:enabled")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    used: list[tuple[float, float]] = []
    for number, game in zip(range(GAMES), itertools.cycle(SHORT), strict=False):
        device = f"visitor {number}"
        made = set_up(server, game, [ME, OTHER], options=SHORT[game], pace="quick", device=device)
        table = begin(server, made)
        keys = {table: {"host": made["host"], "seats": {each["seat"]: each["key"] for each in made["seats"]}}}
        page.evaluate("(keys) => localStorage.setItem('geisterstunde.keys', JSON.stringify(keys))", keys)
        page.evaluate("(table) => { location.hash = `#/t/${table}`; }", table)
        assert play_on(page)
        page.evaluate("location.hash = '#/'")
        page.wait_for_selector(".post button:enabled")
        page.wait_for_timeout(1000)
        used.append(in_use(session))
        print(json.dumps({"game": number + 1, "megabytes": used[-1][0], "nodes": used[-1][1]}), flush=True)
    page.context.close()
    (before, nodes_before), (after, nodes_after) = used[SETTLED - 1], used[-1]
    return [
        Figure(f"memory after {GAMES} games", after, "MB"),
        Figure(f"the same, against {SETTLED} games", after / before, "", "at most 1.05"),
        Figure("nodes of the page, the same way", nodes_after / nodes_before, "", "at most 1.05"),
    ]


def in_use(session: CDPSession) -> tuple[float, float]:
    """Megabytes and nodes that are left when all garbage is gone."""
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return metrics["JSHeapUsedSize"] / 1e6, metrics["Nodes"]


PARTS = {"visits": visits, "moves": moves, "painting": painting, "memory": memory}


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        parts = sys.argv[1:] or PARTS
        print_figures([figure for name in parts for figure in PARTS[name](browser, server)])
        browser.close()


if __name__ == "__main__":
    main()
