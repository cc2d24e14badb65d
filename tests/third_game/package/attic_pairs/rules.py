"""The rules: how a game begins, what may be decided, and what a decision does."""

import numpy as np

from attic_pairs.state import EMPTY, LAST_IDLE_TURN, MOST_CHESTS, NO_CHEST, SEATS, Event, Reason, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.chance import Draws, draw_below, shuffle_front
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.record import Ints
from geisterstunde.kernel.seats import NOBODY, left_of


@rule
def players_at(s: State) -> int:
    """How many sit at the table."""
    return s.players


@rule
def deal_cards(s: State, draws: Draws, wishes: Ints) -> int:
    """Every thing into two chests; returns who begins. The one wish: that seat, or -1 for chance (AP-1)."""
    pile = np.zeros(MOST_CHESTS, dtype=np.int8)
    for chest in range(s.chests):
        pile[chest] = chest // 2
    shuffle_front(draws, pile, s.chests, s.chests)
    for chest in range(s.chests):
        s.thing[chest] = pile[chest]
    return draw_below(draws, s.players) if wishes[0] == NOBODY else wishes[0]


@rule
def begin_game(s: State, log: Log, first: int) -> None:
    """All chests are closed, and the first player begins."""
    s.closed = (1 << s.chests) - 1
    for chest in range(s.chests, MOST_CHESTS):
        s.thing[chest] = EMPTY
    begin_turn(s, log, first)


@rule
def begin_turn(s: State, log: Log, seat: int) -> None:
    """A player's turn begins."""
    s.turn = seat
    s.owing = 1 << seat
    s.opened = NO_CHEST
    emit(log, Event.TURN_BEGAN, EVERYONE, seat)


@rule
def legal_word(s: State, seat: int, word: int) -> int:
    """The chests that a seat may open now, as a set (AP-2)."""
    if not 0 <= seat < s.players or not has_bit(s.owing, seat):
        return 0
    return s.closed


@entry
def apply_decision(s: State, log: Log, seat: int, action: int) -> None:
    """A chest is opened, and all that follows (AP-2)."""
    emit(log, Event.CHEST_OPENED, EVERYONE, seat, action, s.thing[action])
    s.closed ^= 1 << action
    if s.opened == NO_CHEST:
        s.opened = action
    elif s.thing[action] == s.thing[s.opened]:
        take_pair(s, log, seat, action)
    else:
        close_both(s, log, action)


@rule
def take_pair(s: State, log: Log, seat: int, chest: int) -> None:
    """Both things are the player's, whose turn goes on (AP-3)."""
    emit(log, Event.PAIR_TAKEN, EVERYONE, seat, s.thing[chest])
    s.thing[chest] = EMPTY
    s.thing[s.opened] = EMPTY
    s.opened = NO_CHEST
    s.pairs[seat] += 1
    s.idle_turns = 0
    if s.closed == 0:
        end_game(s, log, Reason.ALL_FOUND)


@rule
def close_both(s: State, log: Log, chest: int) -> None:
    """Two different things: the left neighbour is next, unless it is midnight (AP-4, AP-5)."""
    s.closed |= 1 << chest
    s.closed |= 1 << s.opened
    emit(log, Event.CHESTS_CLOSED, EVERYONE, s.opened, chest)
    s.idle_turns += 1
    if s.idle_turns == LAST_IDLE_TURN:
        end_game(s, log, Reason.MIDNIGHT)
    else:
        begin_turn(s, log, left_of(s.players, s.turn))


@rule
def end_game(s: State, log: Log, reason: int) -> None:
    """Most pairs win (AP-5)."""
    most = 0
    for seat in range(SEATS):
        most = max(most, s.pairs[seat])
    for seat in range(s.players):
        if s.pairs[seat] == most:
            s.winners |= 1 << seat
    s.opened = NO_CHEST
    s.owing = 0
    s.reason = reason
    emit(log, Event.GAME_OVER, EVERYONE, s.winners, s.reason)


@rule
def left_to_do(s: State, seat: int) -> int:
    """The pairs a seat still lacks to have them all."""
    return s.chests // 2 - s.pairs[seat]
