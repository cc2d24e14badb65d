"""The rat plague: everybody's in 2004 (DU-30 to DU-35), the finder's alone in 2018 (DU-40)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.cemetery import neighbours_of
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.state import NOBODY, NOWHERE, RAT, Ask, State
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit


@rule
def in_plague(s: State) -> bool:
    """Whether a plague is on."""
    return s.rat_grave != NOWHERE


@rule
def plague_graves(s: State) -> int:
    """The graves that may be opened in the plague now, as a set (DU-30)."""
    return s.neighbours & s.closed


@rule
def rat_appears(s: State, log: Log) -> int:
    """The lid just lifted shows a rat (DU-19): a first plague, a chain (DU-35), or a mere fright (DU-40)."""
    finder = s.actor
    if not in_plague(s):
        return start_plague(s, log, finder)
    if s.rats_chain:
        heir = (finder + 1) % s.players if finder == s.holder else finder
        clear_plague(s, log)
        s.closed ^= 1 << s.opened
        return start_plague(s, log, heir)
    emit(log, Event.RAT_COVERED, EVERYONE, s.opened)
    return steps.END_PLAGUE


@rule
def start_plague(s: State, log: Log, holder: int) -> int:
    """A plague breaks out round the grave just opened; its holder has the first go (DU-30)."""
    s.rat_grave = s.opened
    s.holder = holder
    s.neighbours = neighbours_of(s.quarter, s.rat_grave) & s.covered
    s.gos_left = s.players if s.everyone_joins_plague else 1
    s.actor = holder
    s.opened = NOWHERE
    emit(log, Event.PLAGUE_BEGAN, EVERYONE, holder, s.rat_grave)
    return go_on_in_plague(s)


@rule
def go_on_in_plague(s: State) -> int:
    """The go continues while a neighbouring grave is closed; else the plague is over (DU-34)."""
    if plague_graves(s) == 0:
        return steps.END_PLAGUE
    s.ask = Ask.OPEN_OR_STOP
    s.owing = 1 << s.actor
    return steps.WAIT


@rule
def stop_go(s: State, log: Log) -> int:
    """A player has had enough; the left neighbour goes on, each player once (DU-31)."""
    s.gos_left -= 1
    if s.gos_left == 0:
        return steps.END_PLAGUE
    s.actor = (s.actor + 1) % s.players
    s.owing = 1 << s.actor
    emit(log, Event.GO_BEGAN, EVERYONE, s.actor)
    return steps.WAIT


@rule
def clear_plague(s: State, log: Log) -> None:
    """The rat leaves the game, a reserve lid covers its grave, all lids close (DU-34)."""
    s.lid[s.rat_grave] = s.reserve[s.reserve_used]
    s.reserve[s.reserve_used] = RAT  # out of the game, in the place of the lid that came in
    s.reserve_used += 1
    emit(log, Event.PLAGUE_ENDED, EVERYONE, s.rat_grave)
    s.closed = s.covered
    emit(log, Event.LIDS_CLOSED, EVERYONE)
    s.rat_grave = NOWHERE
    s.holder = NOBODY
    s.neighbours = 0
