"""Random games of a batch in one compiled loop: a template (see `kernel.template`), made once per game."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from geisterstunde.kernel.playout import next_random, random_below
from geisterstunde.kernel.record import Buffer, Ints
from geisterstunde.kernel.template import loop
from torture.pieces import NO_END, TALLY

Rows = NDArray[Any]  # whole numbers, a row a game
STRETCH = 600  # pieces are counted after so many decisions at the most, half as many as a rule
PLAYED, CUT, DECISIONS, LOOKS, FAULTS, FAULTY_GAME, TOLD = range(7)

# What a game brings.
position_of: Callable[[Buffer], Any]
deal_into: Callable[[Buffer, Buffer, Ints], None]
play_randomly: Callable[[Buffer, int, Ints, Ints], tuple[int, int]]
count_pieces: Callable[[Any, Ints], None]
faults_of: Callable[[Any, Ints, Ints, Ints], int]


@loop
def play_batch(
    tables: Buffer, words: Buffer, wishes: Rows, kept: Rows, longest: Ints, random: int, told: Ints
) -> None:
    """Deals and plays the games of a batch, counting pieces at the start, in between and at the end.

    Stops at the first fault. A game that goes beyond its longest is cut where the rules know no end for it.
    """
    seats, actions = np.zeros(STRETCH, dtype=np.int8), np.zeros(STRETCH, dtype=np.int16)
    fresh, now = np.zeros(TALLY, dtype=np.int16), np.zeros(TALLY, dtype=np.int16)
    position = tables[0].copy()
    p = position_of(position)
    for game in range(len(tables)):
        position[:] = tables[game]
        deal_into(position, words[game], wishes[game])
        count_pieces(p.state, fresh)
        decisions = 0
        while True:
            told[LOOKS] += 1
            faults = faults_of(p.state, fresh, now, kept[game])
            if 0 < longest[game] < decisions:
                faults |= NO_END
            if faults != 0:
                told[FAULTS] |= faults
                told[FAULTY_GAME] = game
                return
            if p.state.owing == 0:
                told[PLAYED] += 1
                break
            if longest[game] < 0 and decisions > -longest[game]:
                told[CUT] += 1
                break
            random = next_random(random)
            stretch = 1 + random_below(random, STRETCH)
            count, random = play_randomly(position, random, seats[:stretch], actions[:stretch])
            decisions += count
        told[DECISIONS] += decisions


@loop
def faults_in(dealt: Buffer, position: Buffer, kept: Ints) -> int:
    """What is wrong with a position that was dealt like this."""
    fresh, now = np.zeros(TALLY, dtype=np.int16), np.zeros(TALLY, dtype=np.int16)
    count_pieces(position_of(dealt).state, fresh)
    return faults_of(position_of(position).state, fresh, now, kept)
