"""Through the Wall from the command line: its options, its boards, its records."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.match.random_games import random_match
from geisterstunde.match.record import encode, record_of
from tests.cli.commands import refusal, run_here
from tests.tables import OWN_BOARD

GAME = "through-the-wall"
ROOMS, GARMENTS = OWN_BOARD[:7], OWN_BOARD[7:]
Drawing = tuple[str, ...]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--players", "5"], "players is 2 to 4, not 5."),
        (["--players", "1"], "players is 2 to 4, not 1."),
        (["--decks", "fly"], "decks is stay or wander, not 'fly'."),
        (["--players", "2", "--first", "2"], "first is a seat from 0 to 1 or left out, not 2."),
        (["--board", "nowhere.txt"], "The board nowhere.txt cannot be read: No such file or directory."),
        (["--edition", "2004"], "No such option"),
        (["--floor", "wood"], "floor is glass or stone, not 'wood'."),
        (["--night", "9"], "night is 10 to 1000 rounds, or none where the cock never crows, not 9."),
        (["--night", "1001"], "night is 10 to 1000 rounds, or none where the cock never crows, not 1001."),
        (["--night", "long"], "night is a whole number, not 'long'."),
        (
            ["--players", "3", "--ghosts", "green,red"],
            "ghosts is 3 different colours out of green, red, yellow and blue, not 'green,red'.",
        ),
        (
            ["--players", "2", "--ghosts", "red,red"],
            "ghosts is 2 different colours out of green, red, yellow and blue, not 'red,red'.",
        ),
        (
            ["--players", "2", "--ghosts", "red,pink"],
            "ghosts is 2 different colours out of green, red, yellow and blue, not 'red,pink'.",
        ),
    ],
)
def test_options_are_refused_with_what_is_allowed(options: list[str], sentence: str, tmp_path: Path) -> None:
    out = tmp_path / "games"
    assert sentence in refusal("record", GAME, *options, "--out", out)
    assert not out.exists()


def with_row(rows: Drawing, number: int, row: str) -> Drawing:
    """The same rows with one line drawn anew."""
    return (*rows[: number - 1], row, *rows[number:])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda rooms, garments: (rooms, garments[:6]), "7 lines of rooms and 7 of garments, not 13 lines."),
        (
            lambda rooms, garments: (with_row(rooms, 3, "DDDBEC"), garments),
            "line 3 of the rooms: a line has 7 letters, not 6.",
        ),
        (
            lambda rooms, garments: (with_row(rooms, 1, "AAA?BCC"), garments),
            "line 1 of the rooms, letter 4: d1 is drawn as its room, A to Z, not '?'.",
        ),
        (
            lambda rooms, garments: (with_row(rooms, 4, "FFGEEEE"), garments),
            "line 4 of the rooms, letter 4: d4 is drawn as +, the plug, not 'E'.",
        ),
        (
            lambda rooms, garments: (with_row(rooms, 7, "GGGHJJA"), garments),
            "line 7 of the rooms, letter 7: room A must be in one piece, but g7 lies apart.",
        ),
        (
            lambda rooms, garments: (rooms, with_row(garments, 1, "HHM.HMo")),
            "line 1 of the garments, letter 1: a1 is drawn as o, a corner, not 'H'.",
        ),
        (
            lambda rooms, garments: (rooms, with_row(garments, 7, "o..X..o")),
            "line 7 of the garments, letter 4: d7 is drawn as H, M, B, L, G or ., not 'X'.",
        ),
        (
            lambda rooms, garments: (rooms, with_row(garments, 7, "o..H..o")),
            "4 spaces show a garment for the hat, drawn as H, not 5.",
        ),
    ],
)
def test_a_bad_board_is_refused_with_line_and_reason(
    change: Callable[[Drawing, Drawing], tuple[Drawing, Drawing]], sentence: str, tmp_path: Path
) -> None:
    rooms, garments = change(ROOMS, GARMENTS)
    (tmp_path / "my.txt").write_text("\n".join([*rooms, "", *garments]) + "\n", encoding="ascii")
    said = refusal("record", GAME, "--board", tmp_path / "my.txt", "--out", tmp_path / "games")
    assert said.startswith(f"The board {tmp_path / 'my.txt'} cannot be used: ")
    assert sentence in said


def test_recorded_games_are_the_same_for_the_same_seed_and_verify(tmp_path: Path) -> None:
    for folder in ("once", "again"):
        done = run_here(
            *("record", GAME, "--players", "3", "--decks", "wander", "--seed", "7", "-n", "2"),
            *("--out", tmp_path / folder),
        )
        assert done.returncode == 0, done.stderr
    once, again = sorted((tmp_path / "once").iterdir()), sorted((tmp_path / "again").iterdir())
    assert [path.name for path in once] == [f"{GAME}-7-00000{index}.json" for index in range(2)]
    assert [path.read_bytes() for path in once] == [path.read_bytes() for path in again]
    verified = run_here("verify", once[0])
    assert verified.returncode == 0, verified.stderr
    replayed = run_here("replay", once[0])
    assert replayed.returncode == 0, replayed.stderr
    assert "The game is over: Seat" in replayed.stdout


@pytest.mark.parametrize("between", [[""], []], ids=["an empty line", "nothing"])
def test_own_boards_are_part_of_the_record(between: list[str], tmp_path: Path) -> None:
    (tmp_path / "my.txt").write_text("\n".join([*ROOMS, *between, *GARMENTS]) + "\n\n", encoding="utf-8-sig")
    done = run_here("record", GAME, "--board", "my.txt", "--out", "games", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    file = tmp_path / "games" / f"{GAME}-0-000000.json"
    assert json.loads(file.read_text(encoding="utf-8"))["options"]["board"] == [*OWN_BOARD]
    assert run_here("verify", file).returncode == 0


@pytest.mark.parametrize(
    ("given", "recorded"),
    [
        (["--players", "2"], {"ghosts": ["green", "yellow"], "floor": "glass", "night": 100}),
        (["--players", "3"], {"ghosts": ["green", "red", "yellow"], "floor": "glass", "night": 100}),
        (
            ["--players", "2", "--ghosts", "blue,red", "--floor", "stone", "--night", "20"],
            {"ghosts": ["blue", "red"], "floor": "stone", "night": 20},
        ),
        (
            ["--night", "none"],
            {"ghosts": ["green", "red", "yellow", "blue"], "floor": "glass", "night": None},
        ),
    ],
)
def test_a_record_names_every_option(given: list[str], recorded: dict[str, Any], tmp_path: Path) -> None:
    done = run_here("record", GAME, *given, "--out", "games", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    file = tmp_path / "games" / f"{GAME}-0-000000.json"
    options = json.loads(file.read_text(encoding="utf-8"))["options"]
    assert {name: options[name] for name in recorded} == recorded
    assert run_here("verify", file).returncode == 0


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(encode(record_of(random_match(GAME, {"players": 3}, 5))))
    return data


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["options", "players"], 9, "players is 2 to 4, not 9."),
        (["options", "board"], ["AAA"], "line 1 of the rooms: a line has 7 letters, not 3."),
        (["options", "board"], "keep", "board is castle or fourteen rows, not 'keep'."),
        (["deal", "decks"], [], "must have 4 decks, not 0."),
        (["deal", "decks", 1], ["crown"] * 5, "Deck 2 of the deal must be one garment each"),
        (["deal", "sliders", 1], "M..M..M", "The deal's sliders must be"),
        (["deal", "sliders", 0], None, "The deal's sliders must be"),
        (["decisions", 0], [0, "step h1"], "Decision 1, 'step h1' by seat 0, cannot be"),
        (["decisions", 0], [9, "done"], "Decision 1, 'done' by seat 9, cannot be: Seats here are 0 to 2."),
        (["result", "reason"], "dawn", "The record and its decisions do not end alike."),
        (["result", "winners"], [], "The record: nobody, "),
        (["options", "ghosts"], ["green", "red"], "ghosts is 3 different colours out of"),
        (["options", "floor"], "wood", "floor is glass or stone, not 'wood'."),
        (["options", "night"], 5000, "night is 10 to 1000 rounds"),
        (["decisions", 0], [0, "step d4"], "The plug fills d4; no ghost can stand there. (TW-10)"),
        (["decisions", 0], [0, "search 5"], "There are decks 1 to 4. (TW-20)"),
        (["decisions", 0], [0, "shift 2 4 15"], "A slider can be pushed by -6 (up) to 6 (down) chambers"),
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


def test_a_garment_dealt_twice_is_refused(tmp_path: Path, record: dict[str, Any]) -> None:
    edited = json.loads(json.dumps(record))
    edited["deal"]["decks"][0][0] = edited["deal"]["decks"][1][0]
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(edited), encoding="utf-8")
    assert "The deal must have every garment once." in refusal("verify", file)


def test_help_names_every_option() -> None:
    shown = run_here("record", GAME, "--help").stdout
    for option in ("--players", "--decks", "--board", "--first", "--ghosts", "--floor", "--night", "--seed"):
        assert option in shown
