"""How smoothly a page moves: frames read from the browser's own trace while something is performed."""

import itertools
import statistics
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import CDPSession, Page

from benchmarks.figures import Figure

CATEGORIES = ("disabled-by-default-devtools.timeline.frame", "devtools.timeline", "blink.user_timing")
# a table says itself what it performs; the trace keeps when that begins and ends
MARKS = """() => {
    const table = document.querySelector('.table');
    window.acted = [];
    const look = () => {
        performance.mark(`acts ${table.dataset.acting ?? ''}`);
        window.acted.push(...(table.dataset.acting ?? '').split(' '));
    };
    new MutationObserver(look).observe(table, { attributeFilter: ['data-acting'] });
}"""
Kinds = frozenset[str]


class Trace:
    """The browser's own record of what a table performs, and of the frames it draws meanwhile."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.events: list[Any] = []
        self.done = False
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))
        page.evaluate(MARKS)
        self.session.send("Tracing.start", {"traceConfig": {"includedCategories": list(CATEGORIES)}})

    def end(self) -> None:
        self.session.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(20)

    def seen(self, kind: str) -> int:
        """How many events of a kind have been performed so far."""
        found: list[str] = self.page.evaluate("window.acted")
        return found.count(kind)

    def gaps(self, wanted: Callable[[Kinds], bool]) -> list[float]:
        """Milliseconds between two frames, during acts of wanted kinds of events."""
        drawn = sorted(each["ts"] / 1000 for each in self.events if each["name"] == "DrawFrame")
        gaps: list[float] = []
        for kinds, start, stop in self._acts():
            if wanted(kinds):
                moving = [time for time in drawn if start <= time <= stop]
                gaps += [later - earlier for earlier, later in itertools.pairwise(moving)]
        return gaps

    def _acts(self) -> Iterator[tuple[Kinds, float, float]]:
        marks = sorted(
            (each["ts"] / 1000, each["name"]) for each in self.events if each["name"].startswith("acts")
        )
        for (start, name), (stop, _) in itertools.pairwise(marks):
            kinds = frozenset(name.split()[1:])
            if kinds:
                yield kinds, start, stop


def smooth(what: str, gaps: list[float]) -> list[Figure]:
    """How many frames a second, and the one that took longest."""
    assert gaps, f"nothing moved: {what}"
    return [
        Figure(f"{what}: frames a second, median", 1000 / statistics.median(gaps), "", "at least 40"),
        Figure(f"{what}: longest frame", max(gaps), "ms", "at most 80"),
        Figure(f"{what}: frames seen", len(gaps), ""),
    ]
