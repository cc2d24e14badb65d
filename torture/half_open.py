"""Hostile bytes below HTTP: endless heads, halves of requests, wrong frames, and lines that fall silent."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

CLOSE, HALF_CLOSE, SILENCE = "close", "half close", "silence"  # what follows the last byte
HEAD = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: %b\r\nsec-websocket-key: %b\r\n\r\n"
)
KEY = b"Z2Vpc3RlcnN0dW5kZSEhIQ=="
TLS_HELLO = bytes.fromhex("16030100c4010000c00303") + bytes(185)
H2_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9)
FRAMES = (
    bytes([0x81, 0x05]) + b"plain",  # not masked
    bytes([0xF1, 0x80]) + bytes(4),  # reserved bits
    bytes([0x83, 0x80]) + bytes(4),  # no such kind
    bytes([0x81, 0xFF]) + b"\xff" * 8 + bytes(4),  # longer than anything
    bytes([0x09, 0x80]) + bytes(4),  # a ping in pieces
    bytes([0x89, 0xFE, 0x01, 0x00]) + bytes(260),  # a ping that is too long
    bytes([0x88, 0x82]) + bytes(4) + b"\x00\x01",  # no such goodbye
    bytes([0x80, 0x80]) + bytes(4),  # goes on with nothing
    bytes([0x81, 0x82]) + bytes(4) + b"\xc3\x28",  # no letters
    bytes([0x81, 0x85]) + bytes(4),  # the rest never comes
)


class Script(NamedTuple):
    """What is sent over one connection, piece by piece, and how it goes on."""

    pieces: tuple[bytes, ...]
    then: str


class HalfOpen:
    """Makes such scripts up. The same seed makes the same."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.ways: tuple[Callable[[], Iterator[bytes]], ...] = (
            self.endless_head,
            self.many_headers,
            self.odd_headers,
            self.two_lengths,
            self.odd_chunks,
            self.half_a_request,
            self.body_that_never_comes,
            self.many_at_once,
            self.another_protocol,
            self.bad_handshake,
            self.bad_frames,
        )

    def script(self) -> Script:
        """Something no server likes."""
        pieces = tuple(self.chance.choice(self.ways)())
        return Script(pieces, self.chance.choice((CLOSE, HALF_CLOSE, HALF_CLOSE, SILENCE)))

    def endless_head(self) -> Iterator[bytes]:
        yield HEAD + b"x: "
        piece = self.chance.choice((b"a" * 1000, b"a\r\nx: " * 200, b"\t " * 500))
        for _ in range(self.chance.randrange(5, 40)):
            yield piece

    def many_headers(self) -> Iterator[bytes]:
        yield HEAD + b"".join(b"x-%d: 1\r\n" % number for number in range(self.chance.randrange(100, 3000)))
        yield b"\r\n"

    def odd_headers(self) -> Iterator[bytes]:
        odd = (
            b"no colon at all\r\n",
            b": no name\r\n",
            b"x : space before\r\n",
            b"x: first\r\n folded\r\n",
            b"x: nul \x00\r\n",
            b"x: bare\rreturn\r\n",
            b"x: bare\nfeed\r\n",
            b"host: 127.0.0.1, evil.example\r\n",
            b"host: evil.example\r\n",
            b"\xff\xfe: bytes\r\n",
            b"transfer-encoding: gzip\r\n",
            b"expect: the unexpected\r\n",
            b"x-forwarded-for: " + b"1.1.1.1, " * 500 + b"\r\n",
            b"range: bytes=" + b"0-," * 500 + b"\r\n",
        )
        yield HEAD + b"".join(self.chance.choices(odd, k=self.chance.randrange(1, 4))) + b"\r\n"

    def two_lengths(self) -> Iterator[bytes]:
        lengths = self.chance.choice(
            (
                b"content-length: 2\r\ncontent-length: 40\r\n",
                b"content-length: 2\r\ntransfer-encoding: chunked\r\n",
                b"content-length: 0x10\r\n",
                b"content-length: +2\r\n",
                b"content-length: 99999999999999999999999\r\n",
            )
        )
        smuggled = b"GET /metrics HTTP/1.1\r\nhost: evil.example\r\n\r\n"
        yield HEAD.replace(b"GET /health", b"POST /api/tables") + lengths + b"\r\n{}" + smuggled

    def odd_chunks(self) -> Iterator[bytes]:
        yield HEAD.replace(b"GET /health", b"POST /api/tables") + b"transfer-encoding: chunked\r\n\r\n"
        odd = (
            b"zz\r\n",
            b"-1\r\n",
            b"ffffffffffffffff\r\n",
            b"2;" + b"x" * 9000 + b"\r\n{}\r\n",
            b"4000\r\n",
        )
        for _ in range(self.chance.randrange(1, 6)):
            yield self.chance.choice((b"2\r\n{}\r\n", self.chance.choice(odd)))

    def half_a_request(self) -> Iterator[bytes]:
        whole = HEAD + b"accept-language: de\r\nconnection: keep-alive\r\n"
        yield whole[: self.chance.randrange(len(whole))]

    def body_that_never_comes(self) -> Iterator[bytes]:
        length = self.chance.choice((1, 100, 16 * 1024, 16 * 1024 + 1, 10**9))
        head = HEAD.replace(b"GET /health", b"POST /api/tables") + b"content-type: application/json\r\n"
        yield head + b"content-length: %d\r\n\r\n" % length
        yield b'{"game":'[: self.chance.randrange(9)]

    def many_at_once(self) -> Iterator[bytes]:
        yield (HEAD + b"\r\n") * self.chance.randrange(2, 60)

    def another_protocol(self) -> Iterator[bytes]:
        yield self.chance.choice(
            (TLS_HELLO, H2_PREFACE, b"GET /health\r\n", b"\x04\x01\x00\x50", b"\r\n" * 2000)
        )

    def bad_handshake(self) -> Iterator[bytes]:
        version = self.chance.choice((b"13", b"8", b"", b"13, 13", b"x" * 200))
        key = self.chance.choice((KEY, b"", b"short", b"=" * 5000))
        yield UPGRADE % (version, key)

    def bad_frames(self) -> Iterator[bytes]:
        yield UPGRADE % (b"13", KEY)
        for _ in range(self.chance.randrange(1, 4)):
            yield self.chance.choice(FRAMES)
