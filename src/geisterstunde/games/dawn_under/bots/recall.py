"""What comes back to a player's mind: lids, occupants, one's own garlic, and places that slip by one."""

import numpy as np

from geisterstunde.bots.dice import happens, throw
from geisterstunde.bots.memory import ENDS, Model, comes_back
from geisterstunde.games.dawn_under.bots.mind import LID, OCCUPANT, OWN_GARLIC, OWN_PLACE, UNKNOWN, Mind
from geisterstunde.games.dawn_under.cemetery import GRAVE_AT, GRAVES, NO_GRAVE, SIDE, SQUARE_OF
from geisterstunde.games.dawn_under.deal import EACH_COLOUR
from geisterstunde.games.dawn_under.public_state import lids_turned
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.dawn_under.state import (
    BARE,
    COLOURS,
    EMPTY,
    GARLIC,
    NOWHERE,
    RAT,
    VAMPIRE,
    State,
)
from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.playout import random_below

COLOURS_OF_TWO = 4
BYTE = 8


def _besides(grave: int) -> list[int]:
    """The graves north, west, east and south of one; what is missing there is no grave."""
    row, column = divmod(int(SQUARE_OF[grave]), SIDE)
    besides = []
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        inside = 0 <= row + down < SIDE and 0 <= column + right < SIDE
        besides.append(int(GRAVE_AT[SIDE * (row + down) + column + right]) if inside else NO_GRAVE)
    return besides


BESIDES = np.array([_besides(grave) for grave in range(GRAVES)], dtype=np.int64)
WAYS_TO_SLIP = 4


@rule
def recall(b: Mind, s: State) -> None:
    """Fills in what is on the player's mind now: what is recalled, and what lies open to be seen."""
    for grave in range(GRAVES):
        b.lid[grave] = UNKNOWN
        b.inside[grave] = EMPTY
        b.looked_into[grave] = 0
        b.slipped_from[grave] = OWN_PLACE
    trace = int(b.memory.newer[ENDS])
    for later in range(b.memory.facts - 1, -1, -1):
        if comes_back(b.memory, trace, later, throw(b) if b.memory.model == Model.HUMAN else 0):
            recall_fact(b, s, trace)
        trace = int(b.memory.newer[trace])
    look_at_table(b, s)
    count_unknown_lids(b, s)
    count_risks(b, s)


@rule
def recall_fact(b: Mind, s: State, trace: int) -> None:
    """One fact comes back, perhaps for a place beside its own."""
    value = b.memory.value[trace]
    if trace >= OWN_GARLIC:
        b.inside[trace - OWN_GARLIC] = value
        b.looked_into[trace - OWN_GARLIC] = 1
    elif trace >= OCCUPANT:
        grave = perhaps_beside(b, s, trace - OCCUPANT)
        b.inside[grave] = value
        b.looked_into[grave] = 1
    else:
        grave = perhaps_beside(b, s, trace - LID)
        if grave == trace - LID or b.lid[grave] == UNKNOWN:
            b.lid[grave] = value
            b.slipped_from[grave] = OWN_PLACE if grave == trace - LID else trace - LID


@rule
def perhaps_beside(b: Mind, s: State, grave: int) -> int:
    """The grave itself, or in a blur one beside it: at edges and corners fewer ways lead astray."""
    if b.memory.model != Model.HUMAN or not happens(b, b.memory.blur):
        return grave
    beside = int(BESIDES[grave, random_below(throw(b), WAYS_TO_SLIP)])
    return grave if beside == NO_GRAVE or not has_bit(s.covered, beside) else beside


@rule
def look_at_table(b: Mind, s: State) -> None:
    """What lies open needs no memory."""
    turned = lids_turned(s)
    while turned != 0:
        grave = lowest_bit(turned)
        turned &= turned - 1
        b.lid[grave] = s.lid[grave]
        b.slipped_from[grave] = OWN_PLACE
    if s.opened != NOWHERE:
        b.inside[s.opened] = s.inside[s.opened]
        b.looked_into[s.opened] = 1
    for seat in range(s.players):
        for place in range(s.shown_left[seat]):
            b.colours_seen |= 1 << vampire_at(s, seat, place)
        for place in range(s.shown_left[seat] + s.hidden[seat], s.row_length[seat]):
            b.colours_seen |= 1 << vampire_at(s, seat, place)


@rule
def count_unknown_lids(b: Mind, s: State) -> None:
    """How many lids of each colour, and how many rats, may lie where nothing is recalled."""
    every_colour_seen = s.players == 2 and count_bits(b.colours_seen) == COLOURS_OF_TWO
    for colour in range(COLOURS):
        b.left[colour] = 0 if every_colour_seen and not has_bit(b.colours_seen, colour) else EACH_COLOUR
    b.left[RAT] = s.reserve_size - s.reserve_used
    recalled = lids_recalled(b)
    for lid in range(COLOURS + 1):
        b.left[lid] = max(b.left[lid] - (recalled >> BYTE * lid & 0xFF), 0)


@rule
def lids_recalled(b: Mind) -> int:
    """How many lids of each kind are recalled, a byte each: in memory one count would wait for the other."""
    recalled = 0
    for grave in range(GRAVES):
        if b.lid[grave] not in (UNKNOWN, BARE):
            recalled += 1 << BYTE * b.lid[grave]
    return recalled


@rule
def count_risks(b: Mind, s: State) -> None:
    """How likely a grave that is not recalled is taken.

    All see how many vampires rest and how many bulbs are out; they lie in graves that were open before.
    """
    resting, bulbs = int(b.resting), (s.players - 1) * s.bulbs_each
    own_bulbs = s.bulbs_each - s.garlic[b.seat]
    for seat in range(s.players):
        if seat != b.seat:
            bulbs -= s.garlic[seat]
    recalled, lids_recalled, unrecalled = 0, 0, 0
    for grave in range(GRAVES):
        inside = b.inside[grave]
        if not has_bit(s.covered, grave):
            continue
        if has_bit(s.closed, grave) and not b.looked_into[grave]:
            unrecalled += 1
            lids_recalled += b.lid[grave] != UNKNOWN
            continue
        recalled += 1
        if VAMPIRE <= inside < GARLIC:
            resting -= 1
        elif inside == GARLIC + b.seat:
            own_bulbs -= 1
        elif inside >= GARLIC:
            bulbs -= 1
    graves = count_bits(s.covered)
    opened = graves * (1.0 - (1.0 - 1.0 / graves) ** b.memory.now) - recalled
    opened = max(opened, float(lids_recalled), float(resting + bulbs + own_bulbs), 1.0)
    b.opened_share = min((opened - lids_recalled) / max(unrecalled - lids_recalled, 1), 1.0)
    b.taken_share = max(resting, 0) / opened
    b.trap_share = max(bulbs, 0) / opened
    b.own_trap_share = max(own_bulbs, 0) / opened
