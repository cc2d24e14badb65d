"""The rooms of a server, each with one job, and how they depend on each other."""

from collections.abc import Callable, Sequence

from geisterstunde.server.audience import Audience
from geisterstunde.server.background import Background
from geisterstunde.server.bot_pool import BotPool
from geisterstunde.server.broadcast import Broadcast
from geisterstunde.server.commands import Commands
from geisterstunde.server.dealing import Dealing
from geisterstunde.server.limits import USUAL, Bounds
from geisterstunde.server.metrics import Metrics
from geisterstunde.server.scheduler import Scheduler
from geisterstunde.server.store.store import Store
from geisterstunde.server.sync import Sync
from geisterstunde.server.tables import Tables
from geisterstunde.server.waking import Waking, ignore


class Rooms:
    """Everything that serves tables, put together."""

    def __init__(
        self,
        store: Store,
        bot_workers: int,
        bounds: Bounds = USUAL,
        asleep: Sequence[str] = (),
        told: Callable[[float], None] = ignore,
    ) -> None:
        self.store = store
        self.bounds = bounds
        self.metrics = Metrics()
        self.background = Background(self.metrics)
        self.bot_pool = BotPool(bot_workers, self.metrics.bot_failed, half_asleep=bool(asleep))
        self.waking = Waking(asleep, self.bot_pool.wake, told)
        self.broadcast = Broadcast()
        self.sync = Sync(store, self.broadcast, self.background)
        self.tables = Tables(store, self.sync, self.bot_pool, bounds)
        self.commands = Commands(store, self.sync, self.broadcast, self.background, self.metrics)
        self.dealing = Dealing(self.commands)
        self.scheduler = Scheduler(self.commands, self.dealing, self.bot_pool, self.background)
        self.broadcast.follow(self.scheduler.consider)
        self.audience = Audience(self.commands, self.broadcast, self.scheduler, self.sync, self.background)
