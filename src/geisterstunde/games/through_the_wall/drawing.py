"""Draws a view for a terminal, in rich's markup: rooms, ghosts and garments, magnets and sliders."""

from collections.abc import Collection, Sequence

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
from geisterstunde.games.through_the_wall.sliders import PATTERNS
from geisterstunde.games.through_the_wall.state import MOVES
from geisterstunde.games.through_the_wall.telling import garment_name
from geisterstunde.games.through_the_wall.view import SliderView, View
from geisterstunde.kernel.options import Drawing
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.seats import Seat

GHOST_STYLES = {
    "green": "black on green3",
    "red": "bright_white on red3",
    "yellow": "black on yellow1",
    "blue": "bright_white on dodger_blue3",
}
PART_STYLES = ("gold1", "orchid", "deep_sky_blue1", "light_salmon1", "light_green")
WALL = "grey62"
CELL = 9
SHORT = 3
MAGNET, EMPTY = "●", "○"
CHAMBERS_DRAWN = {"M": f"[bold cyan]{MAGNET}[/]", ".": f"[grey42]{EMPTY}[/]", "?": " "}
SOON = 10  # rounds before the cock crows


def draw_view(view: View, board: Drawing, reader: Reader, choices: Collection[str]) -> str:
    """The whole table: the castle as it lies on the frame, the decks beside it, and everybody's costume."""
    lines = draw_castle(view, board, reader, lit_spaces(choices))
    for line, beside in enumerate(draw_decks(view, reader), start=2):
        lines[line] += f"   {beside}"
    labels = [reader.label(seat) for seat in range(len(view.ghosts))]
    width = max(map(len, labels))
    lines += [draw_player(view, seat, f"{label:{width}}", reader) for seat, label in enumerate(labels)]
    return "\n".join(lines)


def explain_signs(reader: Reader) -> str:
    """What the signs mean, and the three sliders, which everybody may look up (TW-25)."""
    first, second, third = (pattern.replace("M", MAGNET).replace(".", EMPTY) for pattern in PATTERNS)
    return reader.say("through-the-wall-terminal-signs", first=first, second=second, third=third)


def lit_spaces(choices: Collection[str]) -> set[str]:
    """The spaces that can be chosen now."""
    return {choice.split()[-1] for choice in choices if choice.startswith(("step ", "put "))}


def draw_castle(view: View, board: Drawing, reader: Reader, lit: Collection[str]) -> list[str]:
    """Seven rows of spaces with walls wherever the room changes."""
    rooms = "".join(board[:SIDE])
    lying = [[space_at(view.quarters, SIDE * row + column) for column in range(SIDE)] for row in range(SIDE)]
    letters = [[rooms[space] for space in row] for row in lying]
    garments = garments_of(board)
    cloths = in_short([garment_name(garment, reader) for garment in GARMENTS])
    norths, souths = zip(*map(sticking_out, view.sliders), strict=True)
    lines = [draw_tunnels(view), draw_ends(view, norths), draw_wall(None, letters[0])]
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
    return [*lines, draw_ends(view, souths)]


def draw_tunnels(view: View) -> str:
    """Which slider lies in which tunnel, above the columns."""
    heads = [" " * CELL] * SIDE
    for tunnel in range(1, SIDE - 1):
        heads[tunnel] = f"[grey50]{f' {tunnel}: ──':{CELL}}[/]"
    for number, slider in enumerate(view.sliders, start=1):
        text = f" {slider.tunnel}:S{number} {slider.offset:+d}"
        heads[slider.tunnel] = f"[bold cyan]{text:{CELL}}[/]"
    return f" {''.join(heads)}".rstrip()


def sticking_out(slider: SliderView) -> tuple[str, str]:
    """The chambers of a slider that stick out of the board, in the north and in the south.

    >>> sticking_out(SliderView(".M.M.M.", 1, -2)), sticking_out(SliderView(".M.M.M.", 1, 3))
    (('.M', ''), ('', '.M.'))
    """
    return slider.pattern[: max(-slider.offset, 0)], slider.pattern[CHAMBERS - max(slider.offset, 0) :]


