"""Ghosts that a turn of the board has left adrift, put down in every way: a template for who looks ahead.

Whoever looks ahead brings how a castle is noted, and how one with a ghost adrift is told from the others.
"""

from collections.abc import Callable
from typing import Any

from geisterstunde.games.through_the_wall.actions import PUTS, WORD, WORDS
from geisterstunde.games.through_the_wall.castle import SEATS, ghost_of_colour
from geisterstunde.games.through_the_wall.landing import put_ghost
from geisterstunde.games.through_the_wall.plan import unpack
from geisterstunde.games.through_the_wall.play import legal_puts
from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.template import piece

# What is brought: over a record with a castle, a log nobody reads, and the castles noted so far.
note: Callable[[Any, int, int], None]
is_adrift: Callable[[Any, int], bool]


@piece
def set_adrift(p: Any, number: int) -> None:
    """Sets a castle with ghosts adrift up again."""
    unpack(p.castle, p.key[number])
    for ghost in range(SEATS):
        p.castle.covers[ghost] = p.covers[number, ghost]


@piece
def put_all_down(p: Any, first: int) -> None:
    """Notes what follows on the castles with ghosts adrift, from the first one on."""
    number = first
    while number < p.count:
        if is_adrift(p, number):
            for word in range(PUTS, WORDS):
                set_adrift(p, number)
                legal = legal_puts(p.castle, word)
                while legal != 0:
                    bit = lowest_bit(legal)
                    legal &= legal - 1
                    set_adrift(p, number)
                    put_ghost(p.castle, p.log, ghost_of_colour(p.castle, word - PUTS), bit)
                    note(p, number, WORD * word + bit)
        number += 1
