"""Draws a view for a terminal, in rich's markup: rooms, ghosts and garments, magnets and sliders."""

from collections.abc import Collection, Sequence

from geisterstunde.games.through_the_wall.actions import GHOST_COLOURS
from geisterstunde.games.through_the_wall.board import PLUG, SIDE, SPACE_NAMES, Space, space_at
from geisterstunde.games.through_the_wall.boards import garments_of
from geisterstunde.games.through_the_wall.castle import CHAMBERS
from geisterstunde.games.through_the_wall.garments import (
    EACH_PART,
    GARMENT_NUMBERS,
    GARMENTS,
    NO_GARMENT,
    PART_LETTERS,
    PARTS,
)
from geisterstunde.games.through_the_wall.state import MOVES
from geisterstunde.games.through_the_wall.telling import garment_name
from geisterstunde.games.through_the_wall.view import View
from geisterstunde.kernel.options import Drawing
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.seats import Seat

GHOST_STYLES = ("black on green3", "bright_white on red3", "black on yellow1", "bright_white on dodger_blue3")
PART_STYLES = ("gold1", "orchid", "deep_sky_blue1", "light_salmon1", "light_green")
WALL = "grey62"
CELL = 9
SHORT = 3


def draw_view(view: View, board: Drawing, reader: Reader, choices: Collection[str]) -> str:
    """The whole table: the castle as it lies on the frame, the decks beside it, and everybody's costume."""
    lines = draw_castle(view, board, reader, lit_spaces(choices))
    for line, beside in enumerate(draw_decks(view, reader), start=2):
        lines[line] += f"   {beside}"
    labels = [reader.label(seat) for seat in range(len(view.ghosts))]
    width = max(map(len, labels))
    lines += [draw_player(view, seat, f"{label:{width}}", reader) for seat, label in enumerate(labels)]
    return "\n".join(lines)


def lit_spaces(choices: Collection[str]) -> set[str]:
    """The spaces that can be chosen now."""
    return {choice.split()[-1] for choice in choices if choice.startswith(("step ", "put "))}


