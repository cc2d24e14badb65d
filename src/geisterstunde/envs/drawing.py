"""A table as a terminal shows it."""

from collections.abc import Sequence

from rich.console import Console

from geisterstunde.envs.tables import Tables
from geisterstunde.kernel.reader import Reader
from geisterstunde.locales.speech import FALLBACK

WIDTH = 100


def drawn(tables: Tables, table: int, seat: int, names: Sequence[str]) -> str:
    """What a seat sees, with the colours of a terminal."""
    game = tables.adapter.game
    view = game.view(tables.position(table), seat)
    console = Console(width=WIDTH, force_terminal=True, color_system="standard", legacy_windows=False)
    with console.capture() as capture:
        console.print(game.draw(view, tables.options, Reader(FALLBACK, names)), highlight=False)
    return capture.get()
