"""The rule of thumb: go for the garment in reach most surely found, and look where much is unknown."""

import numpy as np

from geisterstunde.bots.dice import throw
from geisterstunde.games.through_the_wall.actions import OTHERS, WORD, WORDS, Other
from geisterstunde.games.through_the_wall.board import SPACES
from geisterstunde.games.through_the_wall.bots.mind import Mind
from geisterstunde.games.through_the_wall.bots.reasons import Why
from geisterstunde.games.through_the_wall.decks import backs_of
from geisterstunde.games.through_the_wall.garments import EACH_PART, NO_GARMENT, PARTS
from geisterstunde.games.through_the_wall.plan import Plan, is_adrift, space_in
from geisterstunde.games.through_the_wall.planner import NO_LIMIT, explore
from geisterstunde.games.through_the_wall.play import legal_word, legal_words
from geisterstunde.games.through_the_wall.public_state import public_castle
from geisterstunde.games.through_the_wall.state import DECKS, NO_DECK, Ask, State
from geisterstunde.kernel.bits import count_bits, has_bit, nth_bit
from geisterstunde.kernel.jit import entry, rule
from geisterstunde.kernel.playout import random_below
from geisterstunde.kernel.record import Floats, Ints

NEWS = 0.15  # what seeing an unknown card that one may need is worth, against finding a garment
SURE = 0.99
NEARER = 0.005  # without a garment in reach any other space is better than standing still
WHIM = 0.01  # between equals chance decides, or two players without a memory would dance for ever


@rule
def decide(b: Mind, s: State, plan: Plan) -> int:
    """A legal decision for the mind's seat; at the start of a turn, or where a plan fails, it plans."""
    if s.ask == Ask.SWAP:
        b.reason = Why.MIXED
        return any_legal(b, s)
    if b.done >= b.planned or not is_still_legal(b, s):
        if throw(b) >= b.care * 4294967296.0:
            b.reason = Why.CARELESS
            return any_legal(b, s)
        make_plan(b, s, plan)
    if b.done >= b.planned:
        return any_legal(b, s)
    b.done += 1
    return int(b.way[b.done - 1])


@rule
def is_still_legal(b: Mind, s: State) -> bool:
    """Whether the next decision of the plan can be made."""
    action = int(b.way[b.done])
    return has_bit(legal_word(s, b.seat, action // WORD), action % WORD)


@entry
def any_legal(b: Mind, s: State) -> int:
    """Anything that may be decided, a search before all: one looks where one stands."""
    legal = np.zeros(WORDS, dtype=np.int64)
    legal_words(s, b.seat, legal)
    searches = int(legal[OTHERS]) & (((1 << DECKS) - 1) << Other.SEARCH)
    if searches != 0:
        return WORD * OTHERS + nth_bit(searches, random_below(throw(b), count_bits(searches)))
    total = 0
    for word in range(WORDS):
        total += count_bits(int(legal[word]))
    pick = random_below(throw(b), total)
    for word in range(WORDS):
        here = int(legal[word])
        if pick < count_bits(here):
            return WORD * word + nth_bit(here, pick)
        pick -= count_bits(here)
    return WORD * OTHERS + Other.DONE


@rule
def make_plan(b: Mind, s: State, plan: Plan) -> None:
    """Plans the rest of the turn: the way to the most promising garment in reach, and its search."""
    worths, decks = np.zeros(SPACES), np.full(SPACES, NO_DECK)
    judge_spaces(b, s, worths, decks)
    want_by_worth(plan, worths)
    explore_from(b, s, plan, 0, NO_LIMIT)
    best, worth = 0, -1.0
    for number in range(plan.count):
        if not is_adrift(plan, number):
            here = worths[space_in(plan, number, b.seat)]
            if here > worth:
                best, worth = number, here
    space = space_in(plan, best, b.seat)
    take_way(b, plan, best, decks[space])
    explain_plan(b, s, space, decks[space])


@rule
def want_by_worth(plan: Plan, worths: Floats) -> None:
    """Better than a space is what promises more."""
    for space in range(SPACES):
        plan.better[space] = 0
        for other in range(SPACES):
            plan.better[space] |= int(worths[other] > worths[space]) << other


@rule
def explore_from(b: Mind, s: State, plan: Plan, most: int, steps: int) -> None:
    """Finds the castles within the moves this player thinks ahead; `most` and `steps` as in `explore`."""
    public_castle(s.castle, plan.castle)
    explore(plan, b.seat, min(int(s.moves_left), int(b.depth)), b.words, most, steps)


@rule
def judge_spaces(b: Mind, s: State, worths: Floats, decks: Ints) -> None:
    """What ending the moves on each space promises, and which deck to search there."""
    news = np.zeros(DECKS)
    for deck in range(DECKS):
        news[deck] = NEWS * unknown_cards(b, s, deck)
    for space in range(SPACES):
        if space != s.castle.ghost[b.seat]:
            worths[space] = NEARER * throw(b) / 4294967296.0
        if not is_wanted(s, b.seat, space):
            continue
        garment = int(s.garment[space])
        for deck in range(DECKS):
            worth = b.share[garment, deck] + news[deck] + WHIM * throw(b) / 4294967296.0
            if backs_of(s, deck) != 0 and worth > worths[space]:
                worths[space], decks[space] = worth, deck


@rule
def is_wanted(s: State, seat: int, space: int) -> bool:
    """Whether a space shows a garment for a part that a seat has not dressed."""
    garment = int(s.garment[space])
    return garment != NO_GARMENT and not has_bit(s.dressed[seat], garment // EACH_PART)


@rule
def unknown_cards(b: Mind, s: State, deck: int) -> float:
    """How many cards of a deck that the player may need are unknown to it."""
    backs = backs_of(s, deck)
    unknown = 0.0
    for part in range(len(PARTS)):
        if has_bit(backs, part) and not has_bit(s.dressed[b.seat], part):
            surest = 0.0
            for which in range(EACH_PART):
                surest = max(surest, b.share[EACH_PART * part + which, deck])
            unknown += 1.0 - surest
    return unknown


@rule
def take_way(b: Mind, plan: Plan, number: int, deck: int) -> None:
    """Writes the decisions that lead to a castle into the plan, and what ends the turn there."""
    length = 0
    node = number
    while plan.parent[node] >= 0:
        length += 1
        node = int(plan.parent[node])
    b.planned = length + 1
    b.done = 0
    b.way[length] = WORD * OTHERS + (Other.DONE if deck == NO_DECK else Other.SEARCH + deck)
    node = number
    while plan.parent[node] >= 0:
        length -= 1
        b.way[length] = plan.action[node]
        node = int(plan.parent[node])


@rule
def explain_plan(b: Mind, s: State, space: int, deck: int) -> None:
    """Notes why this way was chosen."""
    b.wanted = s.garment[space]
    if deck == NO_DECK:
        b.reason = Why.NOTHING_IN_REACH
        b.wanted = NO_GARMENT
    else:
        b.reason = Why.KNEW if b.share[b.wanted, deck] > SURE else Why.GUESSED
