"""What the page for hosts prints: files and commands, as they stand there."""

import re
from collections.abc import Sequence

from tests.guards.repository import ROOT

PAGE = "docs/how-to/hosting.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SERVER_AT = "127.0.0.1:8042"


def printed(language: str) -> list[str]:
    """All blocks of a language."""
    return [text for kind, text in BLOCK.findall((ROOT / PAGE).read_text()) if kind == language]


def options_printed_for(name: str) -> list[str]:
    """The options of the printed `geisterstunde serve` that is known by a name, but for where it listens."""
    (line,) = [
        line
        for block in printed("sh")
        for line in block.splitlines()
        if line.startswith("geisterstunde serve") and f"--name {name}" in line
    ]
    words = line.split()[2:]
    for said in ("--no-browser", "--host", "127.0.0.1"):
        words.remove(said)
    return words


def upstream_of(ports: Sequence[int]) -> str:
    """The printed way to send everybody of a table to the same of several processes."""
    text = printed("nginx")[0]
    ours = "\n".join(f"    server 127.0.0.1:{port};" for port in ports)
    theirs = re.search(r"(    server [0-9.:]+;\n?)+", text)
    assert theirs
    return text.replace(theirs[0], f"{ours}\n")
