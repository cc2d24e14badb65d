"""Opening a grave that has just been open: what counts, and what it costs (DU-41, DU-42)."""

from geisterstunde.games.dawn_under.state import Repeat, State
from geisterstunde.kernel.bits import has_bit
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.seats import Seat


@rule
def begin_counting(s: State, seat: Seat) -> None:
    """A turn begins: what both players opened in their last turns may not be opened a third time (DU-42)."""
    s.third_time = 0
    if s.repeat == Repeat.STAKE_FOR_THE_THIRD_TIME:
        if s.previous_turn != seat:
            s.third_time = s.opened_in_turn[0] & s.opened_in_turn[1]
        s.opened_in_turn[seat] = 0
        s.previous_turn = seat


@rule
def costs_a_stake(s: State, under: int) -> bool:
    """Whether the grave just opened is one that costs a stake under this rule of repeating."""
    if s.repeat != under:
        return False
    if under == Repeat.STAKE_FOR_THE_THIRD_TIME:
        return has_bit(s.third_time, s.opened)
    return s.opened == s.latest_grave_of_others


@rule
def note_opening(s: State) -> None:
    """Remembers an opening that counts: one of a normal turn that shows no rat."""
    if s.repeat == Repeat.STAKE_FOR_THE_THIRD_TIME:
        s.opened_in_turn[s.actor] |= 1 << s.opened
    if s.latest_opener != s.actor:
        s.latest_grave_of_others = s.latest_grave
        s.latest_opener = s.actor
    s.latest_grave = s.opened
