"""Reading options: from plain data, from the words of a command line, and drawings from files."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from geisterstunde.kernel.refusal import BadInput

Options = TypeVar("Options")
Rows = tuple[str, ...]


def read_options(given: Mapping[str, Any], form: type[Options]) -> Options:
    """Options from plain data, as records and requests bring them."""
    try:
        return msgspec.convert(given, form)
    except msgspec.ValidationError as error:
        reason = str(error).replace(" - at `$`", "").replace("`$.", "`").rstrip(".")
        raise BadInput(f"These options cannot be used: {reason}.") from error


def check_seats(players: int, first: int | None, most: int) -> None:
    """Makes sure of the number of players and of who begins."""
    if not 2 <= players <= most:
        raise BadInput(f"players is 2 to {most}, not {players}.")
    if first is not None and not 0 <= first < players:
        raise BadInput(f"first is a seat from 0 to {players - 1} or left out, not {first}.")


def whole_number(name: str) -> Callable[[str], int]:
    """Reads a number that an option is given as a word."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError as error:
            raise BadInput(f"{name} is a whole number, not {text!r:.40}.") from error

    return read


def drawing_file(kind: str, path: Path, checked: Callable[[Sequence[str]], Rows]) -> Rows:
    """Reads an owner's own drawing; a bad file is refused with its line and the reason."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not plain text"
        raise BadInput(f"The {kind} {path} cannot be read: {reason}.") from error
    while lines and not lines[-1].strip():
        lines.pop()
    try:
        return checked([line.rstrip() for line in lines])
    except BadInput as error:
        raise BadInput(f"The {kind} {path} cannot be used: {error}") from error
