"""The proof of a fair deal: a seed is promised before the first decision and shown after the last.

The promise is SHA-256 of salt and seed: nobody can tell the seed from it, and nobody can change the seed
once it is given.
"""

import hashlib
import secrets

import msgspec

from geisterstunde.kernel.chance import fresh_seed, numbered_seed

SALT_BYTES = 16


class Promise(msgspec.Struct, frozen=True):
    """A seed, and the salt that hides it in its commitment."""

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

    @property
    def commitment(self) -> str:
        """What may be told before the game.

        >>> Promise(bytes(32), bytes(16)).commitment[:16]
        '17b0761f87b081d5'
        """
        return hashlib.sha256(self.salt + self.seed).hexdigest()
