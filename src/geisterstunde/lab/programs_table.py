"""A game at a server between programs and the server's bots, from the invitation to the record."""

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from geisterstunde.bots.levels import Level
from geisterstunde.kernel.refusal import InEnglish
from geisterstunde.lab.programs import Program, RunningProgram
from geisterstunde.match.record import Record, decode

PATIENCE = 60.0  # seconds in which something has to happen at a table
GLANCE = 0.2  # seconds between two looks at whether the programs are still there
TOO_MANY = 429
BREATH = 1.0  # seconds, where the server has had enough for the moment
JSON = {"Content-Type": "application/json"}
DIRECTLY = build_opener(ProxyHandler({}))  # the server is on this machine


class ProgramTable:
    """One table: its programs are told where to play, and are watched until the game is over."""

    def __init__(
        self,
        server: str,
        game: str,
        options: Mapping[str, Any],
        players: Sequence[Program | Level | str],
        patience: float = PATIENCE,
    ) -> None:
        self.server = server
        self.patience = patience
        wish = {
            "game": game,
            "options": {**options, "players": len(players)},
            "lid_time": "0",
            "seats": [seat_wish(seat, player) for seat, player in enumerate(players)],
        }
        made = self._ask("/api/tables", wish)
        self.table: str = made["table"]["id"]
        self.host: str = made["host"]
        keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
        self.programs = {
            seat: (player, keys[seat]) for seat, player in enumerate(players) if isinstance(player, Program)
        }

    def play(self) -> Record:
        """Plays the game; the record the server keeps of it."""
        self._ask(f"/api/tables/{self.table}/start", {"key": self.host})
        with ExitStack() as stack:
            running = {
                seat: stack.enter_context(RunningProgram(program, self._told(key)))
                for seat, (program, key) in self.programs.items()
            }
            try:
                self._watch(running)
            except WebSocketException as error:
                raise InEnglish(f"The server for programs has left the table: {error}.") from error
        return decode(self._answer(f"/api/tables/{self.table}/record"))

    def _told(self, key: str) -> dict[str, str]:
        """What a program finds in its environment."""
        return {
            "GEISTERSTUNDE_HOUSE": self.server,
            "GEISTERSTUNDE_TABLE": self.table,
            "GEISTERSTUNDE_KEY": key,
        }

    def _watch(self, running: Mapping[int, RunningProgram]) -> None:
        """Looks on until the game is over; raises InEnglish where a program lets the others down."""
        missing = set(running)
        with connect(self.server.replace("http", "ws", 1) + "/ws", proxy=None, max_size=None) as socket:
            socket.send(msgspec.json.encode({"type": "hello", "v": 1, "table": self.table}).decode())
            latest = time.monotonic()
            while True:
                message = next_message(socket)
                if (message.get("table") or {}).get("result"):
                    return
                if message.get("type") == "presence":
                    missing -= {seat for seat in missing if message["here"][seat]}
                if message.get("type") in ("state", "event"):
                    latest = time.monotonic()
                self._look_after(running)
                if time.monotonic() - latest > self.patience:
                    raise InEnglish(self._reproach(running, missing))

    def _look_after(self, running: Mapping[int, RunningProgram]) -> None:
        gone = [program for program in running.values() if program.has_ended]
        if gone and self._ask(f"/api/tables/{self.table}")["result"] is None:
            raise InEnglish(gone[0].obituary())

    def _reproach(self, running: Mapping[int, RunningProgram], missing: set[int]) -> str:
        for seat in sorted(missing):
            return f"{running[seat].program} did not come to its table within {self.patience:g} seconds."
        names = " or ".join(dict.fromkeys(str(program.program) for program in running.values()))
        return f"{names} has not decided anything for {self.patience:g} seconds."

    def _ask(self, path: str, body: Any = None) -> Any:
        return msgspec.json.decode(self._answer(path, body))

    def _answer(self, path: str, body: Any = None) -> bytes:
        """What the server answers to a request."""
        data = None if body is None else msgspec.json.encode(body)
        while True:
            try:
                with DIRECTLY.open(Request(self.server + path, data, JSON), timeout=self.patience) as answer:
                    answered: bytes = answer.read()
                    return answered
            except HTTPError as error:
                if error.code != TOO_MANY:
                    sentence = msgspec.json.decode(error.read())["sentence"]
                    raise InEnglish(f"The server for programs refuses: {sentence}") from error
            except URLError as error:
                raise InEnglish(f"The server for programs does not answer: {error.reason}.") from error
            time.sleep(BREATH)


def seat_wish(seat: int, player: Program | Level | str) -> dict[str, str]:
    """How a seat is to be filled."""
    if isinstance(player, Program):
        return {"kind": "local", "name": f"Program {seat}"}
    return {"kind": "bot", "level": player.key if isinstance(player, Level) else player}


def next_message(socket: ClientConnection) -> dict[str, Any]:
    """The next message, or an empty one where none comes for a while."""
    try:
        message: dict[str, Any] = msgspec.json.decode(socket.recv(timeout=GLANCE))
    except TimeoutError:
        return {}
    return message
