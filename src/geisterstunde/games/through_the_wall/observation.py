"""What a seat sees, as numbers. Views are words put to it.

Seats are counted from the viewer (0 is the viewer, 1 the left neighbour), for a spectator from seat 0. Only
public fields of the state are read here, and others through the functions that say what is seen of them.
"""

from typing import Annotated

from geisterstunde.games.through_the_wall.castle import CHAMBERS, SEATS, SLIDERS, ghost_seen
from geisterstunde.games.through_the_wall.decks import all_backs, backs_among
from geisterstunde.games.through_the_wall.ending import rounds_left
from geisterstunde.games.through_the_wall.floor import chamber_seen
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS, NO_GARMENT, PARTS
from geisterstunde.games.through_the_wall.state import DECKS, State
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.record import Byte, Grid, Ints, layout_of
from geisterstunde.kernel.seats import NOBODY, Seat, counted_from, seats_counted_from

NO_COLOUR = -1


class Seen:
    """An observation. -1 stands for nobody, no space and no deck."""

    players: Byte
    ask: Byte
    owing: Byte  # bits of seats
    turn: Byte
    moves_left: Byte
    quarters: Byte
    colour: Annotated[Ints, "i1", SEATS]
    ghost: Annotated[Ints, "i1", SEATS]  # its space on the board as printed
    tunnel: Annotated[Ints, "i1", SLIDERS]
    offset: Annotated[Ints, "i1", SLIDERS]
    chamber: Annotated[Grid, "i1", (SLIDERS, CHAMBERS)]  # whether there is a magnet, or UNSEEN
    backs: Annotated[Ints, "i1", DECKS]  # the parts each deck still holds, as bits
    searched: Byte
    worn: Annotated[Grid, "i1", (SEATS, len(PARTS))]  # which garment of each part, or NO_GARMENT
    rounds_left: Byte  # until the cock crows, or NEVER
    reason: Byte
    winners: Byte  # bits of seats


SEEN = layout_of(Seen)


@entry
def observe(s: State, seen: Seen, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now."""
    first = max(viewer, 0)
    players = s.castle.players
    seen.players = players
    seen.ask = s.ask
    seen.owing = seats_counted_from(players, first, s.owing)
    seen.turn = counted_from(players, first, s.turn)
    seen.moves_left = s.moves_left
    seen.quarters = s.castle.quarters
    for slider in range(SLIDERS):
        seen.tunnel[slider] = s.castle.tunnel[slider]
        seen.offset[slider] = s.castle.offset[slider]
        for chamber in range(CHAMBERS):
            seen.chamber[slider, chamber] = chamber_seen(s, slider, chamber)
    backs = all_backs(s)
    for deck in range(DECKS):
        seen.backs[deck] = backs_among(backs, deck)
    seen.searched = s.searched
    for left in range(SEATS):
        see_a_ghost(s, seen, left, (first + left) % players if left < players else -1)
    for garment in range(len(GARMENTS)):
        if s.worn_by[garment] != NOBODY:
            place = counted_from(players, first, s.worn_by[garment])
            seen.worn[place, garment // EACH_PART] = garment
    seen.rounds_left = rounds_left(s)
    seen.reason = s.reason
    seen.winners = seats_counted_from(players, first, s.winners)


@rule
def see_a_ghost(s: State, seen: Seen, place: int, seat: Seat) -> None:
    """Which ghost it is, where it stands, and that it wears nothing yet; nothing where nobody sits (-1)."""
    seen.colour[place] = NO_COLOUR if seat < 0 else s.castle.colour[seat]
    seen.ghost[place] = ghost_seen(s.castle, seat)
    for part in range(len(PARTS)):
        seen.worn[place, part] = NO_GARMENT
