"""Messages as they are sent."""

from typing import Any

import msgspec

from geisterstunde.server.errors import Declined
from geisterstunde.server.protocol import Unavailable

RETRY_SECONDS = 1.0  # after which it makes sense to try again what could not be written

_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def trouble_message(language: str, code: str) -> bytes:
    """Tells a reader that nothing can be written now, and why."""
    sentence = Declined(f"store_{code}").sentence(language)
    return encoded(Unavailable(None, sentence, RETRY_SECONDS))
