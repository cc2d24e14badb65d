"""What the page for hosts prints besides proxies can be used as it stands: commands, a unit, an image."""

import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from geisterstunde.cli import main
from tests.hosting.printed import printed
from tests.server.running import RunningServer

COMMAND = "geisterstunde"


def unit() -> str:
    (text,) = printed("ini")
    return text


def recipe() -> dict[str, str]:
    """The lines of the image's recipe by their first word; of several the last."""
    (text,) = printed("dockerfile")
    return dict(line.split(" ", 1) for line in text.splitlines())


def commands() -> list[list[str]]:
    """The words of every printed command of ours."""
    lines = [line for block in printed("sh") for line in block.splitlines()]
    lines += [line.rpartition("bin/")[2] for line in unit().splitlines() if line.startswith("ExecStart=")]
    found = [shlex.split(line, comments=True) for line in lines]
    return [words[1:] for words in found if words and words[0] == COMMAND]


def test_commands_are_printed() -> None:
    assert {words[0] for words in commands() if words} == {"serve", "doctor", "backup", "restore"}


@pytest.mark.parametrize("words", [*commands(), json.loads(recipe()["CMD"])], ids=" ".join)
def test_every_printed_command_can_be_typed(words: list[str]) -> None:
    with main.make_context(COMMAND, [*words]) as outer:
        if words:
            command = main.get_command(outer, words[0])
            assert isinstance(command, click.Command)
            command.make_context(words[0], words[1:], parent=outer)


def test_the_image_says_by_itself_whether_it_is_well(server: RunningServer) -> None:
    assert json.loads(recipe()["ENTRYPOINT"]) == [COMMAND]
    _, *code = json.loads(recipe()["HEALTHCHECK"].removeprefix("CMD "))
    here = [each.replace("8042", str(server.port)) for each in code]
    assert subprocess.run([sys.executable, *here], check=False).returncode == 0
    nowhere = [each.replace("8042", "9") for each in code]
    assert subprocess.run([sys.executable, *nowhere], check=False, capture_output=True).returncode != 0


@pytest.mark.proof
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("NOT PROVEN HERE: there is no systemd-analyze")
    file = tmp_path / "geisterstunde.service"
    here = Path(sys.executable).parent / COMMAND
    file.write_text(unit().replace("/usr/local/bin/geisterstunde", str(here)))
    checked = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert str(file) not in checked.stderr, checked.stderr
    words: list[str | Path] = ["systemd-analyze", "security", "--offline=true", "--threshold=20", file]
    judged = subprocess.run(words, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout + judged.stderr
