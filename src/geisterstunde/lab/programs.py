"""Programs that play over the server's protocol: how they are named, started and ended."""

import os
import re
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Mapping

import msgspec

from geisterstunde.kernel.refusal import BadInput, InEnglish

PROGRAM = "program"
LAST_WORDS = 200  # letters of what a program complained about before it ended
GOODBYE_SECONDS = 5.0  # for a program to end by itself once its game is over


class Program(msgspec.Struct, frozen=True):
    """A player that is a program of its own: it gets a table and the key of a seat, and plays there."""

    command: str

    def __str__(self) -> str:
        return f"{PROGRAM}({self.command})"


def program_named(name: str) -> Program | None:
    """The program a name speaks of, if it speaks of one.

    >>> program_named("program(python my_bot.py)")
    Program(command='python my_bot.py')
    """
    found = re.fullmatch(rf"{PROGRAM}\((.*)\)", name)
    if found is None:
        return None
    try:
        words = shlex.split(found[1])
    except ValueError as error:
        raise BadInput("lab-no-command", name=f"{name:.80}", reason=str(error)) from error
    if not words:
        raise BadInput("lab-command-missing")
    return Program(found[1])


class RunningProgram:
    """A program at its seat. What it prints is nobody's business; what it complains about is kept."""

    def __init__(self, program: Program, told: Mapping[str, str]) -> None:
        self.program = program
        self.complaints = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115 - closed with it
        try:
            self.process = subprocess.Popen(
                shlex.split(program.command),
                env={**os.environ, **told},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self.complaints,
                start_new_session=True,  # Ctrl-C is for whoever started the games
            )
        except OSError as error:
            self.complaints.close()
            raise InEnglish(f"{program} cannot be started: {error.strerror}.") from error

    def __enter__(self) -> "RunningProgram":
        return self

    def __exit__(self, *failure: object) -> None:
        try:
            self.process.wait(GOODBYE_SECONDS if failure[0] is None else 0.0)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)  # it leads a session: whoever it has started goes too
            self.process.wait()
        self.complaints.close()

    @property
    def has_ended(self) -> bool:
        """Whether it is gone."""
        return self.process.poll() is not None

    def obituary(self) -> str:
        """Why it is gone, as far as it said."""
        self.complaints.seek(0)
        said = [line.strip() for line in self.complaints if line.strip()]
        last = f": {said[-1][:LAST_WORDS].rstrip('.')}" if said else ""
        return f"{self.program} ended before its game did, with code {self.process.returncode}{last}."
