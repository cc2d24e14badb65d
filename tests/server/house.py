"""A server inside the test, for what can only be seen or arranged from within."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from geisterstunde.server.listening import listening_socket
from geisterstunde.server.serve import Server, Service, web_server
from geisterstunde.server.settings import Settings
from geisterstunde.server.store.choose import store_at

HERE = Settings(host="127.0.0.1", bot_workers=1)


class OpenHouse:
    """A house with its door open, addressed like a server in another process."""

    def __init__(self, service: Service, server: Server, port: int) -> None:
        self.service = service
        self.server = server
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/ws"


@contextlib.asynccontextmanager
async def open_house(database: Path | str, settings: Settings = HERE) -> AsyncIterator[OpenHouse]:
    """Serves in this very event loop."""
    service = Service(store_at(str(database)), settings)
    await service.open()
    server = Server(web_server(service), service)
    serving = asyncio.create_task(server.serve([listening_socket(settings.host, 0)]))
    try:
        while not server.started:
            await asyncio.sleep(0)
        yield OpenHouse(service, server, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        await service.close()
