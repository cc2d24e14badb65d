"""The games of a tournament as a table in CSV, written while they are played."""

import csv
from collections.abc import Iterable
from pathlib import Path

from geisterstunde.games.registry import game_named
from geisterstunde.lab.simulation_report import CUT
from geisterstunde.lab.tournament import Met
from geisterstunde.lab.tournament_schedule import Schedule

GAMES_FILE = "tournament.csv"


class TournamentFile:
    """One line per game: its deal, who sat where, which seats won, and why it ended."""

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        self.schedule = schedule
        self.rules = game_named(schedule.game)
        self.file = (folder / GAMES_FILE).open("w", newline="", encoding="utf-8")
        self.lines = csv.writer(self.file)
        seats = [f"seat_{seat}" for seat in range(schedule.seats)]
        self.lines.writerow(["game", "deal", *seats, "winners", "end", "decisions"])

    def __enter__(self) -> "TournamentFile":
        return self

    def __exit__(self, *failure: object) -> None:
        self.file.close()

    def add(self, games: Iterable[Met]) -> None:
        """Some more games."""
        for met in games:
            self.lines.writerow(
                [
                    met.number,
                    met.meeting.deal,
                    *(self.schedule.bots[bot] for bot in met.meeting.seats),
                    " ".join(map(str, met.winners)),
                    self.rules.reason_in_words(met.reason) if met.reason else CUT,
                    met.decisions,
                ]
            )
