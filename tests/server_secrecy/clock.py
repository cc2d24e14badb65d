"""An event loop whose time stands still, so that nothing which counts time differs between two worlds."""

import asyncio
import faulthandler
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class StoppedLoop(asyncio.SelectorEventLoop):
    """Time stands still until somebody lets it pass, or lets it run."""

    stopped_at: float | None = None
    ahead = 0.0
    watchdog: "Watchdog"

    def time(self) -> float:
        return super().time() + self.ahead if self.stopped_at is None else self.stopped_at

    def stand_still(self) -> None:
        """From now on no time passes by itself."""
        self.stopped_at = self.time()

    def let_pass(self, seconds: float) -> None:
        """So much time passes at once."""
        assert self.stopped_at is not None
        self.stopped_at += seconds

    def note_step(self) -> None:
        """Something has been done; the next step may take as long again."""
        self.watchdog.step.set()

    def pass_to_next_timer(self) -> None:
        """As much time passes as the next timer waits for."""
        now = self.time()
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined] # asyncio's own list
        waiting = [timer.when() for timer in timers if timer.when() > now and not timer.cancelled()]
        assert waiting, "nothing will ever happen here"
        self.let_pass(min(waiting) - now)

    def run_on(self) -> None:
        """From now on time passes as everywhere."""
        if self.stopped_at is not None:
            self.ahead = self.stopped_at - super().time()
            self.stopped_at = None


def the_loop() -> StoppedLoop:
    """The loop this code runs in."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StoppedLoop)
    return loop


def milliseconds() -> int:
    """The wall clock, which stands still with the loop's."""
    return round(1000 * the_loop().time())


class Watchdog(threading.Thread):
    """Ends what takes too long by everybody else's time, and shows where everything stood then.

    It does so again and again: even what is done at the end may wait for something that never comes.
    """

    def __init__(self, task: asyncio.Task[Any], patience: float) -> None:
        super().__init__(name="watchdog", daemon=True)
        self.task = task
        self.loop = task.get_loop()
        self.patience = patience
        self.step = threading.Event()  # set whenever something has been done
        self.is_over = False

    def run(self) -> None:
        while not self.is_over:
            if self.step.wait(self.patience):
                self.step.clear()
            elif not self.is_over:
                self.loop.call_soon_threadsafe(self._bark)

    def _bark(self) -> None:
        for task in asyncio.all_tasks(self.loop):
            task.print_stack(limit=8, file=sys.stderr)
        faulthandler.dump_traceback(sys.stderr)
        self.task.cancel("too slow")

    def lie_down(self) -> None:
        """All is done."""
        self.is_over = True
        self.step.set()


def run(work: Callable[[], Coroutine[Any, Any, T]], patience: float) -> T:
    """Runs something in a stopped loop, and gives up when no step was noted for so many real seconds."""

    async def watched() -> T:
        task = asyncio.current_task()
        assert task is not None
        watchdog = the_loop().watchdog = Watchdog(task, patience)
        watchdog.start()
        try:
            return await work()
        finally:
            watchdog.lie_down()

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        return runner.run(watched())
