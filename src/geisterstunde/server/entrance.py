"""What everything passes that comes in: whether it is meant for this server, and below which path."""

from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from geisterstunde.locales.speech import best_language
from geisterstunde.server.answers import problem, with_headers
from geisterstunde.server.errors import Declined
from geisterstunde.server.hosts import HOST, HostNames
from geisterstunde.server.settings import Settings

MISDIRECTED, POLICY_VIOLATION = 421, 1008
FOR_PROGRAMS = "/api/"
SOCKETS = "/ws/"  # by the table's name behind it a proxy may choose; the server goes by the hello


class Entrance:
    """Sockets go straight in: every layer they pass would stay in memory, and be passed by every message."""

    def __init__(self, socket: ASGIApp, others: ASGIApp, settings: Settings) -> None:
        self.socket = socket
        self.others = others
        self.names = HostNames(settings.names)
        self.root_path = settings.root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket"
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1 or not all(map(self.names.include, hosts)):
            await (hang_up if is_socket else refuse)(scope, receive, send)
            return
        path: str = scope["path"]
        if self.root_path and path == self.root_path:  # what is relative is meant to be below it
            await RedirectResponse(f"{path}/")(scope, receive, with_headers(send))
            return
        if self.root_path and path.startswith(f"{self.root_path}/"):  # a proxy may have left it out
            scope["path"] = path[len(self.root_path) :]
        straight_in = is_socket and f"{scope['path']}/".startswith(SOCKETS)
        await (self.socket if straight_in else self.others)(scope, receive, send)


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; nothing where it is missing."""
    found: bytes = next((value for key, value in scope["headers"] if key == name), b"")
    return found.decode("latin-1")


async def hang_up(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket that is not let in."""
    await receive()
    await send({"type": "websocket.close", "code": POLICY_VIOLATION})


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Says which name is not known here, and how to make it known."""
    found = HOST.fullmatch(header(scope, b"host"))
    declined = Declined("other_host", MISDIRECTED, name=found["name"] if found else "?")
    language = best_language(header(scope, b"accept-language"))
    answer = problem(declined, language)
    if FOR_PROGRAMS not in scope["path"]:
        answer = Response(declined.sentence(language), MISDIRECTED, media_type="text/plain")
    await answer(scope, receive, with_headers(send))
