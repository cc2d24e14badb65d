"""The rule of thumb: open what is remembered to fit, else weigh what is unknown against known duds.

Values are counted in vampires: laying one is worth 1. Everything is judged by the table as it lies and by
what the player has in mind; the state's hidden parts are never read.
"""

from typing import NamedTuple

from geisterstunde.bots.dice import happens, throw
from geisterstunde.games.dawn_under.actions import ANSWERS, BATS, COUNTS, OPENINGS, WORD, Answer
from geisterstunde.games.dawn_under.bots.mind import OWN_PLACE, UNKNOWN, Mind
from geisterstunde.games.dawn_under.bots.reasons import Why
from geisterstunde.games.dawn_under.cemetery import GRAVES
from geisterstunde.games.dawn_under.plague import in_plague
from geisterstunde.games.dawn_under.play import legal_word
from geisterstunde.games.dawn_under.repeats import costs_for_the_third_time, costs_if_left_empty
from geisterstunde.games.dawn_under.rows import end_vampire, vampire_at
from geisterstunde.games.dawn_under.state import (
    COLOURS,
    EMPTY,
    GARLIC,
    LEFT,
    NOWHERE,
    RAT,
    RIGHT,
    Ask,
    Repeat,
    State,
)
from geisterstunde.kernel.bits import count_bits, has_bit, lowest_bit, nth_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import random_below

FURTHER_LAYING = 0.4  # what a lucky find is worth beyond its one vampire: the turn goes on
RAT_TROUBLE = 0.1
WORTH_A_BAT = 0.75  # fly a bat rather than open something worth less
WORTH_OPENING = 0.12  # in a plague, stop rather than open something worth less
TRAP_SHARE = 0.85
IDLE_TRAP_SHARE = 0.35
HOPE = 0.02  # a guess between two equal guesses
NO_GRAVE = -1
WORST = -99.0


@entry
def decide(b: Mind, s: State) -> int:
    """A legal decision for the mind's seat; the mind must have recalled what it can."""
    seat = b.seat
    match s.ask:
        case Ask.OPEN | Ask.OPEN_OR_STOP | Ask.OPEN_AGAIN_OR_STOP:
            return choose_grave(b, s)
        case Ask.GARLIC:
            return WORD * ANSWERS + choose_garlic(b, s)
        case Ask.LAY | Ask.LAY_OR_LEAVE:
            return WORD * ANSWERS + choose_end_to_lay(b, s, legal_word(s, seat, ANSWERS))
        case Ask.GIVE:
            b.reason = Why.BETTER_END
            return WORD * ANSWERS + Answer.GIVE_LEFT + worse_end(b, s, seat)
        case Ask.TAKE:
            return WORD * ANSWERS + choose_gift(b, s, legal_word(s, seat, ANSWERS))
        case Ask.BELIEVE:
            return WORD * ANSWERS + choose_belief(b, s)
        case Ask.SEND:
            b.reason = Why.AGAINST_THE_LEADER
            return WORD * ANSWERS + Answer.SEND + leader_but(s, seat)
        case Ask.SET_COUNT:
            return WORD * COUNTS + choose_count_grave(b, s, legal_word(s, seat, COUNTS))
    b.reason = Why.BETTER_END
    return WORD * ANSWERS + Answer.LAY_LEFT + worse_end(b, s, seat)


@rule
def unknown_lids(b: Mind) -> int:
    """How many lids may lie where nothing is recalled."""
    total = 0
    for lid in range(COLOURS + 1):
        total += b.left[lid]
    return max(total, 1)


@rule
def gifts_due(s: State) -> int:
    """How many vampires one gets when all others give."""
    return s.gifts_from_each * (s.players - 1)


@rule
def stake_cost(s: State, seat: int) -> float:
    """What a stake costs: the last brings gifts from everyone, the others come nearer to it."""
    shares = s.stakes_until_gifts * (s.stakes_until_gifts + 1) / 2.0
    return gifts_due(s) * (1 + s.stakes[seat]) / shares


@rule
def is_end_colour(s: State, seat: int, colour: int) -> bool:
    """Whether a colour lies at either end of a row."""
    return s.row_length[seat] > 0 and (
        end_vampire(s, seat, LEFT) == colour or end_vampire(s, seat, RIGHT) == colour
    )


@rule
def fit_share(b: Mind, s: State, seat: int) -> float:
    """How likely an unknown lid fits one of the ends."""
    left, right = end_vampire(s, seat, LEFT), end_vampire(s, seat, RIGHT)
    fitting = b.left[left] + (b.left[right] if right != left else 0)
    return fitting / unknown_lids(b)


@rule
def colour_prospect(b: Mind, colour: int) -> float:
    """How easily a vampire of this colour can be laid: graves recalled for it, and hope."""
    known = 0.0
    for grave in range(GRAVES):
        if b.lid[grave] == colour and b.inside[grave] == EMPTY:
            known += 1.0
    return min(known, 3.0) + 2.0 * b.left[colour] / unknown_lids(b)


