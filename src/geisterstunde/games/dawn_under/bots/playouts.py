"""Short games in the mind: an imagined world played on by rule of thumb, and judged where it stops."""

from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Brain
from geisterstunde.games.dawn_under.bots.heuristic import colour_prospect, decide_by_thumb, gifts_due
from geisterstunde.games.dawn_under.events import Event
from geisterstunde.games.dawn_under.play import apply_decision
from geisterstunde.games.dawn_under.rows import end_vampire
from geisterstunde.games.dawn_under.state import (
    EMPTY,
    GARLIC,
    LEFT,
    RAT,
    RIGHT,
    STAKES_UNTIL_GIFTS,
    VAMPIRE,
    Reason,
    State,
)
from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.log import Log

LONGEST = 300  # decisions: whoever takes longer has lost the thread
VICTORY = 4.0  # vampires a win is worth beyond the lead
GOOD_ENDS = 0.12  # what a known grave for an end vampire is worth


@entry
def play_on(b: Brain, w: State, log: Log) -> float:
    """Plays to the end among players who all know what this brain knows; says how well its seat stands."""
    viewer = b.seat
    decisions = 0
    while w.owing != 0 and decisions < LONGEST:
        b.seat = lowest_bit(w.owing)
        action = decide_by_thumb(b, w)
        log.count = 0
        apply_decision(w, log, b.seat, action)
        learn(b, log)
        decisions += 1
    b.seat = viewer
    return standing(b, w, viewer)


@rule
def learn(b: Brain, log: Log) -> None:
    """Adds what was just seen to what is on everybody's mind."""
    for number in range(log.count):
        kind, first, second = log.event[number, 0], log.event[number, 2], log.event[number, 3]
        third, fourth = log.event[number, 4], log.event[number, 5]
        match kind:
            case Event.OPENED:
                if b.lid[second] == UNKNOWN:
                    b.left[third] = max(b.left[third] - 1, 0)
                b.lid[second] = third
                learn_inside(b, second, fourth)
                if first != b.seat:
                    b.latest_of_others = second
            case Event.LIFTED:
                learn_inside(b, second, third)
            case Event.LAID:
                learn_inside(b, second, VAMPIRE + fourth)
            case Event.GARLIC_PUT:
                learn_inside(b, second, GARLIC + first)
            case Event.BULB_WENT_HOME:
                learn_inside(b, second, EMPTY)
            case Event.FOUND_VAMPIRE_SENT:
                learn_inside(b, second, EMPTY)
            case Event.PLAGUE_ENDED:
                if b.lid[first] == RAT:
                    b.lid[first] = UNKNOWN


@rule
def learn_inside(b: Brain, grave: int, inside: int) -> None:
    """What lies in a grave is known."""
    b.inside[grave] = inside
    b.looked_into[grave] = 1


@rule
def standing(b: Brain, w: State, viewer: int) -> float:
    """How well a seat stands, in vampires ahead of the others, and more if it has won.

    Who came close counts too: by wins alone, a table of four tells too little of a single decision.
    """
    bonus = 0.0
    if w.reason != Reason.UNFINISHED and has_bit(w.winners, viewer):
        bonus = VICTORY / count_bits(w.winners)
    others, fewest = 0.0, 99.0
    for seat in range(w.players):
        if seat != viewer:
            burden = seat_burden(b, w, seat)
            others += burden / (w.players - 1)
            fewest = min(fewest, burden)
    return bonus + 0.5 * others + 0.5 * fewest - seat_burden(b, w, viewer)


@rule
def seat_burden(b: Brain, w: State, seat: int) -> float:
    """The vampires a seat has still to lay, and what its stakes, ends and traps add to them or save."""
    if w.row_length[seat] == 0:
        return 0.0
    stakes = w.stakes[seat] * gifts_due(w) / (2.0 * STAKES_UNTIL_GIFTS)
    ends = colour_prospect(b, end_vampire(w, seat, LEFT)) + colour_prospect(b, end_vampire(w, seat, RIGHT))
    return w.row_length[seat] + stakes - GOOD_ENDS * ends
