"""A server for whom time flies: `python -m torture.fast_clock serve …`, as many times as fast as SPEED says.

All its clocks run faster, and whatever waits waits for as much less. An evening takes minutes then, in which
tables are forgotten and rounds through the house are made as often as in a whole evening.
"""

import asyncio
import os
import selectors
import socket
import sys
import time
from asyncio import selector_events
from collections.abc import Callable, Coroutine
from typing import Any

SPEED = "TORTURE_SPEED"


def hastened(clock: Callable[[], Any], speed: float) -> Callable[[], Any]:
    """A clock that shows the same now, and runs faster from now on.

    >>> times = iter([100, 101, 103])
    >>> clock = hastened(lambda: next(times), 10.0)
    >>> clock(), clock()
    (110, 130)
    """
    began = clock()
    kind = type(began)
    return lambda: began + kind(speed * (clock() - began))


class HastySelector(selectors.DefaultSelector):
    """Waits for less time than it is told to."""

    speed = 1.0

    def select(self, timeout: float | None = None) -> Any:
        return super().select(timeout / self.speed if timeout else timeout)


class LeanTransport(selector_events._SelectorSocketTransport):  # type: ignore[name-defined,misc]
    """A connection of asyncio's own loop that does not hold on to itself when it is over.

    Those of uvloop, by which servers are run, do not either; else the collector would have to find them.
    """

    def _call_connection_lost(self, exc: Exception | None) -> None:
        super()._call_connection_lost(exc)
        self._read_ready_cb = None


class ExactSocket(socket.socket):
    """Takes no more memory for what comes than it needs, as uvloop does.

    asyncio asks for 4 KB to be woken and for 256 KB to be sent something, and gives back all but some bytes.
    What is left cannot be used the next time: in four hours that made holes of 5 MB. Only the loop's thread
    receives anything.
    """

    room = memoryview(bytearray(256 * 1024))

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        return bytes(self.room[: self.recv_into(self.room, size, flags)])


def run(main: Coroutine[Any, Any, Any]) -> Any:
    """What `asyncio.run` does, in a hasty loop."""
    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(HastySelector())) as runner:
        return runner.run(main)


def make_time_fly(speed: float) -> None:
    """From now on, for all that is imported later."""
    HastySelector.speed = speed
    for name in ("monotonic", "perf_counter", "time", "time_ns"):
        setattr(time, name, hastened(getattr(time, name), speed))
    asyncio.run = run  # type: ignore[assignment]
    selector_events._SelectorSocketTransport = LeanTransport  # type: ignore[attr-defined]
    socket.socket = ExactSocket  # type: ignore[misc]
    sys.modules["uvloop"] = None  # type: ignore[assignment] # its loop has a clock of its own


if __name__ == "__main__":
    make_time_fly(float(os.environ[SPEED]))
    from geisterstunde.cli import main

    main()
