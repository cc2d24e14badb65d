"""The proof of a fair deal: what is promised before a game, and shown after its last decision.

A promise hides a seed behind its hash, together with the game, its options and what every seat has committed
to. The cards are dealt by that seed and by the nonces that the seats tell once the promise is known, so that
nobody could choose the deal: neither whoever promised the seed, nor whoever gave a nonce to it. Everything is
SHA-256 of a few lines of text, so that anybody can do it again with any tool.
"""

import hashlib
import json
import secrets
from typing import Any, ClassVar

import msgspec

from geisterstunde.kernel.chance import fresh_seed, numbered_seed

SALT_BYTES = 16
NONCE_BYTES = 32
NOTHING = "-"  # stands where a seat gave nothing


class Promise(msgspec.Struct, frozen=True):
    """A seed, and the salt that hides it."""

    seed: bytes
    salt: bytes

    @classmethod
    def fresh(cls) -> "Promise":
        """For a game between people: nobody can guess it."""
        return cls(fresh_seed(), secrets.token_bytes(SALT_BYTES))

    @classmethod
    def numbered(cls, number: int, game: int = 0) -> "Promise":
        """For the n-th game of a numbered series: the same on every machine."""
        seed = numbered_seed(number, game)
        return cls(seed, hashlib.sha256(b"salt " + seed).digest()[:SALT_BYTES])


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat gives to a deal: a commitment, and then its nonce, unless it was not told in time."""

    commitment: str
    nonce: str | None = None


Shares = tuple[Share | None, ...]  # by seat; None where somebody gave nothing, as bots do


class Seal(msgspec.Struct, frozen=True):
    """All that is fixed before a game: who deals by which seed, what is played, who adds what to the deal.

    Where nobody can add anything, as at a terminal, `shares` is None and the seed itself deals. So it is with
    the deal of a `day`, which is promised for that date.
    """

    format: ClassVar[str] = "geisterstunde/2"

    promise: Promise
    game: str
    options: dict[str, Any]  # all of them; what is left to chance is None
    shares: Shares | None = None
    day: str | None = None

    @property
    def commitment(self) -> str:
        """What may be told before the game.

        >>> Seal(Promise(bytes(32), bytes(16)), "dawn-under", {"players": 2}).commitment[:16]
        'd169e89bcbd8ccb0'
        """
        committed = [share.commitment if share else NOTHING for share in self.shares or ()]
        for_a_day = [] if self.day is None else [self.day]
        told = (self.promise.salt.hex(), self.promise.seed.hex(), self.game, canonical(self.options))
        return digest(f"{self.format} promise", *told, *committed, *for_a_day)

    @property
    def dealing_seed(self) -> bytes:
        """What deals the cards. The commitment of a seat that kept its nonce to itself stands in for it."""
        if self.shares is None:
            return self.promise.seed
        given = [(share.nonce or share.commitment) if share else NOTHING for share in self.shares]
        return bytes.fromhex(digest(f"{self.format} deal", self.promise.seed.hex(), *given))


class FirstSeal(msgspec.Struct, frozen=True):
    """What was fixed by the first format: the seed alone, chosen by whoever deals; the options were not."""

    format: ClassVar[str] = "geisterstunde/1"
    shares: ClassVar[None] = None
    day: ClassVar[None] = None

    promise: Promise
    game: str
    options: dict[str, Any]

    @property
    def commitment(self) -> str:
        """SHA-256 of salt and seed.

        >>> FirstSeal(Promise(bytes(32), bytes(16)), "dawn-under", {}).commitment[:16]
        '17b0761f87b081d5'
        """
        return hashlib.sha256(self.promise.salt + self.promise.seed).hexdigest()

    @property
    def dealing_seed(self) -> bytes:
        """The seed itself."""
        return self.promise.seed


def share_commitment(seat: int, nonce: str) -> str:
    """What a seat tells of its nonce before the promise is known; that of another seat is another one.

    >>> share_commitment(0, "00" * 32)[:16], share_commitment(1, "00" * 32)[:16]
    ('bc8537ca0bd0edf4', '4109cc824a06c448')
    """
    return digest(f"{Seal.format} share", str(seat), nonce)


def fits(seat: int, share: Share | None) -> bool:
    """Whether a seat's nonce, where it was told, is the one that it committed to."""
    return share is None or share.nonce is None or share_commitment(seat, share.nonce) == share.commitment


def canonical(data: Any) -> str:
    """Data as the one text that is hashed: JSON without white space, names in order, numbers whole.

    >>> canonical({"players": 4, "first": None, "board": ["Aä", "B"]})
    '{"board":["Aä","B"],"first":null,"players":4}'
    """
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=True)


def digest(*lines: str) -> str:
    """SHA-256 of some lines of text, as hexadecimal digits."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
