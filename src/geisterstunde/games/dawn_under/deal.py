"""The deal: the only place where chance has a say (DU-3 to DU-6)."""

import numpy as np

from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.repeats import forget_openings
from geisterstunde.games.dawn_under.rows import begin_row
from geisterstunde.games.dawn_under.state import (
    BARE,
    BATS_EACH,
    COLOURS,
    NOBODY,
    NOWHERE,
    RAT,
    State,
)
from geisterstunde.games.dawn_under.turn import begin_turn
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.chance import Draws, draw_below, shuffle_front
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.record import Ints

EACH_COLOUR = 10
BARE_GRAVES = 20
COLOURS_OUT = 2


@rule
def deal_cards(s: State, draws: Draws, wishes: Ints) -> int:
    """Lids, reserve and rows; returns who begins.

    The wishes: colours that leave, bare graves, most vampires each, who begins; 0 or -1 leaves it to chance.
    """
    without, bare, limit, first = wishes[0], wishes[1], wishes[2], wishes[3]
    pile = np.zeros(GRAVES, dtype=np.int8)
    if s.players == 2:
        without = choose_colours(draws, pile) if without == 0 else without
        bare = choose_bare_graves(draws, pile) if bare == 0 else bare
    deal_lids(s, draws, pile, without, bare)
    deal_rows(s, draws, pile, without, limit)
    return draw_below(draws, s.players) if first == NOBODY else first


@rule
def choose_colours(draws: Draws, pile: Ints) -> int:
    """Two colours leave the two-player game (DU-4)."""
    for colour in range(COLOURS):
        pile[colour] = colour
    return choose(draws, pile, COLOURS, COLOURS_OUT)


@rule
def choose_bare_graves(draws: Draws, pile: Ints) -> int:
    """Twenty graves stay bare in the two-player game (DU-4)."""
    for grave in range(GRAVES):
        pile[grave] = grave
    return choose(draws, pile, GRAVES, BARE_GRAVES)


@rule
def choose(draws: Draws, pile: Ints, size: int, wanted: int) -> int:
    """A random choice from a pile, as a set."""
    shuffle_front(draws, pile, size, wanted)
    chosen = 0
    for place in range(wanted):
        chosen |= 1 << int(pile[place])
    return chosen


@rule
def fill_pile(pile: Ints, without: int) -> int:
    """Ten of every colour in the game; returns how many that are (DU-1)."""
    size = 0
    for colour in range(COLOURS):
        if not has_bit(without, colour):
            for _ in range(EACH_COLOUR):
                pile[size] = colour
                size += 1
    return size


@rule
def deal_lids(s: State, draws: Draws, pile: Ints, without: int, bare: int) -> None:
    """The reserve first; rats take its place in the pile, and a lid lies on every grave in play (DU-3)."""
    size = fill_pile(pile, without)
    shuffle_front(draws, pile, size, s.reserve_size)
    for place in range(s.reserve_size):
        s.reserve[place] = pile[place]
        pile[place] = RAT
    shuffle_front(draws, pile, size, size)
    place = 0
    for grave in range(GRAVES):
        if has_bit(bare, grave):
            s.lid[grave] = BARE
        else:
            s.lid[grave] = pile[place]
            place += 1


@rule
def deal_rows(s: State, draws: Draws, pile: Ints, without: int, limit: int) -> None:
    """The vampires, evenly, at most `limit` each (DU-3, DU-5)."""
    size = fill_pile(pile, without)
    each = min(size // s.players, limit)
    shuffle_front(draws, pile, size, each * s.players)
    for seat in range(s.players):
        s.row_length[seat] = each
        for place in range(each):
            s.row[seat, place] = pile[each * seat + place]


@rule
def begin_game(s: State, log: Log, first: int) -> None:
    """The cards lie dealt: hand out garlic, turn up the ends, and let the first player begin (DU-6, DU-7)."""
    for seat in range(s.players):
        begin_row(s, seat)
        s.garlic[seat] = s.bulbs_each
        s.bats[seat] = BATS_EACH if s.fresh_air else 0
    s.covered = 0
    for grave in range(GRAVES):
        if s.lid[grave] != BARE:
            s.covered |= 1 << grave
    s.closed = s.covered
    s.opened = NOWHERE
    s.rat_grave = NOWHERE
    s.holder = NOBODY
    forget_openings(s)
    s.bat_grave = NOWHERE
    s.doubter = NOBODY
    s.count_owner = NOBODY
    begin_turn(s, log, first)
