"""Ctrl-C: a real process at a terminal keeps what is done."""

import csv
import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from geisterstunde.cli.progress import until_interrupted
from geisterstunde.cli.work import INTERRUPTED
from geisterstunde.match.record import read as read_record
from tests.cli.commands import COMMAND

PATIENCE = 120
SOME_ARE_DONE = re.compile(r"[1-9]\d*/\d+")
STOPPED = re.compile(r"Stopped after ([\d,]+) of ([\d,]+) games\.")


def interrupted(folder: Path, *words: str) -> tuple[str, str]:
    """Runs the command at a terminal and presses Ctrl-C once games are done; stdout, and the screen."""
    screen, its_screen = os.openpty()
    with (folder / "printed").open("w+", encoding="utf-8") as printed:
        process = subprocess.Popen(
            [COMMAND, *words, "--json", "--out", folder],
            stdout=printed,
            stderr=its_screen,
            stdin=subprocess.DEVNULL,
        )
        os.close(its_screen)
        shown, pressed = "", False
        while part := read(screen):
            shown += part
            if not pressed and SOME_ARE_DONE.search(shown):
                process.send_signal(signal.SIGINT)
                pressed = True
        os.close(screen)
        assert process.wait(PATIENCE) == INTERRUPTED, shown
        assert pressed, shown
        printed.seek(0)
        return printed.read(), shown


def read(screen: int) -> str:
    """What appears next; nothing once everybody has left the terminal."""
    try:
        return os.read(screen, 65536).decode()
    except OSError:  # how Linux says that nobody can write here any more
        return ""


@pytest.mark.parametrize(
    ("words", "file", "workers"),
    [
        (
            ["simulate", "through-the-wall", "--players", "2", "--bots", "sheet", "--games", "200000"],
            "games.csv",
            "2",
        ),
        (["simulate", "dawn-under", "--bots", "random", "--games", "9000000"], "games.csv", "1"),
        (
            ["tournament", "dawn-under", "--players", "2", "--bots", "moth,random", "--games", "1000000"],
            "tournament.csv",
            "2",
        ),
    ],
    ids=["thinking", "chance", "tournament"],
)
def test_ctrl_c_keeps_what_is_done(words: list[str], file: str, workers: str, tmp_path: Path) -> None:
    """The data, the files and the sentence on the screen tell of the same games."""
    printed, shown = interrupted(tmp_path, *words, "--workers", workers)
    found = STOPPED.search(shown)
    assert found is not None, shown
    done, wanted = (int(number.replace(",", "")) for number in found.groups())
    assert 0 < done < wanted == int(words[-1])
    data = json.loads(printed)
    assert (data["games"], data["asked"]) == (done, wanted)
    with (tmp_path / file).open(encoding="utf-8", newline="") as games:
        assert sum(1 for _ in csv.DictReader(games)) == done
    (kept,) = tmp_path.glob("[st]*.json")
    assert kept.read_text(encoding="utf-8") == printed
    assert "Traceback" not in shown


def test_ctrl_c_never_breaks_into_what_is_made_of_results() -> None:
    """Pressed while a result is written down, it ends the work after that."""
    written = []
    for number in until_interrupted(range(10)):
        if number == 3:
            os.kill(os.getpid(), signal.SIGINT)
        written.append(number)
    assert written == [0, 1, 2, 3]


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    assert list(until_interrupted(range(3))) == [0, 1, 2]
    assert signal.getsignal(signal.SIGINT) is before


def test_records_written_before_ctrl_c_are_whole_and_counted(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [COMMAND, "record", "dawn-under", "-n", "100000", "--out", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "GEISTERSTUNDE_JIT": "0"},
    )
    while len(list(tmp_path.glob("*.json"))) < 3:
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    printed, complained = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complained) == (INTERRUPTED, "")
    written = sorted(tmp_path.iterdir())
    assert printed == f"{len(written)} games written to {tmp_path}\n"
    assert all(read_record(file).result is not None for file in written)
