"""What a player believes of the decks: exact, by going through all ways a part's cards can lie.

Every deck holds at most one card of a part, so that a part's unworn garments lie in its decks in one of at
most 24 orders. Those that agree with what is recalled are equally likely.
"""

from itertools import permutations

import numpy as np

from geisterstunde.bots.dice import throw
from geisterstunde.bots.memory import ENDS, NOT_SEEN, Model, comes_back
from geisterstunde.games.through_the_wall.bots.mind import LIES_IN, NOT_IN, Mind
from geisterstunde.games.through_the_wall.decks import backs_of
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS, PARTS
from geisterstunde.games.through_the_wall.state import DECKS, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.record import Ints
from geisterstunde.kernel.seats import NOBODY

ORDERS = np.array(list(permutations(range(DECKS))), dtype=np.int64)
WAYS_TO_SLIP = 2


@rule
def recall(b: Mind, s: State) -> None:
    """Fills in how likely every garment lies in every deck."""
    lies_in = np.full(len(GARMENTS), NOT_SEEN)
    not_in = np.zeros(len(GARMENTS), dtype=np.int64)
    trace = int(b.memory.newer[ENDS])
    for later in range(b.memory.facts - 1, -1, -1):
        if comes_back(b.memory, trace, later, throw(b) if b.memory.model == Model.HUMAN else 0):
            if trace >= NOT_IN:
                not_in[(trace - NOT_IN) // DECKS] |= 1 << (trace - NOT_IN) % DECKS
            else:
                lies_in[trace - LIES_IN] = perhaps_beside(b, b.memory.value[trace])
        trace = int(b.memory.newer[trace])
    for part in range(len(PARTS)):
        believe_part(b, s, part, lies_in, not_in)


@rule
def perhaps_beside(b: Mind, deck: int) -> int:
    """The deck itself, or in a blur the one to its left or right; at the ends fewer ways lead astray."""
    if b.memory.model != Model.HUMAN or throw(b) >= b.memory.blur * 4294967296.0:
        return deck
    beside = deck - 1 if random_below(throw(b), WAYS_TO_SLIP) == 0 else deck + 1
    return beside if 0 <= beside < DECKS else deck


@rule
def believe_part(b: Mind, s: State, part: int, lies_in: Ints, not_in: Ints) -> None:
    """Weighs all orders of a part's cards. If none agrees with what is recalled, the memory was wrong."""
    for strictness in range(2, -1, -1):
        agreeing = 0
        for which in range(EACH_PART):
            for deck in range(DECKS):
                b.share[EACH_PART * part + which, deck] = 0.0
        for order in range(len(ORDERS)):
            if order_is_possible(s, part, order) and agrees(part, order, lies_in, not_in, strictness):
                agreeing += 1
                for which in range(EACH_PART):
                    garment = EACH_PART * part + which
                    if s.worn_by[garment] == NOBODY:
                        b.share[garment, int(ORDERS[order, which])] += 1.0
        if agreeing > 0:
            for which in range(EACH_PART):
                for deck in range(DECKS):
                    b.share[EACH_PART * part + which, deck] /= agreeing
            return


@rule
def order_is_possible(s: State, part: int, order: int) -> bool:
    """Whether an order puts the unworn garments of a part, and no others, where its backs lie."""
    for which in range(EACH_PART):
        unworn = s.worn_by[EACH_PART * part + which] == NOBODY
        if unworn != has_bit(backs_of(s, int(ORDERS[order, which])), part):
            return False
    return True


@rule
def agrees(part: int, order: int, lies_in: Ints, not_in: Ints, strictness: int) -> bool:
    """Whether an order agrees with what is recalled: all of it (2), where cards lie (1), or nothing (0)."""
    for which in range(EACH_PART):
        garment, deck = EACH_PART * part + which, int(ORDERS[order, which])
        if strictness >= 1 and lies_in[garment] not in (NOT_SEEN, deck):
            return False
        if strictness == 2 and has_bit(not_in[garment], deck):
            return False
    return True
