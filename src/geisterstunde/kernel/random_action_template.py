"""One of a seat's legal actions by chance: a template for games that need no quicker way of their own."""

from collections.abc import Callable
from typing import Any

from geisterstunde.kernel.bits import count_bits, nth_bit
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.template import piece

WORD = 64

# What a game brings.
WORDS: int
legal_word: Callable[[Any, int, int], int]


@piece
def random_action(s: Any, seat: int, random: int) -> int:
    """One of a seat's legal actions, each equally likely."""
    total = 0
    for word in range(WORDS):
        total += count_bits(legal_word(s, seat, word))
    pick = random_below(random, total)
    for word in range(WORDS):
        legal = legal_word(s, seat, word)
        if pick < count_bits(legal):
            return WORD * word + nth_bit(legal, pick)
        pick -= count_bits(legal)
    return WORD * WORDS
