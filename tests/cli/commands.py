"""Runs the command: as a person would, in another process, or quickly, in this one."""

import contextlib
import subprocess
import sys
from pathlib import Path

import click.testing

from geisterstunde.cli import main

COMMAND = Path(sys.executable).parent / "geisterstunde"


def run(*words: str | Path, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs `geisterstunde` with these words to its end, in a process of its own."""
    return subprocess.run(
        [COMMAND, *words], input=typed, capture_output=True, text=True, check=False, cwd=folder, timeout=300
    )


def run_here(*words: str | Path, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The same in this process, which is quicker; a real one is started where that makes a difference."""
    with contextlib.chdir(folder or Path.cwd()):
        done = click.testing.CliRunner().invoke(main, [str(word) for word in words])
    return subprocess.CompletedProcess(words, done.exit_code, done.stdout, done.stderr)


def refusal(*words: str | Path) -> str:
    """The one sentence that refuses bad input; fails where there is more, or a traceback, or success."""
    done = click.testing.CliRunner().invoke(main, [str(word) for word in words])
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code != 0
    assert done.stdout == ""
    *usage, sentence = done.stderr.strip().split("\n")
    assert not usage or usage[0].startswith("Usage:"), done.stderr
    assert sentence.startswith("Error: "), done.stderr
    return sentence.removeprefix("Error: ")
