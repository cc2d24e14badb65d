"""The deal of a day: the same for everybody who plays on that date, and promised the day before.

The seed of a day follows from a secret and the date. So everybody who keeps the secret deals alike, and the
seeds of days that are over, which are told, say nothing of those to come. Nobody at the table gives anything
to such a deal: it was fixed before anybody came.
"""

import hashlib
import hmac
from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.match.fairness import SALT_BYTES, Promise, Seal

FIRST_DAY = date(2026, 10, 1)
LUCK_BYTES = 4


def day_at(milliseconds: int) -> date:
    """The date by universal time, so many milliseconds after 1970.

    >>> day_at(1_795_046_399_999), day_at(1_795_046_400_000)
    (datetime.date(2026, 11, 18), datetime.date(2026, 11, 19))
    """
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def number_of(day: date) -> int:
    """The how-maniest day it is, counted from the first.

    >>> number_of(date(2026, 10, 1)), number_of(date(2026, 11, 16))
    (1, 47)
    """
    return (day - FIRST_DAY).days + 1


def day_named(text: str) -> date:
    """A day from the first on, as in `2026-11-16`; raises BadInput where it is none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day.isoformat() != text or day < FIRST_DAY:
        raise BadInput("input-day", first=FIRST_DAY.isoformat(), given=quoted(text, 20))
    return day


def seal_of(secret: bytes, game: str, options: Mapping[str, Any], day: date) -> Seal:
    """What is promised of a day, and deals on it."""

    def derived(what: str) -> bytes:
        return hmac.digest(secret, f"{what} {game} {day.isoformat()}".encode(), "sha256")

    promise = Promise(derived("seed"), derived("salt")[:SALT_BYTES])
    return Seal(promise, game, dict(options), day=day.isoformat())


def luck_of(seed: bytes) -> int:
    """What bots decide by on that day.

    >>> luck_of(bytes(32))
    1825207864
    """
    return int.from_bytes(hashlib.sha256(b"luck " + seed).digest()[:LUCK_BYTES], "little")
