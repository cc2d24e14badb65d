"""The server as an ASGI application: routes, sockets, headers, and the page."""

import asyncio
import functools
import io
import logging
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import segno
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import sentence
from geisterstunde.kernel.validation import why_invalid
from geisterstunde.locales.speech import best_language
from geisterstunde.server import limits
from geisterstunde.server.answers import JSON, problem, with_headers
from geisterstunde.server.connection import Connection
from geisterstunde.server.entrance import Entrance, hang_up
from geisterstunde.server.errors import SECRET, TOO_LARGE, TOO_MANY, WRONG, Declined, declined_input
from geisterstunde.server.handlers import Handlers, Visitor
from geisterstunde.server.hosts import HOST
from geisterstunde.server.limits import Buckets, line_of
from geisterstunde.server.metrics import Metrics
from geisterstunde.server.openapi import message_schemas, openapi
from geisterstunde.server.rooms import Rooms
from geisterstunde.server.routes import ROUTES, Route
from geisterstunde.server.settings import USUAL, Settings
from geisterstunde.server.store.store import StoreUnavailable

log = logging.getLogger("geisterstunde.http")
FORWARDED = 0  # the port that uvicorn notes for an address which a trusted proxy has named
UNSUPPORTED, UNAVAILABLE, FAULT = 415, 503, 500
PAGE = Path(__file__).parent.parent / "page"
ASKED_FOR_AGAIN = "no-cache"
NEVER_CHANGES = "public, max-age=31536000, immutable"  # its name says what is in it


class WebApp:
    """Translates between HTTP and the handlers, and between sockets and tables."""

    def __init__(
        self, rooms: Rooms, handlers: Handlers, settings: Settings = USUAL, lan: str | None = None
    ) -> None:
        self.rooms = rooms
        self.handlers = handlers
        self.settings = settings
        self.lan = lan  # where friends in the same network find this server, if it listens there
        self.connections: set[Connection] = set()
        self.sockets_of: Counter[str] = Counter()  # by line
        self.requests = Buckets(*rooms.bounds.requests)

    def asgi(self) -> ASGIApp:
        """The application as a server calls it."""
        documents = {"/openapi.json": openapi(), "/messages.json": message_schemas()}
        routes: list[Any] = [
            StarletteRoute(route.path, functools.partial(self.answer, route), methods=[route.method])
            for route in ROUTES
        ]
        routes += [
            StarletteRoute(path, functools.partial(document, msgspec.json.encode(content)))
            for path, content in documents.items()
        ]
        routes += [
            StarletteRoute("/api/tables/{table}/invitation.svg", self.invitation),
            StarletteRoute("/metrics", self.metrics),
        ]
        application = Starlette(
            routes=routes, exception_handlers={404: self.lost, 405: self.lost, Exception: self.fault}
        )
        if PAGE.is_dir():
            application.mount("/", Page(directory=PAGE, html=True))
        return Entrance(Socket(self), Headers(application, self.rooms.metrics), self.settings)

    async def answer(self, route: Route, request: Request) -> Response:
        """Answers a request of the list."""
        visitor = self.visitor(request)
        language = visitor.language
        try:
            self.refuse_floods(visitor)
            if route.method == "POST":
                self.refuse_strangers(request)
            wishes = dict(request.path_params)
            if route.query:
                wishes[route.query] = request.query_params.get(route.query)
            if route.takes is not None:
                wishes["wish"] = await body_of(request, route.takes)
            answer = await route.answer(self.handlers, visitor, **wishes)
            return Response(msgspec.json.encode(answer), route.status, media_type=JSON)
        except Declined as declined:
            return problem(declined, language)
        except BadInput as error:
            return problem(declined_input(error), language)
        except StoreUnavailable as trouble:
            return problem(Declined(f"store_{trouble}", UNAVAILABLE), language)

    def visitor(self, request: Request) -> Visitor:
        """Who asks."""
        language = best_language(request.headers.get("accept-language"))
        host, port = request.client or ("", 0)
        return Visitor(line_of(host), language, self.origin(request), forwarded=port == FORWARDED)

    def origin(self, request: Request) -> str:
        """The address of this server as friends can use it: not `localhost`, and nothing a header made up."""
        found = HOST.fullmatch(request.headers.get("host", ""))
        name, port = (found["name"], found["port"] or "") if found else ("localhost", "")
        if name in ("localhost", "127.0.0.1", "[::1]"):
            name = self.lan or name
        return f"{request.url.scheme}://{name}{port}{self.settings.root_path}"

    def refuse_floods(self, visitor: Visitor) -> None:
        """Nobody asks too fast. What a program calls itself does not matter: it could choose any name."""
        if not self.requests.take(visitor.line):
            raise Declined("too_fast", TOO_MANY)

    def refuse_strangers(self, request: Request) -> None:
        """Other sites may not act for the people who visit them."""
        if not same_origin(request.headers.get("origin"), request.headers.get("host")):
            raise Declined("other_origin", SECRET)

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus."""
        self.rooms.metrics.sockets.set(len(self.connections))
        self.rooms.metrics.tables.set(len(self.rooms.tables.live))
        return Response(self.rooms.metrics.text(), media_type="text/plain; version=0.0.4")

    async def invitation(self, request: Request) -> Response:
        """The link to a table as a code for phones, which cannot come to this machine's `localhost`."""
        visitor = self.visitor(request)
        try:
            self.refuse_floods(visitor)
        except Declined as declined:
            return problem(declined, visitor.language)
        link = f"{visitor.origin}/#/t/{request.path_params['table'][:32]}"
        return Response(await asyncio.to_thread(drawn_code, link), media_type="image/svg+xml")

    async def lost(self, request: Request, error: Exception) -> Response:
        """There is nothing here, or not to be had so."""
        language = best_language(request.headers.get("accept-language"))
        return problem(Declined("nothing_here", getattr(error, "status_code", 404)), language)

    async def fault(self, request: Request, error: Exception) -> Response:
        """A mistake of ours, told in one sentence; whoever raised it is reported on the way out."""
        return problem(Declined("fault", FAULT), best_language(request.headers.get("accept-language")))

    def tidy(self) -> None:
        """Forgets who has not come for a while."""
        self.requests.tidy()
        self.handlers.tidy()


