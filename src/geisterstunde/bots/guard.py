"""A bot that cannot harm its table: if it raises, hangs or answers nonsense, something legal is played.

The bot lives in a process of its own, which is ended when it takes too long. What went wrong is reported.
"""

import multiprocessing
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from geisterstunde.bots.bot import Bot, Decision, Reason, Rows
from geisterstunde.bots.search import never
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.record import Buffer

SPAWN = multiprocessing.get_context("spawn")
FALLBACK = Reason("fallback")
START_SECONDS = 120.0  # a first start may have to compile the rules


class Incident(NamedTuple):
    """What a bot did wrong: the seat, and a sentence."""

    seat: int
    sentence: str


class GuardedBot:
    """Runs a bot in a worker process with a deadline a decision, and plays on without it where it fails.

    A worker that hung or died is replaced by a fresh one, to which all that was watched is told again.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        make: Callable[[], Bot],
        deadline: float,
        report: Callable[[Incident], None],
        first_deadline: float = START_SECONDS,
    ) -> None:
        self.game = game
        self.seat = seat
        self.make = make
        self.deadline = deadline
        self.first_deadline = first_deadline
        self.report = report
        self.watched: list[Rows] = []
        self.untold = 0
        self.random = random.Random(seat)
        self.worker: Any = None
        self.pipe: Connection | None = None
        self.answered_once = False

    def watch(self, rows: Rows) -> None:
        """Keeps the events; the worker hears them before it decides."""
        self.watched.append(rows.copy())

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        """What the bot decides, or something legal."""
        try:
            decision = self._ask(shown)
        except Trouble as trouble:
            self.report(Incident(self.seat, str(trouble)))
            return Decision(self.random.choice(self.game.legal(shown, self.seat)), FALLBACK)
        return decision

    def close(self) -> None:
        """Ends the worker."""
        if self.worker is not None:
            self.worker.kill()
            self.worker.join()
            self.worker = None

    def _ask(self, shown: Buffer) -> Decision:
        if self.worker is None:
            self._start()
        assert self.pipe is not None
        try:
            self.pipe.send((self.watched[self.untold :], shown))
            self.untold = len(self.watched)
            answered = self.pipe.poll(self._patience())
            answer = self.pipe.recv() if answered else None
        except (OSError, EOFError) as error:
            self.close()
            raise Trouble("The bot's process has died.") from error
        except Exception as error:
            self.close()
            raise Trouble("The bot has answered with something that cannot be read.") from error
        if not answered:
            self.close()
            raise Trouble(f"The bot has not answered within {self._patience():g} seconds.")
        self.answered_once = True
        return self._checked(answer, shown)

    def _checked(self, answer: Any, shown: Buffer) -> Decision:
        if isinstance(answer, Failure):
            self.close()  # a fresh one will hear everything again
            raise Trouble(answer.sentence)
        if not is_decision(answer):
            raise Trouble("The bot has answered with something that is no decision.")
        refusal = self.game.refuse(shown, self.seat, answer.action)
        if refusal is not None:
            raise Trouble(f"The bot has decided something that is not legal: {refusal.sentence}")
        decision: Decision = answer
        return decision

    def _patience(self) -> float:
        """A first answer may take longer, because it compiles what others have not compiled yet."""
        return self.deadline if self.answered_once else self.first_deadline

    def _start(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.worker = SPAWN.Process(target=serve, args=(self.make, theirs), daemon=True)
        self.worker.start()
        theirs.close()
        self.untold = 0
        try:
            ready = self.pipe.poll(START_SECONDS) and self.pipe.recv() == READY
        except (OSError, EOFError):
            ready = False
        if not ready:
            self.close()
            raise Trouble("The bot's process has not started.")


READY = "ready"


class Failure(NamedTuple):
    """What a worker sends when its bot has raised."""

    sentence: str


def is_decision(answer: Any) -> bool:
    """Whether an answer has the form of a decision with its reason; True is no number here."""
    if not isinstance(answer, Decision) or type(answer.action) is not int:
        return False
    reason: Any = answer.reason
    if not isinstance(reason, Reason):
        return False
    code, about = tuple[Any, Any](reason)
    return isinstance(code, str) and isinstance(about, str | None)


class Trouble(Exception):
    """A bot has failed; its text says how."""


def serve(make: Callable[[], Bot], pipe: Connection) -> None:
    """The worker: makes the bot, then listens, watches and answers."""
    bot = make()
    pipe.send(READY)
    while True:
        try:
            happened, shown = pipe.recv()
        except EOFError:
            return
        try:
            for rows in happened:
                bot.watch(rows)
            pipe.send(bot.decide(shown))
        except Exception as error:  # noqa: BLE001 - a bot may raise anything
            pipe.send(Failure(f"The bot has failed: {type(error).__name__}: {error}"[:200]))
