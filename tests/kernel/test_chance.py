"""Chance favours nobody, never runs dry unnoticed, and is the same on every machine."""

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from geisterstunde.kernel.chance import (
    DRAWS,
    SEED_BYTES,
    WORDS_DRAWN,
    draw_words,
    draw_words_of_games,
    fresh_seed,
    hex_bytes,
    numbered_seed,
)
from geisterstunde.kernel.record import Buffer
from geisterstunde.kernel.refusal import BadInput
from tests.kernel.entries import draw_from, shuffle_numbers, words_taken

ALL_WORDS = 2**32


def crafted(*words: int) -> Buffer:
    """The words of a deal, chosen by hand; zeros follow."""
    buffer = np.zeros(DRAWS.itemsize, dtype=np.uint8)
    buffer.view(DRAWS)["word"][0][: len(words)] = words
    return buffer


@given(st.integers(1, 10_000), st.integers(0, ALL_WORDS - 1))
@example(60, ALL_WORDS - 1)
@example(3, ALL_WORDS - 1)
@example(1, ALL_WORDS - 1)
@example(64, ALL_WORDS - 1)
def test_a_word_of_the_incomplete_lot_is_thrown_away(limit: int, word: int) -> None:
    """Lots of `limit` words each; the last one is incomplete, unless the limit divides 2 to the 32."""
    words = crafted(word, 1)
    in_whole_lot = word < ALL_WORDS // limit * limit
    assert draw_from(words, limit) == (word if in_whole_lot else 1) % limit
    assert words_taken(words) == (1 if in_whole_lot else 2)


@pytest.mark.parametrize("limit", [3, 5, 6, 7, 54, 60])
def test_the_border_of_the_last_whole_lot(limit: int) -> None:
    border = ALL_WORDS - ALL_WORDS % limit
    assert draw_from(crafted(border - 1), limit) == limit - 1
    assert words_taken(taken := crafted(border, border, ALL_WORDS - 1, 2)) == 0
    assert draw_from(taken, limit) == 2
    assert words_taken(taken) == 4


def test_words_that_run_out_are_an_error() -> None:
    """A deal must not go on with words that it has used before."""
    words = crafted(*[ALL_WORDS - 1] * WORDS_DRAWN)
    with pytest.raises(OverflowError):
        draw_from(words, 3)


def chi_square(counts: dict[Any, int], cells: int) -> float:
    """How far counts are from equal, in standard deviations of what chance would do."""
    expected = sum(counts.values()) / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    missing = (cells - len(counts)) * expected
    freedom = cells - 1
    return (seen + missing - freedom) / math.sqrt(2 * freedom)


Shuffle = Callable[[int], tuple[int, ...]]


def shuffled(size: int, wanted: int) -> Shuffle:
    def shuffle(number: int) -> tuple[int, ...]:
        pile = np.zeros(size, dtype=np.int8)
        shuffle_numbers(draw_words(numbered_seed(number)), pile, wanted)
        return tuple(pile.tolist())

    return shuffle


def naively_shuffled(number: int) -> tuple[int, ...]:
    """The well-known mistake: every card changes places with any card."""
    words = draw_words(numbered_seed(number))
    pile = list(range(4))
    for place in range(4):
        other = draw_from(words, 4)
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)


def orders(shuffle: Shuffle, deals: int) -> dict[tuple[int, ...], int]:
    counts: dict[tuple[int, ...], int] = {}
    for number in range(deals):
        order = shuffle(number)
        counts[order] = counts.get(order, 0) + 1
    return counts


def test_every_order_is_equally_likely() -> None:
    counts = orders(shuffled(4, 4), 6_000)
    assert set(counts) == set(itertools.permutations(range(4)))
    assert abs(chi_square(counts, 24)) < 3


def test_a_biased_shuffle_would_be_noticed() -> None:
    assert chi_square(orders(naively_shuffled, 6_000), 24) > 10


def test_every_choice_is_equally_likely() -> None:
    """Three of six to the front, in any order; none is lost."""
    counts: dict[tuple[int, ...], int] = {}
    for order, count in orders(shuffled(6, 3), 6_000).items():
        assert sorted(order) == list(range(6))
        counts[order[:3]] = counts.get(order[:3], 0) + count
    assert abs(chi_square(counts, 120)) < 3


@pytest.mark.parametrize("place", [0, 1, 30, 58, 59])
def test_every_card_of_a_whole_pile_comes_to_every_place(place: int) -> None:
    shuffle = shuffled(60, 60)
    counts: dict[int, int] = {}
    for number in range(3_000):
        card = shuffle(number)[place]
        counts[card] = counts.get(card, 0) + 1
    assert abs(chi_square(counts, 60)) < 3


def test_numbered_seeds_never_change() -> None:
    """Records, golden games and statistics name games by these numbers."""
    assert numbered_seed(1).hex() == "149fc5e617d84ff49a5584a558d1e4309dc862260968c6ab92b1868808b32d4b"
    assert numbered_seed(2026, 7).hex() == "bfe554fc61d68def5ce19516794503deffd033c4cc648f2477fda380c0aa18db"
    words = draw_words(numbered_seed(1)).view(DRAWS)["word"][0]
    assert words[:3].tolist() == [2204230055, 922090240, 1830154625]
    assert len(words) == WORDS_DRAWN


@pytest.mark.parametrize(("first", "count"), [(0, 1), (5, 7), (93, 8), (995, 9), (10**15 - 3, 17)])
def test_the_words_of_many_games_are_those_of_each(first: int, count: int) -> None:
    """Compiled, several seeds are unfolded side by side; by `hashlib` one is unfolded after the other."""
    many = draw_words_of_games(2026, first, count)
    alone = [draw_words(numbered_seed(2026, game)) for game in range(first, first + count)]
    assert many.tobytes() == b"".join(words.tobytes() for words in alone)


def test_numbered_seeds_differ() -> None:
    seeds = {numbered_seed(number, game) for number in range(40) for game in range(40)}
    assert len(seeds) == 1600


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(20)}) == 20


def test_a_seed_is_read_as_it_is_written() -> None:
    seed = numbered_seed(3)
    assert hex_bytes("seed", seed.hex(), SEED_BYTES) == seed
    for wrong in ("", "00", seed.hex()[:-1], seed.hex() + "00", "x" * 64):
        with pytest.raises(BadInput):
            hex_bytes("seed", wrong, SEED_BYTES)
