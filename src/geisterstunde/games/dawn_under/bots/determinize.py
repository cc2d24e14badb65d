"""A world in agreement with what a player sees and has in mind: the hidden filled in by chance."""

import numpy as np

from geisterstunde.bots.dice import throw
from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Mind
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.deal import EACH_COLOUR
from geisterstunde.games.dawn_under.repeats import TWO
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.dawn_under.state import (
    COLOURS,
    GARLIC,
    LONGEST_ROW,
    RAT,
    VAMPIRE,
    Ask,
    State,
)
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.record import Ints


@entry
def determinize(b: Mind, w: State) -> None:
    """Fills in what is hidden: lids, occupants, the reserve, vampires face down, and gifts promised."""
    imagine_lids(b, w)
    w.last_opened = b.last_opened
    w.marked = b.marked
    w.third_time = b.third_time
    for seat in range(TWO):
        w.opened_in_turn[seat] = b.opened_in_turn[seat]
    for grave in range(GRAVES):
        if grave != w.opened:
            w.inside[grave] = b.inside[grave]
    imagine_vampires(b, w)
    if w.ask == Ask.GIVE:
        for seat in range(w.players):
            if seat != b.seat and has_bit(w.givers ^ w.owing, seat):
                w.promised[seat] = throw(b) & 1 if w.row_length[seat] > 1 else 0


@rule
def draw_from(b: Mind, left: Ints, kinds: int) -> int:
    """Takes one of what is left, each piece as likely; any kind if nothing is."""
    total = 0
    for kind in range(kinds):
        total += left[kind]
    if total == 0:
        return random_below(throw(b), kinds)
    pick = random_below(throw(b), total)
    for kind in range(kinds):
        if pick < left[kind]:
            left[kind] -= 1
            return kind
        pick -= left[kind]
    return 0


@rule
def imagine_lids(b: Mind, w: State) -> None:
    """Lids as recalled; rats and colours that are left on the others, and the rest in the reserve."""
    left = np.zeros(COLOURS, dtype=np.int64)
    for colour in range(COLOURS):
        left[colour] = b.left[colour]
    rats, unknown = int(b.left[RAT]), 0
    for grave in range(GRAVES):
        if has_bit(w.closed | w.unturned, grave):
            w.lid[grave] = b.lid[grave]
            if b.lid[grave] == UNKNOWN:
                unknown += 1
    for grave in range(GRAVES):
        if w.lid[grave] == UNKNOWN and has_bit(w.closed | w.unturned, grave):
            if random_below(throw(b), unknown) < rats:
                w.lid[grave] = RAT
                rats -= 1
            else:
                w.lid[grave] = draw_from(b, left, COLOURS)
            unknown -= 1
    for place in range(w.reserve_used, w.reserve_size):
        w.reserve[place] = draw_from(b, left, COLOURS)


@rule
def imagine_vampires(b: Mind, w: State) -> None:
    """Vampires that lie nowhere in sight and in no grave recalled are the ones face down."""
    left = np.zeros(COLOURS, dtype=np.int64)
    for colour in range(COLOURS):
        left[colour] = EACH_COLOUR if w.players > 2 or has_bit(b.colours_seen, colour) else 0
    for grave in range(GRAVES):
        if VAMPIRE <= b.inside[grave] < GARLIC:
            left[b.inside[grave] - VAMPIRE] -= 1
    for place in range(w.gifts):
        left[w.gift[place]] -= 1
    for seat in range(w.players):
        for place in range(w.row_length[seat]):
            if vampire_at(w, seat, place) != UNKNOWN:
                left[vampire_at(w, seat, place)] -= 1
    for colour in range(COLOURS):
        left[colour] = max(left[colour], 0)
    for seat in range(w.players):
        for place in range(w.row_length[seat]):
            slot = (w.row_start[seat] + place) & (LONGEST_ROW - 1)
            if w.row[seat, slot] == UNKNOWN:
                w.row[seat, slot] = draw_from(b, left, COLOURS)
