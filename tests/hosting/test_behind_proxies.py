"""The files that the page for hosts prints work as printed: behind a real nginx and a real Caddy."""

from collections.abc import Iterator
from pathlib import Path
from socket import create_connection

import httpx
import msgspec
import pytest
import websockets.sync.client
from websockets.typing import Origin

from tests.cli.commands import run
from tests.hosting.printed import SERVER_AT, options_printed_for, printed
from tests.hosting.proxies import UNTRUSTING, caddy, certificate, free_port, nginx
from tests.hosting.tour import Tour, browser_that_knows_the_names
from tests.server.running import RunningServer

pytestmark = pytest.mark.proof


@pytest.fixture(params=["games.example", "club.example"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningServer]:
    """A server started as printed, below a path or not."""
    options = options_printed_for(request.param)
    with RunningServer(tmp_path / "tables.db", *options) as running:
        yield running


def is_below_a_path(server: RunningServer) -> bool:
    return "--root-path" in server.arguments


def nginx_file(server: RunningServer, folder: Path, http: int, https: int) -> str:
    """The printed file for a server, with our ports and certificate."""
    _, whole, location = printed("nginx")
    signed, key = certificate(folder)
    own = f"ssl_certificate {signed}; ssl_certificate_key {key};"
    if is_below_a_path(server):
        upgrade = whole.partition("server {")[0]
        listening = f"listen 127.0.0.1:{http}; listen 127.0.0.1:{https} ssl http2; server_name club.example;"
        text = f"{upgrade} server {{ {listening} {own} {location} }}"
    else:
        printed_keys = [line for line in whole.splitlines() if "ssl_certificate" in line]
        text = whole.replace("\n".join(printed_keys), own)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{http};")
        text = text.replace("listen 443 ", f"listen 127.0.0.1:{https} ")
        assert text.count("127.0.0.1:") == 3
    return text.replace(SERVER_AT, f"127.0.0.1:{server.port}")


def caddy_file(server: RunningServer) -> str:
    """The printed file for a server."""
    return printed("caddyfile")[is_below_a_path(server)].replace(SERVER_AT, f"127.0.0.1:{server.port}")


@pytest.fixture(params=["nginx", "caddy"])
def address(request: pytest.FixtureRequest, server: RunningServer, tmp_path: Path) -> Iterator[str]:
    """Where people come to."""
    http, https = free_port(), free_port()
    place = (
        f"https://club.example:{https}/games/"
        if is_below_a_path(server)
        else f"https://games.example:{https}/"
    )
    if request.param == "nginx":
        with nginx(tmp_path, nginx_file(server, tmp_path, http, https), http, https):
            yield place
    else:
        with caddy(tmp_path, caddy_file(server), http, https):
            yield place


def answer(address: str, path: str, **headers: str) -> httpx.Response:
    """The answer to a request below an address whose name is this machine's."""
    url = httpx.URL(address)
    with httpx.Client(verify=UNTRUSTING, timeout=20.0) as visitor:
        return visitor.get(
            url.copy_with(host="127.0.0.1").join(path),
            headers={"host": f"{url.host}:{url.port}", **headers},
            extensions={"sni_hostname": url.host},
        )


def test_the_whole_page_is_found(server: RunningServer, address: str) -> None:
    with browser_that_knows_the_names() as browser:
        Tour(browser, server, address).take()


def test_the_server_knows_how_people_came(server: RunningServer, address: str) -> None:
    house = answer(address, "api/house", **{"x-forwarded-proto": "gopher"}).json()
    assert (house["origin"], house["forwarded"]) == (address.rstrip("/"), True)
    assert not httpx.get(f"{server.address}/api/house").json()["forwarded"]
    if not is_below_a_path(server):
        assert answer(address, "metrics").status_code == 404


def test_a_socket_comes_through(server: RunningServer, address: str) -> None:
    url = httpx.URL(address)
    made = httpx.post(f"{server.address}/api/tables", json={"game": "dawn-under"}, timeout=20.0).json()
    with websockets.sync.client.connect(
        f"{address.replace('https', 'wss', 1)}ws",
        sock=create_connection(("127.0.0.1", url.port)),
        ssl=UNTRUSTING,
        server_hostname=url.host,
        origin=Origin(f"https://{url.host}:{url.port}"),
        compression=None,
    ) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "v": 1, "table": made["table"]["id"]}).decode())
        assert msgspec.json.decode(socket.recv(timeout=20.0))["type"] == "state"


@pytest.mark.parametrize("server", ["club.example"], indirect=True)
def test_the_doctor_goes_through_the_proxy(server: RunningServer, tmp_path: Path) -> None:
    http, https = free_port(), free_port()
    with nginx(tmp_path, nginx_file(server, tmp_path, http, https), http, https):
        words = ("doctor", "--database", server.database, "--host", "127.0.0.1", "--port", str(server.port))
        done = run(*words, "--at", f"http://127.0.0.1:{http}/games/")
        assert done.returncode == 0, done.stdout + done.stderr
        assert f"ok      proxy: http://127.0.0.1:{http}/games/ leads here" in done.stdout
        done = run(*words, "--at", f"https://127.0.0.1:{https}/games/")
        assert done.returncode == 1
        assert "self-signed certificate" in done.stdout.replace("self signed", "self-signed")
