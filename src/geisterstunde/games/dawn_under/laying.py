"""Laying a vampire: one that fits, or with Fresh Air one of any colour (DU-11, FA-3, FA-6, FA-11)."""

from geisterstunde.games.dawn_under import steps
from geisterstunde.games.dawn_under.count import note_laying
from geisterstunde.games.dawn_under.graves import lay_vampire
from geisterstunde.games.dawn_under.rows import ends_of
from geisterstunde.games.dawn_under.state import LEFT, NOBODY, Ask, State
from geisterstunde.games.dawn_under.steps import Step
from geisterstunde.kernel.jit import rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.seats import Seat


@rule
def lay_as_actor(s: State, log: Log, end: int) -> int:
    """Whoever has the turn or go lays a vampire, which may bring the Count (DU-11, FA-3)."""
    s.laid_here = 1
    step = lay_vampire(s, log, s.actor, end, steps.OPENING_DONE)
    if step != steps.WAIT:
        note_laying(s, log)
    return step


@rule
def lay_either(s: State, log: Log, seat: Seat, ask: int) -> Step:
    """A vampire of any colour must be laid; a single end is not asked for (FA-6, FA-11, DU-50)."""
    if ends_of(s, seat) == 1:
        return lay_unmatched(s, log, seat, ask, LEFT)
    s.ask = ask
    s.owing = 1 << seat
    return steps.WAIT


@rule
def lay_unmatched(s: State, log: Log, seat: Seat, ask: int, end: int) -> Step:
    """Lays for the Count, or for the doubter or claimer to settle a claim; returns how the turn goes on."""
    s.doubter = NOBODY
    s.claim_rule = 0
    if ask == Ask.LAY_RESERVED:
        return lay_vampire(s, log, seat, end, steps.COUNT_MOVES_ON)
    if ask == Ask.LAY_DOUBTED:
        return lay_vampire(s, log, seat, end, steps.END_TURN)
    return lay_as_actor(s, log, end)