class Outlook(NamedTuple):
    """What opening any of the graves comes to, worked out once for all of them."""

    left: int  # the colours at both ends of one's row
    right: int
    unknown: float  # what an unknown lid promises
    stake: float
    stake_again: float  # for a grave that may not be opened again
    trap: float  # another's garlic
    own_trap: float
    taken: float  # how likely something lies in a grave that was open before
    trouble: float  # and what that costs


@rule
def outlook(b: Mind, s: State) -> Outlook:
    """How the table looks to the mind's seat."""
    seat = b.seat
    rats = b.left[RAT] / unknown_lids(b)
    unknown = fit_share(b, s, seat) * (1.0 + FURTHER_LAYING) - rats * RAT_TROUBLE + HOPE
    stake, trap, own_trap = stake_cost(s, seat), float(s.gifts_from_owner), float(gifts_due(s))
    trouble = b.taken_share * stake + b.trap_share * trap
    trouble += b.own_trap_share * own_trap
    return Outlook(
        left=end_vampire(s, seat, LEFT),
        right=end_vampire(s, seat, RIGHT),
        unknown=unknown,
        stake=stake,
        stake_again=0.0 if in_plague(s) else stake,
        trap=trap,
        own_trap=own_trap,
        taken=min(b.taken_share + b.trap_share + b.own_trap_share, 1.0),
        trouble=trouble,
    )


@rule
def grave_value(b: Mind, s: State, o: Outlook, grave: int) -> float:
    """What opening a grave promises."""
    inside = b.inside[grave]
    if inside != EMPTY:
        if inside < GARLIC:
            return -o.stake
        return -(o.own_trap if inside == GARLIC + b.seat else o.trap)
    value = empty_grave_value(b, s, o, grave)
    if b.looked_into[grave]:
        return value
    opened = b.opened_share if b.lid[grave] == UNKNOWN else 1.0
    return (1.0 - opened * o.taken) * value - opened * o.trouble


@rule
def empty_grave_value(b: Mind, s: State, o: Outlook, grave: int) -> float:
    """What opening a grave promises if nobody lies in it."""
    lid = b.lid[grave]
    if lid == RAT:
        return -RAT_TROUBLE
    again = cost_of_repeating(b, s, o, grave)
    if lid == UNKNOWN:
        return o.unknown - again
    if lid in (o.left, o.right):
        return 1.0 + FURTHER_LAYING - (again if s.repeat == Repeat.STAKE_FOR_THE_THIRD_TIME else 0.0)
    return -again


@rule
def cost_of_repeating(b: Mind, s: State, o: Outlook, grave: int) -> float:
    """What it costs to open a grave again: a stake at once (DU-42), or if nothing goes in (DU-41)."""
    empty_handed = s.garlic[b.seat] == 0 and costs_if_left_empty(s, b, grave)
    return o.stake_again if empty_handed or costs_for_the_third_time(s, b, grave) else 0.0


@rule
def choose_grave(b: Mind, s: State) -> int:
    """Opens the grave that promises most, or flies a bat, or stops."""
    seat = b.seat
    legal = legal_word(s, seat, OPENINGS)
    if legal != 0 and not happens(b, b.care):
        b.reason = Why.CARELESS
        return nth_bit(legal, random_below(throw(b), count_bits(legal)))
    best, value = best_grave(b, s, legal)
    if value < WORTH_A_BAT:
        landing = grave_for_a_bat(b, s)
        if landing != NO_GRAVE:
            b.reason = Why.REMEMBERED_EMPTY
            return WORD * BATS + landing
    if is_better_to_stop(s, value):
        b.reason = Why.STOPPED
        return WORD * ANSWERS + Answer.STOP
    explain_grave(b, s, best)
    return best


@rule
def is_better_to_stop(s: State, value: float) -> bool:
    """Whether nothing is worth opening where one may stop: in a plague, or after laying by a house rule."""
    if s.ask == Ask.OPEN_OR_STOP:
        return value < WORTH_OPENING
    return s.ask == Ask.OPEN_AGAIN_OR_STOP and value < 0.0


@rule
def best_grave(b: Mind, s: State, legal: int) -> tuple[int, float]:
    """The grave that promises most, and what it promises; equals by chance."""
    o = outlook(b, s)
    best, value, equals = NO_GRAVE, WORST, 0
    while legal != 0:
        grave = lowest_bit(legal)
        legal &= legal - 1
        this = grave_value(b, s, o, grave)
        best, value, equals = keep_better(b, best, value, equals, grave, this)
    return best, value


@rule
def explain_grave(b: Mind, s: State, grave: int) -> None:
    """Notes why this grave was chosen."""
    lid = b.lid[grave]
    b.reason_colour = lid
    if lid == UNKNOWN:
        b.reason = Why.GUESSED
    elif not is_end_colour(s, b.seat, lid):
        b.reason = Why.NOTHING_BETTER
    else:
        b.reason = Why.REMEMBERED if b.slipped_from[grave] == OWN_PLACE else Why.SLIPPED


