"""Prints a recorded game as text."""

from rich.console import Console
from rich.markup import escape

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay


def print_replay(record: Record, console: Console) -> None:
    """Every decision with what it caused, and the table at the start and at the end."""
    replay = Replay(record)
    match = replay.match
    names = [f"Seat {seat}" for seat in range(match.game.players(match.options))]
    console.print(match.game.draw(match.view(SPECTATOR), match.options, names, []), soft_wrap=True)
    for step in replay.steps():
        console.print(f"\n[bold]{step.number:4}  {names[step.seat]}: {escape(step.decision)}[/]")
        for happening in step.happenings:
            sentence = match.game.tell(happening, names)
            if sentence is not None:
                console.print(f"      {escape(sentence)}")
    console.print()
    console.print(match.game.draw(match.view(SPECTATOR), match.options, names, []), soft_wrap=True)
