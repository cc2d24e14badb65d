"""Counts the pieces of a position in compiled code: none may get lost, whatever the options.

What is checked is said by the rules in the plainest way. A fault is a bit each, so that several show at once.
"""

from enum import IntFlag
from typing import Any

from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.state import (
    BARE,
    COLOURS,
    GARLIC,
    LONGEST_ROW,
    RAT,
    VAMPIRE,
    Ask,
    EndReason,
)
from geisterstunde.games.through_the_wall import state as castle_state
from geisterstunde.games.through_the_wall.castle import ADRIFT, FURTHEST, SLIDERS
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Ints

TALLY = 32  # room for the counts of a fresh game
LIDS, VAMPIRES = 0, 8  # where the counts of lids and of vampires begin
PLUG = 24
ALL_PARTS = 31


class Fault(IntFlag):
    """What can be wrong with a position."""

    NO_END = 1
    LIDS = 2
    VAMPIRES = 4
    BULBS = 8
    STAKES = 16
    ROWS = 32
    GHOSTS = 64
    SLIDERS = 128
    GARMENTS = 256
    WINNERS = 512


NO_END, LIDS_LOST, VAMPIRES_LOST, BULBS_LOST, STAKES_LOST, ROWS_WRONG = (
    int(fault) for fault in list(Fault)[:6]
)
GHOSTS_WRONG, SLIDERS_WRONG, GARMENTS_LOST, WINNERS_WRONG = (int(fault) for fault in list(Fault)[6:])
DAWN = int(EndReason.DAWN)
DRESSED = int(castle_state.EndReason.DRESSED)
ASK_GIVE, ASK_TAKE, ASK_PUT = int(Ask.GIVE), int(Ask.TAKE), int(castle_state.Ask.PUT)
DECKS = castle_state.DECKS
GARMENT_COUNT = len(GARMENTS)


@rule
def count_cemetery(s: Any, tally: Ints) -> None:
    """How many lids of each kind and vampires of each colour there are, wherever they lie."""
    for kind in range(TALLY):
        tally[kind] = 0
    for grave in range(GRAVES):
        tally[LIDS + s.lid[grave]] += 1
        if VAMPIRE <= s.inside[grave] < GARLIC:
            tally[VAMPIRES + s.inside[grave] - VAMPIRE] += 1
    for place in range(s.reserve_size):
        tally[LIDS + s.reserve[place]] += 1
    for seat in range(s.players):
        for place in range(s.row_length[seat]):
            tally[VAMPIRES + s.row[seat, (s.row_start[seat] + place) % LONGEST_ROW]] += 1
    for place in range(s.gifts):
        tally[VAMPIRES + s.gift[place]] += 1


@rule
def cemetery_faults(s: Any, fresh: Ints, now: Ints, kept: Ints) -> int:
    """What is wrong at a cemetery, compared with the counts when it was dealt.

    Its options say how many bulbs each has, which stake brings the gifts, and how many rats play.
    """
    bulbs, limit, rats = kept[0], kept[1], kept[2]
    count_cemetery(s, now)
    faults = 0
    for lid in range(VAMPIRES):
        if now[LIDS + lid] != fresh[LIDS + lid]:
            faults |= LIDS_LOST
    playing = 4 if s.players == 2 else 6
    colours = 0
    for colour in range(COLOURS):
        colours += now[LIDS + colour] == 10
        if now[VAMPIRES + colour] != fresh[VAMPIRES + colour] or now[VAMPIRES + colour] > now[LIDS + colour]:
            faults |= VAMPIRES_LOST
    if colours != playing or now[LIDS + RAT] != rats or now[LIDS + BARE] != (20 if s.players == 2 else 0):
        faults |= LIDS_LOST
    for seat in range(s.players):
        buried = 0
        for grave in range(GRAVES):
            buried += s.inside[grave] == GARLIC + seat
        if s.garlic[seat] < 0 or s.garlic[seat] + buried != bulbs:
            faults |= BULBS_LOST
        # the last stake lies there until the gifts that it brings have been given
        waits_for_gifts = s.ask in (ASK_GIVE, ASK_TAKE) or s.owing == 0
        if not 0 <= s.stakes[seat] <= limit or (s.stakes[seat] == limit and not waits_for_gifts):
            faults |= STAKES_LOST
        right = s.row_length[seat] - s.shown_left[seat] - s.hidden[seat]
        if s.row_length[seat] < 0 or s.hidden[seat] < 0 or s.shown_left[seat] < 0 or right < 0:
            faults |= ROWS_WRONG
        if s.hidden[seat] > 0 and (s.shown_left[seat] < 2 or right < 2):
            faults |= ROWS_WRONG
        if not 0 <= s.bats[seat] <= 2:
            faults |= ROWS_WRONG
    if s.owing == 0:
        faults |= cemetery_end_faults(s)
    elif s.reason != 0:
        faults |= NO_END
    return faults


