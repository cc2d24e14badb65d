"""What a player sees happen: facts for its memory, and what every player keeps count of."""

from geisterstunde.bots.memory import drop, notice
from geisterstunde.games.dawn_under.bots.mind import LID, OCCUPANT, OWN_GARLIC, Mind
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.repeats import begin_counting, note_opening, note_plague
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, RAT, VAMPIRE
from geisterstunde.kernel.jit import rule

NOTHING_SEEN = -1


@rule
def watch_event(m: Mind, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Notices one event, told as numbers."""
    keep_count(m, kind, first, second, third)
    match kind:
        case Event.OPENED:
            m.memory.now += 1
            see_lid(m, second, third)
        case Event.LIFTED:
            m.memory.now += 1
        case Event.PLAGUE_ENDED:
            drop(m.memory, LID + first)
    inside = inside_after(kind, first, third, fourth)
    if inside != NOTHING_SEEN:
        see_inside(m, second, inside)


@rule
def keep_count(m: Mind, kind: int, first: int, second: int, third: int) -> None:
    """What nobody forgets: how many vampires rest, whether rats are about, and what was opened just now."""
    match kind:
        case Event.TURN_BEGAN:
            begin_counting(m, first)
        case Event.OPENED:
            if third != RAT and not m.plague:
                note_opening(m, first, second)
        case Event.LAID:
            m.resting += 1
        case Event.FOUND_VAMPIRE_SENT:
            m.resting -= 1
        case Event.PLAGUE_BEGAN:
            m.plague = 1
            note_plague(m)
        case Event.PLAGUE_ENDED:
            m.plague = 0


@rule
def inside_after(kind: int, first: int, third: int, fourth: int) -> int:
    """What lies in the grave of an event afterwards, or NOTHING_SEEN where the event does not show it."""
    match kind:
        case Event.OPENED:
            return fourth
        case Event.LIFTED:
            return third
        case Event.LAID:
            return VAMPIRE + fourth
        case Event.GARLIC_PUT:
            return GARLIC + first
        case Event.BULB_WENT_HOME | Event.FOUND_VAMPIRE_SENT:
            return EMPTY
    return NOTHING_SEEN


@rule
def see_lid(m: Mind, grave: int, lid: int) -> None:
    """A lid's underside is seen. A rat is noticed like a colour, until a reserve lid covers its grave."""
    notice(m.memory, LID + grave, lid)
    if lid < RAT:
        m.colours_seen |= 1 << lid


@rule
def see_inside(m: Mind, grave: int, inside: int) -> None:
    """What lies in a grave is seen. One's own garlic is a fact of its own, and weighs more."""
    notice(m.memory, OCCUPANT + grave, inside)
    if inside == GARLIC + m.seat:
        notice(m.memory, OWN_GARLIC + grave, inside)
    else:
        drop(m.memory, OWN_GARLIC + grave)
