"""Draws the pictures of the pages anew: `.venv/bin/python docs/pictures/draw.py`."""

import io
import itertools
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.terminal.game import short_list

HERE = Path(__file__).parent
DARK = "282438 c84646 5aaa5a dcbe5a 5078d2 a05abe 50aab4 d6d0e6"
BRIGHT = "6e6882 e66464 78c878 fadc78 78a0f0 be82dc 78c8d2 ffffff"


def colours(codes: str) -> list[tuple[int, int, int]]:
    """Colours from their hexadecimal codes."""
    return [(int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)) for code in codes.split()]


NIGHT = TerminalTheme((22, 20, 33), (214, 208, 230), colours(DARK), colours(BRIGHT))
NAMES = ("You", "Edda", "Balduin", "Ottilie")


def rat_at_seat_0() -> tuple[Match, list[str]]:
    """A game in which seat 0 has just found a rat."""
    for number in itertools.count():
        match = Match.dealt("dawn-under", {"players": 4, "first": 0}, Promise.numbered(number))
        for opening in (f"open {column}{row}" for row in (6, 3, 7, 2, 5) for column in "bdgfch"):
            seat = match.owing[0]
            if opening not in match.legal(seat):
                break
            sentences = [match.game.tell(event, NAMES) or "" for event in match.decide(seat, opening)]
            if "stop" in match.legal(0) and len(match.decisions) > 8:
                return match, sentences
            while "open a1" not in match.legal(match.owing[0]) and "stop" not in match.legal(match.owing[0]):
                match.decide(match.owing[0], match.legal(match.owing[0])[0])
    raise AssertionError("the numbers never end")


def save(name: str, text: str, title: str) -> None:
    """Saves terminal text as an SVG that asks no other host for a font."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False)
    console.print(text)
    drawing = console.export_svg(title=title, theme=NIGHT, unique_id=name)
    drawing = re.sub(r"@font-face \{.*?\}\n", "", drawing, flags=re.DOTALL)
    assert "url(http" not in drawing
    (HERE / f"{name}.svg").write_text(drawing, encoding="utf-8")


def main() -> None:
    """Draws them all."""
    match, sentences = rat_at_seat_0()
    drawn = match.game.draw(match.view(0), match.options, NAMES, match.legal(0))
    told = "\n".join(f"  {line}" for line in sentences if line)
    asked = f"{match.game.question(match.position)} [bold]{short_list(match.legal(0))}[/]"
    save("plague", f"{drawn}\n{told}\n{asked}\n> ", "geisterstunde play dawn-under")


main()
