"""What a seat sees, as numbers. Views are words put to it.

Seats are counted from the viewer (0 is the viewer, 1 the left neighbour), for a spectator from seat 0. Only
public fields of the state are read here, and others through the functions that say what is seen of them.
"""

from typing import Annotated

from geisterstunde.games.dawn_under.cemetery import ALL_GRAVES, GRAVES
from geisterstunde.games.dawn_under.public_state import NO_VAMPIRE, inside_seen, lid_seen, vampire_seen
from geisterstunde.games.dawn_under.state import COLOURS, GARLIC, NOBODY, NOWHERE, SEATS, Ask, State
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.opener import opener
from geisterstunde.kernel.record import Byte, Grid, Ints, layout_of
from geisterstunde.kernel.seats import Seat, counted_from, seats_counted_from

CLOSED = 8  # a lid is seen as its colour, RAT, BARE, CLOSED, or LIFTED: open but not turned over
LIFTED = 9
UNPROMISED = -1
ENDS = 4  # vampires that a look shows from either end of a row


class Seen:
    """An observation in full. -1 stands for nobody, nowhere and nothing."""

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


class Look:
    """The same for environments: of every row only its ends, and nothing of how the game ended."""

    lid: Annotated[Ints, "i1", GRAVES]
    left: Annotated[Grid, "i1", (SEATS, ENDS)]
    right: Annotated[Grid, "i1", (SEATS, ENDS)]
    row_length: Annotated[Ints, "i1", SEATS]
    hidden: Annotated[Ints, "i1", SEATS]
    garlic: Annotated[Ints, "i1", SEATS]
    stakes: Annotated[Ints, "i1", SEATS]
    bats: Annotated[Ints, "i1", SEATS]
    gift: Annotated[Ints, "i1", COLOURS]
    players: Byte
    ask: Byte
    owing: Byte
    turn: Byte
    actor: Byte
    opened: Byte
    inside: Byte
    rat_grave: Byte
    holder: Byte
    gos_left: Byte
    reserve_left: Byte
    idle_turns: Byte
    bat_grave: Byte
    doubter: Byte
    count_owner: Byte
    count_grave: Byte
    receiver: Byte
    rounds_left: Byte
    promised: Byte


SEEN = layout_of(Seen)
LOOK = layout_of(Look)
look_of = opener(Look)


@entry
def observe(s: State, seen: Seen, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now."""
    first = max(viewer, 0)
    see_the_middle(s, seen, viewer, first)
    for place in range(SEATS):
        seat = seat_at(s, first, place)
        see_belongings(s, seen, place, seat)
        for i in range(GRAVES):
            seen.row[place, i] = NO_VAMPIRE
        for i in range(s.row_length[seat]):
            seen.row[place, i] = vampire_seen(s, seat, i)
    seen.reason = s.reason
    seen.winners = seats_counted_from(s.players, first, s.winners)


@entry
def look_around(s: State, look: Look, viewer: int) -> None:
    """Writes down what a seat sees now, in short."""
    see_the_middle(s, look, viewer, viewer)
    for place in range(SEATS):
        seat = seat_at(s, viewer, place)
        see_belongings(s, look, place, seat)
        for i in range(ENDS):
            look.left[place, i] = NO_VAMPIRE
            look.right[place, i] = NO_VAMPIRE
        if place < s.players:
            last = int(s.row_length[seat]) - 1
            for i in range(ENDS):
                look.left[place, i] = vampire_seen(s, seat, i)
                look.right[place, i] = vampire_seen(s, seat, last - i)


@rule
def see_the_middle(s: State, seen: Seen | Look, viewer: int, first: int) -> None:
    """All but what lies in front of players."""
    see_the_lids(s, seen)
    see_the_cemetery(s, seen, first)
    see_the_question(s, seen, first)
    see_the_gifts(s, seen, viewer, first)


@rule
def seat_at(s: State, first: int, place: int) -> int:
    """The seat at a place counted from the first. Nothing lies before a seat where nobody sits."""
    seat = first + place if place < s.players else place
    return seat - s.players if seat >= s.players > place else seat


@rule
def see_the_question(s: State, seen: Seen | Look, first: int) -> None:
    """Whose turn it is, and who is asked what."""
    seen.players = s.players
    seen.ask = s.ask
    seen.owing = seats_counted_from(s.players, first, s.owing)
    seen.turn = counted_from(s.players, first, s.turn)
    seen.actor = counted_from(s.players, first, s.actor)


@rule
def see_the_gifts(s: State, seen: Seen | Look, viewer: int, first: int) -> None:
    """What is being given to whom; the end that the viewer has promised, while others still choose."""
    giving = s.ask in (Ask.GIVE, Ask.TAKE) or s.gifts > 0
    seen.receiver = counted_from(s.players, first, s.receiver) if giving else NOBODY
    seen.rounds_left = s.rounds_left if giving else 0
    for colour in range(COLOURS):
        seen.gift[colour] = 0
    for place in range(s.gifts):
        seen.gift[s.gift[place]] += 1
    seen.promised = UNPROMISED
    if s.ask == Ask.GIVE and viewer != NOBODY and has_bit(s.givers ^ s.owing, viewer):
        seen.promised = s.promised[viewer]


@rule
def see_the_lids(s: State, seen: Seen | Look) -> None:
    """Nearly all lids are closed: only the others are looked at one by one."""
    for grave in range(GRAVES):
        seen.lid[grave] = CLOSED
    others = ALL_GRAVES & ~s.closed
    while others != 0:
        grave = lowest_bit(others)
        others &= others - 1
        seen.lid[grave] = LIFTED if has_bit(s.unturned, grave) else lid_seen(s, grave)


@rule
def see_the_cemetery(s: State, seen: Seen | Look, first: int) -> None:
    """The grave just opened, rats, bats, the Count, and what is left of the night."""
    seen.opened = s.opened
    seen.inside = 0
    if s.opened != NOWHERE:
        seen.inside = inside_counted_from(s.players, first, inside_seen(s, s.opened))
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
def inside_counted_from(players: int, first: int, inside: int) -> int:
    """What lies in a grave; a bulb's owner is counted from the viewer."""
    return GARLIC + counted_from(players, first, inside - GARLIC) if inside >= GARLIC else inside


@rule
def see_belongings(s: State, seen: Seen | Look, place: int, seat: Seat) -> None:
    """What lies in front of a player, beside the row."""
    seen.row_length[place] = s.row_length[seat]
    seen.hidden[place] = s.hidden[seat]
    seen.garlic[place] = s.garlic[seat]
    seen.stakes[place] = s.stakes[seat]
    seen.bats[place] = s.bats[seat]
