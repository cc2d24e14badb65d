"""Short games in the mind: an imagined world played on by rule of thumb, and judged where it stops."""

from geisterstunde.games.dawn_under.bots.heuristic import colour_prospect, decide, gifts_due
from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Mind
from geisterstunde.games.dawn_under.bots.observe import NOTHING_SEEN, inside_after, keep_count
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.play import apply_decision
from geisterstunde.games.dawn_under.rows import end_vampire
from geisterstunde.games.dawn_under.state import (
    LEFT,
    RAT,
    RIGHT,
    EndReason,
    State,
)
from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import Log
from geisterstunde.kernel.record import Ints

LONGEST = 300  # decisions: whoever takes longer has lost the thread
VICTORY = 4.0  # vampires a win is worth beyond the lead
GOOD_ENDS = 0.12  # what a known grave for an end vampire is worth


@entry
def play_on(b: Mind, w: State, log: Log) -> float:
    """Plays to the end among players who all know what this mind knows; returns how well its seat stands."""
    viewer = b.seat
    decisions = 0
    while w.owing != 0 and decisions < LONGEST:
        b.seat = lowest_bit(w.owing)
        action = decide(b, w)
        log.count = 0
        apply_decision(w, log, b.seat, action)
        learn(b, log)
        decisions += 1
    b.seat = viewer
    return standing(b, w, viewer)


@entry
def play_candidate(b: Mind, w: State, log: Log, candidate: Ints) -> float:
    """Decides as a candidate says, and plays on; returns how well the seat then stands."""
    b.care = 1.0
    apply_decision(w, log, b.seat, int(candidate[0]))
    learn(b, log)
    return play_on(b, w, log)


@rule
def learn(b: Mind, log: Log) -> None:
    """Adds what was just seen to what is on everybody's mind."""
    for number in range(log.count):
        kind, first, second = log.event[number, 0], log.event[number, 2], log.event[number, 3]
        third, fourth = log.event[number, 4], log.event[number, 5]
        keep_count(b, kind, first, second, third)
        if kind == Event.OPENED:
            if b.lid[second] == UNKNOWN:
                b.left[third] = max(b.left[third] - 1, 0)
            b.lid[second] = third
        elif kind == Event.PLAGUE_ENDED and b.lid[first] == RAT:
            b.lid[first] = UNKNOWN
        inside = inside_after(kind, first, third, fourth)
        if inside != NOTHING_SEEN:
            b.inside[second] = inside
            b.looked_into[second] = 1


@rule
def standing(b: Mind, w: State, viewer: int) -> float:
    """How well a seat stands, in vampires ahead of the others, and more if it has won.

    Who came close counts too: by wins alone, a table of four tells too little of a single decision.
    """
    bonus = 0.0
    if w.reason != EndReason.UNFINISHED and has_bit(w.winners, viewer):
        bonus = VICTORY / count_bits(w.winners)
    others, fewest = 0.0, 99.0
    for seat in range(w.players):
        if seat != viewer:
            burden = seat_burden(b, w, seat)
            others += burden / (w.players - 1)
            fewest = min(fewest, burden)
    return bonus + 0.5 * others + 0.5 * fewest - seat_burden(b, w, viewer)


@rule
def seat_burden(b: Mind, w: State, seat: int) -> float:
    """The vampires a seat has still to lay, and what its stakes, ends and traps add to them or save."""
    if w.row_length[seat] == 0:
        return 0.0
    stakes = w.stakes[seat] * gifts_due(w) / (2.0 * w.stakes_until_gifts)
    ends = colour_prospect(b, end_vampire(w, seat, LEFT)) + colour_prospect(b, end_vampire(w, seat, RIGHT))
    return w.row_length[seat] + stakes - GOOD_ENDS * ends
