"""Bad input anywhere gets one clear sentence on stderr and a non-zero exit, and nothing is half written."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import encode, record_of, write
from tests.cli.commands import refusal, run, run_here
from tests.games import GAMES

CLASSIC = ["AAAABBBB", "AAAABBBB", "AAAAABBB", "AAA..BBB", "DDD..CCC", "DDDDCCCC", "DDDCCCCC", "DDDCCCCC"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--players", "7"], "players is 2 to 6, not 7."),
        (["--players", "many"], "players is a whole number, not 'many'."),
        (["--edition", "1999"], "edition is 2004 or 2018, not '1999'."),
        (["--vampires", "3"], "vampires, the children's limit, is 4 to 12 or left out, not 3."),
        (["--players", "3", "--first", "3"], "first is a seat from 0 to 2 or left out, not 3."),
        (["--players", "4", "--bare", "cross"], "choices of the two-player game only"),
        (["--players", "2", "--bare", "a1,b1"], "bare is a list of 20 different graves; this one has 2."),
        (["--players", "2", "--bare", "a1,z9"], "'z9' is no grave"),
        (["--players", "2", "--bare", "circle"], "bare is random, corners, cross or a list of 20 graves"),
        (["--players", "2", "--without", "ww"], "without is two different letters of wkyrgb"),
        (["--layout", "nowhere.txt"], "The layout nowhere.txt cannot be read: No such file or directory."),
        (["--colour", "red"], "No such option"),
    ],
)
def test_options_are_refused_with_what_is_allowed(options: list[str], sentence: str, tmp_path: Path) -> None:
    out = tmp_path / "games"
    assert sentence in refusal("record", "dawn-under", *options, "--out", out)
    assert not out.exists()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda rows: rows[:7], "line 8: a layout has 8 lines, not 7."),
        (lambda rows: [*rows, "AAAA"], "line 9: a layout has 8 lines, not 9."),
        (lambda rows: [rows[0][:7], *rows[1:]], "line 1: a line has 8 letters, not 7."),
        (
            lambda rows: [*rows[:2], "AAAAEBBB", *rows[3:]],
            "line 3, letter 5: a grave is drawn as its quarter",
        ),
        (lambda rows: [*rows[:3], "AAAA.BBB", *rows[4:]], "line 4, letter 4: the plaza in the centre"),
        (
            lambda rows: [*rows[:7], "ADDCCCCC"],
            "line 8, letter 1: the graves of quarter A must hang together",
        ),
        (
            lambda rows: [row.replace("D", "C") for row in rows],
            "line 8: no grave belongs to quarter D",
        ),
    ],
)
def test_a_bad_layout_is_refused_with_line_and_reason(
    change: Callable[[list[str]], list[str]], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "my.txt").write_text("\n".join(change(CLASSIC)) + "\n", encoding="ascii")
    assert sentence in refusal("play", "dawn-under", "--layout", tmp_path / "my.txt")


def test_a_layout_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "my.txt").write_bytes(b"\xff\xfe\x00A")
    assert "it is not plain text" in refusal("play", "dawn-under", "--layout", tmp_path / "my.txt")


def test_unknown_games_and_seats_are_refused() -> None:
    assert refusal("play", "chess") == f"There is no game 'chess'; there is {', '.join(GAMES)}."
    assert refusal("play", "dawn-under", "--seat", "4") == "Your seat is one from 0 to 3, not 4."


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(encode(record_of(random_match("dawn-under", {"players": 3}, 5))))
    return data


def test_files_that_are_no_records_are_refused(tmp_path: Path, record: dict[str, Any]) -> None:
    whole = json.dumps(record)
    for name, content in {
        "cut.json": whole[: len(whole) // 2],
        "empty.json": "",
        "list.json": "[]",
        "other.json": '{"format": "pgn"}',
        "deep.json": '{"format": "geisterstunde/1", "options": ' + '{"a":' * 50_000,
    }.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
        for command in ("replay", "verify"):
            assert refusal(command, tmp_path / name).startswith(
                f"{tmp_path / name}: This is no record of a game"
            )
    (tmp_path / "binary.json").write_bytes(b"\xff\x00")
    assert "no record of a game" in refusal("verify", tmp_path / "binary.json")
    assert "cannot be read: Is a directory" in refusal("replay", tmp_path)
    assert "cannot be read: No such file" in refusal("replay", tmp_path / "missing.json")


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (
            ["format"],
            "geisterstunde/9",
            "has the format 'geisterstunde/9'; geisterstunde/1, geisterstunde/2 can be read.",
        ),
        (["game"], "chess", "There is no game 'chess'"),
        (["options", "players"], 9, "players is 2 to 6, not 9."),
        (["options", "players"], "3", "Expected `int`, got `str`"),
        (["options", "first"], None, "options.first is missing"),
        (["options", "speed"], 1, "There is no field `speed`"),
        (["deal", "lids"], "w" * 59, "lids must be 60 letters"),
        (["deal", "rows"], ["w"] * 3, "must have 3 rows of 20 vampires"),
        (["deal", "reserve"], "ww", "reserve must be 6 letters"),
        (["seed"], "00", "A seed is 64 hexadecimal digits"),
        (["seed"], "00" * 32, "This is not what was promised"),
        (["salt"], None, "The record has no salt"),
        (["salt"], "00", "A salt is 32 hexadecimal digits"),
        (["decisions", 0], [0, "open z9"], "Decision 1, 'open z9' by seat 0, cannot be"),
        (
            ["decisions", 0],
            [9, "open a1"],
            "Decision 1, 'open a1' by seat 9, cannot be: Seats here are 0 to 2.",
        ),
        (["result", "reason"], "dawn", "The record and its decisions do not end alike."),
        (["result"], None, "The game is unfinished"),
    ],
)
def test_edited_records_are_refused_with_the_first_thing_wrong(
    path: list[Any], value: Any, sentence: str, record: dict[str, Any], tmp_path: Path
) -> None:
    edited: Any = json.loads(json.dumps(record))
    place = edited
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(edited), encoding="utf-8")
    assert sentence in refusal("verify", file)


def test_nothing_is_half_written_where_nothing_can_be(tmp_path: Path) -> None:
    taken = tmp_path / "games" / "game.json"
    taken.mkdir(parents=True)
    with pytest.raises(BadInput, match="cannot be written"):
        write(taken, record_of(random_match("dawn-under", {"players": 3}, 5)))
    assert list((tmp_path / "games").iterdir()) == [taken]


def test_a_process_refuses_on_stderr_with_a_non_zero_exit(tmp_path: Path) -> None:
    for words in (["play", "dawn-under", "--players", "7"], ["verify", tmp_path / "missing.json"], ["dance"]):
        done = run(*words)
        assert done.returncode != 0
        assert done.stdout == ""
        assert "Error: " in done.stderr
        assert "Traceback" not in done.stderr


def test_a_lid_time_is_a_number_of_seconds() -> None:
    assert "it must be a number of seconds" in refusal("play", "dawn-under", "--lid-time", "nan")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path, record: dict[str, Any]) -> None:
    (tmp_path / "my.txt").write_text("\n".join(CLASSIC), encoding="utf-8-sig")
    file = tmp_path / "marked.json"
    file.write_text(json.dumps(record), encoding="utf-8-sig")
    assert run_here("verify", file).returncode == 0
    done = run_here("record", "dawn-under", "--layout", tmp_path / "my.txt", "--out", tmp_path / "games")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "command",
    [
        ["record", "dawn-under"],
        ["simulate", "dawn-under", "--games", "2"],
        ["compare", "dawn-under", "--vary", "players=2,3", "--games", "2"],
        ["tournament", "dawn-under", "--bots", "random,moth", "--players", "2"],
        ["ladder", "dawn-under"],
        ["memory"],
    ],
    ids=lambda words: words[0],
)
def test_a_folder_for_results_is_refused_by_name(command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    assert f"{file} is a file; name a folder." in refusal(*command, "--out", file)
    assert "name a folder, or leave the option out." in refusal(*command, "--out", "")
    below = refusal(*command, "--out", file / "below")
    assert below == f"The folder {file / 'below'} cannot be made: Not a directory."
    assert file.read_text(encoding="utf-8") == "mine"


def test_records_are_not_written_over(tmp_path: Path) -> None:
    words = ("record", "dawn-under", "-n", "2", "--out", tmp_path)
    assert run_here(*words).returncode == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    first = tmp_path / "dawn-under-0-000000.json"
    assert refusal(*words, "--players", "3") == f"{first} is there already; name another folder."
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("bots", ["raven,,moth", "", "raven,"])
def test_a_name_that_is_missing_is_asked_for(bots: str) -> None:
    for words in (["simulate", "dawn-under"], ["tournament", "dawn-under"], ["ladder", "dawn-under"]):
        assert refusal(*words, "--bots", bots).startswith("bots is one or more names, as in '")
