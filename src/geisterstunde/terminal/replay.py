"""Prints a recorded game as text."""

from rich.console import Console
from rich.markup import escape

from geisterstunde.kernel.game import SPECTATOR
from geisterstunde.kernel.reader import Reader
from geisterstunde.locales.speech import FALLBACK, say
from geisterstunde.match.match import Match
from geisterstunde.match.record import Record
from geisterstunde.match.replay import Replay
from geisterstunde.match.statistics import recorded_statistics
from geisterstunde.terminal.statistics import print_statistics


def reader_of_seats(match: Match, language: str) -> Reader:
    """Somebody who calls everybody by their seats."""
    seats = range(match.game.players(match.options))
    return Reader(language, [say(language, "terminal-seat", {"seat": seat}) for seat in seats])


def print_replay(record: Record, console: Console, language: str = FALLBACK) -> None:
    """Every decision with what it caused, the table at the start and at the end, and what each seat did."""
    replay = Replay(record)
    match = replay.match
    reader = reader_of_seats(match, language)
    console.print(match.game.draw(match.view(SPECTATOR), match.options, reader), soft_wrap=True)
    for step in replay.steps():
        console.print(f"\n[bold]{step.number:4}  {reader.label(step.seat)}: {escape(step.decision)}[/]")
        for event in step.events:
            sentence = match.game.tell(event, match.options, reader)
            if sentence is not None:
                console.print(f"      {escape(sentence)}")
    console.print()
    console.print(match.game.draw(match.view(SPECTATOR), match.options, reader), soft_wrap=True)
    print_statistics(record.game, recorded_statistics(record), reader, console)
