"""Rows of vampires: their ends, and which of them are face up (DU-7)."""

from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.state import LEFT, LONGEST_ROW, RIGHT, State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat


@rule
def vampire_at(s: State, seat: Seat, place: int) -> int:
    """The colour of a vampire, counted from the left end of its row."""
    return s.row[seat, (s.row_start[seat] + place) & (LONGEST_ROW - 1)]


@rule
def end_vampire(s: State, seat: Seat, end: int) -> int:
    """The colour of the vampire at one end of a row that is not empty."""
    return vampire_at(s, seat, 0 if end == LEFT else s.row_length[seat] - 1)


@rule
def ends_of(s: State, seat: Seat) -> int:
    """How many ends a row has to choose from: a single vampire is the left end only (DU-50)."""
    return min(s.row_length[seat], 2)


@rule
def shown_right(s: State, seat: Seat) -> int:
    """How many vampires lie face up to the right of the hidden ones."""
    return s.row_length[seat] - s.shown_left[seat] - s.hidden[seat]


@rule
def begin_row(s: State, seat: Seat) -> None:
    """Turns up the outer two at each end of a fresh row (DU-7)."""
    s.shown_left[seat] = 2
    s.hidden[seat] = max(s.row_length[seat] - 4, 0)
    tidy_row(s, seat)


@rule
def tidy_row(s: State, seat: Seat) -> None:
    """A row with nothing hidden counts as shown from the left, so that equal rows have equal bytes."""
    if s.hidden[seat] == 0:
        s.shown_left[seat] = s.row_length[seat]


@rule
def remove_end(s: State, log: Log, seat: Seat, end: int) -> None:
    """Takes the vampire off one end and turns the next one up where it is due."""
    s.row_length[seat] -= 1
    if end == LEFT:
        s.row_start[seat] = (s.row_start[seat] + 1) & (LONGEST_ROW - 1)
        s.shown_left[seat] -= 1
    if s.hidden[seat] > 0:
        if s.shown_left[seat] < 2:
            s.shown_left[seat] += 1
            s.hidden[seat] -= 1
            emit(log, Event.TURNED_UP, EVERYONE, seat, LEFT, vampire_at(s, seat, s.shown_left[seat] - 1))
        elif shown_right(s, seat) < 2:
            s.hidden[seat] -= 1
            emit(log, Event.TURNED_UP, EVERYONE, seat, RIGHT, vampire_at(s, seat, s.row_length[seat] - 2))
    tidy_row(s, seat)


@rule
def add_end(s: State, seat: Seat, end: int, colour: int) -> None:
    """Lays a vampire face up at one end of a row."""
    if end == LEFT:
        s.row_start[seat] = (s.row_start[seat] - 1) & (LONGEST_ROW - 1)
        s.shown_left[seat] += 1
    s.row[seat, (s.row_start[seat] + (0 if end == LEFT else s.row_length[seat])) & (LONGEST_ROW - 1)] = colour
    s.row_length[seat] += 1
    tidy_row(s, seat)
