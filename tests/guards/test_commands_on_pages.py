"""The commands in the README and the tutorials run as printed, and print what is shown under them."""

import doctest
import os
import re
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.guards.repository import ROOT

CONSOLE_BLOCK = re.compile(r"^ *```console\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
PAGES = [
    page.relative_to(ROOT).as_posix()
    for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/tutorials/*.md"))]
    if "```console" in page.read_text()
]
PROMPT = "$ "
TIMEOUT = 300


@dataclass
class Command:
    line: str
    shown: str = ""

    def parts(self) -> list[list[str]]:
        return [shlex.split(part, comments=True) for part in self.line.split("&&")]

    def makes(self) -> Iterator[str]:
        """The targets of make that the command asks for."""
        for name, *words in filter(None, self.parts()):
            if name == "make":
                yield from (word for word in words if "=" not in word and not word.startswith("-"))

    def to_run(self) -> str:
        """The command without what only makes sense on the reader's machine: cloning, walking in, make."""
        parts = self.line.split("&&")
        return "&&".join(
            part
            for part, words in zip(parts, self.parts(), strict=True)
            if words and not is_for_the_reader(words)
        )


def is_for_the_reader(words: list[str]) -> bool:
    return words[0] in ("cd", "make") or words[:2] == ["git", "clone"]


def commands_in(page: str) -> list[Command]:
    commands: list[Command] = []
    for block in CONSOLE_BLOCK.findall(page):
        for number, line in enumerate(textwrap.dedent(block).splitlines()):
            if line.startswith(PROMPT):
                commands.append(Command(line.removeprefix(PROMPT)))
            else:
                assert number, f"a console block starts with a command, not with {line!r}"
                commands[-1].shown += line + "\n"
    return commands


def same_output(shown: str, said: str) -> bool:
    """
    >>> same_output("dealt ... graves\\n", "dealt 60 graves  \\n"), same_output("no\\n", "yes\\n")
    (True, False)
    """
    shown, said = ("\n".join(map(str.rstrip, text.strip().splitlines())) + "\n" for text in (shown, said))
    return doctest.OutputChecker().check_output(shown, said, doctest.ELLIPSIS)


@pytest.fixture
def readers_shell(tmp_path: Path) -> dict[str, str]:
    """The environment of a reader who has set the project up and keeps nothing from one run to the next."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    own = {
        name: str(tmp_path / name.lower()) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
    }
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return {**os.environ, **own, "PATH": path, "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}


def test_commands_and_their_output_are_found() -> None:
    page = (
        "Play:\n\n```console\n$ git clone x && cd x\n$ make play  # at once\n$ echo 1 && echo 2\n1\n2\n```\n"
    )
    clone, play, echo = commands_in(page)
    assert (clone.to_run(), play.to_run(), list(play.makes())) == ("", "", ["play"])
    assert (echo.to_run(), echo.shown) == ("echo 1 && echo 2", "1\n2\n")


def test_the_readme_shows_commands() -> None:
    assert "README.md" in PAGES, "README.md has no ```console block"


@pytest.mark.parametrize("page", PAGES)
class TestThePage:
    def test_it_names_targets_that_exist(self, page: str) -> None:
        targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
        named = {target for command in commands_in((ROOT / page).read_text()) for target in command.makes()}
        assert named <= targets

    @pytest.mark.proof
    def test_its_commands_do_what_it_shows(
        self, page: str, tmp_path: Path, readers_shell: dict[str, str]
    ) -> None:
        for command in commands_in((ROOT / page).read_text()):
            if not (line := command.to_run()):
                continue
            done = subprocess.run(
                line,
                shell=True,
                cwd=tmp_path,
                env=readers_shell,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=TIMEOUT,
                check=False,
            )
            assert done.returncode == 0, f"$ {line}\n{done.stdout}"
            if command.shown:
                agree = same_output(command.shown, done.stdout)
                assert agree, f"$ {line}\nshown:\n{command.shown}\nsaid:\n{done.stdout}"
