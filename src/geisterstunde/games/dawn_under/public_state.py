"""The public state: a position as one seat sees it, in the form that the rules read.

Bots decide on it. `state.py` says of every field who may see it; here is what is seen of those that are seen
in part. What was open once and is closed again is not shown: that is for a memory to keep.
"""

from geisterstunde.games.dawn_under.cemetery import ALL_GRAVES, Grave
from geisterstunde.games.dawn_under.rows import vampire_at
from geisterstunde.games.dawn_under.state import EMPTY, NOWHERE, STATE_PROJECTION, UNSEEN, State
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.projection import show_open_bytes
from geisterstunde.kernel.record import bytes_of
from geisterstunde.kernel.seats import Seat

FACE_DOWN = 6  # a vampire in a row is seen as its colour, FACE_DOWN, or there is none
NO_VAMPIRE = 7


@entry
def public_state(s: State, shown: State, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now."""
    show_open_bytes(STATE_PROJECTION, bytes_of(s), bytes_of(shown), viewer)
    turned = lids_turned(s)
    while turned != 0:
        grave = lowest_bit(turned)
        turned &= turned - 1
        shown.lid[grave] = lid_seen(s, grave)
    if s.opened != NOWHERE:
        shown.inside[s.opened] = inside_seen(s, s.opened)
    for seat in range(s.players):
        for place in range(s.shown_left[seat]):
            shown.row[seat, place] = vampire_seen(s, seat, place)
        for place in range(s.shown_left[seat] + s.hidden[seat], s.row_length[seat]):
            shown.row[seat, place] = vampire_seen(s, seat, place)


@rule
def lids_turned(s: State) -> int:
    """The graves whose lid shows its underside, and those that are bare."""
    return ALL_GRAVES & ~(s.closed | s.unturned)


@rule
def lid_seen(s: State, grave: Grave) -> int:
    """The underside of a lid that lies open, or BARE; one closed or lifted shows nothing (DU-10, FA-6)."""
    return UNSEEN if has_bit(s.closed | s.unturned, grave) else s.lid[grave]


@rule
def inside_seen(s: State, grave: Grave) -> int:
    """What lies in the grave just opened (DU-10, DU-33); all others look empty."""
    return s.inside[grave] if grave == s.opened else EMPTY


@rule
def vampire_seen(s: State, seat: Seat, place: int) -> int:
    """A vampire counted from the left end: its colour if it lies face up (DU-7), FACE_DOWN, or NO_VAMPIRE.

    Without branches: nobody could foresee which way they go.
    """
    colour, left = vampire_at(s, seat, place), int(s.shown_left[seat])
    face_down = (place >= left) & (place < left + s.hidden[seat])
    there = (place >= 0) & (place < s.row_length[seat])
    return (FACE_DOWN if face_down else colour) if there else NO_VAMPIRE
