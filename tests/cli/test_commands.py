"""The commands do what their help says."""

import json
import re
from pathlib import Path

from tests.cli.commands import run


def test_recorded_games_are_the_same_for_the_same_seed(tmp_path: Path) -> None:
    for folder in ("once", "again"):
        done = run(
            "record", "dawn-under", "--players", "5", "--seed", "7", "-n", "3", "--out", tmp_path / folder
        )
        assert done.returncode == 0, done.stderr
    once, again = sorted((tmp_path / "once").iterdir()), sorted((tmp_path / "again").iterdir())
    assert [path.name for path in once] == [f"dawn-under-7-00000{index}.json" for index in range(3)]
    assert [path.read_bytes() for path in once] == [path.read_bytes() for path in again]
    assert len({path.read_bytes() for path in once}) == 3


def test_a_recorded_game_verifies_and_replays(tmp_path: Path) -> None:
    run("record", "dawn-under", "--seed", "1", "--out", tmp_path)
    file = tmp_path / "dawn-under-1-000000.json"
    verified = run("verify", file)
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.startswith("The seed is the one that was promised before the game.\n")
    replayed = run("replay", file)
    decisions = json.loads(file.read_text(encoding="utf-8"))["decisions"]
    assert re.findall(r"^ *\d+  Seat (\d): (.+)$", replayed.stdout, re.MULTILINE) == [
        (str(seat), decision) for seat, decision in decisions
    ]
    assert "The game is over: Seat" in replayed.stdout


def test_own_layouts_are_part_of_the_record(tmp_path: Path) -> None:
    rows = ["AAAABBBB"] * 3 + ["AAA..BBB", "DDD..CCC"] + ["DDDDCCCC"] * 3
    (tmp_path / "my.txt").write_text("\n".join(rows) + "\n\n", encoding="ascii")
    run("record", "dawn-under", "--layout", "my.txt", "--out", "games", folder=tmp_path)
    record = json.loads((tmp_path / "games" / "dawn-under-0-000000.json").read_text(encoding="utf-8"))
    assert record["options"]["layout"] == rows
    assert run("verify", tmp_path / "games" / "dawn-under-0-000000.json").returncode == 0


def test_help_names_every_command_and_option() -> None:
    assert {"play", "record", "replay", "verify"} <= set(run("--help").stdout.split())
    shown = run("play", "dawn-under", "--help").stdout
    for option in (
        "--players",
        "--edition",
        "--layout",
        "--vampires",
        "--first",
        "--without",
        "--bare",
        "--seat",
    ):
        assert option in shown
