"""Keeps a simulation in a folder: a table of all games, and records of the first ones."""

import csv
from pathlib import Path

import msgspec

from geisterstunde.games.registry import game_named
from geisterstunde.kernel.bits import members
from geisterstunde.kernel.statistics import Column, GameRows, comeback
from geisterstunde.lab.play import bot_number, play_on
from geisterstunde.lab.players import seat_down
from geisterstunde.lab.series import Series
from geisterstunde.lab.simulation_report import CUT, as_data
from geisterstunde.lab.tally import Tally
from geisterstunde.match.fairness import Promise
from geisterstunde.match.match import Match
from geisterstunde.match.record import record_of, write
from geisterstunde.match.statistics import statistics_of

GAMES_FILE = "games.csv"
SUMMARY_FILE = "summary.json"


class GamesFile:
    """A table of games as CSV, written while they are played."""

    def __init__(self, folder: Path, series: Series) -> None:
        self.series = series
        self.file = (folder / GAMES_FILE).open("w", newline="", encoding="utf-8")
        self.lines = csv.writer(self.file)
        self.kinds = [kind.name.lower() for kind in statistics_of(series.game).events]
        self.lines.writerow(["game", "first", "winners", "end", "decisions", "comeback", *self.kinds])

    def __enter__(self) -> "GamesFile":
        return self

    def __exit__(self, *failure: object) -> None:
        self.file.close()

    def add(self, first: int, rows: GameRows) -> None:
        """One line per game: who began, who won (seats), why it ended, and how often what happened."""
        rules = game_named(self.series.game)
        counts = rows[:, Column.EVENTS : Column.EVENTS + len(self.kinds)].tolist()
        for index, (row, came_back, events) in enumerate(
            zip(rows.tolist(), comeback(rows).tolist(), counts, strict=True), first
        ):
            reason = row[Column.REASON]
            self.lines.writerow(
                [
                    index,
                    row[Column.FIRST],
                    " ".join(map(str, members(row[Column.WINNERS]))),
                    rules.reason_in_words(reason) if reason else CUT,
                    row[Column.DECISIONS],
                    came_back,
                    *events,
                ]
            )


def keep_summary(series: Series, tally: Tally, asked: int, folder: Path) -> None:
    """Writes what a simulation adds up to."""
    data = msgspec.json.format(msgspec.json.encode(as_data(series, tally, asked)))
    (folder / SUMMARY_FILE).write_bytes(data + b"\n")


def keep_record(series: Series, index: int, folder: Path) -> None:
    """Plays a game of a series once more, decision by decision, and writes its record."""
    match = Match.dealt(
        series.game,
        {**series.options, "players": len(series.bots)},
        Promise.numbered(series.seed, index),
    )
    number = bot_number(series.seed, index)
    bots = [seat_down(series.game, player, seat, number) for seat, player in enumerate(series.players)]
    played = play_on(match.game, match.position, bots)
    match.decisions = [(seat, match.game.action_to(action)) for seat, action in played.decisions]
    write(folder / f"{series.game}-{series.seed}-{index:06}.json", record_of(match))
