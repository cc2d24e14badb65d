"""A bot that cannot harm its table: if it raises, hangs or answers nonsense, something legal is played.

The bot lives in a process of its own, which is ended when it takes too long. What went wrong is reported.
"""

import multiprocessing
import random
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from geisterstunde.bots.bot import Bot, Decision, Reason
from geisterstunde.bots.search import never
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer

SPAWN = multiprocessing.get_context("spawn")
FALLBACK = Reason("fallback")
START_SECONDS = 120.0  # a first start may have to compile the rules


class Incident(NamedTuple):
    """What a bot did wrong: the seat, and a sentence."""

    seat: int
    sentence: str


class Worker:
    """A process that answers requests one by one, each within a deadline; ended when it takes too long.

    `make` is called in the process and gives what answers there. `lives` counts the processes there were: a
    new one remembers nothing.
    """

    def __init__(
        self,
        make: Callable[[], Callable[[Any], Any]],
        deadline: float,
        first_deadline: float = START_SECONDS,
        memory_limit: int | None = None,
    ) -> None:
        self.make = make
        self.deadline = deadline
        self.first_deadline = first_deadline
        self.memory_limit = memory_limit
        self.process: Any = None
        self.pipe: Connection | None = None
        self.answered: set[str] = set()
        self.lives = 0

    def start(self) -> None:
        """Makes sure that there is a process to ask."""
        if self.process is not None:
            return
        self.lives += 1
        self.pipe, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=serve, args=(self.make, theirs, self.memory_limit), daemon=True)
        try:
            process.start()
        except OSError as error:
            raise Trouble(f"The bot's process cannot be started: {error.strerror}.") from error
        self.process = process
        theirs.close()
        try:
            ready = self.pipe.poll(START_SECONDS) and self.pipe.recv() == READY
        except (OSError, EOFError):
            ready = False
        if not ready:
            self.close()
            raise Trouble("The bot's process has not started.")

    def ask(self, request: Any, kind: str = "") -> Any:
        """The answer to a request; raises Trouble where there is none.

        The first answer of a kind may take longer, because it compiles what others have not compiled yet.
        """
        patience = self.deadline if kind in self.answered else self.first_deadline
        self.start()
        assert self.pipe is not None
        try:
            self.pipe.send(request)
            answered = self.pipe.poll(patience)
            answer = self.pipe.recv() if answered else None
        except (OSError, EOFError) as error:
            self.close()
            raise Trouble("The bot's process has died.") from error
        except Exception as error:
            self.close()
            raise Trouble("The bot has answered with something that cannot be read.") from error
        if not answered:
            self.close()
            raise Trouble(f"The bot has not answered within {patience:g} seconds.")
        self.answered.add(kind)
        if isinstance(answer, Failure):
            self.close()  # a fresh one will hear everything again
            raise Trouble(answer.sentence)
        return answer

    def close(self) -> None:
        """Ends the process."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None


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
        self.worker = Worker(SingleBot(make), deadline, first_deadline)
        self.report = report
        self.watched: list[EventNumbers] = []
        self.untold = 0
        self.told_life = 0
        self.random = random.Random(seat)

    def watch(self, events: EventNumbers) -> None:
        """Keeps the events; the worker hears them before it decides."""
        self.watched.append(events.copy())

    def decide(self, shown: Buffer, stop: Callable[[], bool] = never) -> Decision:
        """What the bot decides, or something legal."""
        try:
            return checked(self._ask(shown), self.game, shown, self.seat)
        except Trouble as trouble:
            self.report(Incident(self.seat, str(trouble)))
            return fallback(self.game, shown, self.seat, self.random)

    def close(self) -> None:
        """Ends the worker."""
        self.worker.close()

    def _ask(self, shown: Buffer) -> Any:
        self.worker.start()
        if self.told_life != self.worker.lives:
            self.told_life, self.untold = self.worker.lives, 0
        news = self.watched[self.untold :]
        self.untold = len(self.watched)
        return self.worker.ask((news, shown))


class SingleBot:
    """What answers in a worker that runs one bot."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        self.make = make

    def __call__(self) -> Callable[[Any], Any]:
        bot = self.make()

        def answer(request: tuple[list[EventNumbers], Buffer]) -> Decision:
            happened, shown = request
            for events in happened:
                bot.watch(events)
            return bot.decide(shown)

        return answer


def checked(answer: Any, game: Game, shown: Buffer, seat: int) -> Decision:
    """An answer that is a legal decision; raises Trouble where it is none."""
    if not is_decision(answer):
        raise Trouble("The bot has answered with something that is no decision.")
    refusal = game.refuse(shown, seat, answer.action)
    if refusal is not None:
        raise Trouble(f"The bot has decided something that is not legal: {refusal.sentence}")
    decision: Decision = answer
    return decision


def fallback(game: Game, shown: Buffer, seat: int, chance: random.Random) -> Decision:
    """Something legal, by chance."""
    return Decision(chance.choice(game.legal(shown, seat)), FALLBACK)


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


def serve(
    make: Callable[[], Callable[[Any], Any]], pipe: Connection, memory_limit: int | None = None
) -> None:
    """The worker: makes what answers, then listens and answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the one people see decides
    if memory_limit is not None:
        limit_memory(memory_limit)
    answer = make()
    pipe.send(READY)
    while True:
        try:
            request = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(answer(request))
        except Exception as error:  # noqa: BLE001 - a bot may raise anything
            pipe.send(Failure(f"The bot has failed: {type(error).__name__}: {error}"[:200]))


def limit_memory(most: int) -> None:
    """Lets this process have no more than so many bytes, where the system can do that."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
