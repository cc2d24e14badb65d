"""Ray: the same bytes as at home, also when workers die in the middle of their work."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from geisterstunde.cli import main
from geisterstunde.kernel.compiled_files import cache_folder

SERIES = ["simulate", "dawn-under", "--bots", "thumb,random", "--games", "6000", "--seed", "4", "--json"]
AT_WORK = b"ray::play_block"
PATIENCE = 120


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """A home of its own, because Ray leaves things there, with the rules compiled before."""
    folder = cache_folder()
    assert folder is not None
    return {**os.environ, "HOME": str(tmp_path), "GEISTERSTUNDE_CACHE": str(folder.parent)}


def at_home() -> str:
    """The same series without Ray."""
    result = CliRunner().invoke(main, [*SERIES, "--workers", "1"])
    assert result.exit_code == 0, result.output
    return result.output


def on_ray(surroundings: dict[str, str]) -> "subprocess.Popen[str]":
    """The series, begun on two local workers of Ray."""
    return subprocess.Popen(
        [sys.executable, "-m", "geisterstunde", *SERIES, "--cluster", "local", "--workers", "2"],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def parents() -> dict[int, tuple[int, bytes]]:
    """All processes with their parents and what they call themselves."""
    found = {}
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit():
                parent = (entry / "stat").read_text().rsplit(")", 1)[1].split()[1]
                found[int(entry.name)] = (int(parent), (entry / "cmdline").read_bytes())
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended meanwhile
    return found


def workers_under(ancestor: int) -> list[int]:
    """The workers of Ray below a process that are at work."""
    known = parents()

    def is_below(process: int) -> bool:
        while process in known:
            if process == ancestor:
                return True
            process = known[process][0]
        return False

    return [
        process for process, (_, called) in known.items() if called.startswith(AT_WORK) and is_below(process)
    ]


@pytest.mark.proof
def test_the_same_bytes_on_ray_and_at_home(surroundings: dict[str, str]) -> None:
    """Two local workers of Ray, one process here."""
    said, complained = on_ray(surroundings).communicate(timeout=PATIENCE)
    assert said == at_home()
    assert complained == ""


@pytest.mark.proof
def test_the_games_of_a_killed_worker_are_played_again(surroundings: dict[str, str]) -> None:
    """Nothing is lost, and nothing is counted twice."""
    running = on_ray(surroundings)
    killed: set[int] = set()
    deadline = time.monotonic() + PATIENCE
    while running.poll() is None and len(killed) < 2 and time.monotonic() < deadline:
        for worker in workers_under(running.pid):
            if worker not in killed and len(killed) < 2:
                os.kill(worker, signal.SIGKILL)
                killed.add(worker)
    said, _ = running.communicate(timeout=PATIENCE)
    assert len(killed) == 2
    assert said == at_home()


@pytest.mark.parametrize(
    ("cluster", "sentence"),
    [("spook", "A cluster is local or ray://HOST:PORT, not 'spook'."), ("http://x", "A cluster is local or")],
)
def test_no_cluster_is_one_sentence(cluster: str, sentence: str) -> None:
    """And no traceback."""
    result = CliRunner().invoke(main, [*SERIES, "--cluster", cluster])
    assert result.exit_code == 1
    assert sentence in result.output
