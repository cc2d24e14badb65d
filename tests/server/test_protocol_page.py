"""The page about the protocol: its limits are the server's, and its example client plays to the end.

Whatever happens to the server meanwhile.
"""

import re
import subprocess
import sys
from pathlib import Path

import httpx

from geisterstunde.match.record import decode
from geisterstunde.match.verify import verify
from geisterstunde.server import limits
from tests.guards.repository import ROOT
from tests.server.running import PLAIN, RunningServer

PAGE = ROOT / "docs" / "reference" / "protocol.md"
PLAYING_TIME = 120.0  # seconds
LONGEST = 40  # lines


def example() -> str:
    """The client as the page shows it."""
    found = re.search(r"^```python\n(.*?)^```$", PAGE.read_text(), re.S | re.M)
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


def test_the_limits_are_told_as_they_are() -> None:
    def rate(bound: tuple[float, float]) -> str:
        return f"{bound[0]:g} a second, {bound[1]:,.0f} at once"

    bounds = limits.USUAL
    told = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$", PAGE.read_text(), re.M))
    assert told["a message to the server"] == f"{limits.MESSAGE_BYTES // 1024} KB"
    assert told["waiting to be read by you"] == f"{limits.QUEUE_BYTES // 1024} KB"
    assert told["messages of a socket, and of a seat"] == rate(bounds.messages_of_seat)
    assert told["commands under way on a socket"] == str(limits.COMMANDS_OF_SOCKET)
    assert told["phrases of a seat"] == rate((limits.PHRASES_A_SECOND, limits.PHRASES_AT_ONCE))
    assert told["lines of a seat in a journal"] == rate(bounds.lines_of_seat)
    changes = limits.LOBBY_CHANGES_A_SECOND, limits.LOBBY_CHANGES_AT_ONCE
    assert told["changes of a table before and after its game"] == rate(changes)
    sockets = f"{limits.SOCKETS_OF_SEAT}; {limits.SPECTATORS}"
    assert told["sockets of a seat; spectators of a table"] == sockets
    assert told["sockets from an address"] == f"{bounds.sockets_of_line:,.0f}"
    sizes = f"{limits.HEAD_BYTES // 1024} KB; {limits.BODY_BYTES // 1024} KB"
    assert told["head of a request; body"] == sizes
    times = f"{limits.REQUEST_SECONDS:g} s; {limits.ANSWER_SECONDS:g} s"
    assert told["until a request is complete; until its answer is read"] == times
    assert told["requests from an address"] == rate(bounds.requests)
    waiting = told["replays, memories, lessons and puzzles that wait, of an address"]
    assert waiting == str(limits.SLOW_WORK_OF_LINE)
    codes = limits.WRONG_CODES_A_SECOND, limits.WRONG_CODES
    assert told["wrong codes from an address"] == rate(codes)
    tables = f"{limits.TABLES_OF_DEVICE}; {limits.TABLES_OF_LINE}"
    assert told["open tables of a device; of an address"] == tables


def test_the_example_has_at_most_forty_lines() -> None:
    assert len(example().splitlines()) <= LONGEST


def test_the_example_plays_a_game_to_the_end(server: RunningServer, tmp_path: Path) -> None:
    table = finished_table(start_client(server, tmp_path))
    assert verify(decode(httpx.get(f"{server.address}/api/tables/{table}/record").content))


def test_the_example_plays_on_after_a_power_cut(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.db", "--bot-workers", "1", surroundings=PLAIN) as server:
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
