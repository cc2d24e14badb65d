"""Draws a view for a terminal, in rich's markup: colours, letters, and paths between the quarters."""

from collections.abc import Collection, Sequence

from geisterstunde.games.dawn_under.cemetery import GRAVE_NAMES, SIDE
from geisterstunde.games.dawn_under.view import CLOSED_LETTER, HIDDEN_LETTER, LIFTED_LETTER, View

STYLES = {
    "w": "black on bright_white",
    "k": "bright_white on grey23",
    "y": "black on yellow1",
    "r": "bright_white on red3",
    "g": "black on green3",
    "b": "bright_white on dodger_blue3",
    "*": "black on orange3",
}
COLOUR_NAMES = {"w": "white", "k": "black", "y": "yellow", "r": "red", "g": "green", "b": "blue", "*": "rat"}
CELL = 5


def draw_view(view: View, layout: Sequence[str], names: Sequence[str], choices: Collection[str]) -> str:
    """The whole table: the cemetery with the graves that may be opened lit up, and everybody's row."""
    lit = {choice.split()[-1] for choice in choices if choice.startswith(("open ", "count "))}
    everything = len(lit) == view.lids.count(CLOSED_LETTER)
    lines = draw_cemetery(view, layout, set() if everything else lit)
    lines.append("")
    width = max(len(name) for name in names)
    for seat, player in enumerate(view.players):
        pointer = "[bold bright_yellow]➤[/]" if seat in view.owing else " "
        row = "".join(draw_vampire(letter) for letter in player.row)
        belongings = f"{len(player.row):2}  garlic {'●' * player.garlic:3}  stakes {'†' * player.stakes:3}"
        if view.count:
            belongings += f"  bats {'ʌ' * player.bats:2}"
        if view.count and view.count.owner == seat:
            row += "  [black on gold1] Count Rucola [/]"
        rat = "[black on orange3]*[/]" if view.plague and view.plague.holder == seat else " "
        lines.append(f"{pointer}{rat}{names[seat]:{width}}  {belongings}  {row}")
    lines.append(f"\n  {view.reserve} lids in reserve{tell_count(view, names)}")
    return "\n".join(lines)


def tell_count(view: View, names: Sequence[str]) -> str:
    """Where the Count is, in a few words."""
    if view.count is None:
        return ""
    if view.count.owner is None:
        return "; Count Rucola stands on the plaza"
    owner = names[view.count.owner]
    return f"; Count Rucola keeps grave {view.count.grave} for {owner}" if view.count.grave else ""


def draw_cemetery(view: View, layout: Sequence[str], lit: Collection[str]) -> list[str]:
    """Eight rows of graves with footpaths wherever the quarter changes."""
    lines = ["    " + "".join(f"{column:^{CELL}}" for column in "abcdefgh")]
    lines.append("   " + draw_path(None, layout[0]))
    for row in range(SIDE):
        cells = [draw_square(view, row, column, lit) for column in range(SIDE)]
        line = f" {row + 1} [grey50]│[/]"
        for column, cell in enumerate(cells):
            wall = column + 1 == SIDE or layout[row][column] != layout[row][column + 1]
            line += cell + ("[grey50]│[/]" if wall else " ")
        lines.append(line)
        lines.append("   " + draw_path(layout[row], layout[row + 1] if row + 1 < SIDE else None))
    return lines


def draw_path(above: str | None, below: str | None) -> str:
    """The line between two rows: a path where the quarters differ."""
    if above is None or below is None:
        return "[grey50]+" + "-" * (SIDE * CELL - 1) + "+[/]"
    pieces = [
        "-" * (CELL - 1) if above[column] != below[column] else " " * (CELL - 1) for column in range(SIDE)
    ]
    return "[grey50]│" + "+".join(pieces).replace(" + ", "   ") + "│[/]"


def draw_square(view: View, row: int, column: int, lit: Collection[str]) -> str:
    """One square: a closed lid, an open one with its letter, a bare grave, or the plaza."""
    name = f"{'abcdefgh'[column]}{row + 1}"
    if name not in GRAVE_NAMES:
        return "    "
    letter = view.lids[GRAVE_NAMES.index(name)]
    if view.claim and view.claim.grave == name:
        return f"[black on orchid]^{name}^[/]"
    if letter == CLOSED_LETTER and view.count and view.count.grave == name:
        return f"[black on gold1]!{name}![/]" if name not in lit else f"[bold black on gold1]<{name}>[/]"
    if letter == CLOSED_LETTER:
        return f"[bold bright_yellow]<{name}>[/]" if name in lit else f"[grey42]▐{name}▌[/]"
    if letter == ".":
        return "  . "
    mark = content_mark(view) if view.opened and view.opened.grave == name else " "
    if letter == LIFTED_LETTER:
        return f"[reverse] {letter}{mark} [/]"
    return f"[{STYLES[letter]}] {letter}{mark} [/]"


def content_mark(view: View) -> str:
    """A small sign for what lies in the grave just opened."""
    assert view.opened is not None
    return {"empty": " ", "vampire": "v", "garlic": "●"}[view.opened.inside.split()[0]]


def draw_vampire(letter: str) -> str:
    """A vampire of a row."""
    return "[grey42]▒[/]" if letter == HIDDEN_LETTER else f"[{STYLES[letter]}]{letter} [/]"
