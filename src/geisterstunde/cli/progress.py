"""Progress of long work: how much is done, how fast, and how long it will take."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def told(done: Iterable[T], total: int, games: Callable[[T], int]) -> Iterator[T]:
    """Passes everything on, and tells whoever waits at a terminal; Ctrl-C ends it early, without a word."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        """Games a second."""

        def render(self, task: object) -> Text:
            speed = getattr(task, "speed", None)
            return Text("" if speed is None else f"{speed:,.0f} games/s")

    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True) as progress:
        task = progress.add_task("", total=total)
        try:
            for item in done:
                yield item
                progress.advance(task, games(item))
        except KeyboardInterrupt:
            return
