"""Draws the pictures of the pages anew: `.venv/bin/python docs/pictures/draw.py`."""

import io
import itertools
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from geisterstunde.kernel.reader import Reader
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
READER = Reader("en", ("", "Edda", "Balduin", "Ottilie"), seat=0)


def rat_at_seat_0() -> tuple[Match, list[str]]:
    """A game in which seat 0 has just found a rat."""
    for number in itertools.count():
        match = Match.dealt("dawn-under", {"players": 4, "first": 0}, Promise.numbered(number))
        for opening in (f"open {column}{row}" for row in (6, 3, 7, 2, 5) for column in "bdgfch"):
            seat = match.owing[0]
            if opening not in match.legal(seat):
                break
            sentences = [
                match.game.tell(event, match.options, READER) or "" for event in match.decide(seat, opening)
            ]
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


def castle_in_play() -> tuple[Match, list[str]]:
    """A castle that has been turned, in the middle of seat 0's turn."""
    match = Match.dealt("through-the-wall", {"players": 4, "first": 1}, Promise.numbered(4))
    sentences: list[str] = []
    for seat, decisions in (
        (1, ("turn right", "slide 2 down", "done")),
        (2, ("step g6", "shift 1 2 1", "done")),
        (3, ("step a6", "turn right", "search 2")),
        (0, ("step b1",)),
    ):
        for decision in decisions:
            if decision in match.legal(seat):
                told = [
                    match.game.tell(event, match.options, READER) for event in match.decide(seat, decision)
                ]
                sentences = [sentence for sentence in told if sentence]
    return match, sentences


def draw_table(name: str, match: Match, sentences: list[str]) -> None:
    """Saves what seat 0 sees at the terminal."""
    drawn = match.game.draw(match.view(0), match.options, READER, match.legal(0))
    told = "\n".join(f"  {line}" for line in sentences if line)
    question = match.game.asks(match.position).with_rule(READER.language)
    asked = f"{question} [bold]{short_list(match.legal(0))}[/]"
    save(name, f"{drawn}\n{told}\n{asked}\n> ", f"geisterstunde play {match.game.name}")


def main() -> None:
    """Draws them all."""
    draw_table("plague", *rat_at_seat_0())
    draw_table("castle", *castle_in_play())


main()
