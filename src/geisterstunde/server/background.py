"""Work that goes on whoever waits for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from geisterstunde.server.metrics import Metrics

T = TypeVar("T")


class Background:
    """Tasks that are finished even when nobody waits for them, and whose faults are reported."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.tasks: set[asyncio.Task[Any]] = set()

    def work(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts a piece of work."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.report(task.exception())
