"""Graves: lids that are lifted and closed, and what is laid, put or found inside."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.cemetery import Grave
from geisterstunde.games.dawn_under.ending import end_game
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.gifts import gifts_fall_due
from geisterstunde.games.dawn_under.rows import end_vampire, ends_of, remove_end
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, NOWHERE, VAMPIRE, EndReason, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat, everyone_but


@rule
def openable(s: State) -> int:
    """The graves that lie closed and are not the Count's, as a set (DU-10, FA-5)."""
    return s.closed & ~s.reserved


@rule
def open_grave(s: State, log: Log, grave: Grave) -> Step:
    """A lid is lifted and turned over; all see its underside and what lies inside (DU-10)."""
    s.opened = grave
    s.laid_here = 0
    s.closed ^= 1 << grave
    emit(log, Event.OPENED, EVERYONE, s.actor, grave, s.lid[grave], s.inside[grave])
    return steps.LOOK_INSIDE


@rule
def lift_lid(s: State, log: Log, grave: Grave) -> None:
    """A lid is lifted but not turned: all see what lies inside, nobody its underside (FA-6, FA-10)."""
    s.opened = grave
    s.laid_here = 0
    s.closed ^= 1 << grave
    s.unturned |= 1 << grave
    emit(log, Event.LIFTED, EVERYONE, s.actor, grave, s.inside[grave])


@rule
def close_lids(s: State, log: Log, but: int = NOWHERE) -> None:
    """All open lids go back, face down, except perhaps the one just opened."""
    s.opened = but
    s.closed = s.covered if but == NOWHERE else s.covered ^ 1 << but
    s.unturned = 0
    emit(log, Event.LIDS_CLOSED, EVERYONE, but)


@rule
def fits(s: State, seat: Seat, end: int) -> bool:
    """Whether the vampire at this end has the colour of the lid just turned."""
    return end < ends_of(s, seat) and end_vampire(s, seat, end) == s.lid[s.opened]


@rule
def lay_vampire(s: State, log: Log, seat: Seat, end: int, after: Step) -> int:
    """An end vampire goes to rest in the open grave; the last one wins (DU-18)."""
    colour = end_vampire(s, seat, end)
    s.inside[s.opened] = VAMPIRE + colour
    s.laid_in_turn = 1
    emit(log, Event.LAID, EVERYONE, seat, s.opened, end, colour)
    remove_end(s, log, seat, end)
    if s.row_length[seat] == 0:
        return end_game(s, log, 1 << seat, EndReason.LAID_LAST)
    return after


@rule
def put_garlic(s: State, log: Log) -> Step:
    """A bulb from the hand goes into the open grave (DU-12)."""
    s.garlic[s.actor] -= 1
    s.inside[s.opened] = GARLIC + s.actor
    emit(log, Event.GARLIC_PUT, EVERYONE, s.actor, s.opened)
    return steps.OPENING_DONE


@rule
def find_garlic(s: State, log: Log, owner: int, after: Step) -> Step:
    """Another's bulb: its owner gives (DU-15). One's own: all others give (DU-16)."""
    emit(log, Event.GARLIC_FOUND, EVERYONE, s.actor, owner)
    if owner == s.actor:
        givers, each = everyone_but(s.players, s.actor), s.gifts_from_each
    else:
        givers, each = 1 << owner, s.gifts_from_owner
    return gifts_fall_due(s, log, s.actor, givers, each, after)


@rule
def send_bulb_home(s: State, log: Log) -> None:
    """The owner takes the bulb back from the open grave."""
    owner = s.inside[s.opened] - GARLIC
    s.inside[s.opened] = EMPTY
    s.garlic[owner] += 1
    emit(log, Event.BULB_WENT_HOME, EVERYONE, owner, s.opened)
