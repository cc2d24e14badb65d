"""The deal: the only place where chance has a say (TW-4, TW-5)."""

import numpy as np

from geisterstunde.games.through_the_wall.board import CORNERS
from geisterstunde.games.through_the_wall.castle import SEATS, SLIDERS
from geisterstunde.games.through_the_wall.garments import EACH_PART, GARMENTS, PARTS
from geisterstunde.games.through_the_wall.state import State
from geisterstunde.games.through_the_wall.turn import begin_turn
from geisterstunde.kernel.chance import Draws, draw_below, shuffle_front
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.record import Ints
from geisterstunde.kernel.seats import NOBODY

START_CORNERS = np.array(CORNERS, dtype=np.int64)
START_TUNNELS = (0, 2, 4)  # the outer two and the middle one


@rule
def deal_cards(s: State, draws: Draws, wishes: Ints) -> int:
    """Sliders and decks; returns who begins. The one wish: that seat, or -1 to leave it to chance."""
    first = wishes[0]
    pile = np.zeros(EACH_PART, dtype=np.int8)
    for slider in range(SLIDERS):
        pile[slider] = slider
    shuffle_front(draws, pile, SLIDERS, SLIDERS)
    for slider in range(SLIDERS):
        s.castle.tunnel[slider] = START_TUNNELS[pile[slider]]
    for part in range(len(PARTS)):
        for deck in range(EACH_PART):
            pile[deck] = deck
        shuffle_front(draws, pile, EACH_PART, EACH_PART)
        for deck in range(EACH_PART):
            s.deck_of[EACH_PART * part + deck] = pile[deck]
    return draw_below(draws, s.castle.players) if first == NOBODY else first


@rule
def begin_game(s: State, log: Log, first: int) -> None:
    """Cards and sliders lie dealt: ghosts to their corners, and the first player begins."""
    for seat in range(SEATS):
        s.castle.ghost[seat] = START_CORNERS[s.castle.colour[seat]]
    for garment in range(len(GARMENTS)):
        s.worn_by[garment] = NOBODY
    begin_turn(s, log, first)
