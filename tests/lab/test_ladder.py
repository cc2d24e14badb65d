"""Ladders: the same shares for the same seed, honest intervals, and bad arguments refused in a sentence."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from geisterstunde.bots.levels import Level
from geisterstunde.bots.registry import RANDOM
from geisterstunde.cli import main
from geisterstunde.kernel.game import Result
from geisterstunde.lab.ladder import HEURISTIC, Climbed, climb, name_of, rungs, tables_of
from geisterstunde.lab.ladder_report import as_json, markdown, plot
from geisterstunde.lab.play import play_game, won_share
from geisterstunde.lab.workers import ManyProcesses, OneProcess
from geisterstunde.match.intervals import share_of
from tests.games import LEVELS

GAMES = 20


def quick_rungs(game: str) -> list[Climbed]:
    """The lowest level against chance, at every table of two."""
    wanted = [
        rung
        for rung in rungs(game, [2], list(tables_of(game)))
        if rung.lower_name == RANDOM and rung.upper is LEVELS[game][0]
    ]
    assert len(wanted) == len(tables_of(game))
    return list(climb(wanted, GAMES, 7, OneProcess()))


@pytest.mark.parametrize("game", LEVELS)
def test_a_ladder_compares_every_level_with_the_one_below(game: str) -> None:
    """Chance is the lowest; the top also meets chance and its own rule of thumb."""
    table = next(iter(tables_of(game)))
    pairs = [(name_of(rung.upper), rung.lower_name) for rung in rungs(game, [2], [table])]
    names = [level.key for level in LEVELS[game]]
    assert set(zip(names[1:], names, strict=False)) | {(names[0], RANDOM)} <= set(pairs)
    assert (names[-1], RANDOM) in pairs
    assert (names[-1], HEURISTIC) in pairs


def test_the_same_seed_gives_the_same_ladder_whatever_the_number_of_workers() -> None:
    """Games are numbered, not drawn by whoever is free."""
    wanted = [
        rung
        for rung in rungs("through-the-wall", [2], ["decks wander"])
        if rung.lower_name in ("sheet", RANDOM)
    ][:2]
    alone = list(climb(wanted, GAMES, 3, OneProcess()))
    with ManyProcesses(2) as two:
        assert list(climb(wanted, GAMES, 3, two)) == alone
    assert [rung.share.games for rung in alone] == [GAMES, GAMES]


def test_ties_are_shared_and_a_cut_game_is_nobodys() -> None:
    """Two winners of different sides have half a win each."""
    assert won_share(Result((0, 1), "dawn"), [0, 1], 0) == 0.5
    assert won_share(Result((1,), "dawn"), [0, 1], 0) == 0.0
    assert won_share(None, [0, 1], 0) == 0.0


def test_a_game_among_bots_repeats() -> None:
    """The n-th game of a series is the same every time."""
    players: list[Level | str] = [LEVELS["dawn-under"][1], RANDOM, LEVELS["dawn-under"][0]]
    first = play_game("dawn-under", {"edition": "2018"}, players, 5, 2)
    again = play_game("dawn-under", {"edition": "2018"}, players, 5, 2)
    assert again.decisions == first.decisions
    assert again.result == first.result
    assert first.result is not None


def test_an_interval_narrows_with_more_games() -> None:
    """And it holds the share."""
    few, many = share_of(6, 10), share_of(600, 1000)
    assert few.low < many.low < 0.6 < many.high < few.high


def test_a_report_says_what_was_missed(tmp_path: Path) -> None:
    """In words, as data and as a picture."""
    climbed = quick_rungs("through-the-wall")
    missed = [rung._replace(rung=rung.rung._replace(wanted=1.01)) for rung in climbed]
    assert "(missed)" not in markdown(climbed)
    assert markdown(missed).count("(missed)") == len(missed)
    assert [row["share"] for row in json.loads(as_json(climbed))] == [rung.share.value for rung in climbed]
    plot(climbed, tmp_path / "ladder.svg")
    assert (tmp_path / "ladder.svg").read_text().count("<svg") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["dawn-under", "--players", "3"],
        ["dawn-under", "--players", "two"],
        ["dawn-under", "--players", "8"],
        ["dawn-under", "--tables", "1999"],
    ],
)
def test_bad_arguments_are_refused_in_a_sentence(arguments: list[str]) -> None:
    """Before anything is played."""
    answer = CliRunner().invoke(main, ["ladder", *arguments])
    assert answer.exit_code == 1
    assert answer.output.startswith("Error: ")
    assert answer.output.strip().endswith(".")
    assert len(answer.output.strip().splitlines()) == 1
