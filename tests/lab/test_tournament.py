"""Tournaments: nobody is favoured by cards, seats or company, and whoever computes gets the same bytes."""

import csv
import itertools
import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from geisterstunde.cli import main
from geisterstunde.lab.ratings import Ratings
from geisterstunde.lab.tournament import PIECE_OF_FAST_GAMES, Met, Standings
from geisterstunde.lab.tournament_schedule import Meeting, Schedule
from tests.cli.commands import refusal, run

FIVE = ("random", "moth", "hedgehog", "raven", "thumb")


def schedule(players: int, bots: tuple[str, ...] = FIVE) -> Schedule:
    """Dawn Under for so many."""
    return Schedule("dawn-under", {"players": players}, bots, 3)


def a_round(wanted: Schedule, number: int = 0) -> list[Meeting]:
    """All games of a round."""
    games = wanted.round_games
    return [wanted.meeting(game) for game in range(number * games, (number + 1) * games)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_a_round_everybody_meets_everybody_equally_often(players: int) -> None:
    """Also where there are fewer bots than seats."""
    pairs: Counter[tuple[int, ...]] = Counter()
    for meeting in a_round(schedule(players)):
        pairs.update(itertools.combinations(sorted(set(meeting.seats)), 2))
    assert set(pairs) == set(itertools.combinations(range(5), 2))
    assert len(set(pairs.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [FIVE, FIVE[:2]], ids=len)
def test_in_a_round_everybody_has_every_seat_equally_often(players: int, bots: tuple[str, ...]) -> None:
    sat = Counter(place for meeting in a_round(schedule(players, bots)) for place in enumerate(meeting.seats))
    assert len(sat) == players * len(bots)
    assert len(set(sat.values())) == 1


def test_a_round_has_one_deal_and_the_next_has_another() -> None:
    wanted = schedule(4)
    assert {meeting.deal for meeting in a_round(wanted)} == {0}
    assert {meeting.deal for meeting in a_round(wanted, 7)} == {7}


def test_neighbours_change_from_round_to_round() -> None:
    """After six rounds four players have sat in all six orders around the table."""
    wanted = schedule(4, FIVE[:4])
    orders = {wanted.meeting(round_ * wanted.round_games).seats for round_ in range(6)}
    assert len(orders) == 6


def test_only_whole_rounds_are_played() -> None:
    assert schedule(4).whole_rounds(59) == 40
    assert "takes 20 games a round" in refusal("tournament", "dawn-under", "--games", "19")


def met(number: int, seats: tuple[int, ...], *winners: int) -> Met:
    """A game as it might have gone."""
    return Met(number, Meeting(0, seats), winners, 1 if winners else 0, 100)


def test_wins_are_counted_by_hand() -> None:
    """One win each way, a tie of two, and a game that was cut."""
    standings = Standings(schedule(3, FIVE[:3]), 1)
    for game in (met(0, (0, 1, 2), 0), met(1, (1, 2, 0), 0), met(2, (2, 0, 1), 1, 2), met(3, (0, 1, 2))):
        standings.add(game)
    assert (standings.games, standings.cut) == (4, 1)
    assert [standings.standing(bot).wins.value * 3 for bot in range(3)] == pytest.approx([1.5, 1.5, 0.0])
    assert [standings.standing(bot).wins.games for bot in range(3)] == [3, 3, 3]
    assert standings.against(0, 1)[::3] == (0.5, 3)
    assert standings.against(0, 2)[::3] == (1.0, 2)
    assert standings.against(2, 1)[::3] == (0.0, 2)


def test_whoever_sits_twice_has_both_seats_wins() -> None:
    """Two thirds of a shared win, where two of three winners are the same bot."""
    standings = Standings(schedule(3, FIVE[:2]), 1)
    standings.add(met(0, (0, 1, 0), 0, 1, 2))
    assert standings.against(0, 1).value == pytest.approx(2 / 3)
    assert standings.standing(1).wins.value == pytest.approx(1 / 3)


def test_a_cut_game_changes_no_rating() -> None:
    standings = Standings(schedule(3, FIVE[:3]), 1)
    before = [standings.ratings.of(bot) for bot in range(3)]
    standings.add(met(0, (0, 1, 2)))
    assert [standings.ratings.of(bot) for bot in range(3)] == before


def test_ratings_follow_results_and_become_sure() -> None:
    ratings = Ratings(3)
    start = ratings.of(0)
    assert start == ratings.of(1)
    ratings.add({0: True, 1: False, 2: False})
    early = ratings.of(0)
    assert early.mu > start.mu > ratings.of(1).mu == pytest.approx(ratings.of(2).mu)
    for _ in range(20):
        ratings.add({0: True, 1: False})
        ratings.add({1: True, 0: False})
    late = ratings.of(0)
    assert late.sigma < early.sigma < start.sigma
    assert late.low < late.mu < late.high
    assert late.high - late.low == pytest.approx(2 * 1.96 * late.sigma, rel=1e-4)


def test_a_tie_brings_equals_nothing() -> None:
    ratings = Ratings(2)
    ratings.add({0: True, 1: True})
    assert ratings.of(0).mu == pytest.approx(ratings.of(1).mu)


@pytest.mark.parametrize(
    ("game", "bots", "games"),
    [
        (["dawn-under"], "random,moth,thumb(slots(5)),raven", "204"),
        (["through-the-wall", "--night", "10"], "random,sheet,candle", "102"),
    ],
)
def test_the_same_bytes_for_the_same_seed_whoever_computes(
    game: list[str], bots: str, games: str, tmp_path: Path
) -> None:
    """Data on stdout, and every file."""
    answers, files = set(), set()
    assert int(games) > PIECE_OF_FAST_GAMES, "who computes alone is no second opinion"
    for workers in "12":
        out = tmp_path / workers
        words = ["tournament", *game, "--players", "2", "--bots", bots, "--games", games, "--seed", "5"]
        done = CliRunner().invoke(main, [*words, "--workers", workers, "--json", "--out", str(out)])
        assert done.exit_code == 0, done.output
        answers.add(done.stdout)
        files.add(tuple((path.name, path.read_bytes()) for path in sorted(out.iterdir())))
    assert len(answers) == 1
    assert len(files) == 1
    assert {name for name, _ in files.pop()} == {
        f"tournament.{end}" for end in ("csv", "html", "json", "md", "svg")
    }


def test_another_seed_is_another_tournament() -> None:
    words = ["tournament", "dawn-under", "--players", "2", "--bots", "moth,raven", "--games", "20", "--json"]
    once, other = (CliRunner().invoke(main, [*words, "--seed", seed]).stdout for seed in "12")
    assert json.loads(once)["ranking"] != json.loads(other)["ranking"]


def test_the_files_agree_with_each_other(tmp_path: Path) -> None:
    """Shares and the cross table, counted again from the list of games."""
    words = ["tournament", "dawn-under", "--players", "3", "--bots", "moth,raven,hedgehog,random"]
    done = run(*words, "--games", "60", "--workers", "1", "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    data = json.loads((tmp_path / "tournament.json").read_text())
    with (tmp_path / "tournament.csv").open(encoding="utf-8", newline="") as file:
        games = list(csv.DictReader(file))
    assert len(games) == data["games"] == 60
    won: Counter[str] = Counter()
    either: Counter[tuple[str, str]] = Counter()
    for game in games:
        seats = [game[f"seat_{seat}"] for seat in range(3)]
        (winner,) = (seats[int(seat)] for seat in game["winners"].split())
        won[winner] += 1
        for loser in set(seats) - {winner}:
            either[winner, loser] += 1
    for row in data["ranking"]:
        assert row["wins"]["value"] == pytest.approx(won[row["bot"]] / 45)
    for bot, others in data["cross_table"].items():
        for other, share in others.items():
            assert share["games"] == either[bot, other] + either[other, bot]
            assert share["value"] * share["games"] == pytest.approx(either[bot, other])
    ratings = [row["rating"]["mu"] for row in data["ranking"]]
    assert ratings == sorted(ratings, reverse=True)
    assert [row["rank"] for row in data["ranking"]] == [1, 2, 3, 4]
    page = (tmp_path / "tournament.md").read_text(encoding="utf-8")
    assert all(bot in page for bot in data["bots"])
    assert "raven" in done.stdout


def test_without_names_all_bots_of_the_game_take_part() -> None:
    assert "takes 20 games a round" in refusal(
        "tournament", "through-the-wall", "--players", "2", "--games", "19"
    )


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("raven", "bots is two or more names, as in 'random,moth,hedgehog'."),
        (",", "bots is one or more names, as in 'random,moth,hedgehog', not ','."),
        ("raven,moth,raven", "raven is named 2 times; everybody takes part once."),
        ("raven,rook", "dawn-under has no bot 'rook'; there is random, moth,"),
        ("raven,thumb(everything)", "'everything'"),
    ],
)
def test_bad_names_are_refused_in_a_sentence(bots: str, sentence: str) -> None:
    assert sentence in refusal("tournament", "dawn-under", "--bots", bots)


def test_without_openskill_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    sentence = refusal("tournament", "dawn-under", "--players", "2", "--bots", "raven,moth", "--games", "2")
    assert sentence == "Ratings need openskill: install geisterstunde[lab]."
