"""The decisions worth a thought. Graves that matter alike are one choice, not many."""

from geisterstunde.bots.dice import throw
from geisterstunde.games.dawn_under.actions import ANSWERS, BATS, COUNTS, OPENINGS, WORD
from geisterstunde.games.dawn_under.bots.heuristic import decide, is_end_colour
from geisterstunde.games.dawn_under.bots.mind import UNKNOWN, Mind
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.plague import in_plague
from geisterstunde.games.dawn_under.play import legal_word
from geisterstunde.games.dawn_under.repeats import costs_for_the_third_time, costs_if_left_empty
from geisterstunde.games.dawn_under.state import COLOURS, EMPTY, GARLIC, RAT, State
from geisterstunde.kernel.bits import has_bit, lowest_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.record import Ints

MOST = 24


@entry
def list_actions(b: Mind, s: State, found: Ints) -> int:
    """Writes down the candidates, the heuristic's own choice first; returns how many."""
    found[0] = decide(b, s)
    count = add_classes(b, s, OPENINGS, found, 1)
    count = add_all(s, b.seat, ANSWERS, found, count)
    count = add_classes(b, s, BATS, found, count)
    return add_classes(b, s, COUNTS, found, count)


@rule
def add_all(s: State, seat: int, word: int, found: Ints, count: int) -> int:
    """Every legal action of a word."""
    legal = legal_word(s, seat, word)
    while legal != 0 and count < MOST:
        action = WORD * word + lowest_bit(legal)
        legal &= legal - 1
        if action != found[0]:
            found[count] = action
            count += 1
    return count


@rule
def add_classes(b: Mind, s: State, word: int, found: Ints, count: int) -> int:
    """One grave of every class among the legal ones of a word: the first after a random place."""
    legal = legal_word(s, b.seat, word)
    start = random_below(throw(b), GRAVES)
    seen = 0
    if found[0] // WORD == word:
        seen = 1 << grave_class(b, s, found[0] % WORD)
    for part in (legal >> start << start, legal & ((1 << start) - 1)):
        graves = part
        while graves != 0 and count < MOST:
            grave = lowest_bit(graves)
            graves &= graves - 1
            kind = grave_class(b, s, grave)
            if not has_bit(seen, kind):
                seen |= 1 << kind
                found[count] = WORD * word + grave
                count += 1
    return count


@rule
def grave_class(b: Mind, s: State, grave: int) -> int:
    """What is recalled of a grave: its colour if that fits, a dud, a rat, who lies there, or nothing.

    One that costs a stake to open again is like no other.
    """
    if b.inside[grave] != EMPTY:
        if b.inside[grave] < GARLIC:
            return 2 * COLOURS
        return COLOURS + 1 if b.inside[grave] == GARLIC + b.seat else COLOURS + 2
    if not in_plague(s) and (costs_if_left_empty(s, b, grave) or costs_for_the_third_time(s, b, grave)):
        return 2 * COLOURS + 4
    lid = b.lid[grave]
    if lid == UNKNOWN:
        return 2 * COLOURS + (2 if b.looked_into[grave] else 1)
    if lid == RAT:
        return 2 * COLOURS + 3
    return lid if is_end_colour(s, b.seat, lid) else COLOURS
