"""Progress of long work: how much is done, how fast, and how long it will take."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from types import FrameType
from typing import TypeVar

T = TypeVar("T")

SLOW = 10  # games a second; below that, tenths matter


def told(done: Iterable[T], total: int, games: Callable[[T], int]) -> Iterator[T]:
    """Passes everything on, and tells whoever waits at a terminal; Ctrl-C ends it early, without a word."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        """Games a second."""

        def render(self, task: object) -> Text:
            speed = getattr(task, "speed", None)
            return Text("" if speed is None else f"{speed:,.{0 if speed >= SLOW else 1}f} games/s")

    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True) as progress:
        task = progress.add_task("", total=total)
        for item in until_interrupted(done):
            yield item
            progress.advance(task, games(item))


def until_interrupted(done: Iterable[T]) -> Iterator[T]:
    """Passes everything on until Ctrl-C, which breaks into work, never into what is made of its results."""
    working, interrupted = False, False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True
        if working:
            raise KeyboardInterrupt

    coming = iter(done)
    before = signal.signal(signal.SIGINT, interrupt)
    try:
        while not interrupted:
            working = True
            item = next(coming)
            working = False
            yield item
    except (KeyboardInterrupt, StopIteration):
        return
    finally:
        signal.signal(signal.SIGINT, before)
