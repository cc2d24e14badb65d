"""Puzzles at the terminal."""

from typing import TYPE_CHECKING

import click

from geisterstunde.cli.language import chosen_language, spoken
from geisterstunde.cli.small_jobs import play_plainly

if TYPE_CHECKING:
    from geisterstunde.kernel.puzzle import Puzzles


@click.command()
@click.argument("number", type=int, required=False)
@click.option("--level", type=int, help="how hard it shall be, from 1")
@click.option("--game", help="whose puzzles (else the first game that has some)")
def puzzle(number: int | None, level: int | None, game: str | None) -> None:
    """Solve puzzles: the one behind a door of this NUMBER, or behind any."""
    play_plainly()
    from rich.console import Console

    from geisterstunde.terminal.puzzle import TerminalPuzzle

    puzzles = puzzles_of(game)
    console = Console(highlight=False)
    try:
        opened = any_door(puzzles, level) if number is None else number
        TerminalPuzzle(puzzles, opened, console, chosen_language()).play()
    except (KeyboardInterrupt, EOFError):
        console.print(f"\n{spoken('terminal-good-night')}")


def puzzles_of(game: str | None) -> "Puzzles":
    """The puzzles of a game, or of the first that has some."""
    from geisterstunde.games.registry import game_names, package_named
    from geisterstunde.kernel.refusal import BadInput

    for name in game_names() if game is None else (game,):
        puzzles: Puzzles | None = package_named(name).part("puzzles")
        if puzzles is not None:
            return puzzles
    raise BadInput("input-no-puzzles")


def any_door(puzzles: "Puzzles", level: int | None) -> int:
    """A door by chance, of a level where one is wished."""
    import random

    from geisterstunde.kernel.refusal import BadInput

    if level is not None and not 1 <= level <= puzzles.levels:
        raise BadInput("input-puzzle-level", most=puzzles.levels, given=level)
    corridor = random.randrange(puzzles.last_door // puzzles.corridor)
    doors_of_level = puzzles.corridor // puzzles.levels
    wished = random.randint(1, puzzles.levels) if level is None else level
    return corridor * puzzles.corridor + (wished - 1) * doors_of_level + random.randint(1, doors_of_level)
