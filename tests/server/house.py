"""A server inside the test, for what can only be seen or arranged from within."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from geisterstunde.server.serve import Server, Service, web_server
from geisterstunde.server.store.choose import store_at


class OpenHouse:
    """A house with its door open, addressed like a server in another process."""

    def __init__(self, service: Service, server: Server, port: int) -> None:
        self.service = service
        self.server = server
        self.address = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/ws"


@contextlib.asynccontextmanager
async def open_house(database: Path | str) -> AsyncIterator[OpenHouse]:
    """Serves in this very event loop."""
    service = Service(store_at(str(database)), bot_workers=1)
    await service.open()
    config = web_server(service, "127.0.0.1", 0)
    server = Server(config, service)
    serving = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0)
        yield OpenHouse(service, server, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        await service.close()
