"""Reading options: from plain data, from the words of a command line, and drawings from files."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted
from geisterstunde.kernel.validation import why_invalid

Options = TypeVar("Options")


class DealForm(Protocol):
    """What every game's deal has: who begins, where chance has decided that."""

    @property
    def first(self) -> int | None: ...


Deal = TypeVar("Deal", bound=DealForm)
Drawing = tuple[str, ...]


def read_options(given: Mapping[str, Any], form: type[Options]) -> Options:
    """Options from plain data, as records and requests bring them."""
    try:
        return msgspec.convert(given, form)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadInput):  # what the options' own checks have found
            raise error.__cause__ from None
        raise BadInput("input-options", reason=why_invalid(error)) from error


def read_recorded_deal(given: Mapping[str, Any], form: type[Deal], first: int | None) -> Deal:
    """A recorded deal in a game's form; who begins has to be the seat that the options name."""
    try:
        deal = msgspec.convert(given, form)
    except msgspec.ValidationError as error:
        raise BadInput("input-deal", reason=why_invalid(error)) from error
    if deal.first is not None and deal.first != first:
        raise BadInput("input-deal-first", dealt=deal.first, chosen=str(first))
    return deal


def check_seats(players: int, first: int | None, most: int) -> None:
    """Makes sure of the number of players and of who begins."""
    if not 2 <= players <= most:
        raise BadInput("input-players", most=most, given=players)
    if first is not None and not 0 <= first < players:
        raise BadInput("input-first", last=players - 1, given=first)


def whole_number(name: str) -> Callable[[str], int]:
    """Reads a number that an option is given as a word."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError as error:
            raise BadInput("input-whole-number", name=name, given=quoted(text)) from error

    return read


def drawing_file(kind: str, path: Path, checked: Callable[[Sequence[str]], Drawing]) -> Drawing:
    """Reads an owner's own drawing; a bad file is refused with its line and the reason."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except OSError as error:
        reason = str(error.strerror)
        raise BadInput("input-drawing-unreadable", kind=kind, path=str(path), reason=reason) from error
    except UnicodeDecodeError as error:
        raise BadInput("input-drawing-not-text", kind=kind, path=str(path)) from error
    while lines and not lines[-1].strip():
        lines.pop()
    try:
        return checked([line.rstrip() for line in lines])
    except BadInput as error:
        raise BadInput("input-drawing-unusable", kind=kind, path=str(path), reason=error) from error
