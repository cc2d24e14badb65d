"""The course of a turn: up to three magical moves, then perhaps one search."""

from geisterstunde.games.through_the_wall.decks import search_deck, searchable_decks, swap_decks
from geisterstunde.games.through_the_wall.ending import cock_crows
from geisterstunde.games.through_the_wall.events import Event
from geisterstunde.games.through_the_wall.landing import anyone_adrift
from geisterstunde.games.through_the_wall.state import MOVES, NO_COCK, NO_DECK, Ask, State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat, left_of


@rule
def begin_turn(s: State, log: Log, seat: Seat) -> None:
    """A player's turn begins."""
    s.turn = seat
    s.owing = 1 << seat
    s.moves_left = MOVES
    s.searched = NO_DECK
    s.found_in_turn = 0
    s.ask = Ask.MOVE
    emit(log, Event.TURN_BEGAN, EVERYONE, seat)


@rule
def end_turn(s: State, log: Log) -> None:
    """The next player's turn begins, unless the cock crows (TW-26)."""
    if s.night != NO_COCK and not s.found_in_turn:
        s.idle_turns += 1
        if s.idle_turns == s.night:
            cock_crows(s, log)
            return
    begin_turn(s, log, left_of(s.castle.players, s.turn))


@rule
def go_on(s: State, log: Log) -> None:
    """After a move: ghosts adrift are put down first, and a turn in which nothing can be done is over."""
    if anyone_adrift(s.castle):
        s.ask = Ask.PUT
    elif s.moves_left == 0 and searchable_decks(s, s.turn) == 0:
        end_turn(s, log)
    else:
        s.ask = Ask.MOVE


@rule
def search(s: State, log: Log, deck: int) -> None:
    """Searches a deck, which ends the turn; where decks wander, it is swapped with another first."""
    if search_deck(s, log, s.turn, deck):
        return
    if s.decks_wander:
        s.searched = deck
        s.ask = Ask.SWAP
    else:
        end_turn(s, log)


@rule
def swap(s: State, log: Log, other: int) -> None:
    """The searched deck goes to another place."""
    swap_decks(s, log, s.turn, s.searched, other)
    s.searched = NO_DECK
    end_turn(s, log)