@rule
def cemetery_end_faults(s: Any) -> int:
    """What is wrong with the end of a game: who has none left has won, or at dawn who has fewest."""
    if s.reason == 0 or s.winners == 0:
        return NO_END
    fewest = LONGEST_ROW
    for seat in range(s.players):
        fewest = min(fewest, int(s.row_length[seat]))
    for seat in range(s.players):
        has_won = (s.winners >> seat) & 1 != 0
        if has_won and s.row_length[seat] != fewest:
            return WINNERS_WRONG
        if s.reason == DAWN and has_won != (s.row_length[seat] == fewest):
            return WINNERS_WRONG
        if s.reason != DAWN and has_won != (s.row_length[seat] == 0):
            return WINNERS_WRONG
    return 0


@rule
def count_castle(s: Any, tally: Ints) -> None:
    """Nothing is dealt at a castle but cards, and each of them has its own place."""
    for kind in range(TALLY):
        tally[kind] = 0


@rule
def castle_faults(s: Any, fresh: Ints, now: Ints, kept: Ints) -> int:
    """What is wrong at a castle."""
    faults = 0
    c = s.castle
    for ghost in range(c.players):
        if c.ghost[ghost] == ADRIFT:
            if s.ask != ASK_PUT:
                faults |= GHOSTS_WRONG
            continue
        if not 0 <= c.ghost[ghost] < 49 or c.ghost[ghost] == PLUG:
            faults |= GHOSTS_WRONG
        for other in range(ghost):
            if c.ghost[other] == c.ghost[ghost]:
                faults |= GHOSTS_WRONG
    for slider in range(SLIDERS):
        if not -FURTHEST <= c.offset[slider] <= FURTHEST or not 0 <= c.tunnel[slider] < 5:
            faults |= SLIDERS_WRONG
        for other in range(slider):
            if c.tunnel[other] == c.tunnel[slider]:
                faults |= SLIDERS_WRONG
    for garment in range(GARMENT_COUNT):
        in_deck = 0 <= s.deck_of[garment] < DECKS
        worn = 0 <= s.worn_by[garment] < c.players
        if in_deck == worn:
            faults |= GARMENTS_LOST
    most = 0
    for seat in range(c.players):
        most = max(most, garments_of(s, seat))
        dressed = 0
        for garment in range(GARMENT_COUNT):
            if s.worn_by[garment] == seat:
                part = 1 << (garment // EACH_PART)
                if dressed & part:
                    faults |= GARMENTS_LOST
                dressed |= part
        if s.dressed[seat] != dressed:
            faults |= GARMENTS_LOST
    if s.owing == 0:
        faults |= castle_end_faults(s, most)
    elif s.reason != 0 or most == 5:
        faults |= NO_END
    return faults


@rule
def garments_of(s: Any, seat: int) -> int:
    """How many garments a ghost wears."""
    worn = 0
    for garment in range(GARMENT_COUNT):
        worn += s.worn_by[garment] == seat
    return worn


@rule
def castle_end_faults(s: Any, most: int) -> int:
    """What is wrong with the end of a game: who is dressed has won, or at cock-crow who wears most."""
    if s.reason == 0 or s.winners == 0:
        return NO_END
    if (s.reason == DRESSED) != (most == 5):
        return WINNERS_WRONG
    for seat in range(s.castle.players):
        if ((s.winners >> seat) & 1 != 0) != (garments_of(s, seat) == most):
            return WINNERS_WRONG
    return 0
