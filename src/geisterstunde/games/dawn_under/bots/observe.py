"""What a player sees happen, turned into facts of its memory."""

from geisterstunde.games.dawn_under.bots.mind import LID, OCCUPANT, OWN_GARLIC, Brain
from geisterstunde.bots.memory import drop, notice
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.state import EMPTY, GARLIC, RAT, VAMPIRE
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE
from geisterstunde.kernel.record import Grid


@rule
def watch_events(b: Brain, events: Grid, count: int) -> None:
    """Notices the events of one decision that this seat may know."""
    for number in range(count):
        audience = int(events[number, 1])
        if audience == EVERYONE or audience == int(b.seat):
            watch_event(
                b,
                events[number, 0],
                events[number, 2],
                events[number, 3],
                events[number, 4],
                events[number, 5],
            )


@rule
def watch_event(b: Brain, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Notices one event, told as numbers."""
    match kind:
        case Event.OPENED:
            b.memory.now += 1
            see_lid(b, second, third)
            see_inside(b, second, fourth)
            if first != b.seat and third != RAT and not b.plague:
                b.latest_of_others = second
        case Event.LIFTED:
            b.memory.now += 1
            see_inside(b, second, third)
        case Event.LAID:
            b.resting += 1
            see_inside(b, second, VAMPIRE + fourth)
        case Event.GARLIC_PUT:
            see_inside(b, second, GARLIC + first)
        case Event.BULB_WENT_HOME:
            see_inside(b, second, EMPTY)
        case Event.FOUND_VAMPIRE_SENT:
            b.resting -= 1
            see_inside(b, second, EMPTY)
        case Event.PLAGUE_BEGAN:
            b.plague = 1
        case Event.PLAGUE_ENDED:
            b.plague = 0
            drop(b.memory, LID + first)


@rule
def see_lid(b: Brain, grave: int, lid: int) -> None:
    """A lid's underside is seen. A rat is noticed like a colour, until a reserve lid covers its grave."""
    notice(b.memory, LID + grave, lid)
    if lid < RAT:
        b.colours_seen |= 1 << lid


@rule
def see_inside(b: Brain, grave: int, inside: int) -> None:
    """What lies in a grave is seen. One's own garlic is a fact of its own, and weighs more."""
    notice(b.memory, OCCUPANT + grave, inside)
    if inside == GARLIC + b.seat:
        notice(b.memory, OWN_GARLIC + grave, inside)
    else:
        drop(b.memory, OWN_GARLIC + grave)
