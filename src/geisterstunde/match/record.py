"""The record of a game, a public format: game, options, engine version, promise, deal, decisions, result."""

import codecs
import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import msgspec

from geisterstunde import __version__
from geisterstunde.kernel.game import Result
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.kernel.validation import why_invalid
from geisterstunde.match.fairness import FirstSeal, Seal, Shares
from geisterstunde.match.match import Match

FORMATS = (FirstSeal.format, Seal.format)
Seat = Annotated[
    int, msgspec.Meta(ge=0, lt=64)
]  # no table is larger, and compiled rules take no larger number


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game as stored. `seed`, `salt` and `shares` are told after the last decision; so is `result`.

    `day` is the date that the deal was promised for, where it was the deal of a day. `lanterns` says for
    every seat how much of what it had seen glowed for it, where anything did. It changes nothing of the game.
    """

    format: str
    game: str
    engine: str
    options: dict[str, Any]
    commitment: str | None = None
    seed: str | None = None
    salt: str | None = None
    shares: Shares | None = None
    day: str | None = None
    deal: dict[str, Any]
    decisions: list[tuple[Seat, str]]
    result: Result | None = None
    lanterns: tuple[str, ...] | None = None


def record_of(match: Match) -> Record:
    """The record of a match. All that hides the deal is left out until the game is over."""
    seal, result = match.seal, match.result
    shown = seal if result is not None else None
    return Record(
        format=seal.format if seal else Seal.format,
        game=match.game.name,
        engine=__version__,
        options=recorded_options(match),
        commitment=seal.commitment if seal else None,
        seed=shown.promise.seed.hex() if shown else None,
        salt=shown.promise.salt.hex() if shown else None,
        shares=shown.shares if shown else None,
        day=seal.day if seal else None,
        deal=match.deal,
        decisions=list(match.decisions),
        result=result,
    )


def recorded_options(match: Match) -> dict[str, Any]:
    """The options as promised, whatever others have been thought of since, and the seat that began."""
    known = match.game.options_to(match.options)
    return {**match.seal.options, "first": known["first"]} if isinstance(match.seal, Seal) else known


def encode(record: Record) -> bytes:
    """A record as JSON, on one line."""
    return msgspec.json.encode(record) + b"\n"


def decode(data: bytes) -> Record:
    """Reads a record; what is none is refused in one sentence."""
    try:
        record = msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8), type=Record)
    except msgspec.ValidationError as error:
        raise BadInput("record-none", reason=why_invalid(error)) from error
    except RecursionError as error:
        raise BadInput("record-too-deep") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("record-not-json", reason=str(error)) from error
    if record.format not in FORMATS:
        raise BadInput("record-other-format", given=quoted(record.format), formats=", ".join(FORMATS))
    return record


def read_record(source: str | bytes | os.PathLike[str]) -> Record:
    """Reads a record from a file, named by its path, or from JSON text.

    >>> read_record('{"format": "geisterstunde/1"}')
    Traceback (most recent call last):
    geisterstunde.kernel.refusal.BadInput: This is no record of a game: The field `game` is missing.
    """
    if isinstance(source, bytes):
        return decode(source)
    if isinstance(source, str) and source.lstrip("\ufeff \t\r\n").startswith("{"):
        return decode(source.encode())
    return read(Path(source))


def read(path: Path) -> Record:
    """Reads a record from a file."""
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise BadInput("record-unreadable", path=str(path), reason=str(error.strerror)) from error
    except BadInput as error:
        raise BadInput("record-in-file", path=str(path), reason=error) from error


def write(path: Path, record: Record) -> None:
    """Writes a record to a file: the whole of it, or nothing at all."""
    try:
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            with draft.open("xb") as file:
                file.write(encode(record))
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput("record-unwritable", path=str(path), reason=str(error.strerror)) from error
