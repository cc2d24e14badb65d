"""Simulations: the same numbers whoever computes, files that agree with each other, honest shares."""

import csv
import json
import math
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from geisterstunde.cli import main
from geisterstunde.kernel.statistics import Column, GameRows, empty_rows
from geisterstunde.lab.series import Series
from geisterstunde.lab.simulation_report import as_data
from geisterstunde.lab.tally import tally_of
from geisterstunde.match.intervals import share_of
from tests.cli.commands import refusal

# each with two or three blocks of games, and computed alone and by so many
TABLES = [
    ("dawn-under", ["--players", "4", "--bots", "raven,random", "--games", "110"], "3"),
    (
        "dawn-under",
        ["--players", "2", "--fresh-air", "yes", "--bots", "thumb(slots(8)),moth", "--games", "60"],
        "2",
    ),
    ("dawn-under", ["--players", "3", "--bots", "random", "--games", "9000"], "2"),
    ("dawn-under", ["--players", "2", "--vampires", "4", "--bots", "countess,random", "--games", "5"], "2"),
    ("through-the-wall", ["--players", "3", "--bots", "butler,random", "--games", "60"], "2"),
    (
        "through-the-wall",
        ["--players", "2", "--decks", "wander", "--night", "10", "--bots", "castellan,sheet", "--games", "5"],
        "2",
    ),
]


def simulated(game: str, *words: str | Path) -> str:
    """What a simulation prints as data."""
    done = CliRunner().invoke(main, ["simulate", game, *map(str, words), "--json"])
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.parametrize(("game", "words", "many"), TABLES)
def test_the_same_bytes_for_the_same_seed_whatever_the_number_of_workers(
    game: str, words: list[str], many: str
) -> None:
    alone, together = (
        simulated(game, *words, "--seed", "8", "--workers", workers) for workers in ("1", many)
    )
    assert alone == together
    data = json.loads(alone)
    assert data["games"] == int(words[-1])
    assert sum(data["wins_by_seat"]) + data["ends"].get("cut", 0) == pytest.approx(data["games"])


def test_another_seed_plays_other_games() -> None:
    words = ("--bots", "random", "--games", "50", "--workers", "1")
    assert simulated("dawn-under", *words, "--seed", "1") != simulated("dawn-under", *words, "--seed", "2")


def test_a_longer_series_begins_with_the_shorter_one(tmp_path: Path) -> None:
    words = ("--players", "3", "--bots", "moth,random", "--workers", "1")
    for games in ("40", "230"):
        (tmp_path / games).mkdir()
        simulated("dawn-under", *words, "--games", games, "--out", tmp_path / games)
    short, long = ((tmp_path / games / "games.csv").read_text().splitlines() for games in ("40", "230"))
    assert long[: len(short)] == short


def test_fewer_names_than_seats_repeat() -> None:
    data = json.loads(simulated("dawn-under", "--players", "5", "--bots", "moth,raven", "--games", "5"))
    assert data["bots"] == ["moth", "raven", "moth", "raven", "moth"]


def games_in(folder: Path) -> list[dict[str, str]]:
    """The list of games in a folder."""
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def won_by_seat(games: list[dict[str, str]], seats: int) -> list[float]:
    """Wins counted from the list; ties are shared."""
    won = [0.0] * seats
    for game in games:
        winners = [int(seat) for seat in game["winners"].split()]
        for seat in winners:
            won[seat] += 1 / len(winners)
    return won


@pytest.mark.parametrize(
    ("game", "options", "count"),
    [("dawn-under", ["--fresh-air", "yes"], 210), ("through-the-wall", ["--night", "10"], 60)],
)
def test_the_files_agree_with_each_other_and_records_verify(
    game: str, options: list[str], count: int, tmp_path: Path
) -> None:
    """Everything in the summary that can be counted from the list of games is."""
    words = [*options, "--players", "3", "--bots", "random,thumb", "--games", str(count), "--seed", "6"]
    printed = simulated(game, *words, "--workers", "2", "--out", tmp_path, "--records", "3")
    assert (tmp_path / "summary.json").read_text(encoding="utf-8") == printed
    summary, games = json.loads(printed), games_in(tmp_path)
    assert [game["game"] for game in games] == [str(number) for number in range(count)]
    assert won_by_seat(games, 3) == pytest.approx(summary["wins_by_seat"])
    assert Counter(game["end"] for game in games) == summary["ends"]
    for name in ("decisions",):
        values = [int(game[name]) for game in games]
        assert summary["metrics"][name]["value"] == pytest.approx(np.mean(values))
        assert summary["metrics"][name]["spread"] == pytest.approx(np.std(values, ddof=1))
    assert summary["metrics"]["turns"]["value"] == pytest.approx(
        np.mean([int(game["turn_began"]) for game in games])
    )
    assert summary["metrics"]["comebacks"]["value"] == pytest.approx(
        np.mean([int(game["comeback"]) for game in games])
    )
    records = sorted(tmp_path.glob(f"{game}-*.json"))
    assert len(records) == 3
    for record, row in zip(records, games, strict=False):
        data = json.loads(record.read_text(encoding="utf-8"))
        assert len(data["decisions"]) == int(row["decisions"])
        assert " ".join(map(str, data["result"]["winners"])) == row["winners"]
        assert data["result"]["reason"] == row["end"]
        assert CliRunner().invoke(main, ["verify", str(record)]).exit_code == 0


