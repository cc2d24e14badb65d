"""Hostile input, made by a seeded generator: messages for a socket and requests for a port."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from geisterstunde.server.routes import ROUTES

STRANGE = (
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\ud7ff",
    "\U0010ffff",
    "ﷺ" * 20,
    "\r\nset-cookie: x=1",
    "%00",
    "'; --",
)
NUMBERS = (-1, 0, 1, 2**31 - 1, 2**31, 2**53, 2**63, 10**40, -(10**18), 1.5, 1e308, True, None)
KINDS = (
    "hello",
    "decide",
    "tap",
    "back",
    "say",
    "commit",
    "reveal",
    "state",
    "event",
    "ack",
    "",
    "Decide",
    "__class__",
)
NOWHERE = ("..", "%2e%2e", "seats/1", "ws")
GAMES = ("dawn-under", "through-the-wall", "chess")
DOORS = ("9", "0", "-1", "1e3", "%D9%A3", "9" * 5_000)
DAYS = ("2026-11-17", "2026-02-30", "9999-12-31", "today", "%D9%A3", "9" * 5_000)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "BREW")
DEEP = 4_000


class Victim(NamedTuple):
    """A table under attack: its name, its host's key, the keys of its seats."""

    table: str
    host: str
    keys: tuple[str, ...]


