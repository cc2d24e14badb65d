"""A world in agreement with what a player believes: every part's cards laid out by chance."""

from geisterstunde.bots.dice import throw
from geisterstunde.games.through_the_wall.bots.mind import Mind
from geisterstunde.games.through_the_wall.bots.recall import ORDERS, order_is_possible
from geisterstunde.games.through_the_wall.garments import EACH_PART, PARTS
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.seats import NOBODY


@entry
def determinize(b: Mind, w: State) -> None:
    """Fills in what the public state hides: which garment lies behind which back."""
    for part in range(len(PARTS)):
        chosen, agreeing = -1, 0
        for order in range(len(ORDERS)):
            if order_is_possible(w, part, order) and is_believed(b, w, part, order):
                agreeing += 1
                if random_below(throw(b), agreeing) == 0:
                    chosen = order
        for which in range(EACH_PART):
            garment = EACH_PART * part + which
            if w.worn_by[garment] == NOBODY:
                w.deck_of[garment] = ORDERS[chosen, which]


@rule
def is_believed(b: Mind, w: State, part: int, order: int) -> bool:
    """Whether all cards lie where they may lie by what the player believes."""
    for which in range(EACH_PART):
        garment = EACH_PART * part + which
        if w.worn_by[garment] == NOBODY and b.share[garment, int(ORDERS[order, which])] == 0.0:
            return False
    return True
