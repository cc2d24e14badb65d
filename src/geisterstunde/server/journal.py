"""What a table's journal is made of. The journal is the truth; everything else follows from it.

Entries are stored as JSON with the version they were written in, and brought up to date when read.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from geisterstunde.bots.lanterns import Lantern
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.fairness import Shares
from geisterstunde.match.record import Record

VERSION = 3


def seats_are_freed(body: dict[str, Any]) -> dict[str, Any]:
    """Version 1 said that a seat was opened, which is also what happens to graves."""
    return {**body, "kind": "seat_freed"} if body["kind"] == "opened" else body


def games_began_by_a_seed(body: dict[str, Any]) -> dict[str, Any]:
    """Up to version 2 the server's seed dealt alone, and nobody noted what it dealt."""
    return {**body, "kind": "started_by_seed"} if body["kind"] == "started" else body


# For every version but the newest: what turns its entries into those of the next.
UPCASTS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: seats_are_freed,
    2: games_began_by_a_seed,
}


class _Entry(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    pass


class Created(_Entry, tag="created", frozen=True):
    """A table was set up; `host` is the hash of the key that may run the lobby."""

    game: str
    options: dict[str, Any]
    lid_time: str
    clock: str
    public: bool
    host: str
    pace: str = "normal"
    day: str | None = None  # whose deal is played, at a daily table


class Seated(_Entry, tag="seated", frozen=True):
    """Somebody took a seat; `key` is the hash of its secret."""

    seat: int
    key: str
    local: bool = False
    face: str | None = None


class Renamed(_Entry, tag="renamed", frozen=True):
    """A player is called otherwise; names are kept beside the journal, so that they can be forgotten."""

    seat: int


class FaceChosen(_Entry, tag="face_chosen", frozen=True):
    """A player looks otherwise from now on."""

    seat: int
    face: str


class Arranged(_Entry, tag="arranged", frozen=True):
    """The host has chosen other options before the game."""

    options: dict[str, Any]
    lid_time: str
    clock: str
    pace: str = "normal"


class SeatFreed(_Entry, tag="seat_freed", frozen=True):
    """A seat was vacated before the game."""

    seat: int


class BotSeated(_Entry, tag="bot_seated", frozen=True):
    """A bot took a seat before the game."""

    seat: int
    level: str


class LanternChosen(_Entry, tag="lantern_chosen", frozen=True):
    """A lantern was chosen for a seat before the game, by whoever sits there or by the host."""

    seat: int
    lantern: Lantern


class Committed(_Entry, tag="committed", frozen=True):
    """A seat committed to a nonce, before anything is promised."""

    seat: int
    commitment: str


class Promised(_Entry, tag="promised", frozen=True):
    """The game is about to begin: seed and options are fixed, and so is what the seats have committed to."""

    seed: str
    salt: str
    options: dict[str, Any]


class Revealed(_Entry, tag="revealed", frozen=True):
    """A seat told its nonce, once the promise was known."""

    seat: int
    nonce: str


class Started(_Entry, tag="started", frozen=True):
    """The game began: by which promise, options and shares of the seats, and what an engine dealt from them.

    `deal` is a digest; an engine that deals otherwise finds that it must not play on.
    """

    seed: str
    salt: str
    options: dict[str, Any]
    shares: Shares
    engine: str
    deal: str
    bots: int


class StartedBySeed(_Entry, tag="started_by_seed", frozen=True):
    """The game began before version 3, dealt by this seed."""

    seed: str
    salt: str
    bots: int


class LaidOut(_Entry, tag="laid_out", frozen=True):
    """The game is played on from a moment of another, which is over.

    Its deal was laid out again, and the lines that follow are the first of its `decisions`, which were made
    at the table `of`.
    """

    of: str
    decisions: int
    options: dict[str, Any]
    deal: dict[str, Any]
    bots: int


class Decided(_Entry, tag="decided", frozen=True):
    """A seat decided; `bot` where a bot did it. The last decision brings the record of the whole game."""

    seat: int
    decision: str
    bot: bool = False
    record: Record | None = None


class StoodIn(_Entry, tag="stood_in", frozen=True):
    """A bot plays a seat until its player is back: the `clock` ran out, the player `left`,
    or was `away` and the others asked for it.
    """

    seat: int
    why: str


class Returned(_Entry, tag="returned", frozen=True):
    """The player is back."""

    seat: int


class Seen(_Entry, tag="seen", frozen=True):
    """A seat has seen what the last decision showed."""

    seat: int
    n: int


class Said(_Entry, tag="said", frozen=True):
    """A seat said one of the preset phrases."""

    seat: int
    phrase: str


class Rematched(_Entry, tag="rematched", frozen=True):
    """A seat wants to play again, at another table; the first such line sets that table up."""

    table: str
    seat: int | None = None


class Closed(_Entry, tag="closed", frozen=True):
    """Nobody came any more."""


Entry = (
    Created
    | Seated
    | Renamed
    | FaceChosen
    | Arranged
    | SeatFreed
    | BotSeated
    | LanternChosen
    | Committed
    | Promised
    | Revealed
    | Started
    | StartedBySeed
    | LaidOut
    | Decided
    | StoodIn
    | Returned
    | Seen
    | Said
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_all_decoder: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])


class Line(msgspec.Struct, frozen=True):
    """A line of a journal as stored: its number, the command it carries out, and the entry."""

    seq: int
    command: str
    version: int
    body: bytes


def now_in_milliseconds() -> int:
    """Wall-clock time, for journals only; waiting is measured on the monotonic clock."""
    return time.time_ns() // 1_000_000


def write(entry: Entry) -> bytes:
    """An entry as stored."""
    return _encoder.encode(entry)


def read_all(lines: Sequence[Line]) -> list[Entry]:
    """The entries of some lines, those of this version in one go."""
    if any(line.version != VERSION for line in lines):
        return [read(line) for line in lines]
    return _all_decoder.decode(b"[%b]" % b",".join([line.body for line in lines]))


def read(line: Line) -> Entry:
    """An entry as written by this or an earlier version.

    >>> read(Line(1, "x", 1, b'{"kind":"opened","seat":2}'))
    SeatFreed(seat=2)
    """
    if line.version == VERSION:
        return _decoder.decode(line.body)
    if line.version > VERSION:
        raise BadInput("store-newer-journal", version=line.version, newest=VERSION)
    body = msgspec.json.decode(line.body)
    for version in range(line.version, VERSION):
        body = UPCASTS[version](body)
    entry: Entry = msgspec.convert(body, Entry)
    return entry
