"""The bots of all tables, in a few worker processes with a deadline and a limit of memory.

A worker keeps the minds of many bots. Which worker a bot lives in follows from its table; where a worker has
been replaced, or has forgotten a bot, all that the bot has seen is told again.
"""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from geisterstunde.bots.bot import Bot, Decision, events_for
from geisterstunde.bots.daily import afresh
from geisterstunde.bots.guard import Trouble, Worker, checked, fallback
from geisterstunde.bots.registry import bot_named, quick_level
from geisterstunde.kernel.game import Game
from geisterstunde.kernel.log import EventNumbers
from geisterstunde.kernel.record import Buffer
from geisterstunde.server.fair_turns import FairTurns

DEADLINE = 5.0  # seconds a decision
MEMORY = 2 * 1024**3  # bytes a worker
MINDS = 400  # bots a worker keeps in mind


class Request(NamedTuple):
    """A bot is to decide: who it is, what it has seen since, and what it sees now."""

    table: str
    seat: int
    game: str
    level: str
    seed: int
    known: int  # how much it is taken to have seen already
    news: Sequence[EventNumbers]
    shown: Buffer


class Forgotten(NamedTuple):
    """The worker does not know this bot so well; tell it everything."""


class Minds:
    """What answers in a worker: many bots, those asked lately."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], tuple[Bot, int]] = OrderedDict()

    def __call__(self, request: Request) -> Decision | Forgotten:
        name = (request.table, request.seat, request.level)
        bot, seen = self.bots.pop(name, (None, 0))
        if bot is None or seen != request.known:
            if request.known > 0:
                return Forgotten()
            bot = bot_named(request.game, request.level, request.seat, request.seed)
        for events in request.news:
            bot.watch(events)
        self.bots[name] = (bot, request.known + len(request.news))
        if len(self.bots) > MINDS:
            self.bots.popitem(last=False)
        return bot.decide(request.shown)


class BotPool:
    """Asks the bots, and plays something legal where one fails."""

    def __init__(self, workers: int, report: Callable[[str], None], *, half_asleep: bool = False) -> None:
        self.report = report
        self.half_asleep = half_asleep  # plain rules are too slow for bots that play on in their minds
        self.workers = [Worker(Minds, DEADLINE, memory_limit=MEMORY) for _ in range(workers)]
        # one thread a worker: a worker answers one request at a time
        self.threads = [ThreadPoolExecutor(1, f"bots-{number}") for number in range(workers)]
        self.turns = [FairTurns() for _ in range(workers)]
        self.known: dict[tuple[str, int, str], tuple[int, int]] = {}
        self.chance = random.Random()

    async def decide(
        self,
        game: Game,
        table: str,
        seat: int,
        level: str,
        seed: int,
        events: Sequence[EventNumbers],
        shown: Buffer,
        *,
        with_people: bool,
    ) -> Decision:
        """What a bot decides that has seen all these events; or something legal."""
        if self.half_asleep:
            level = quick_level(game.name, level)
        events = list(events)  # the table's own list grows meanwhile
        place = hash(table) % len(self.workers)
        loop = asyncio.get_running_loop()

        def ask(known: int) -> Any:
            news = [events_for(each, seat) for each in events[known:]]
            request = Request(table, seat, game.name, level, seed, known, news, shown)
            return self.workers[place].ask(request, kind=f"{game.name} {level}")

        try:
            name = (table, seat, level)
            async with self.turns[place].turn(table, with_people):
                life, known = self.known.pop(name, (0, 0))
                known = known if life == self.workers[place].lives else 0
                answer = await loop.run_in_executor(self.threads[place], ask, known)
                if isinstance(answer, Forgotten):
                    answer = await loop.run_in_executor(self.threads[place], ask, 0)
                self.known[name] = (self.workers[place].lives, len(events))
            return checked(answer, game, shown, seat)
        except Trouble as trouble:
            self.report(str(trouble))
            return fallback(game, shown, seat, self.chance)

    async def decide_afresh(
        self,
        game: Game,
        table: str,
        seat: int,
        level: str,
        seed: int,
        events: Sequence[EventNumbers],
        shown: Buffer,
    ) -> Decision:
        """What a quick bot decides that thinks all of this over anew: the same for the same seed and events.

        No worker keeps it in mind, so it is the same whatever happens to workers, and however busy they are.
        """
        bot = afresh(game.name, level, seat, seed)
        for each in list(events):
            bot.watch(events_for(each, seat))
        thread = self.threads[hash(table) % len(self.threads)]
        return await asyncio.get_running_loop().run_in_executor(thread, bot.decide, shown)

    def wake(self) -> None:
        """Compiled rules are there: all bots think in new workers, and as well as they can."""
        self.half_asleep = False
        for worker, thread in zip(self.workers, self.threads, strict=True):
            thread.submit(worker.close)

    def forget(self, table: str) -> None:
        """A table is gone."""
        for name in [name for name in self.known if name[0] == table]:
            del self.known[name]

    def tidy(self) -> None:
        """Forgets which tables have used the workers, as far as that counts no more."""
        for turns in self.turns:
            turns.tidy()

    def close(self) -> None:
        """Ends all workers."""
        for worker, thread in zip(self.workers, self.threads, strict=True):
            worker.close()
            thread.shutdown(wait=False, cancel_futures=True)