class Socket:
    """The WebSocket endpoint, as plain ASGI: a thousand sockets are a thousand small objects."""

    def __init__(self, web_app: WebApp) -> None:
        self.web_app = web_app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        language, web_app = language_of_neighbour(scope), self.web_app
        line = line_of(scope["client"][0] if scope["client"] else "")
        if language is None or web_app.sockets_of[line] >= web_app.rooms.bounds.sockets_of_line:
            await hang_up(scope, receive, send)
            return
        connection = Connection(web_app.rooms, receive, send, language, scope["state"]["transport"])
        web_app.connections.add(connection)
        web_app.sockets_of[line] += 1
        try:
            await connection.run()
        finally:
            web_app.connections.discard(connection)
            web_app.sockets_of[line] -= 1
            if not web_app.sockets_of[line]:
                del web_app.sockets_of[line]


class Page(StaticFiles):
    """The page's files: those whose names change with their contents are kept, others asked for again."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        response = super().file_response(*arguments, **named)
        never_changes = "/assets/" in Path(arguments[0]).as_posix()
        response.headers["cache-control"] = NEVER_CHANGES if never_changes else ASKED_FOR_AGAIN
        return response


class Headers:
    """Adds the headers that keep a browser safe to every answer, and answers faults with one sentence."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), FAULT

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, with_headers(noting))
        except ClientDisconnect:
            return
        except Exception as error:  # noqa: BLE001 - a fault of ours is reported, and told in one sentence
            self.metrics.report(error)
        finally:
            spent = f"{1000 * (time.perf_counter() - began):.1f}"
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": spent}
            log.debug("request", extra=facts)


async def document(content: bytes, request: Request) -> Response:
    """A document that is always the same."""
    return Response(content, media_type=JSON)


async def body_of(request: Request, kind: Any) -> Any:
    """The body of a request, if it is what it should be."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Declined("not_json", UNSUPPORTED)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limits.BODY_BYTES:
            raise Declined("too_large", TOO_LARGE, most=limits.BODY_BYTES)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        reason = sentence("input-not-usable", reason=why_invalid(error))
        raise Declined("bad_input", WRONG, detail=reason) from error


def language_of_neighbour(scope: Scope) -> str | None:
    """What somebody reads who opens a socket; None for a page of another site."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    if not same_origin(headers.get(b"origin"), headers.get(b"host")):
        return None
    return best_language(headers.get(b"accept-language"))


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a browser's page is our own; programs that are no browsers name no origin.

    >>> same_origin(None, "a:1"), same_origin("http://a:1", "a:1"), same_origin("http://b", "a:1")
    (True, True, False)
    """
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


def drawn_code(link: str) -> bytes:
    """A link as a code to scan."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return drawn.getvalue()
