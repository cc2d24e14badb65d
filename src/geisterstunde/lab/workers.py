"""Shares work out: to this process, to processes of this machine, or to a cluster. Answers come in order."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from geisterstunde.kernel.refusal import InEnglish

T = TypeVar("T")
R = TypeVar("R")

PRELOADED = "geisterstunde.lab.preloaded"
AHEAD = 4  # pieces of work a worker that wait or are done: enough to keep busy, few enough to stay small


class Workers(Protocol):
    """Somebody who does pieces of work, each exactly once as far as anybody can see."""

    def map(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """The answers, in the order of the pieces."""


class OneProcess:
    """Works here and now."""

    def map(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """One after the other."""
        return map(work, pieces)


class ManyProcesses:
    """Processes of this machine. One imports what all of them need, and they share its memory."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        context = get_context("forkserver")
        context.set_forkserver_preload([PRELOADED])
        self.pool = ProcessPoolExecutor(workers, context)

    def __enter__(self) -> "ManyProcesses":
        return self

    def __exit__(self, *failure: object) -> None:
        self.pool.shutdown(cancel_futures=True)

    def map(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Never more than a few pieces are under way, however many there are."""
        coming = iter(pieces)
        under_way: deque[Future[R]] = deque()
        with interrupts_ignored():  # processes start here, and inherit it
            under_way.extend(self.pool.submit(work, piece) for piece in islice(coming, AHEAD * self.workers))
        try:
            while under_way:
                answer = under_way.popleft().result()
                under_way.extend(self.pool.submit(work, piece) for piece in islice(coming, 1))
                yield answer
        except BrokenProcessPool as error:
            raise InEnglish("A worker process ended by itself, perhaps for want of memory.") from error


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ctrl-C reaches all processes; the one people see decides what to do, so its children ignore it."""
    if threading.current_thread() is not threading.main_thread():  # only there can it be switched
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def workers_for(pieces: int, workers: int | None, cluster: str | None) -> AbstractContextManager[Workers]:
    """Whoever suits: a cluster where one is named, else as many processes as there are pieces or cores."""
    if cluster is not None:
        from geisterstunde.lab.cluster import RayCluster  # noqa: PLC0415 - an extra, and slow to import

        return RayCluster(cluster, workers)
    count = min(workers or os.cpu_count() or 1, pieces)
    return ManyProcesses(count) if count > 1 else nullcontext(OneProcess())
