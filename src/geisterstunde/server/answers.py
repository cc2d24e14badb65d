"""Answers over HTTP that are the same everywhere: something turned down, and the headers of everything."""

import msgspec
from starlette.responses import Response
from starlette.types import Message, Send

from geisterstunde.server.errors import Declined
from geisterstunde.server.requests import Problem

JSON = "application/json"
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
CACHE_CONTROL = b"cache-control"
KEPT_BY_NOBODY = (CACHE_CONTROL, b"no-store")


def problem(declined: Declined, language: str) -> Response:
    """Something turned down, as an answer."""
    content = Problem(declined.code, declined.sentence(language))
    return Response(msgspec.json.encode(content), declined.status, media_type=JSON)


def with_headers(send: Send) -> Send:
    """Sends with the headers that keep a browser safe; what does not say so itself is kept by nobody."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *RAW_HEADERS]
            if all(name != CACHE_CONTROL for name, _ in headers):
                headers.append(KEPT_BY_NOBODY)
            message = {**message, "headers": headers}
        await send(message)

    return sending
