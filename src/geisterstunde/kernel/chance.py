"""Chance: a 256-bit seed, the words drawn from it, and a shuffle that favours nobody."""

import hashlib
import secrets
from typing import Annotated

import numpy as np

from geisterstunde.kernel.jit import COMPILED, rule, runnable
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
    return numbered_seeds(number, game, 1)


def numbered_seeds(number: int, first: int, count: int) -> bytes:
    """The seeds of some games of a numbered series, one behind the other."""
    text = f"geisterstunde seed {number} game ".encode()
    return b"".join([hashlib.sha256(b"%b%d" % (text, game)).digest() for game in range(first, first + count)])


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
    buffer: Buffer = _unfolded(seed)[0]
    return buffer


def draw_words_of_games(number: int, first: int, count: int) -> Buffer:
    """The words of some games of a numbered series, a row each."""
    seeds = numbered_seeds(number, first, count)
    return _unfolded_at_once(seeds) if COMPILED else _unfolded(seeds)


def _unfolded(seeds: bytes) -> Buffer:
    each = [seeds[at : at + SEED_BYTES] for at in range(0, len(seeds), SEED_BYTES)]
    words = b"".join([hashlib.shake_256(seed).digest(4 * WORDS_DRAWN) for seed in each])
    buffers = np.zeros((len(each), DRAWS.itemsize), dtype=np.uint8)
    buffers.view(DRAWS)["word"][:, 0] = np.frombuffer(words, dtype="<u4").reshape(-1, WORDS_DRAWN)
    return buffers


def _unfolded_at_once(seeds: bytes) -> Buffer:
    from geisterstunde.kernel.shake import unfold  # noqa: PLC0415 - Numba takes long to import

    numbers = np.frombuffer(seeds, dtype="<u8").reshape(-1, SEED_BYTES // 8)
    buffers = np.zeros((len(numbers), DRAWS.itemsize), dtype=np.uint8)
    runnable(unfold)(numbers, buffers.view(DRAWS)["word"][:, 0])
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