def draw_ends(view: View, ends: Sequence[str]) -> str:
    """What sticks out of the tunnels on one side, from north to south."""
    cells = [" " * CELL] * SIDE
    for slider, end in zip(view.sliders, ends, strict=True):
        drawn = "".join(CHAMBERS_DRAWN[chamber] for chamber in end)
        cells[slider.tunnel] = f" {drawn}{' ' * (CELL - 1 - len(end))}"
    return f" {''.join(cells)}".rstrip()


def draw_wall(above: Sequence[str] | None, below: Sequence[str] | None) -> str:
    """The line between two rows: a wall where the rooms differ, and round the board."""
    pieces = []
    for column in range(SIDE):
        open_below = above is not None and below is not None and above[column] == below[column]
        pieces.append((" " if open_below else "─") * (CELL - 1))
    line = "+".join(pieces)
    return f" [{WALL}]+{line}+[/]"


def draw_chamber(view: View, row: int, column: int) -> str:
    """What is seen of a slider below a place of the frame: a magnet, an empty chamber, or nothing."""
    for slider in view.sliders:
        if slider.tunnel == column and 0 <= row - slider.offset < CHAMBERS:
            return CHAMBERS_DRAWN[slider.pattern[row - slider.offset]]
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
    stands = " " if ghost is None else draw_ghost(view.colours[ghost])
    return f"{shown}{cloth}{stands}{chamber}"


def draw_ghost(colour: str) -> str:
    """A ghost: the first letter of its colour, on that colour."""
    return f"[{GHOST_STYLES[colour]}]{colour[0].upper()}[/]"


def in_short(garments: Sequence[str]) -> list[str]:
    """Garments' names in three letters each, no two alike: those of three words, or the first of one.

    Names that begin alike have the letter in the end by which they differ.

    >>> in_short(["mascherina", "maschera da sub", "Schirm", "Schürze"])
    ['mas', 'mds', 'Sci', 'Scü']
    """
    return [short(garment, [other for other in garments if other != garment]) for garment in garments]


def short(garment: str, others: Sequence[str]) -> str:
    """One of them, told from the others."""
    words = garment.split()
    if len(words) == SHORT:
        return "".join(word[0] for word in words)
    alike = [other for other in others if other[:SHORT] == garment[:SHORT] and len(other.split()) != SHORT]
    pairs = [zip(garment[SHORT:], other[SHORT:], strict=False) for other in alike]
    telling = [next((one for one, other in pair if one != other), "") for pair in pairs]
    return garment[: SHORT - 1] + (telling[0] if telling else garment[SHORT - 1])


def draw_decks(view: View, reader: Reader) -> list[str]:
    """The backs of the decks, one line each, the moves that are left, and what is left of the night."""
    lines = [""]
    for number, deck in enumerate(view.decks, start=1):
        backs = "".join(
            f"[{PART_STYLES[place]}]{PART_LETTERS[place]}[/]" if part in deck else "·"
            for place, part in enumerate(PARTS)
        )
        lines.append(f"{reader.say('through-the-wall-terminal-deck', deck=number)} {backs}")
    if view.end is not None:
        return ["", *lines]
    if view.rounds_left is not None and view.rounds_left <= SOON:
        lines += ["", reader.say("through-the-wall-terminal-cockcrow", rounds=view.rounds_left)]
    moves = "●" * view.moves_left + "○" * (MOVES - view.moves_left)
    return [f"{reader.say('through-the-wall-terminal-moves')} {moves}", *lines]


def draw_player(view: View, seat: Seat, name: str, reader: Reader) -> str:
    """One player's line: who decides, the ghost, and the costume from hat to hand."""
    pointer = "[bold bright_yellow]➤[/]" if seat in view.owing else " "
    called = f"[bold underline]{name.rstrip()}[/]{' ' * (len(name) - len(name.rstrip()))}"
    costume = [draw_part(view.costumes[seat], part, reader) for part in range(len(PARTS))]
    who = f"{draw_ghost(view.colours[seat])} {called if seat == view.turn else name}"
    return f"{pointer}{who}  {'  '.join(costume)}"


def draw_part(costume: Sequence[str], part: int, reader: Reader) -> str:
    """What a ghost wears on one part of its body."""
    name = reader.say(f"page-part-{PARTS[part]}")
    for garment in costume:
        if GARMENT_NUMBERS[garment] // EACH_PART == part:
            return f"{name} [{PART_STYLES[part]}]{garment_name(garment, reader)}[/]"
    return f"[grey42]{name} –[/]"
