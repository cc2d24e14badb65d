"""The example client of the documentation plays to the end, whatever happens to the server meanwhile."""

import re
import subprocess
import sys
from pathlib import Path

import httpx

from geisterstunde.match.record import decode
from geisterstunde.match.verify import verify
from tests.guards.repository import ROOT
from tests.server.running import RunningServer

PLAYING_TIME = 120.0  # seconds
LONGEST = 40  # lines


def example() -> str:
    """The client as the page shows it."""
    found = re.search(
        r"^```python\n(.*?)^```$", (ROOT / "docs" / "reference" / "protocol.md").read_text(), re.S | re.M
    )
    assert found is not None
    return found[1]


def start_client(server: RunningServer, folder: Path) -> subprocess.Popen[str]:
    """Runs the client as a reader of the page would."""
    client = folder / "client.py"
    client.write_text(example())
    return subprocess.Popen([sys.executable, client, server.address], stdout=subprocess.PIPE, text=True)


def finished_table(client: subprocess.Popen[str]) -> str:
    """The table that a client has played at, to the end."""
    printed, _ = client.communicate(timeout=PLAYING_TIME)
    assert client.returncode == 0
    found = re.fullmatch(r"(\S+) \[\d\] \w+\n", printed)
    assert found is not None, printed
    return found[1]


def test_the_example_has_at_most_forty_lines() -> None:
    assert len(example().splitlines()) <= LONGEST


def test_the_example_plays_a_game_to_the_end(server: RunningServer, tmp_path: Path) -> None:
    table = finished_table(start_client(server, tmp_path))
    assert verify(decode(httpx.get(f"{server.address}/api/tables/{table}/record").content))


def test_the_example_plays_on_after_a_power_cut(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1") as server:
        client = start_client(server, tmp_path)
        while lines_kept(server) < 40:
            assert client.poll() is None
        server.kill()
        server.start()
        table = finished_table(client)
        assert verify(decode(httpx.get(f"{server.address}/api/tables/{table}/record").content))


def lines_kept(server: RunningServer) -> float:
    """How much has been decided so far."""
    found = re.search(r"^geisterstunde_lines_total (\S+)$", httpx.get(f"{server.address}/metrics").text, re.M)
    return float(found[1]) if found else 0.0
