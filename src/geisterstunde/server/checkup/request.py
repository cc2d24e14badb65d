"""Requests to a server, as simple as can be."""

import http.client
import ssl
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 5.0


class Unanswered(Exception):
    """Nobody answers; its text says why, in the system's words."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    content: bytes


def ask(address: str, **headers: str) -> Answer:
    """The answer to a request; raises Unanswered."""
    found = urlsplit(address)
    kind = http.client.HTTPSConnection if found.scheme == "https" else http.client.HTTPConnection
    try:
        connection = kind(found.hostname or "", found.port, timeout=PATIENCE)
        try:
            connection.request("GET", found.path or "/", headers=headers)
            answer = connection.getresponse()
            upgraded = answer.status == http.client.SWITCHING_PROTOCOLS
            return Answer(answer.status, b"" if upgraded else answer.read())
        finally:
            connection.close()
    except ssl.SSLCertVerificationError as error:
        raise Unanswered(error.verify_message) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unanswered(getattr(error, "strerror", None) or str(error) or type(error).__name__) from error
