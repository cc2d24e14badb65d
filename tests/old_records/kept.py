"""Records as an engine of the past wrote them, with a digest of what it told: one line of JSON each."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from geisterstunde.kernel.game import GameEvent
from geisterstunde.match.record import Record

FIXTURE = Path(__file__).parent / "records.jsonl"


class Kept(msgspec.Struct):
    """A record, and a digest of all events of all its decisions but the last."""

    record: Record
    told: str


class Telling:
    """Digests what is told, decision by decision; the last one is left out, for what ends a game may grow."""

    def __init__(self) -> None:
        self._digest = hashlib.sha256()
        self._held_back = b""

    def hear(self, events: Iterable[GameEvent]) -> None:
        """The events of one decision."""
        self._digest.update(self._held_back)
        self._held_back = msgspec.json.encode(list(events))

    @property
    def digest(self) -> str:
        """Of everything heard but the last."""
        return self._digest.hexdigest()[:16]


def read_kept(path: Path) -> Iterator[Kept]:
    """All that a file keeps."""
    for line in path.read_bytes().splitlines():
        yield msgspec.json.decode(line, type=Kept)


def write_kept(path: Path, kept: Iterable[Kept]) -> None:
    """A line each."""
    path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in kept))