def draw_castle(view: View, board: Drawing, reader: Reader, lit: Collection[str]) -> list[str]:
    """Seven rows of spaces with walls wherever the room changes."""
    rooms = "".join(board[:SIDE])
    lying = [[space_at(view.quarters, SIDE * row + column) for column in range(SIDE)] for row in range(SIDE)]
    letters = [[rooms[space] for space in row] for row in lying]
    garments = garments_of(board)
    cloths = [short(garment_name(garment, reader)) for garment in GARMENTS]
    lines = [draw_tunnels(view), draw_wall(None, letters[0])]
    for row in range(SIDE):
        line = f" [{WALL}]│[/]"
        for column in range(SIDE):
            wall = column + 1 == SIDE or letters[row][column] != letters[row][column + 1]
            space = lying[row][column]
            garment = garments[space]
            cloth = (garment // EACH_PART, cloths[garment]) if garment != NO_GARMENT else None
            line += draw_space(view, space, cloth, draw_chamber(view, row, column), lit)
            line += f"[{WALL}]│[/]" if wall else " "
        lines.append(line)
        lines.append(draw_wall(letters[row], letters[row + 1] if row + 1 < SIDE else None))
    return lines


def draw_tunnels(view: View) -> str:
    """Which slider lies in which tunnel, above the columns."""
    heads = [" " * CELL] * SIDE
    for tunnel in range(1, SIDE - 1):
        heads[tunnel] = f"[grey50]{f' {tunnel}: ──':{CELL}}[/]"
    for number, slider in enumerate(view.sliders, start=1):
        text = f" {slider.tunnel}:S{number} {slider.offset:+d}"
        heads[slider.tunnel] = f"[bold cyan]{text:{CELL}}[/]"
    return f" {''.join(heads)}".rstrip()


def draw_wall(above: Sequence[str] | None, below: Sequence[str] | None) -> str:
    """The line between two rows: a wall where the rooms differ, and round the board."""
    pieces = []
    for column in range(SIDE):
        open_below = above is not None and below is not None and above[column] == below[column]
        pieces.append((" " if open_below else "─") * (CELL - 1))
    line = "+".join(pieces)
    return f" [{WALL}]+{line}+[/]"


def draw_chamber(view: View, row: int, column: int) -> str:
    """What a slider has below a place of the frame: a magnet, an empty chamber, or there is no slider."""
    for slider in view.sliders:
        if slider.tunnel == column and 0 <= row - slider.offset < CHAMBERS:
            magnet = slider.pattern[row - slider.offset] == "M"
            return "[bold cyan]●[/]" if magnet else "[grey42]○[/]"
    return " "


def draw_space(
    view: View, space: Space, garment: tuple[int, str] | None, chamber: str, lit: Collection[str]
) -> str:
    """One space: its name, its garment (which part, three letters), the ghost on it and the magnet below."""
    if space == PLUG:
        return f"[{WALL}]{'▒' * (CELL - 1)}[/]"
    name = SPACE_NAMES[space]
    ghost = view.ghosts.index(name) if name in view.ghosts else None
    shown = f"[bold bright_yellow]{name}‹[/]" if name in lit else f"[grey62]{name}[/] "
    cloth = " " * SHORT
    if garment is not None:
        part, letters = garment
        cloth = f"[{PART_STYLES[part]}]{letters}[/]"
    stands = " "
    if ghost is not None:
        stands = f"[{GHOST_STYLES[ghost]}]{GHOST_COLOURS[ghost][0].upper()}[/]"
    return f"{shown}{cloth}{stands}{chamber}"


def short(garment: str) -> str:
    """A garment's name in three letters, no two alike in any language: the first, or those of three words.

    >>> short("mascherina"), short("maschera da sub")
    ('mas', 'mds')
    """
    words = garment.split()
    return "".join(word[0] for word in words) if len(words) == SHORT else garment[:SHORT]


def draw_decks(view: View, reader: Reader) -> list[str]:
    """The backs of the decks, one line each, and the moves that are left."""
    lines = [""]
    for number, deck in enumerate(view.decks, start=1):
        backs = "".join(
            f"[{PART_STYLES[place]}]{PART_LETTERS[place]}[/]" if part in deck else "·"
            for place, part in enumerate(PARTS)
        )
        lines.append(f"{reader.say('through-the-wall-terminal-deck', deck=number)} {backs}")
    if view.end is not None:
        return ["", *lines]
    moves = "●" * view.moves_left + "○" * (MOVES - view.moves_left)
    return [f"{reader.say('through-the-wall-terminal-moves')} {moves}", *lines]


def draw_player(view: View, seat: Seat, name: str, reader: Reader) -> str:
    """One player's line: who decides, the ghost, and the costume from hat to hand."""
    pointer = "[bold bright_yellow]➤[/]" if seat in view.owing else " "
    ghost = f"[{GHOST_STYLES[seat]}]{GHOST_COLOURS[seat][0].upper()}[/]"
    called = f"[bold underline]{name.rstrip()}[/]{' ' * (len(name) - len(name.rstrip()))}"
    costume = [draw_part(view.costumes[seat], part, reader) for part in range(len(PARTS))]
    return f"{pointer}{ghost} {called if seat == view.turn else name}  {'  '.join(costume)}"


def draw_part(costume: Sequence[str], part: int, reader: Reader) -> str:
    """What a ghost wears on one part of its body."""
    name = reader.say(f"page-part-{PARTS[part]}")
    for garment in costume:
        if GARMENT_NUMBERS[garment] // EACH_PART == part:
            return f"{name} [{PART_STYLES[part]}]{garment_name(garment, reader)}[/]"
    return f"[grey42]{name} –[/]"
