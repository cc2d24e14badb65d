"""Layouts: which graves belong to which quarter, drawn as eight lines of eight letters (DU-2)."""

from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path

from geisterstunde.games.dawn_under.cemetery import (
    GRAVE_AT,
    GRAVE_NAMES,
    GRAVES,
    PLAZA,
    SIDE,
    SQUARE_OF,
    TOUCHING,
)
from geisterstunde.kernel.options import Drawing, drawing_file
from geisterstunde.kernel.pieces import pieces
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

QUARTERS = "ABCD"
SHIPPED = ("classic", "even")


def shipped_layout(name: str) -> Drawing:
    """The rows of a layout that comes with the game."""
    text = (files("geisterstunde.games.dawn_under") / "layouts" / f"{name}.txt").read_text(encoding="ascii")
    return checked_rows(text.split())


def layout_file(path: Path) -> Drawing:
    """Reads an owner's own layout."""
    return drawing_file("layout", path, checked_rows)


def checked_rows(rows: Sequence[str]) -> Drawing:
    """Makes sure that rows draw a cemetery: 8 x 8, the plaza in the centre, four connected quarters."""
    for number, row in enumerate(rows[:SIDE], start=1):
        check_row(number, row)
    if len(rows) != SIDE:
        raise BadInput("dawn-under-input-lines", line=min(len(rows), SIDE) + 1, lines=SIDE, given=len(rows))
    quarter = quarters_of(rows)
    for letter, name in enumerate(QUARTERS):
        check_quarter(quarter, letter, name)
    return tuple(rows)


def check_row(number: int, row: str) -> None:
    """Makes sure of one line."""
    if len(row) != SIDE:
        raise BadInput("dawn-under-input-letters", line=number, letters=SIDE, given=len(row))
    for column, letter in enumerate(row):
        on_plaza = SIDE * (number - 1) + column in PLAZA
        if on_plaza and letter != ".":
            raise at(number, column, BadInput("dawn-under-input-plaza", given=quoted(letter)))
        if not on_plaza and letter not in QUARTERS:
            raise at(number, column, BadInput("dawn-under-input-quarter", given=quoted(letter)))


def check_quarter(quarter: Sequence[int], letter: int, name: str) -> None:
    """Makes sure that a quarter is there and in one piece."""
    graves = [grave for grave in range(GRAVES) if quarter[grave] == letter]
    if not graves:
        reason = BadInput("dawn-under-input-no-quarter", quarter=name)
        raise BadInput("dawn-under-input-in-line", line=SIDE, reason=reason)
    _, *apart = pieces(graves, TOUCHING)
    if apart:
        grave = apart[-1][0]
        row, column = divmod(int(SQUARE_OF[grave]), SIDE)
        reason = BadInput("dawn-under-input-grave-apart", quarter=name, place=GRAVE_NAMES[grave])
        raise at(row + 1, column, reason)


def at(line: int, column: int, reason: BadInput) -> BadInput:
    """What is wrong with one letter, and where it stands."""
    return BadInput("dawn-under-input-at", line=line, letter=column + 1, reason=reason)


def quarters_of(rows: Iterable[str]) -> list[int]:
    """The quarter of every grave, A as 0."""
    letters = "".join(rows)
    return [QUARTERS.index(letters[square]) for square in range(SIDE * SIDE) if GRAVE_AT[square] >= 0]
