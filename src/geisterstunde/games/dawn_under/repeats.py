"""Opening a grave that has just been open: what counts, and what it costs (DU-41, DU-42)."""

from typing import Protocol

from geisterstunde.games.dawn_under.cemetery import Grave
from geisterstunde.games.dawn_under.state import NOBODY, NOWHERE, Repeat, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.record import Ints
from geisterstunde.kernel.seats import Seat

TWO = 2  # DU-42 is a rule for two players


class Openings(Protocol):
    """The openings that count. The rules keep them in the state, and players keep them in mind."""

    last_opened: int  # the last grave opened in this turn,
    marked: int  # and the last one of the turn before (DU-41)
    previous_turn: int
    opened_in_turn: Ints  # what each of two players opened in their last turn,
    third_time: int  # and what the turn's player may therefore not open again (DU-42)


@rule
def forget_openings(o: Openings) -> None:
    """A game begins, and nothing has been opened."""
    o.last_opened = NOWHERE
    o.marked = NOWHERE
    o.previous_turn = NOBODY
    o.third_time = 0
    for seat in range(TWO):
        o.opened_in_turn[seat] = 0


@rule
def begin_counting(o: Openings, seat: Seat) -> None:
    """A turn begins: the last grave of the turn before is marked (DU-41), and what both opened (DU-42)."""
    o.marked = o.last_opened
    o.last_opened = NOWHERE
    o.third_time = 0
    if seat < TWO:
        if o.previous_turn != seat:
            o.third_time = o.opened_in_turn[0] & o.opened_in_turn[1]
        o.opened_in_turn[seat] = 0
    o.previous_turn = seat


@rule
def note_opening(o: Openings, seat: Seat, grave: Grave) -> None:
    """Remembers an opening that counts: one of a normal turn that shows no rat."""
    o.last_opened = grave
    if seat < TWO:
        o.opened_in_turn[seat] |= 1 << grave


@rule
def note_plague(o: Openings) -> None:
    """A turn that brings a plague marks nothing (DU-41)."""
    o.last_opened = NOWHERE


@rule
def costs_if_left_empty(s: State, o: Openings, grave: Grave) -> bool:
    """Whether a stake is due for this grave unless something is laid or put into it (DU-41)."""
    return s.repeat == Repeat.STAKE_IF_LEFT_EMPTY and grave == o.marked


@rule
def costs_for_the_third_time(s: State, o: Openings, grave: Grave) -> bool:
    """Whether opening this grave again costs a stake at once (DU-42)."""
    return s.repeat == Repeat.STAKE_FOR_THE_THIRD_TIME and has_bit(o.third_time, grave)
