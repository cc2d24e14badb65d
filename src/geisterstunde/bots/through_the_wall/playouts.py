"""Short games in the mind: an imagined world played on by quick plans, and judged where it stops.

What others know is not guessed card by card: a player knows the decks it was seen to search.
"""

import numpy as np

from geisterstunde.bots.through_the_wall.brain import Brain, throw
from geisterstunde.games.through_the_wall.actions import SHIFTS
from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.games.through_the_wall.decks import backs_of
from geisterstunde.games.through_the_wall.garments import EACH_PART, NO_GARMENT
from geisterstunde.games.through_the_wall.planner import Plan, explore, is_adrift, space_in, unpack
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, Ask, Reason, State
from geisterstunde.games.through_the_wall.turn import end_turn, search, swap
from geisterstunde.games.through_the_wall.veil import show_castle
from geisterstunde.kernel.bits import count_bits, has_bit, nth_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.record import Floats, Ints

QUICK_MOVES = 2
VICTORY = 3.0  # garments a win is worth


@entry
def play_on(
    b: Brain, w: State, log: Log, plan: Plan, own_plan: Plan, node: int, deck: int, turns: int
) -> float:
    """Ends a turn with a castle of one's own plan and a search, plays on; says how well the seat stands."""
    known = np.zeros(SEATS, dtype=np.int64)
    for seat in range(SEATS):
        known[seat] = b.looked_into[seat]
    unpack(w.castle, own_plan.key[node])
    finish_turn(b, w, log, deck, known)
    for _ in range(turns):
        if w.owing == 0:
            break
        take_quick_turn(b, w, log, plan, known)
    return standing(w, b.seat)


@rule
def finish_turn(b: Brain, w: State, log: Log, deck: int, known: Ints) -> None:
    """Searches a deck, or not, and swaps where decks wander."""
    log.count = 0
    seat = int(w.turn)
    if deck == NO_DECK:
        end_turn(w, log)
        return
    known[seat] |= 1 << deck
    search(w, log, deck)
    if w.ask == Ask.SWAP:
        other = (deck + 1 + random_below(throw(b), DECKS - 1)) % DECKS
        swap(w, log, other)
        for looker in range(SEATS):
            if has_bit(known[looker], deck) != has_bit(known[looker], other):
                known[looker] ^= 1 << deck | 1 << other


@rule
def take_quick_turn(b: Brain, w: State, log: Log, plan: Plan, known: Ints) -> None:
    """A whole turn by a plan of two moves that leaves out laying sliders elsewhere."""
    seat = int(w.turn)
    worths, decks = np.zeros(SPACES), np.full(SPACES, NO_DECK)
    judge_spaces(b, w, seat, known[seat], worths, decks)
    show_castle(w.castle, plan.castle)
    explore(plan, seat, QUICK_MOVES, SHIFTS)
    best, worth = 0, -1.0
    for number in range(plan.count):
        if not is_adrift(plan, number):
            here = worths[space_in(plan, number, seat)]
            if here > worth:
                best, worth = number, here
    unpack(w.castle, plan.key[best])
    finish_turn(b, w, log, decks[space_in(plan, best, seat)], known)


@rule
def judge_spaces(b: Brain, w: State, seat: int, known: int, worths: Floats, decks: Ints) -> None:
    """How surely a seat that knows these decks finds the garment of each space, and where it would look."""
    for space in range(SPACES):
        garment = int(w.garment[space])
        if garment == NO_GARMENT or has_bit(w.dressed[seat], garment // EACH_PART):
            continue
        if w.deck_of[garment] == NO_DECK:
            continue
        if has_bit(known, w.deck_of[garment]):
            worths[space], decks[space] = 1.0, w.deck_of[garment]
            continue
        unknown = 0
        for deck in range(DECKS):
            if not has_bit(known, deck) and has_bit(backs_of(w, deck), garment // EACH_PART):
                unknown |= 1 << deck
        worths[space] = 1.0 / count_bits(unknown)
        decks[space] = nth_bit(unknown, random_below(throw(b), count_bits(unknown)))


@rule
def standing(w: State, viewer: int) -> float:
    """How well a seat stands, in garments ahead of the best of the others."""
    if w.reason != Reason.UNFINISHED:
        return VICTORY if has_bit(w.winners, viewer) else -VICTORY
    best, others = 0, 0.0
    for seat in range(w.castle.players):
        if seat != viewer:
            best = max(best, count_bits(int(w.dressed[seat])))
            others += count_bits(int(w.dressed[seat])) / (w.castle.players - 1.0)
    return count_bits(int(w.dressed[viewer])) - 0.7 * best - 0.3 * others
