"""An event loop whose time stands still, so that nothing which counts time differs between two worlds."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class StoppedLoop(asyncio.SelectorEventLoop):
    """Time stands still until somebody lets it pass, or lets it run."""

    stopped_at: float | None = None
    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead if self.stopped_at is None else self.stopped_at

    def stand_still(self) -> None:
        """From now on no time passes by itself."""
        self.stopped_at = self.time()

    def let_pass(self, seconds: float) -> None:
        """So much time passes at once."""
        assert self.stopped_at is not None
        self.stopped_at += seconds

    def pass_to_next_timer(self) -> None:
        """As much time passes as the next timer waits for."""
        now = self.time()
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined] # asyncio's own list
        waiting = [timer.when() for timer in timers if timer.when() > now and not timer.cancelled()]
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


def run(work: Callable[[], Coroutine[Any, Any, T]], patience: float) -> T:
    """Runs something in a stopped loop, and gives up after so many real seconds."""

    async def watched() -> T:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None
        watchdog = threading.Timer(patience, loop.call_soon_threadsafe, [task.cancel, "too slow"])
        watchdog.start()
        try:
            return await work()
        finally:
            watchdog.cancel()

    with asyncio.Runner(loop_factory=StoppedLoop) as runner:
        return runner.run(watched())
