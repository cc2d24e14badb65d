"""What a seat sees, as numbers: the one list of what is shown. Views are words put to it.

Seats are counted from the viewer (0 is the viewer, 1 the left neighbour), for a spectator from seat 0.
What is not written here stays hidden.
"""

from typing import Annotated

from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.dawn_under.state import (
    BARE,
    COLOURS,
    GARLIC,
    NOBODY,
    NOWHERE,
    SEATS,
    Ask,
    State,
)
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.record import Byte, Grid, Ints, layout_of
from geisterstunde.kernel.seats import counted_from, seats_counted_from

CLOSED = 8  # a lid is seen as its colour, RAT, BARE, CLOSED, or LIFTED: open but not turned over
LIFTED = 9
HIDDEN = 6  # a vampire in a row is seen as its colour, HIDDEN, or there is none
NO_VAMPIRE = 7
UNPROMISED = -1


class Seen:
    """An observation. -1 stands for nobody, nowhere and nothing."""

    players: Byte
    ask: Byte
    owing: Byte  # bits of seats
    turn: Byte
    actor: Byte
    lid: Annotated[Ints, "i1", GRAVES]
    opened: Byte  # the grave just opened
    inside: Byte  # what lies in it: EMPTY, VAMPIRE + colour, GARLIC + seat
    rat_grave: Byte
    holder: Byte
    gos_left: Byte
    reserve_left: Byte
    idle_turns: Byte
    row: Annotated[Grid, "i1", (SEATS, GRAVES)]
    row_length: Annotated[Ints, "i1", SEATS]
    hidden: Annotated[Ints, "i1", SEATS]
    garlic: Annotated[Ints, "i1", SEATS]
    stakes: Annotated[Ints, "i1", SEATS]
    bats: Annotated[Ints, "i1", SEATS]
    bat_grave: Byte
    doubter: Byte
    count_owner: Byte
    count_grave: Byte
    receiver: Byte
    rounds_left: Byte
    gift: Annotated[Ints, "i1", COLOURS]  # how many of each colour wait to be taken
    promised: Byte  # the end the viewer has promised, while others still choose
    reason: Byte
    winners: Byte  # bits of seats


SEEN = layout_of(Seen)


@entry
def observe(s: State, seen: Seen, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now."""
    first = max(viewer, 0)
    see_the_question(s, seen, viewer, first)
    see_the_cemetery(s, seen, first)
    for left in range(SEATS):
        if left < s.players:
            see_a_player(s, seen, left, (first + left) % s.players)
        else:
            see_an_empty_seat(seen, left)


@rule
def see_the_question(s: State, seen: Seen, viewer: int, first: int) -> None:
    """Whose turn it is, who is asked what, what is being given, and how it ended."""
    seen.players = s.players
    seen.ask = s.ask
    seen.owing = seats_counted_from(s.players, first, s.owing)
    seen.turn = counted_from(s.players, first, s.turn)
    seen.actor = counted_from(s.players, first, s.actor)
    giving = s.ask in (Ask.GIVE, Ask.TAKE)
    seen.receiver = counted_from(s.players, first, s.receiver) if giving else NOBODY
    seen.rounds_left = s.rounds_left if giving else 0
    for colour in range(COLOURS):
        seen.gift[colour] = 0
    for place in range(s.gifts):
        seen.gift[s.gift[place]] += 1
    seen.promised = UNPROMISED
    if s.ask == Ask.GIVE and viewer != NOBODY and has_bit(s.givers ^ s.owing, viewer):
        seen.promised = s.promised[viewer]
    seen.reason = s.reason
    seen.winners = seats_counted_from(s.players, first, s.winners)


@rule
def see_the_cemetery(s: State, seen: Seen, first: int) -> None:
    """Open lids, and the inside of the grave just opened only (DU-10, DU-33)."""
    for grave in range(GRAVES):
        if has_bit(s.closed, grave):
            seen.lid[grave] = CLOSED
        elif has_bit(s.unturned, grave):
            seen.lid[grave] = LIFTED
        elif has_bit(s.covered, grave):
            seen.lid[grave] = s.lid[grave]
        else:
            seen.lid[grave] = BARE
    seen.opened = s.opened
    seen.inside = 0
    if s.opened != NOWHERE:
        inside = s.inside[s.opened]
        seen.inside = inside if inside < GARLIC else GARLIC + counted_from(s.players, first, inside - GARLIC)
    seen.rat_grave = s.rat_grave
    seen.holder = counted_from(s.players, first, s.holder)
    seen.gos_left = s.gos_left if s.rat_grave != NOWHERE else 0
    seen.bat_grave = s.bat_grave
    seen.doubter = counted_from(s.players, first, s.doubter)
    seen.count_owner = counted_from(s.players, first, s.count_owner)
    seen.count_grave = NOWHERE if s.reserved == 0 else lowest_bit(s.reserved)
    seen.reserve_left = s.reserve_size - s.reserve_used
    seen.idle_turns = s.idle_turns


@rule
def see_a_player(s: State, seen: Seen, place: int, seat: int) -> None:
    """A row's face-up vampires (DU-7), and what else lies in front of a player."""
    length, shown, hidden = s.row_length[seat], s.shown_left[seat], s.hidden[seat]
    for i in range(GRAVES):
        seen.row[place, i] = NO_VAMPIRE
    for i in range(length):
        seen.row[place, i] = HIDDEN if shown <= i < shown + hidden else vampire_at(s, seat, i)
    seen.row_length[place] = length
    seen.hidden[place] = hidden
    seen.garlic[place] = s.garlic[seat]
    seen.stakes[place] = s.stakes[seat]
    seen.bats[place] = s.bats[seat]


@rule
def see_an_empty_seat(seen: Seen, place: int) -> None:
    """Nobody sits here."""
    for i in range(GRAVES):
        seen.row[place, i] = NO_VAMPIRE
    seen.row_length[place] = 0
    seen.hidden[place] = 0
    seen.garlic[place] = 0
    seen.stakes[place] = 0
    seen.bats[place] = 0
