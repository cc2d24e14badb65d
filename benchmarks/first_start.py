"""From a fresh clone to the first game: `python -m benchmarks.first_start`, three times or as often as named.

Every run has a folder, a home and a cache of its own, all empty. It says after how many seconds the page
answers, a first decision against a bot is acknowledged, and the rules are compiled.
"""

import asyncio
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

import websockets

ROOT = Path(__file__).resolve().parents[1]
RUNS = 3
PATIENCE = 1800.0
LOOK_AGAIN = 0.1
WANTED = 20.0
TO_PACKAGES = (
    "PIP_",
    "UV_",
    "NPM_",
    "SSL_",
    "NODE_EXTRA_",
    "REQUESTS_",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
)


class FirstStart(NamedTuple):
    """Seconds since `make play` was typed."""

    answered: float
    acknowledged: float
    compiled: float


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def measured(folder: Path) -> FirstStart:
    """One start from nothing."""
    project, home, port = folder / "project", folder / "home", free_port()
    subprocess.run(["git", "clone", "-q", ROOT, project], check=True)
    home.mkdir()
    surroundings = {**ways_to_packages(), "HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    arguments = f"ARGS=--no-browser --host 127.0.0.1 --port {port} --database {folder / 'tables.db'}"
    start = time.monotonic()
    playing = subprocess.Popen(
        ["make", "play", arguments],
        cwd=project,
        env=surroundings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        address = f"http://127.0.0.1:{port}"
        until(lambda: ask(f"{address}/"))
        answered = time.monotonic() - start
        print(f"  page after {answered:.1f} s", flush=True)
        asyncio.run(first_decision(address))
        acknowledged = time.monotonic() - start
        print(f"  first decision after {acknowledged:.1f} s", flush=True)
        until(lambda: json.loads(ask(f"{address}/api/house"))["awake"] == 1)
        return FirstStart(answered, acknowledged, time.monotonic() - start)
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()


def ways_to_packages() -> dict[str, str]:
    """How this machine gets packages: by variables, and by settings in the home of whoever measures."""
    home = Path.home()
    settings = {"PIP_CONFIG_FILE": home / ".config/pip/pip.conf", "NPM_CONFIG_USERCONFIG": home / ".npmrc"}
    said = {name: str(file) for name, file in settings.items() if file.exists()}
    return said | {name: value for name, value in os.environ.items() if name.upper().startswith(TO_PACKAGES)}


def ask(address: str, body: Any = None) -> bytes:
    """What a server answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        content: bytes = answer.read()
        return content


def until(is_so: Any) -> None:
    """Waits until something is so and nobody refuses to say it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if is_so():
                return
        except urllib.error.HTTPError:
            time.sleep(1)  # asked too often
        except (urllib.error.URLError, ConnectionError):
            pass
        time.sleep(LOOK_AGAIN)
    raise TimeoutError


async def first_decision(address: str) -> None:
    """Sits down with a bot, and decides once after it has."""
    seats = [{"kind": "local", "name": "Edda"}, {"kind": "bot", "level": "hedgehog"}]
    wish = {"game": "dawn-under", "options": {"players": 2, "first": 1}, "lid_time": "0", "seats": seats}
    made = json.loads(ask(f"{address}/api/tables", wish))
    name, key = made["table"]["id"], made["seats"][0]["key"]
    async with websockets.connect(f"{address.replace('http', 'ws')}/ws", max_size=None) as table:
        await table.send(json.dumps({"type": "hello", "v": 1, "table": name, "key": key}))
        ask(f"{address}/api/tables/{name}/start", {"key": made["host"]})
        while True:
            message = json.loads(await table.recv())
            if message["type"] == "ack":
                return
            question = message.get("ask")
            if message["type"] in ("event", "state") and question:
                decision = {"type": "decide", "id": "first", "answers": message["n"]}
                await table.send(json.dumps({**decision, "decision": question["decisions"][0]}))


def main() -> None:
    """Some runs, as many as somebody names, and their medians."""
    runs = []
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS):
        folder = Path(tempfile.mkdtemp())
        try:
            runs.append(measured(folder))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        print(f"run {number + 1}: " + told(runs[-1]), flush=True)
    print("median: " + told(FirstStart(*map(statistics.median, zip(*runs, strict=True)))))


def told(run: FirstStart) -> str:
    """A run in words."""
    return (
        f"page after {run.answered:.1f} s, first decision after {run.acknowledged:.1f} s "
        f"(wanted: {WANTED:g}), compiled after {run.compiled:.1f} s"
    )


if __name__ == "__main__":
    main()
