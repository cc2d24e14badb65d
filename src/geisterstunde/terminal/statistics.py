"""What each seat did in a finished game, as a small table at the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from geisterstunde.kernel.reader import Reader
from geisterstunde.match.statistics import StatisticRow


def print_statistics(game: str, rows: Sequence[StatisticRow], reader: Reader, console: Console) -> None:
    """One line per statistic and one column per seat; nothing where nothing is counted."""
    if not rows:
        return
    table = Table("", box=None, pad_edge=False)
    for seat in range(len(reader.names)):
        table.add_column(Text(reader.label(seat)), justify="right")
    for row in rows:
        table.add_row(Text(label(game, row.name, reader)), *map(str, row.values))
    console.print()
    console.print(table)


def label(game: str, name: str, reader: Reader) -> str:
    """The words for a statistic; its plain name where a game brings none."""
    message = f"{game}-statistic-{name.replace('_', '-')}"
    return reader.say(message) if reader.knows(message) else name.replace("_", " ")
