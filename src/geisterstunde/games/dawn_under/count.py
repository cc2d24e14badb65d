"""Count Rucola: who has him, where he stands, and what his grave is good for (FA-3 to FA-7)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.cemetery import GRAVES, Grave
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.graves import close_lids, lift_lid
from geisterstunde.games.dawn_under.state import EMPTY, Ask, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.bits import lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import Seat, left_of

LAYINGS_THAT_BRING_HIM = 3
QUARTERS = 4


@rule
def note_laying(s: State, log: Log) -> None:
    """The third vampire of a turn brings the Count, off the plaza or from whoever has him (FA-3)."""
    if not s.fresh_air:
        return
    s.laid_in_go += 1
    if s.laid_in_go == LAYINGS_THAT_BRING_HIM and s.count_owner != s.actor:
        count_comes(s, log)


@entry  # apart, so that it does not weigh on the base game
def count_comes(s: State, log: Log) -> None:
    """He leaves the grave he stood on and stands before his new owner."""
    emit(log, Event.COUNT_CAME, EVERYONE, s.actor, s.count_owner)
    s.count_owner = s.actor
    s.reserved = 0


@rule
def after_the_count(s: State, after: Step) -> Step:
    """A turn or go ends: before anything else happens, the Count is set where he is due (FA-4)."""
    if not s.fresh_air:
        return after
    s.after_count = after
    return steps.SET_COUNT_IF_DUE


@rule
def set_count_if_due(s: State, log: Log) -> Step:
    """Whoever ends a turn or go with the Count in front sets him on any closed grave (FA-4, FA-7)."""
    if s.count_owner == s.actor and s.reserved == 0:
        return choose_his_grave(s, log, s.closed, s.after_count)
    return s.after_count


@rule
def choose_his_grave(s: State, log: Log, places: int, after: Step) -> Step:
    """Asks where the Count goes, unless there is a single place (DU-50)."""
    s.after_count = after
    s.count_places = places
    if places & (places - 1) == 0:
        return set_count(s, log, lowest_bit(places))
    s.ask = Ask.SET_COUNT
    s.owing = 1 << s.count_owner
    return steps.WAIT


@rule
def set_count(s: State, log: Log, grave: Grave) -> int:
    """He stands on a grave, reserved for his owner: nobody opens it (FA-5)."""
    s.reserved = 1 << grave
    s.count_places = 0
    emit(log, Event.COUNT_SET, EVERYONE, s.count_owner, grave)
    return s.after_count


@rule
def count_waits_for(s: State, seat: Seat) -> bool:
    """Whether the Count stands on a grave for this player, whose turn begins (FA-6)."""
    return s.count_owner == seat and s.reserved != 0


@rule
def lift_his_lid(s: State, log: Log) -> bool:
    """His grave is opened, lid unturned; returns whether it is empty (FA-6)."""
    lift_lid(s, log, lowest_bit(s.reserved))
    return s.inside[s.opened] == EMPTY


@rule
def lose_count(s: State, log: Log) -> None:
    """The grave was taken: no penalty, but he and his column go to the left neighbour (FA-7)."""
    heir = left_of(s.players, s.actor)
    emit(log, Event.COUNT_LOST, EVERYONE, s.actor, heir)
    s.count_owner = heir
    s.reserved = 0


@rule
def count_moves_on(s: State, log: Log) -> Step:
    """To a closed grave in the next quarter clockwise that has one; then the normal turn begins (FA-6)."""
    quarter = int(s.quarter[lowest_bit(s.reserved)])
    places = 0
    while places == 0:
        quarter = (quarter + 1) % QUARTERS
        places = closed_in(s, quarter) & ~s.reserved
    return choose_his_grave(s, log, places, steps.ASK_TO_OPEN)


@rule
def closed_in(s: State, quarter: int) -> int:
    """The closed graves of a quarter, as a set."""
    graves = 0
    for grave in range(GRAVES):
        if s.quarter[grave] == quarter:
            graves |= 1 << grave
    return graves & s.closed


@rule
def run_count(s: State, log: Log, step: Step) -> int:
    """The Count is set at the end of a turn (FA-4), or moves on before it (FA-6)."""
    if step == steps.SET_COUNT_IF_DUE:
        return set_count_if_due(s, log)
    close_lids(s, log)
    return count_moves_on(s, log)
