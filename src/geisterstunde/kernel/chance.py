"""Chance: a 256-bit seed, the words drawn from it, and a shuffle that favours nobody."""

import hashlib
import secrets
from typing import Annotated

import numpy as np

from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Buffer, Ints, Short, layout_of
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import quoted

SEED_BYTES = 32
ALL_WORDS = 1 << 32
WORDS_DRAWN = 136  # four blocks of SHAKE-256; the longest deal takes 125


class Draws:
    """The random words of one deal, and how many of them are used up."""

    taken: Short
    word: Annotated[Ints, "u4", WORDS_DRAWN]


DRAWS = layout_of(Draws)
draws_of = opener(Draws)


def fresh_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def numbered_seed(number: int, game: int = 0) -> bytes:
    """The seed of the n-th game of a numbered series, the same on every machine."""
    return hashlib.sha256(f"geisterstunde seed {number} game {game}".encode()).digest()


def hex_bytes(name: str, text: str, size: int) -> bytes:
    """Reads a seed or a salt as written in a record."""
    try:
        read = bytes.fromhex(text)
    except ValueError:
        read = b""
    if len(read) != size:
        raise BadInput("input-digits", name=name, digits=2 * size, given=quoted(text, 80))
    return read


def draw_words(seed: bytes) -> Buffer:
    """Unfolds a seed into the words of a deal."""
    buffer = np.zeros(DRAWS.itemsize, dtype=np.uint8)
    words = np.frombuffer(hashlib.shake_256(seed).digest(4 * WORDS_DRAWN), dtype="<u4")
    buffer.view(DRAWS)["word"][0] = words
    return buffer


def draw_words_of_games(number: int, first: int, count: int) -> Buffer:
    """The words of some games of a numbered series, a row each."""
    buffers = np.zeros((count, DRAWS.itemsize), dtype=np.uint8)
    unfolded = b"".join(
        hashlib.shake_256(numbered_seed(number, game)).digest(4 * WORDS_DRAWN)
        for game in range(first, first + count)
    )
    buffers.view(DRAWS)["word"][:, 0] = np.frombuffer(unfolded, dtype="<u4").reshape(count, WORDS_DRAWN)
    return buffers


@rule
def draw_below(draws: Draws, limit: int) -> int:
    """A number below the limit, each equally likely: words of the last, incomplete lot are thrown away."""
    while True:
        if draws.taken == WORDS_DRAWN:
            raise OverflowError("a deal used more random words than its seed was unfolded into")
        word = int(draws.word[draws.taken])
        draws.taken += 1
        if word < ALL_WORDS - limit:  # surely none of the last lot: that spares most draws a division
            return word % limit
        if word < ALL_WORDS - ALL_WORDS % limit:
            return word % limit


@rule
def shuffle_front(draws: Draws, pile: Ints, size: int, wanted: int) -> None:
    """Puts a random choice of `wanted` cards, in random order, to the front of the pile."""
    for place in range(min(wanted, size - 1)):
        other = place + draw_below(draws, size - place)
        card = pile[place]
        pile[place] = pile[other]
        pile[other] = card