class Hostile:
    """Makes up input that should change nothing. The same seed makes the same."""

    def __init__(self, seed: int, victims: list[Victim]) -> None:
        self.chance = random.Random(seed)
        self.victims = victims

    # pieces

    def text(self) -> str:
        """Some text, short or long, strange or plain."""
        chance = self.chance
        length = chance.choice((0, 1, 5, 31, 32, 33, 63, 64, 65, 200, 3_000))
        letters = "".join(chance.choices("abcXYZ09 _-:/\\\"'<>{}[]\x00\x07\x7f\u200b\u202eäß😀", k=length))
        return letters + (chance.choice(STRANGE) if chance.random() < 0.3 else "")

    def anything(self, depth: int = 3) -> Any:
        """Some JSON value."""
        chance = self.chance
        pick = chance.randrange(6 if depth else 3)
        if pick == 0:
            return chance.choice(NUMBERS[:7] + NUMBERS[9:])
        if pick in (1, 2):
            return self.text()
        if pick == 3:
            return [self.anything(depth - 1) for _ in range(chance.randrange(4))]
        return {self.text()[:20]: self.anything(depth - 1) for _ in range(chance.randrange(4))}

    def spoilt(self, good: dict[str, Any]) -> dict[str, Any]:
        """A good message with something wrong about it."""
        chance, bad = self.chance, dict(good)
        what = chance.randrange(4)
        if what == 0 and bad:
            del bad[chance.choice([*bad])]
        elif what == 1:
            bad[self.text()[:10] or "x"] = self.anything()
        elif bad:
            bad[chance.choice([*bad])] = self.anything()
        return bad

    def mangled(self, data: bytes) -> bytes:
        """Bytes that are no good JSON."""
        chance = self.chance
        ways: tuple[Callable[[], bytes], ...] = (
            lambda: data[: chance.randrange(len(data) + 1)],
            lambda: data + b"}",
            lambda: data.replace(b'"', b"'"),
            lambda: data.replace(b":", b"\xff:", 1),
            lambda: b"\xed\xa0\x80" + data,
            lambda: b"[" * DEEP,
            lambda: b'{"type":' * (DEEP // 4),
            lambda: b"[" * DEEP + b"]" * DEEP,
            lambda: bytes(chance.randrange(256) for _ in range(chance.randrange(64))),
            lambda: data.replace(b"{", b'{"type":"decide","type":"say",', 1),
            lambda: b"NaN",
            lambda: b"",
        )
        return chance.choice(ways)()

    # messages

    def message(self, number: int) -> bytes:
        """Something no seat may send and no spectator either."""
        chance = self.chance
        good: list[dict[str, Any]] = [
            {"type": "decide", "id": f"x{number}", "answers": 10**6, "decision": "open sesame"},
            {"type": "decide", "id": f"x{number}", "answers": 0, "decision": "open z9"},
            {"type": "tap", "n": 10**6},
            {"type": "say", "id": f"x{number}", "phrase": "free speech"},
            {"type": "stand_in", "id": f"x{number}", "seat": 63},
            {"type": "commit", "commitment": "0" * 64},
            {"type": "reveal", "nonce": "0" * 64},
            {"type": "hello", "v": 1, "table": chance.choice(self.victims).table},
        ]
        chosen = dict(chance.choice(good))
        way = chance.random()
        if way < 0.3:
            return msgspec.json.encode(chosen)
        if way < 0.6:
            return harmless(msgspec.json.encode(self.spoilt(chosen)))
        if way < 0.7:
            return msgspec.json.encode({"type": chance.choice(KINDS[5:]), **self.spoilt({})})
        return self.mangled(msgspec.json.encode(chosen))

    def hello(self, victim: Victim) -> dict[str, Any]:
        """A first message that is to be turned down."""
        good = {"type": "hello", "v": 1, "table": victim.table, "key": "guessed", "have": 3, "language": "en"}
        other = self.chance.choice(self.victims)
        wrong: list[dict[str, Any]] = [
            good,
            good | {"key": other.host},
            good | {"v": 99, "key": None},
            good | {"table": self.text()[:40]},
            self.spoilt(good | {"key": "guessed"}),
        ]
        return self.chance.choice(wrong)

    # requests

    def request(self, victim: Victim) -> bytes:
        """A whole request as it goes over the wire."""
        chance = self.chance
        path = self.path(victim)
        strange = [
            f"/api/tables/{victim.table}/{chance.choice(NOWHERE)}",
            "/" + self.text(),
            "/" + "a" * 9_000,
            "/api/tables?game=" + self.text()[:50],
            "/api/codes/" + self.text()[:9],
        ]
        target = chance.choice([path, path, path, "/api/tables", *strange])
        body = self.body(victim)
        method = chance.choice(("GET", "POST", "POST", "POST", chance.choice(METHODS)))
        kind = chance.choice(
            ("application/json", "application/json", "text/plain", "application/json; charset=\xff")
        )
        headers = [f"host: {chance.choice(('127.0.0.1', self.text()[:10]))}", f"content-type: {kind}"]
        if chance.random() < 0.2:
            headers.append(f"origin: {chance.choice(('http://evil.example', 'null', self.text()[:20]))}")
        if chance.random() < 0.1:
            headers.append(f"accept-language: {self.text()}")
        if chance.random() < 0.05:
            headers.append("x: " + "y" * 70_000)
        length = len(body) if chance.random() < 0.95 else chance.choice((0, 10**9, -1))
        lines = [
            f"{method} {target} HTTP/1.1",
            *headers,
            "connection: close",
            f"content-length: {length}",
            "",
            "",
        ]
        return "\r\n".join(lines).encode("utf-8", "surrogatepass") + body

    def path(self, victim: Victim) -> str:
        """A path to something that can be asked for, of the victim and of what there is or is not."""
        chance = self.chance
        return chance.choice(ROUTES).path.format(
            table=victim.table,
            game=chance.choice(GAMES),
            number=chance.choice(DOORS),
            lesson=chance.choice(("night", "turn", self.text()[:20])),
            code=self.text()[:9],
            day=chance.choice(DAYS),
        )

    def body(self, victim: Victim) -> bytes:
        """A body that leads to nothing: with keys that are no keys there, or no good JSON."""
        chance = self.chance
        bodies: list[dict[str, Any]] = [
            {"key": "guessed"},
            {"key": "guessed", "seat": 0, "level": "random"},
            {"key": victim.keys[0], "seat": 0, "level": "random"},
            {"name": self.text(), "seat": chance.choice((0, 63))},
            {"game": self.text()[:30]},
            {"game": "dawn-under", "options": {"players": 99, "layout": self.anything()}},
            {"game": "through-the-wall", "seats": [{"kind": "bot", "level": self.text()[:9]}]},
            {"game": "dawn-under", "lid_time": self.text()[:9] or "x"},
            {"key": "guessed", "face": chance.choice(("cat", self.text()[:9]))},
            {"key": "guessed", "seat": 0, "lantern": chance.choice(("all", self.text()[:9]))},
            {"key": "guessed", "name": self.text()},
            {"options": self.anything()},
            {"decisions": [self.text()[:64] for _ in range(chance.choice((1, 16, 64, 65)))], "help": "way"},
        ]
        good = msgspec.json.encode(chance.choice(bodies))
        way = chance.random()
        if way < 0.4:
            return good
        if way < 0.6:
            return harmless(msgspec.json.encode(self.spoilt(chance.choice(bodies[:5]))))
        return self.mangled(good) if way < 0.95 else b'"' + b"x" * 40_000 + b'"'


def harmless(data: bytes) -> bytes:
    """What was spoilt by chance must not have become good."""
    return data.replace(b"hello", b"hallo")
