"""Attic Pairs as an installer would leave it: its modules on the path, and metadata that names its game."""

import os
import subprocess
import tomllib
from pathlib import Path

from tests.cli.commands import COMMAND

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(__file__).resolve().parent / "package"
PLAIN = {"GEISTERSTUNDE_JIT": "0"}


def write_metadata(folder: Path) -> None:
    """Writes what Python looks for where a package is installed, as the package's project file has it."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    information = folder / f"attic_pairs-{project['version']}.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (information / "entry_points.txt").write_text("\n".join(groups))


class Installation:
    """A place where the game is installed, for processes that are started there."""

    def __init__(self, folder: Path) -> None:
        write_metadata(folder)
        path = os.pathsep.join([str(folder), str(PACKAGE), str(ROOT)])
        self.surroundings = {**os.environ, "PYTHONPATH": path, **PLAIN}

    def run(self, *words: str | Path, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
        """Runs a command to its end."""
        return subprocess.run(
            words,
            env={**self.surroundings, **more},
            cwd=ROOT,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    def geisterstunde(self, *words: str | Path, typed: str = "") -> str:
        """What the command prints when it succeeds."""
        done = self.run(COMMAND, *words, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout
