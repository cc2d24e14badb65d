"""Bots that misbehave, each in its way, to be run in processes of their own."""

import itertools
import os
import threading
import time
import zlib
from collections.abc import Callable
from typing import Any

from geisterstunde.bots.bot import Decision, Reason
from geisterstunde.bots.search import never
from geisterstunde.games.registry import game_named
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer


class Good:
    """Decides by all it has ever heard, and says in its reason what that was."""

    def __init__(self, game: str, seat: int) -> None:
        self.game = game_named(game)
        self.seat = seat
        self.heard = 0
        self.times = 0

    def watch(self, events: EventNumbers) -> None:
        """Remembers everything."""
        self.times += 1
        self.heard = zlib.crc32(events.tobytes(), self.heard)

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        """Something legal."""
        legal = self.game.legal(shown, self.seat)
        return Decision(legal[self.heard % len(legal)], Reason("heard", str(self.heard)))


class Raises(Good):
    """Loses its temper."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        raise ZeroDivisionError("what now\nbrown cow" * 100)


class RaisesWhileItWatches(Good):
    """Cannot bear to look."""

    def watch(self, events: EventNumbers) -> None:
        raise KeyError("no")


class RaisesUnspeakably(Good):
    """Loses its temper in a way that cannot even be told."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        class Unspeakable(Exception):
            def __str__(self) -> str:
                raise ValueError("not to be told")

        raise Unspeakable


class Leaves(Good):
    """Ends its process politely."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        raise SystemExit(3)


class Dies(Good):
    """Ends its process at once."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        os._exit(5)


class NeverBegins(Good):
    """Does not even sit down."""

    def __init__(self, game: str, seat: int) -> None:
        raise RuntimeError("no chair")


class Hangs(Good):
    """Thinks for ever."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        threading.Event().wait()
        raise AssertionError("for ever is over")


class EatsMemory(Good):
    """Wants more than there is for it."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        self.eaten = [bytes(1024**3) for _ in range(4)]
        return super().decide(shown)


class HangsAtTimes(Good):
    """Thinks for ever about some things, and decides others at once."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        if self.times % 6 == 0:
            threading.Event().wait()
        return super().decide(shown)


class DiesAtTimes(Good):
    """Ends its process now and then."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        if self.times % 4 == 0:
            os._exit(5)
        return super().decide(shown)


class Answers(Good):
    """Answers whatever it was told to, in turn."""

    def __init__(self, game: str, seat: int, *answers: Any) -> None:
        super().__init__(game, seat)
        self.answers = itertools.cycle(answers)

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        answer: Decision = next(self.answers)
        return answer


class AnswersAFunction(Good):
    """Answers with something that cannot be sent."""

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        return Decision(0, lambda: 0)  # type: ignore[arg-type] # nonsense on purpose


def sleeper() -> Callable[[Any], Any]:
    """What answers in a worker by taking as many seconds as it is asked to."""
    return time.sleep
