"""What the tools' players need of a server's messages, and nothing else: they are many."""

import msgspec


class Asked(msgspec.Struct):
    """What a program needs of a question."""

    since: int
    decisions: list[str]


class Shown(msgspec.Struct):
    """What a program needs of a table."""

    phase: str


class Heard(msgspec.Struct):
    """What a program needs of a message."""

    type: str
    n: int = 0
    id: str | None = None
    ask: Asked | None = None
    table: Shown | None = None
    state: "Heard | None" = None
    code: str = ""
    sentence: str = ""
    retry_after: float = 1.0


_decoder = msgspec.json.Decoder(Heard)


def heard_in(message: str | bytes) -> Heard:
    """A message, as far as programs care."""
    return _decoder.decode(message)
