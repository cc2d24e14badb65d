"""A server of one's own, for as long as programs play."""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from geisterstunde.bots.registry import bot_names
from geisterstunde.kernel.refusal import BadInput, InEnglish
from geisterstunde.lab.programs import program_named

READY = re.compile(r"The tables are set: (http://\S+)/$")
GOODBYE_SECONDS = 15.0
SECRET_DEALS = "A server deals by a secret seed: games with a program do not repeat."


@contextmanager
def server_for(game: str, bots: Sequence[str], cluster: str | None) -> Iterator[str | None]:
    """The address of a server where there are programs among these bots, else none."""
    programs = [name for name in bots if program_named(name) is not None]
    if not programs:
        yield None
        return
    strangers = [name for name in bots if name not in (*programs, *bot_names(game))]
    if strangers:
        raise BadInput(
            "lab-programs-with-strangers", bots=", ".join(bot_names(game)), strangers=", ".join(strangers)
        )
    if cluster is not None:
        raise BadInput("lab-programs-stay-here")
    with open_server() as address:
        yield address


@contextmanager
def open_server() -> Iterator[str]:
    """Starts a server; where it is found."""
    with TemporaryDirectory() as folder, (Path(folder) / "log").open("w+", encoding="utf-8") as log:
        command = [sys.executable, "-m", "geisterstunde", "--language", "en", "serve"]
        command += ["--host", "127.0.0.1", "--port", "0", "--unlimited", "--no-browser"]
        command += ["--database", str(Path(folder) / "tables.db")]
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,  # Ctrl-C is for whoever started the games
        ) as server:
            try:
                yield address_told(server, log.name)
            finally:
                end(server)


def address_told(server: "subprocess.Popen[str]", log: str) -> str:
    """What a server says when people may come; the first start compiles the rules and takes its time."""
    assert server.stdout is not None
    for line in server.stdout:
        if found := READY.match(line.rstrip()):
            return found[1]
    last = Path(log).read_text(encoding="utf-8").splitlines()[-1:]
    raise InEnglish(f"The server for programs did not start: {' '.join(last):.200}")


def end(server: "subprocess.Popen[str]") -> None:
    """Asks a server to end, and ends it where it does not."""
    server.terminate()
    try:
        server.wait(GOODBYE_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
