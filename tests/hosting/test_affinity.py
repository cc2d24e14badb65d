"""Behind the printed upstream everybody of a table comes to the same of several processes."""

from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.hosting.printed import upstream_of
from tests.hosting.proxies import free_port, nginx
from tests.hosting.tour import ME
from tests.server.postgres import common_postgres
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat

pytestmark = pytest.mark.proof
TABLES, PEOPLE = 12, 4
SERVER = """
{upstream}
server {{
    listen 127.0.0.1:{port};
    location / {{
        proxy_pass http://geisterstunde;
        proxy_http_version 1.1;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection upgrade;
    }}
}}
"""


class Front:
    """The proxy, addressed like a server, for the people of one table."""

    def __init__(self, port: int, table: str) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/ws/{table}"


def test_a_table_stays_with_one_process(tmp_path: Path) -> None:
    address, port = common_postgres().new_database(), free_port()
    with RunningServer(address) as one, RunningServer(address) as other:
        upstream = upstream_of([one.port, other.port])
        with nginx(tmp_path, SERVER.format(upstream=upstream, port=port), port):
            wish = {"game": "dawn-under", "seats": [ME] * PEOPLE, "options": {"players": PEOPLE}}
            made = [
                httpx.post(f"{one.address}/api/tables", json=wish, timeout=20.0).json() for _ in range(TABLES)
            ]

            @scene
            async def everybody_comes() -> None:
                async with AsyncExitStack() as here:
                    for each in made:
                        name = each["table"]["id"]
                        for taken in each["seats"]:
                            seat = await here.enter_async_context(Seat(Front(port, name), name, taken["key"]))
                            await seat.next("state")
                    count(one, other)

            everybody_comes()


def count(*servers: RunningServer) -> None:
    """Both processes have people, and of every table all or none."""
    sockets = [httpx.get(f"{server.address}/health").json()["sockets"] for server in servers]
    assert sum(sockets) == TABLES * PEOPLE
    assert all(0 < each < TABLES * PEOPLE and each % PEOPLE == 0 for each in sockets), sockets
