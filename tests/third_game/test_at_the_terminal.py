"""The commands play, record, verify and count a game of another package as they do ours."""

import json
from pathlib import Path

from tests.cli.commands import COMMAND
from tests.third_game.installation import Installation

EVERY_CHEST = "".join(f"{chest}\n" for chest in range(1, 9))


def test_it_is_played_to_the_end_and_kept(installation: Installation, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    typed = "?\n3\n3\nopen 99\n" + 60 * EVERY_CHEST
    printed = installation.geisterstunde("play", "attic-pairs", "--seed", "1", "--save", kept, typed=typed)
    assert "You open a chest (AP-2)." in printed
    assert "A chest is closed, empty, or shows its thing" in printed
    assert "Chest 3 is open already. (AP-2)" in printed
    assert "Please type one of: " in printed
    assert "The game is over: " in printed
    assert json.loads(kept.read_text())["result"]["reason"] == "all_found"
    assert installation.geisterstunde("verify", kept).count("\n") == 4


def test_recorded_games_replay_in_the_readers_language(installation: Installation, tmp_path: Path) -> None:
    installation.geisterstunde("record", "attic-pairs", "--attic", "large", "-n", "2", "--out", tmp_path)
    first, second = sorted(tmp_path.iterdir())
    assert first.read_bytes() != second.read_bytes()
    assert "Platz 0 öffnet Truhe" in installation.geisterstunde("--language", "de", "replay", first)
    french = installation.geisterstunde("--language", "fr", "replay", first)
    assert "Place 0 opens chest" in french  # where a package does not speak a language, it speaks English


def test_many_games_are_counted(installation: Installation) -> None:
    words = ("simulate", "attic-pairs", "--bots", "random", "--games", "200", "--workers", "1", "--json")
    counted = json.loads(installation.geisterstunde(*words))
    assert counted["games"] == 200
    assert sum(counted["ends"].values()) == 200
    assert counted == json.loads(installation.geisterstunde(*words))


def test_choices_are_compared(installation: Installation) -> None:
    report = installation.geisterstunde(
        *("compare", "attic-pairs", "--vary", "players=2,3", "--vary", "attic=small,large"),
        *("--games", "20", "--workers", "1"),
    )
    assert "## Players 3 instead of 2" in report
    assert "- decisions: " in report.partition("## Attic large instead of small")[2]


def test_help_and_refusals_know_it(installation: Installation) -> None:
    assert "--attic" in installation.geisterstunde("play", "attic-pairs", "--help")
    done = installation.run(COMMAND, "play", "attic-pairs", "--attic", "huge")
    assert done.stderr == "Error: attic is small or large, not 'huge'.\n"
