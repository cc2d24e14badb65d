"""The turns worth a thought: for the most promising garments in reach a few castles each."""

import numpy as np

from geisterstunde.bots.dice import throw
from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.bots.heuristic import explore_from, judge_spaces
from geisterstunde.games.through_the_wall.bots.mind import Mind
from geisterstunde.games.through_the_wall.plan import Plan, is_adrift, space_in
from geisterstunde.games.through_the_wall.planner import want_all_spaces
from geisterstunde.games.through_the_wall.state import NO_DECK, State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.record import Ints

MOST = 16
CASTLES_EACH = 3

# The longest thought stays short: after so many castles only spaces that are new count, and after so many
# steps of turning boards no more turns in which ghosts may push each other. One thought in 200 is cut.
MOST_CASTLES = 20_000
MOST_STEPS = 150_000


@rule
def list_turns(b: Mind, s: State, plan: Plan, nodes: Ints, decks: Ints) -> int:
    """Writes down castles of the plan and the decks to search there, the best first; returns how many."""
    worths, where = np.zeros(SPACES), np.full(SPACES, NO_DECK)
    judge_spaces(b, s, worths, where)
    want_all_spaces(plan)
    explore_from(b, s, plan, MOST_CASTLES, MOST_STEPS)
    first, picked = np.full(SPACES, -1), np.zeros((SPACES, CASTLES_EACH), dtype=np.int64)
    seen = np.zeros(SPACES, dtype=np.int64)
    for number in range(plan.count):
        if is_adrift(plan, number):
            continue
        space = space_in(plan, number, b.seat)
        if first[space] < 0:
            first[space] = number
        slot = int(seen[space])
        if slot >= CASTLES_EACH:
            slot = random_below(throw(b), slot + 1)
        if slot < CASTLES_EACH:
            picked[space, slot] = number
        seen[space] += 1
    count = 0
    while count < MOST:
        best = -1
        for space in range(SPACES):
            if first[space] >= 0 and (best < 0 or worths[space] > worths[best]):
                best = space
        if best < 0 or (count > 0 and where[best] == NO_DECK):
            break
        nodes[count], decks[count] = first[best], where[best]
        count += 1
        for slot in range(min(int(seen[best]), CASTLES_EACH)):
            if picked[best, slot] != first[best] and count < MOST:
                nodes[count], decks[count] = picked[best, slot], where[best]
                count += 1
        first[best] = -1
    return count
