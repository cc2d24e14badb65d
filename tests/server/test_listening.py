"""Whoever comes in gets small messages at once: nothing waits for more to be sent with it."""

import asyncio
import socket

from geisterstunde.server.listening import listening_socket
from tests.server.scene import scene


@scene
async def test_small_messages_do_not_wait_for_others() -> None:
    came: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    door = listening_socket("127.0.0.1", 0)
    async with await asyncio.start_server(greet, sock=door):
        reader, writer = await asyncio.open_connection(*door.getsockname())
        await reader.read()
        writer.close()
        await writer.wait_closed()
    assert await came
