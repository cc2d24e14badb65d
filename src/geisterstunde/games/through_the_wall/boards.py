"""Boards: rooms and garments, drawn as seven lines of letters each (TW-1, TW-2)."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from geisterstunde.games.through_the_wall.board import BESIDE, CORNERS, PLUG, SIDE, SPACE_NAMES, SPACES, Space
from geisterstunde.games.through_the_wall.garments import EACH_PART, NO_GARMENT, PART_LETTERS, PARTS
from geisterstunde.kernel.options import Drawing, drawing_file
from geisterstunde.kernel.pieces import pieces
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

SHIPPED = ("castle",)
PLUG_LETTER = "+"
CORNER_LETTER = "o"
NOTHING_LETTER = "."
ROOM_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def shipped_board(name: str) -> Drawing:
    """The rows of a board that comes with the game."""
    text = (files("geisterstunde.games.through_the_wall") / "boards" / f"{name}.txt").read_text("ascii")
    return checked_rows(text.split())


def board_file(path: Path) -> Drawing:
    """Reads an owner's own board: seven lines of rooms, an empty line, seven lines of garments."""
    return drawing_file("board", path, without_empty_line)


def without_empty_line(lines: Sequence[str]) -> Drawing:
    """The rows of a file, whose rooms and garments an empty line keeps apart."""
    if len(lines) > SIDE and lines[SIDE] == "":
        return checked_rows([*lines[:SIDE], *lines[SIDE + 1 :]])
    return checked_rows(lines)


def checked_rows(rows: Sequence[str]) -> Drawing:
    """Makes sure that rows draw a board: rooms in one piece, four garments a part, corners bare."""
    for number, row in enumerate(rows[: 2 * SIDE], start=1):
        check_row(number, row)
    if len(rows) != 2 * SIDE:
        raise BadInput("through-the-wall-input-lines", lines=SIDE, given=len(rows))
    rooms, garments = "".join(rows[:SIDE]), "".join(rows[SIDE:])
    for room in sorted(set(rooms) - {PLUG_LETTER}):
        check_room(rooms, room)
    for letter, part in zip(PART_LETTERS, PARTS, strict=True):
        if garments.count(letter) != EACH_PART:
            raise BadInput(
                "through-the-wall-input-garments",
                spaces=EACH_PART,
                part=part,
                letter=letter,
                given=garments.count(letter),
            )
    return tuple(rows)


def check_row(number: int, row: str) -> None:
    """Makes sure of one line: first come seven of rooms, then seven of garments."""
    block, line = ("rooms", number) if number <= SIDE else ("garments", number - SIDE)
    if len(row) != SIDE:
        raise BadInput("through-the-wall-input-letters", line=line, block=block, letters=SIDE, given=len(row))
    for column, letter in enumerate(row):
        space = SIDE * (line - 1) + column
        allowed, meant = allowed_letters(block, space)
        if letter not in allowed:
            reason = BadInput(
                "through-the-wall-input-drawn",
                place=SPACE_NAMES[space],
                meant=meant,
                allowed=list(allowed),
                given=quoted(letter),
            )
            raise at(block, space, reason)


def allowed_letters(block: str, space: Space) -> tuple[str, str]:
    """The letters that may be drawn on a space, and what they mean."""
    if space == PLUG:
        return PLUG_LETTER, "plug"
    if block == "rooms":
        return ROOM_LETTERS, "room"
    if space in CORNERS:
        return CORNER_LETTER, "corner"
    return PART_LETTERS + NOTHING_LETTER, "garment"


def check_room(rooms: str, room: str) -> None:
    """Makes sure that a room is in one piece."""
    spaces = [space for space in range(SPACES) if rooms[space] == room]
    _, *apart = pieces(spaces, BESIDE)
    if apart:
        space = apart[-1][0]
        reason = BadInput("through-the-wall-input-room-apart", room=room, place=SPACE_NAMES[space])
        raise at("rooms", space, reason)


def at(block: str, space: Space, reason: BadInput) -> BadInput:
    """What is wrong with one letter, and where it stands."""
    row, column = divmod(space, SIDE)
    return BadInput("through-the-wall-input-at", line=row + 1, block=block, letter=column + 1, reason=reason)


def rooms_of(rows: Drawing) -> list[int]:
    """The room of every space, A as 0; the plug is in none."""
    return [ROOM_LETTERS.find(letter) for letter in "".join(rows[:SIDE])]


def garments_of(rows: Drawing) -> list[int]:
    """The garment every space shows: the four of a part in reading order."""
    seen = dict.fromkeys(PART_LETTERS, 0)
    garments = []
    for letter in "".join(rows[SIDE:]):
        if letter in seen:
            garments.append(EACH_PART * PART_LETTERS.index(letter) + seen[letter])
            seen[letter] += 1
        else:
            garments.append(NO_GARMENT)
    return garments
