"""All legal actions of a seat: a template for games that need no quicker way of their own."""

from collections.abc import Callable
from typing import Any

from geisterstunde.kernel.record import Ints
from geisterstunde.kernel.template import piece

# What a game brings.
WORDS: int
legal_word: Callable[[Any, int, int], int]


@piece
def legal_words(s: Any, seat: int, words: Ints) -> None:
    """Writes down what a seat may decide, as sets of 64 actions each."""
    for word in range(WORDS):
        words[word] = legal_word(s, seat, word)
