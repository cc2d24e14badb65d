"""Runs a server: from opening the store to the last goodbye."""

import asyncio
import contextlib
import functools
import gc
import os
import signal
from collections.abc import Callable, Coroutine, Sequence
from types import FrameType
from typing import Any, cast

import uvicorn

from geisterstunde.kernel.jit import COMPILED
from geisterstunde.server import limits
from geisterstunde.server.asgi import WebApp
from geisterstunde.server.connection import GOING_AWAY
from geisterstunde.server.errors import Declined
from geisterstunde.server.handlers import Handlers
from geisterstunde.server.housekeeping import keep_house
from geisterstunde.server.http_protocol import HttpProtocol, Unanswered, allow_many_files
from geisterstunde.server.listening import listening_socket
from geisterstunde.server.outage import watch_store
from geisterstunde.server.rooms import Rooms
from geisterstunde.server.settings import EVERYWHERE, USUAL, Settings
from geisterstunde.server.store.store import Store
from geisterstunde.server.transport import WebSocketTransport
from geisterstunde.server.waking import ignore
from geisterstunde.server.welcome import lan_address

COME_BACK_IN = 2.0
GOODBYE_SECONDS = 5
FINISHING_SECONDS = 3  # with the goodbye less than ten, after which others would end the process
COLLECTOR_THRESHOLDS = (2_000, 10, 10)  # pauses are short, and looking through everything is rare


class Service:
    """Everything a server process is made of, from its store to its web application."""

    def __init__(
        self,
        store: Store,
        settings: Settings = USUAL,
        asleep: Sequence[str] = (),
        told: Callable[[float], None] = ignore,
    ) -> None:
        self.settings = settings
        workers = settings.bot_workers or max((os.cpu_count() or 2) - 1, 1)
        bounds = limits.NONE if settings.unlimited else limits.USUAL
        self.rooms = Rooms(store, workers, bounds, asleep, told)
        self.handlers = Handlers(self.rooms)
        self.web_app = WebApp(
            self.rooms, self.handlers, settings, lan_address() if settings.host in EVERYWHERE else None
        )
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Opens the store and begins the chores."""
        await self.rooms.store.open()
        if COMPILED:
            await self.rooms.waking.wake()
        self.chores = [
            asyncio.create_task(keep_house(self.rooms, self.web_app)),
            asyncio.create_task(watch_store(self.rooms)),
        ]
        if not COMPILED:
            self.chores.append(asyncio.create_task(self.rooms.waking.wake()))

    async def say_goodbye(self) -> None:
        """No new work; everybody is told to come back."""
        self.handlers.leaving = True
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(
            *(
                connection.say_bye(
                    "leaving", Declined("leaving").sentence(connection.language), COME_BACK_IN, GOING_AWAY
                )
                for connection in list(self.web_app.connections)
            )
        )

    async def close(self) -> None:
        """Finishes what is under way, then lets go of everything."""
        working = [task for task in self.rooms.background.tasks if not task.done()]
        for live in self.rooms.tables.live.values():
            for _, task in live.tasks.values():
                task.cancel()
        if working:
            await asyncio.wait(working, timeout=FINISHING_SECONDS)
        self.rooms.bot_pool.close()
        await self.rooms.store.close()


class Server(uvicorn.Server):
    """uvicorn, but with a goodbye before it closes the door."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self.service = service

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # uvicorn would raise the signal once more after serving, before everything is closed
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: Any = None) -> None:
        await self.service.say_goodbye()
        await super().shutdown(sockets)


async def serve(
    store: Store,
    settings: Settings,
    ready: Callable[[int], None],
    asleep: Sequence[str] = (),
    told: Callable[[float], None] = ignore,
) -> None:
    """Serves until a signal says stop; `ready` is called with the port when people can come.

    The rules of games that are asleep are compiled meanwhile, or before where this process runs compiled;
    `told` hears how far that is, from 0 to 1.
    """
    with listening_socket(settings.host, settings.port) as door:  # first: a taken port touches nothing
        service = Service(store, settings, asleep, told)
        await service.open()
        server = Server(web_server(service), service)
        serving = asyncio.create_task(server.serve([door]))
        try:
            while not server.started and not serving.done():
                await asyncio.sleep(0.01)
            spare_the_collector()
            if server.started:
                ready(door.getsockname()[1])
            await serving
        finally:
            await service.close()


def web_server(service: Service) -> uvicorn.Config:
    """How uvicorn serves a service."""
    proxies = service.settings.trusted_proxies
    files = allow_many_files()
    unanswered = Unanswered(min(limits.UNANSWERED_OF_ADDRESS, files // 4))
    return uvicorn.Config(
        service.web_app.asgi(),
        http=cast("type[asyncio.Protocol]", functools.partial(HttpProtocol, unanswered=unanswered)),
        ws=WebSocketTransport,
        ws_max_size=limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        timeout_keep_alive=30,
        backlog=4096,
    )


def spare_the_collector() -> None:
    """What is here from the start stays: to look through all of it again and again makes everybody wait.

    The collector looks through everything when there is a quarter more than the last time it did so. By
    looking once when nothing is left to look at, it counts from now on, not from what the compiler left.
    """
    gc.freeze()
    gc.collect()
    gc.set_threshold(*COLLECTOR_THRESHOLDS)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Runs it in the fastest event loop there is."""
    with contextlib.suppress(ImportError):
        import uvloop  # noqa: PLC0415 - not on every system

        return uvloop.run(work)
    asyncio.run(work)
    return None
