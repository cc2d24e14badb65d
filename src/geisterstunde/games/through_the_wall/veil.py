"""A position as one seat knows it: the public part of the state, everything else blanked.

For players made of code: they read the same record as the rules do, but nothing that the seat cannot see.
All is public here but the fronts of the cards (TW-22). Behind the backs of each part the garments nobody
wears lie in an order that says nothing.
"""

from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.castle import ADRIFT, SEATS, SLIDERS, Castle
from geisterstunde.games.through_the_wall.decks import backs_of
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.seats import NOBODY


@entry
def draw_veil(s: State, shown: State, viewer: int) -> None:
    """Writes down what a seat, or a spectator (-1), sees now: the same for all."""
    show_castle(s.castle, shown.castle)
    for space in range(SPACES):
        shown.garment[space] = s.garment[space]
    shown.decks_wander = s.decks_wander
    for garment in range(len(GARMENTS)):
        shown.worn_by[garment] = s.worn_by[garment]
        shown.deck_of[garment] = NO_DECK
    for deck in range(DECKS):
        show_backs(s, shown, deck)
    for seat in range(SEATS):
        shown.dressed[seat] = s.dressed[seat]
    shown.ask = s.ask
    shown.owing = s.owing
    shown.turn = s.turn
    shown.moves_left = s.moves_left
    shown.searched = s.searched
    shown.reason = s.reason
    shown.winners = s.winners


@rule
def show_castle(c: Castle, shown: Castle) -> None:
    """Board, ghosts and sliders."""
    shown.players = c.players
    shown.quarters = c.quarters
    for seat in range(SEATS):
        shown.ghost[seat] = c.ghost[seat] if seat < c.players else ADRIFT
        shown.covers[seat] = c.covers[seat] if shown.ghost[seat] == ADRIFT and seat < c.players else 0
    for slider in range(SLIDERS):
        shown.tunnel[slider] = c.tunnel[slider]
        shown.offset[slider] = c.offset[slider]
    for space in range(SPACES):
        shown.room[space] = c.room[space]


@rule
def show_backs(s: State, shown: State, deck: int) -> None:
    """Puts behind every back of a deck the first garment of its part that is not worn and not placed yet."""
    backs = backs_of(s, deck)
    for garment in range(len(GARMENTS)):
        part = garment // EACH_PART
        if has_bit(backs, part) and s.worn_by[garment] == NOBODY and shown.deck_of[garment] == NO_DECK:
            shown.deck_of[garment] = deck
            backs ^= 1 << part
