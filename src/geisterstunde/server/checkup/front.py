"""The way through a proxy: whether people reach the server, and whether it is told how they came."""

import base64
import secrets
from urllib.parse import urlsplit

import msgspec

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Sayable, quoted, sentence
from geisterstunde.server.checkup.patient import Patient, remark
from geisterstunde.server.checkup.request import Unanswered, ask
from geisterstunde.server.settings import is_loopback

OK, SWITCHING, MISDIRECTED = 200, 101, 421


class House(msgspec.Struct):
    """What a server says of how it was reached."""

    origin: str
    forwarded: bool


def proxy(patient: Patient) -> Sayable:
    """Whether a proxy hands on all that it should, seen from outside; else whether the settings fit one."""
    if patient.public_address is not None:
        return through(patient.public_address)
    settings = patient.settings
    if (settings.root_path or is_loopback(settings.host)) and not settings.trusted_proxies:
        return remark("doctor-proxy-untrusted")
    if settings.trusted_proxies:
        return remark("doctor-proxy-untried")
    return sentence("doctor-proxy-none")


def through(address: str) -> Sayable:
    """Goes the way that people go."""
    found = urlsplit(address)
    if found.scheme not in ("http", "https") or not found.hostname:
        raise BadInput("doctor-proxy-address", given=quoted(address, 60))
    base = address.rstrip("/")
    house = reached(base)
    seen = urlsplit(house.origin)
    if seen.path != found.path.rstrip("/"):
        raise BadInput("doctor-proxy-path", seen=seen.path or "/", wanted=found.path or "/")
    if not is_loopback(found.hostname) and seen.netloc != found.netloc:
        raise BadInput("doctor-proxy-host", seen=seen.netloc, wanted=found.netloc)
    if seen.scheme != found.scheme:
        raise BadInput("doctor-proxy-scheme", seen=seen.scheme, wanted=found.scheme)
    if not house.forwarded:
        raise BadInput("doctor-proxy-line")
    open_a_socket(base)
    return sentence("doctor-proxy", address=address)


def reached(base: str) -> House:
    """The house that answers at an address."""
    try:
        answer = ask(f"{base}/api/house")
        if answer.status == MISDIRECTED:
            raise BadInput("doctor-proxy-name", name=urlsplit(base).hostname or "")
        if answer.status != OK:
            raise BadInput("doctor-proxy-other", address=base, status=str(answer.status))
        return msgspec.json.decode(answer.content, type=House)
    except Unanswered as error:
        raise BadInput("doctor-proxy-silent", address=base, reason=str(error)) from error
    except msgspec.MsgspecError as error:
        raise BadInput("doctor-proxy-other", address=base, status=str(OK)) from error


def open_a_socket(base: str) -> None:
    """Tries whether sockets are let through."""
    handshake = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
    }
    try:
        status = ask(f"{base}/ws", **handshake).status
    except Unanswered as error:
        raise BadInput("doctor-proxy-silent", address=f"{base}/ws", reason=str(error)) from error
    if status != SWITCHING:
        raise BadInput("doctor-proxy-socket", status=str(status))