@rule
def grave_for_a_bat(b: Mind, s: State) -> int:
    """A grave that is recalled to be empty and of no other use, if a bat may land there."""
    legal = legal_word(s, b.seat, BATS)
    best, equals = NO_GRAVE, 0
    while legal != 0:
        grave = lowest_bit(legal)
        legal &= legal - 1
        if b.looked_into[grave] and b.inside[grave] == EMPTY:
            equals += 1
            if random_below(throw(b), equals) == 0:
                best = grave
    return best


@rule
def choose_garlic(b: Mind, s: State) -> int:
    """Sets a trap where others, the leader first, will want to lay; else saves most bulbs."""
    seat, colour = b.seat, s.lid[s.opened]
    b.reason_colour = colour
    share = IDLE_TRAP_SHARE
    for other in range(s.players):
        if other != seat and is_end_colour(s, other, colour):
            share = TRAP_SHARE
    if wanted_soon(s, seat, colour):
        share = 0.0
    if not in_plague(s) and costs_if_left_empty(s, b, s.opened):
        share = 1.0
    if happens(b, share):
        b.reason = Why.TRAP
        return Answer.GARLIC_YES
    b.reason = Why.SAVED_GARLIC
    return Answer.GARLIC_NO


@rule
def wanted_soon(s: State, seat: int, colour: int) -> bool:
    """Whether a colour is the next but one at an end of one's own row."""
    length = s.row_length[seat]
    if length < 2:
        return False
    return vampire_at(s, seat, 1) == colour or vampire_at(s, seat, length - 2) == colour


@rule
def choose_end_to_lay(b: Mind, s: State, legal: int) -> int:
    """Where both ends fit, lays the one that leaves the better ends; never declines."""
    b.reason = Why.BETTER_END
    left, right = has_bit(legal, Answer.LAY_LEFT), has_bit(legal, Answer.LAY_RIGHT)
    if left and right:
        length = s.row_length[b.seat]
        next_left = vampire_at(s, b.seat, min(1, length - 1))
        next_right = vampire_at(s, b.seat, max(length - 2, 0))
        lay_left = colour_prospect(b, next_left) >= colour_prospect(b, next_right)
        return Answer.LAY_LEFT if lay_left else Answer.LAY_RIGHT
    return Answer.LAY_LEFT if left else Answer.LAY_RIGHT


@rule
def worse_end(b: Mind, s: State, seat: int) -> int:
    """The end whose vampire is harder to lay: 0 left, 1 right."""
    if s.row_length[seat] < 2:
        return LEFT
    left = colour_prospect(b, end_vampire(s, seat, LEFT))
    right = colour_prospect(b, end_vampire(s, seat, RIGHT))
    return LEFT if left < right else RIGHT


@rule
def choose_gift(b: Mind, s: State, legal: int) -> int:
    """Adds the hardest vampire first, so that it is buried, and at the worse end."""
    b.reason = Why.BETTER_END
    hardest, prospect = 0, -WORST
    for colour in range(COLOURS):
        if has_bit(legal, Answer.TAKE + 2 * colour):
            this = colour_prospect(b, colour)
            if this < prospect:
                hardest, prospect = colour, this
    end = worse_end(b, s, b.seat) if s.row_length[b.seat] > 0 else LEFT
    return Answer.TAKE + 2 * hardest + end


@rule
def choose_belief(b: Mind, s: State) -> int:
    """Believes or doubts by what is recalled of the grave; in doubt, believes."""
    grave = s.bat_grave
    if not b.looked_into[grave]:
        b.reason = Why.TRUSTED
        return Answer.BELIEVE
    if b.inside[grave] == EMPTY:
        b.reason = Why.REMEMBERED_EMPTY
        return Answer.BELIEVE
    b.reason = Why.REMEMBERED_TAKEN
    return Answer.DOUBT


@rule
def leader_but(s: State, seat: int) -> int:
    """The other player with the fewest vampires."""
    leader = NOWHERE
    for other in range(s.players):
        if other != seat and (leader == NOWHERE or s.row_length[other] < s.row_length[leader]):
            leader = other
    return leader


@rule
def choose_count_grave(b: Mind, s: State, legal: int) -> int:
    """Sets the Count on a grave recalled to be empty, best one whose colour is of no use; else anywhere."""
    best, value, equals = NO_GRAVE, WORST, 0
    while legal != 0:
        grave = lowest_bit(legal)
        legal &= legal - 1
        this = 0.0
        if b.inside[grave] != EMPTY:
            this = -1.0
        elif b.looked_into[grave]:
            this = 1.0 if b.lid[grave] == UNKNOWN or not is_end_colour(s, b.seat, b.lid[grave]) else 0.5
        best, value, equals = keep_better(b, best, value, equals, grave, this)
    b.reason = Why.REMEMBERED_EMPTY if value > 0.0 else Why.GUESSED
    return best


@rule
def keep_better(
    b: Mind, best: int, value: float, equals: int, grave: int, this: float
) -> tuple[int, float, int]:
    """The better of two graves, its value and how many are as good; among equals each is as likely."""
    if this > value:
        return grave, this, 1
    if this == value:
        equals += 1
        if random_below(throw(b), equals) == 0:
            best = grave
    return best, value, equals