def rows(*games: tuple[int, ...]) -> GameRows:
    """Games of three that were won by these seats; without any, a game was cut."""
    made = empty_rows(len(games))
    for row, winners in zip(made, games, strict=True):
        row[Column.PLAYERS] = 3
        row[Column.WINNERS] = sum(1 << seat for seat in winners)
        row[Column.REASON] = 1 if winners else 0
    return made


def summary_of(*games: tuple[int, ...]) -> dict[str, Any]:
    """What the summary of such games says."""
    series = Series("dawn-under", {}, ("moth", "raven", "moth"), 1)
    return as_data(series, tally_of("dawn-under", rows(*games)), len(games))


def test_ties_are_shared_and_a_cut_game_is_nobodys() -> None:
    summary = summary_of((0,), (0, 1), (0, 1, 2), ())
    assert summary["wins_by_seat"] == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    assert sum(summary["wins_by_seat"]) == pytest.approx(3)
    assert summary["ends"]["cut"] == 1
    assert summary["wins_by_bot"]["raven"]["value"] == pytest.approx((1 / 2 + 1 / 3) / 3)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The bounds as the roots of (p - q)² = z² q (1 - q) / n, the way Wilson found them."""
    z, p = 1.959964, won / games
    a, b, c = 1 + z * z / games, -(2 * p + z * z / games), p * p
    root = math.sqrt(b * b - 4 * a * c)
    return (-b - root) / (2 * a), (-b + root) / (2 * a)


@pytest.mark.parametrize(("won", "games"), [(0, 5), (5, 5), (1, 2), (60, 100), (12.5, 40), (1, 100_000)])
def test_a_share_has_wilsons_interval(won: float, games: int) -> None:
    share = share_of(won, games)
    assert share[:3] == pytest.approx((won / games, *wilson(won, games)), abs=1e-9)
    assert 0.0 <= round(share.low, 12) <= share.value <= round(share.high, 12) <= 1.0


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    """Exactly, over all that can come of 40 games that are won with 0.3."""
    held = sum(
        math.comb(40, won) * 0.3**won * 0.7 ** (40 - won)
        for won in range(41)
        if share_of(won, 40).low <= 0.3 <= share_of(won, 40).high
    )
    assert 0.93 < held < 0.97


def test_shares_among_the_metrics_have_bounds_of_shares() -> None:
    """Also where nobody, or everybody, or one of three did it."""
    for games in (((0,),), ((1,), (1,)), ((0,), (1,), (2,))):
        mean = summary_of(*games)["metrics"]["first_player"]
        assert 0.0 <= mean["low"] <= mean["value"] + 1e-12
        assert mean["value"] - 1e-12 <= mean["high"] <= 1.0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess'; there is dawn-under, through-the-wall."),
        (["dawn-under", "--players", "7"], "players is 2 to 6, not 7."),
        (["dawn-under", "--bots", "rook"], "dawn-under has no bot 'rook'; there is random, moth,"),
        (["dawn-under", "--bots", "sheet"], "dawn-under has no bot 'sheet'"),
        (["dawn-under", "--bots", ""], "bots is one or more names, as in 'hedgehog,random', not ''."),
        (
            ["dawn-under", "--players", "2", "--bots", "moth,moth,moth"],
            "There are 3 bots for 2 seats; leave some out.",
        ),
        (["dawn-under", "--bots", "thumb(good)"], "'good'"),
        (["dawn-under", "--bots", "thumb(slots(-1))"], "slots"),
        (["dawn-under", "--games", "0"], "Invalid value for '--games': 0 is not in the range x>=1."),
        (
            ["dawn-under", "--games", "many"],
            "Invalid value for '--games': 'many' is not a valid integer range.",
        ),
        (["dawn-under", "--seed", "lucky"], "Invalid value for '--seed': 'lucky' is not a valid integer."),
        (["dawn-under", "--workers", "0"], "Invalid value for '--workers': 0 is not in the range x>=1."),
        (["dawn-under", "--records", "1"], "records need a folder: name one with --out."),
        (["dawn-under", "--speed", "9"], "No such option"),
        (["dawn-under", "--cluster", "moon"], "A cluster is local or ray://HOST:PORT, not 'moon'."),
    ],
)
def test_bad_input_is_refused_in_a_sentence(words: list[str], sentence: str) -> None:
    assert sentence in refusal("simulate", *words)
