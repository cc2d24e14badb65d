"""Draws a view for a terminal, in rich's markup: colours, letters, and paths between the quarters."""

from collections.abc import Collection, Mapping, Sequence

from geisterstunde.games.dawn_under.cemetery import COLUMNS, GRAVE_AT, GRAVE_NAMES, NO_GRAVE, SIDE
from geisterstunde.games.dawn_under.view import CLOSED_LETTER, HIDDEN_LETTER, LIFTED_LETTER, View
from geisterstunde.games.dawn_under.words import BARE_LETTER
from geisterstunde.kernel.game import GameEvent
from geisterstunde.kernel.reader import Reader
from geisterstunde.kernel.seats import Seat

STYLES = {
    "w": "black on bright_white",
    "k": "bright_white on grey23",
    "y": "black on yellow1",
    "r": "bright_white on red3",
    "g": "black on green3",
    "b": "bright_white on dodger_blue3",
    "*": "black on orange3",
}
CONTENT_MARKS = {"empty": " ", "vampire": "v", "garlic": "●"}
CELL = 5
FEW_HIDDEN = 4


def draw_view(
    view: View,
    layout: Sequence[str],
    reader: Reader,
    choices: Collection[str],
    just_now: Collection[GameEvent],
) -> str:
    """The whole table: the cemetery with the graves that may be opened lit up, and everybody's row."""
    lit = {choice.split()[-1] for choice in choices if choice.startswith(("open ", "count "))}
    everything = len(lit) == view.lids.count(CLOSED_LETTER)
    lines = draw_cemetery(view, layout, set() if everything else lit, revealed(view, just_now))
    labels = [reader.label(seat) for seat in range(len(view.players))]
    width = max(map(len, labels))
    lines += [draw_player(view, seat, f"{label:{width}}", reader) for seat, label in enumerate(labels)]
    reserve = reader.say("dawn-under-terminal-reserve", lids=view.reserve)
    return "\n".join([*lines, f"  {reserve}{tell_count(view, reader)}"])


def revealed(view: View, just_now: Collection[GameEvent]) -> dict[str, tuple[str, str]]:
    """The lids that were seen just now, and what lay under them then."""
    shown: dict[str, tuple[str, str]] = {}
    for event in just_now:
        facts = event.facts
        if event.kind in ("opened", "lifted"):
            shown[facts["grave"]] = facts.get("lid", LIFTED_LETTER), CONTENT_MARKS[facts["inside"].split()[0]]
        elif event.kind in ("laid", "garlic_put") and facts["grave"] in shown:
            mark = CONTENT_MARKS["vampire" if event.kind == "laid" else "garlic"]
            shown[facts["grave"]] = shown[facts["grave"]][0], mark
    if view.opened is not None:
        letter = view.lids[GRAVE_NAMES.index(view.opened.grave)]
        shown[view.opened.grave] = letter, CONTENT_MARKS[view.opened.inside.split()[0]]
    return shown


def draw_player(view: View, seat: Seat, name: str, reader: Reader) -> str:
    """One player's line: who decides, who has the rat, whose turn it is, belongings and row."""
    player = view.players[seat]
    pointer = "[bold bright_yellow]➤[/]" if seat in view.owing else " "
    rat = "[black on orange3]*[/]" if view.plague and view.plague.holder == seat else " "
    called = f"[bold underline]{name.rstrip()}[/]{' ' * (len(name) - len(name.rstrip()))}"
    garlic, stakes = reader.say("dawn-under-terminal-garlic"), reader.say("dawn-under-terminal-stakes")
    belongings = f"{len(player.row):2}  {garlic} {'●' * player.garlic:3}  {stakes} {'†' * player.stakes:3}"
    if view.count:
        belongings += f"  {reader.say('dawn-under-terminal-bats')} {'ʌ' * player.bats:2}"
    return f"{pointer}{rat}{called if seat == view.turn else name}  {belongings}  {draw_row(player.row)}"


def draw_row(row: str) -> str:
    """A row from left to right; a long stretch of hidden vampires is told as a number."""
    hidden = row.count(HIDDEN_LETTER)
    left, _, right = row.partition(HIDDEN_LETTER * hidden) if hidden else (row, "", "")
    middle = f"[grey42]{'▒' * hidden if hidden <= FEW_HIDDEN else f'▒▒{hidden}▒▒'}[/]" if hidden else ""
    return "".join(map(draw_vampire, left)) + middle + "".join(map(draw_vampire, right))


def tell_count(view: View, reader: Reader) -> str:
    """Where the Count is, in a few words."""
    if view.count is None:
        return ""
    if view.count.owner is None:
        return f"; {reader.say('dawn-under-terminal-count-waits')}"
    owner = reader.name(view.count.owner)
    if view.count.grave is None:
        return f"; {reader.say('dawn-under-terminal-count-with', owner=owner)}"
    return f"; {reader.say('dawn-under-terminal-count-keeps', grave=view.count.grave, owner=owner)}"


def draw_cemetery(
    view: View, layout: Sequence[str], lit: Collection[str], shown: Mapping[str, tuple[str, str]]
) -> list[str]:
    """Eight rows of graves with footpaths wherever the quarter changes."""
    lines = ["   [grey50]+" + "".join(f"--[/]{column}[grey50]--" for column in COLUMNS)[:-1] + "+[/]"]
    for row in range(SIDE):
        line = f" {row + 1} [grey50]│[/]"
        for column in range(SIDE):
            wall = column + 1 == SIDE or layout[row][column] != layout[row][column + 1]
            line += draw_square(view, row, column, lit, shown) + ("[grey50]│[/]" if wall else " ")
        lines.append(line)
        if row + 1 < SIDE and layout[row] != layout[row + 1]:
            lines.append("   " + draw_path(layout[row], layout[row + 1]))
    lines.append("   [grey50]+" + "-" * (SIDE * CELL - 1) + "+[/]")
    return lines


def draw_path(above: str, below: str) -> str:
    """The line between two rows: a path where the quarters differ."""
    pieces = [
        "-" * (CELL - 1) if above[column] != below[column] else " " * (CELL - 1) for column in range(SIDE)
    ]
    return "[grey50]│" + "+".join(pieces).replace(" + ", "   ") + "│[/]"


def draw_square(
    view: View, row: int, column: int, lit: Collection[str], shown: Mapping[str, tuple[str, str]]
) -> str:
    """One square: a closed lid, an open one with its letter, a bare grave, or the plaza."""
    grave = int(GRAVE_AT[SIDE * row + column])
    if grave == NO_GRAVE:
        return "    "
    name, letter = GRAVE_NAMES[grave], view.lids[grave]
    if view.claim and view.claim.grave == name:
        return f"[black on orchid]ʌ{name}ʌ[/]"
    letter, mark = shown.get(name, (letter, " "))
    if letter == CLOSED_LETTER and view.count and view.count.grave == name:
        return f"[black on gold1]!{name}![/]"
    if letter == CLOSED_LETTER:
        return f"[bold bright_yellow]<{name}>[/]" if name in lit else f"[grey42]▐{name}▌[/]"
    if letter == BARE_LETTER:
        return "  . "
    style = "reverse" if letter == LIFTED_LETTER else STYLES[letter]
    return f"[{style}] {letter}{mark} [/]"


def draw_vampire(letter: str) -> str:
    """A vampire of a row that lies face up."""
    return f"[{STYLES[letter]}]{letter} [/]"
