"""Short games in the mind: an imagined world played on quickly, and judged where it stops.

What others know is not guessed card by card: a player knows the decks it was seen to search.
"""

import numpy as np

from geisterstunde.bots.dice import throw
from geisterstunde.games.through_the_wall.actions import SHIFTS
from geisterstunde.games.through_the_wall.bots.mind import Mind
from geisterstunde.games.through_the_wall.castle import SEATS
from geisterstunde.games.through_the_wall.garments import EACH_PART, NO_GARMENT
from geisterstunde.games.through_the_wall.plan import Plan, is_adrift, space_in, unpack
from geisterstunde.games.through_the_wall.planner import NO_LIMIT, explore, want_all_spaces
from geisterstunde.games.through_the_wall.state import DECKS, MOVES, NO_DECK, Ask, EndReason, State
from geisterstunde.games.through_the_wall.turn import end_turn, search, swap
from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit, nth_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.record import Ints

# What describes a candidate: a castle of the plan and a deck to search there, and for playing it out the
# castle as one number and the spaces that the next player can reach from it.
NODE = 0
DECK = 1
KEY = 2
REACH = 3
CANDIDATE_WIDTH = 4

VICTORY = 3.0  # garments a win is worth; at cock-crow it may be shared


@rule
def reach_in(plan: Plan, seat: int) -> int:
    """The spaces a ghost can reach in a turn from the plan's castle, sliders not laid elsewhere, as a set."""
    want_all_spaces(plan)
    explore(plan, seat, MOVES, SHIFTS, 0, NO_LIMIT)
    spaces = 0
    for number in range(plan.count):
        if not is_adrift(plan, number):
            spaces |= 1 << space_in(plan, number, seat)
    return spaces


@entry
def play_on(b: Mind, w: State, log: Log, reach: int, deck: int) -> float:
    """Ends the turn of the mind's seat with a search, lets the next player answer; returns how it stands.

    Only the next player: what the others can reach after that is anybody's guess, and guesses misled.
    """
    known = np.zeros(SEATS, dtype=np.int64)
    for seat in range(SEATS):
        known[seat] = b.looked_into[seat]
    finish_turn(b, w, log, deck, known)
    if w.owing != 0:
        take_quick_turn(b, w, log, reach, known)
    return standing(w, b.seat)


@entry
def play_candidate(b: Mind, w: State, log: Log, candidate: Ints) -> float:
    """Ends the turn as a candidate says, and plays on; returns how well the seat then stands."""
    unpack(w.castle, int(candidate[KEY]))
    return play_on(b, w, log, int(candidate[REACH]), int(candidate[DECK]))


@rule
def finish_turn(b: Mind, w: State, log: Log, deck: int, known: Ints) -> None:
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
def take_quick_turn(b: Mind, w: State, log: Log, reach: int, known: Ints) -> None:
    """A whole turn: the ghost goes to the garment in reach most surely found, and looks for it."""
    seat = int(w.turn)
    best, where, worth = NO_DECK, NO_DECK, 0.0
    spaces = reach
    while spaces != 0:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        here, deck = judge_space(b, w, seat, known[seat], space)
        if here > worth:
            best, where, worth = space, deck, here
    if where != NO_DECK:
        w.castle.ghost[seat] = best
    finish_turn(b, w, log, where, known)


@rule
def judge_space(b: Mind, w: State, seat: int, known: int, space: int) -> tuple[float, int]:
    """How surely a seat that knows these decks finds the garment of a space, and where it would look."""
    garment = int(w.garment[space])
    if garment == NO_GARMENT or w.deck_of[garment] == NO_DECK:
        return 0.0, NO_DECK
    part = garment // EACH_PART
    if has_bit(w.dressed[seat], part):
        return 0.0, NO_DECK
    if has_bit(known, w.deck_of[garment]):
        return 1.0, int(w.deck_of[garment])
    unknown = 0
    for which in range(EACH_PART):
        deck = int(w.deck_of[EACH_PART * part + which])
        if deck != NO_DECK and not has_bit(known, deck):
            unknown |= 1 << deck
    return 1.0 / count_bits(unknown), nth_bit(unknown, random_below(throw(b), count_bits(unknown)))


@rule
def standing(w: State, viewer: int) -> float:
    """How well a seat stands, in garments ahead of the best of the others."""
    if w.reason != EndReason.UNFINISHED:
        return VICTORY * (2.0 / count_bits(w.winners) - 1.0) if has_bit(w.winners, viewer) else -VICTORY
    best, others = 0, 0.0
    for seat in range(w.castle.players):
        if seat != viewer:
            best = max(best, count_bits(int(w.dressed[seat])))
            others += count_bits(int(w.dressed[seat])) / (w.castle.players - 1.0)
    return count_bits(int(w.dressed[viewer])) - 0.7 * best - 0.3 * others
