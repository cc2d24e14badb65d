"""The public state: a position as one seat sees it, in the form that the rules read.

Bots decide on it. Who may see which field is said in `state.py` and `castle.py`: all but the fronts of the
cards (TW-22). Behind the backs of each part the garments nobody wears lie in an order that says nothing.
"""

from geisterstunde.games.through_the_wall.castle import (
    CASTLE_PROJECTION,
    SEATS,
    Castle,
    covers_seen,
    ghost_seen,
)
from geisterstunde.games.through_the_wall.decks import all_backs, backs_among
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, STATE_PROJECTION, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.projection import show_open_bytes
from geisterstunde.kernel.record import bytes_of
from geisterstunde.kernel.seats import NOBODY


@entry
def public_state(s: State, shown: State, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now: the same for all."""
    show_open_bytes(STATE_PROJECTION, bytes_of(s), bytes_of(shown), viewer)
    show_ghosts(s.castle, shown.castle)
    backs = all_backs(s)
    for deck in range(DECKS):
        show_backs(s, shown, deck, backs_among(backs, deck))


@rule
def public_castle(c: Castle, shown: Castle) -> None:
    """Board, ghosts and sliders alone, as everyone sees them."""
    show_open_bytes(CASTLE_PROJECTION, bytes_of(c), bytes_of(shown), NOBODY)
    show_ghosts(c, shown)


@rule
def show_ghosts(c: Castle, shown: Castle) -> None:
    """Where ghosts stand, or what they cover."""
    for seat in range(SEATS):
        shown.ghost[seat] = ghost_seen(c, seat)
        shown.covers[seat] = covers_seen(c, seat)


@rule
def show_backs(s: State, shown: State, deck: int, backs: int) -> None:
    """Puts behind every back of a deck the first garment of its part that is not worn and not placed yet."""
    for garment in range(len(GARMENTS)):
        part = garment // EACH_PART
        if has_bit(backs, part) and s.worn_by[garment] == NOBODY and shown.deck_of[garment] == NO_DECK:
            shown.deck_of[garment] = deck
            backs ^= 1 << part
