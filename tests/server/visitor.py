"""People and programs that use a server in tests: requests, and sockets that remember what they got."""

import asyncio
import itertools
from types import TracebackType
from typing import Any

import httpx
import msgspec
import websockets

from tests.server.place import Place

PATIENCE = 20.0


class Visitor:
    """Sends requests."""

    def __init__(self, server: Place, language: str = "en") -> None:
        self.server = server
        self.http = httpx.AsyncClient(
            base_url=server.address, headers={"accept-language": language}, timeout=PATIENCE
        )

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        """An answer that must be good."""
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        """An answer that must be good."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def table(
        self, game: str = "dawn-under", people: int = 1, bots: int = 0, level: str = "random", **wishes: Any
    ) -> Any:
        """A table with people at this device and some bots; lids are shown for no time unless wished."""
        seats = [{"kind": "local", "name": f"P{seat}"} for seat in range(people)]
        seats += [{"kind": "bot", "level": level}] * bots
        options = {"players": people + bots, **wishes.pop("options", {})}
        wishes = {"lid_time": "0", "device": str(id(self)), **wishes}
        return await self.post("/api/tables", game=game, seats=seats, options=options, **wishes)

    async def start(self, made: Any) -> Any:
        """Begins the game of a table this visitor has made."""
        return await self.post(f"/api/tables/{made['table']['id']}/start", key=made["host"])


class Seat:
    """A socket at a table, for a seat (with its key) or a spectator."""

    def __init__(
        self, server: Place, table: str, key: str | None = None, have: int | None = None, **hello: Any
    ) -> None:
        self.server = server
        self.hello = {"type": "hello", "v": 1, "table": table, "key": key, "have": have, **hello}
        self.got: list[Any] = []  # every message, decoded
        self.raw: list[str] = []  # every message as it came
        self.n = 0
        self.ask: Any = None
        self.answered = 0
        self.table: Any = None
        self.view: Any = None
        self.ids = itertools.count(1)

    async def __aenter__(self) -> "Seat":
        await self.come()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def come(self) -> None:
        """Connects and says hello."""
        self.socket = await websockets.connect(self.server.socket, max_size=None, compression=None)
        await self.send(**self.hello)

    async def send(self, **message: Any) -> None:
        """Sends a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self, kind: str | None = None) -> Any:
        """The next message, of a kind if one is named; others on the way are taken in too."""
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await self.socket.recv()
            assert isinstance(text, str)
            self.raw.append(text)
            message = msgspec.json.decode(text)
            self.got.append(message)
            self._take_in(message)
            if kind is None or message["type"] == kind:
                return message

    def _take_in(self, message: Any) -> None:
        if message["type"] == "stale":
            message = message["state"]
        if message["type"] == "event":
            assert message["n"] == self.n + 1 or self.n == 0, "events have no gaps"
        if message["type"] in ("event", "state"):
            self.n = message["n"]
            self.ask = message.get("ask")
            self.table = message.get("table") or self.table
            self.view = message.get("view") or self.view

    @property
    def is_asked(self) -> bool:
        """Whether something is asked that was not answered yet."""
        return self.ask is not None and self.ask["since"] > self.answered

    async def decide(self, decision: str, **other: Any) -> str:
        """Sends a decision; the id it was given."""
        self.answered = self.ask["since"] if self.ask else self.answered
        sent = {
            "type": "decide",
            "id": f"d{next(self.ids)}",
            "answers": self.n,
            "decision": decision,
            **other,
        }
        await self.send(**sent)
        return str(sent["id"])
