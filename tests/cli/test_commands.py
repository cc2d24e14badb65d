"""The commands do what their help says."""

import json
import re
import subprocess
import sys
from pathlib import Path

from geisterstunde.cli import COMMANDS
from tests.cli.commands import run, run_here


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
    assert verified.stdout.startswith("Seed and options are those that were promised before the game (")
    replayed = run("replay", file)
    decisions = json.loads(file.read_text(encoding="utf-8"))["decisions"]
    assert re.findall(r"^ *\d+  Seat (\d): (.+)$", replayed.stdout, re.MULTILINE) == [
        (str(seat), decision) for seat, decision in decisions
    ]
    assert "The game is over: Seat" in replayed.stdout


def test_many_recorded_games_are_verified_at_once(tmp_path: Path) -> None:
    """Files and folders, a line each, and the count; whatever is wrong with one, all are looked at."""
    games = tmp_path / "games"
    run("record", "dawn-under", "--players", "3", "--seed", "1", "-n", "2", "--out", games / "deeper")
    one, two = sorted((games / "deeper").iterdir())
    alone = tmp_path / "alone.json"
    alone.write_bytes(one.read_bytes())
    whole = run("verify", games, alone)
    assert whole.returncode == 0, whole.stderr
    told = [f"{path}: holds" for path in (one, two, alone)]
    assert whole.stdout.splitlines() == [*told, "3 of 3 recorded games hold."]
    one.write_bytes(one.read_bytes().replace(b'"layout":"classic"', b'"layout":"even"'))
    (games / "notes.json").write_text("{}", encoding="utf-8")
    broken = run("verify", games, alone)
    assert broken.returncode == 1
    wrong, right, none, *others = broken.stdout.splitlines()
    assert wrong.startswith(f"{one}: This is not what was promised")
    assert none.startswith(f"{games / 'notes.json'}: This is no record of a game")
    assert [right, *others] == [*told[1:], "2 of 4 recorded games hold."]


def test_a_folder_without_records_is_no_proof(tmp_path: Path) -> None:
    nothing = run("verify", tmp_path)
    assert (nothing.returncode, nothing.stdout) == (1, "")
    assert f"There are no recorded games in {tmp_path}" in nothing.stderr


def test_own_layouts_are_part_of_the_record(tmp_path: Path) -> None:
    rows = ["AAAABBBB"] * 3 + ["AAA..BBB", "DDD..CCC"] + ["DDDDCCCC"] * 3
    (tmp_path / "my.txt").write_text("\n".join(rows) + "\n\n", encoding="ascii")
    run_here("record", "dawn-under", "--layout", "my.txt", "--out", "games", folder=tmp_path)
    record = json.loads((tmp_path / "games" / "dawn-under-0-000000.json").read_text(encoding="utf-8"))
    assert record["options"]["layout"] == rows
    assert run_here("verify", tmp_path / "games" / "dawn-under-0-000000.json").returncode == 0


def test_help_names_every_command_and_option() -> None:
    assert {"play", "record", "replay", "verify"} <= set(run_here("--help").stdout.split())
    shown = run_here("play", "dawn-under", "--help").stdout
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


def test_every_listed_command_is_there_under_its_name() -> None:
    for name in COMMANDS:
        assert run_here(name, "--help").stdout.startswith(f"Usage: main {name} ")


def test_the_list_of_commands_imports_none_of_them() -> None:
    """Whoever asks for help waits for click alone."""
    homes = {f"geisterstunde.cli.{module}" for module, _ in COMMANDS.values()}
    code = "import sys; from geisterstunde.cli import main; main(['--help'], standalone_mode=False); "
    code += f"print({homes | {'numpy'}} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    *listed, imported = done.stdout.splitlines()
    assert all(any(line.startswith(f"  {name} ") for line in listed) for name in COMMANDS)
    assert imported == "set()"
