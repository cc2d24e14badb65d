"""The rat plague: everybody's in 2004 (DU-30 to DU-35), the finder's alone in 2018 (DU-40)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.cemetery import neighbours_of
from geisterstunde.games.dawn_under.count import after_the_count
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.graves import close_lids, openable
from geisterstunde.games.dawn_under.repeats import note_plague
from geisterstunde.games.dawn_under.state import NOBODY, NOWHERE, RAT, Ask, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import EVERYONE, Log, emit
from geisterstunde.kernel.seats import left_of


@rule
def in_plague(s: State) -> bool:
    """Whether a plague is on."""
    return s.rat_grave != NOWHERE


@rule
def plague_graves(s: State) -> int:
    """The graves that may be opened in the plague now, as a set (DU-30, FA-5)."""
    return s.neighbours & openable(s)


@rule
def rat_appears(s: State, log: Log) -> Step:
    """The lid just lifted shows a rat (DU-19): a first plague, a chain (DU-35), or a mere fright (DU-40)."""
    if not in_plague(s):
        s.holder = s.actor
        return steps.START_PLAGUE
    if s.rats_chain:
        return chain_plague(s, log)
    emit(log, Event.RAT_COVERED, EVERYONE, s.opened)
    return steps.END_PLAGUE


@rule
def chain_plague(s: State, log: Log) -> int:
    """The old plague ends, and a go with it; the new rat's grave stays open (DU-35)."""
    heir = left_of(s.players, s.actor) if s.actor == s.holder else s.actor
    clear_plague(s, log, s.opened)
    s.holder = heir
    s.laid_in_go = 0
    return after_the_count(s, steps.START_PLAGUE)


@rule
def start_plague(s: State, log: Log) -> int:
    """A plague breaks out round the grave just opened; its holder has the first go (DU-30)."""
    s.rat_grave = s.opened
    s.neighbours = neighbours_of(s.quarter, s.rat_grave) & s.covered
    s.gos_left = s.players if s.everyone_joins_plague else 1
    s.actor = s.holder
    s.opened = NOWHERE
    note_plague(s)
    emit(log, Event.PLAGUE_BEGAN, EVERYONE, s.holder, s.rat_grave)
    return go_on_in_plague(s)


@rule
def go_on_in_plague(s: State) -> Step:
    """The go continues while a neighbouring grave is closed; else the plague is over (DU-34)."""
    if plague_graves(s) == 0:
        return steps.END_PLAGUE
    s.ask = Ask.OPEN_OR_STOP
    s.owing = 1 << s.actor
    return steps.WAIT


@rule
def stop_go(s: State, log: Log) -> Step:
    """A player has had enough; the plague goes on with the others, each player once (DU-31)."""
    emit(log, Event.STOPPED, EVERYONE, s.actor)
    s.gos_left -= 1
    if s.gos_left == 0:
        return steps.END_PLAGUE
    return after_the_count(s, steps.NEXT_GO)


@rule
def next_go(s: State, log: Log) -> int:
    """The left neighbour has a go, a turn of its own to the Count (DU-31, FA-3)."""
    s.actor = left_of(s.players, s.actor)
    s.laid_in_go = 0
    emit(log, Event.GO_BEGAN, EVERYONE, s.actor)
    return go_on_in_plague(s)


@rule
def clear_plague(s: State, log: Log, new_rat_grave: int = NOWHERE) -> None:
    """The rat leaves the game, a reserve lid covers its grave, lids close but a new rat's (DU-34, DU-35)."""
    s.lid[s.rat_grave] = s.reserve[s.reserve_used]
    s.reserve[s.reserve_used] = RAT  # out of the game, in the place of the lid that came in
    s.reserve_used += 1
    emit(log, Event.PLAGUE_ENDED, EVERYONE, s.rat_grave)
    close_lids(s, log, new_rat_grave)
    s.rat_grave = NOWHERE
    s.holder = NOBODY
    s.neighbours = 0


@rule
def end_plague(s: State, log: Log) -> Step:
    """After a plague the holder's left neighbour has the next turn (DU-34)."""
    s.next_turn = left_of(s.players, s.holder)
    clear_plague(s, log)
    return steps.END_TURN
